// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The house's rules, executed over the checkout. Each rule is first shown a fault, so that it is
// known to see one.

#include "tests/architecture/house_rules.h"

#include <QFile>
#include <QTest>

using namespace stormglass::architecture;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(stormglass::architecture::Rule)

class HouseRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_tree = readSourceTree(QStringLiteral(STORMGLASS_SOURCE_DIR));
        QVERIFY(m_tree.size() > 80);
    }

    void everyFileKeepsTheRule_data()
    {
        QTest::addColumn<Rule>("rule");
        QTest::newRow("the arrow points one way") << Rule(layerViolations);
        QTest::newRow("instruments are functions") << Rule(purityViolations);
        QTest::newRow("one parameter table") << Rule(parameterViolations);
        QTest::newRow("kinds of values") << Rule(kindViolations);
        QTest::newRow("banned calls") << Rule(bannedCallViolations);
        QTest::newRow("small files") << Rule(sizeViolations);
        QTest::newRow("form") << Rule(formViolations);
    }

    void everyFileKeepsTheRule()
    {
        QFETCH(Rule, rule);
        QStringList found;
        for (const SourceFile& file : m_tree) {
            const QStringList violations = rule(file);
            for (const QString& violation : violations) {
                found << file.path + u": "_s + violation;
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
    }

    void rulesSeeFaults_data()
    {
        QTest::addColumn<Rule>("rule");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        const auto fault = [](const char* name, Rule rule, const QString& path,
                              const QString& text) {
            QTest::newRow(name) << rule << path << text;
        };
        fault("model includes ui", layerViolations, u"model/core/a.h"_s,
              u"#include \"ui/widgets/look.h\"\n"_s);
        fault("core includes an instrument", layerViolations, u"model/core/a.cpp"_s,
              u"#include \"model/amplification/retry_loop.h\"\n"_s);
        fault("instrument includes another", layerViolations, u"model/chain/a.cpp"_s,
              u"#include \"model/amplification/retry_loop.h\"\n"_s);
        fault("instrument includes Qt", layerViolations, u"model/amplification/a.cpp"_s,
              u"#include <QString>\n"_s);
        fault("sampling includes widgets", layerViolations, u"model/sampling/a.cpp"_s,
              u"#include <QWidget>\n"_s);
        fault("command line includes ui", layerViolations, u"app/cli/a.cpp"_s,
              u"#include \"ui/widgets/look.h\"\n"_s);
        fault("ui includes app", layerViolations, u"ui/shell/a.cpp"_s,
              u"#include \"app/desktop/options.h\"\n"_s);
        fault("widgets include shell", layerViolations, u"ui/widgets/a.cpp"_s,
              u"#include \"ui/shell/document.h\"\n"_s);
        fault("charts outside ui/charts", layerViolations, u"ui/shell/a.cpp"_s,
              u"#include <QtCharts/QChart>\n"_s);
        fault("code outside the layers", layerViolations, u"helpers/a.cpp"_s, u"\n"_s);
        fault("clock", purityViolations, u"model/core/a.cpp"_s,
              u"auto t = std::chrono::steady_clock::now();"_s);
        fault("distribution", purityViolations, u"model/core/a.cpp"_s,
              u"std::normal_distribution<> d;"_s);
        fault("static state", purityViolations, u"model/amplification/a.cpp"_s,
              u"    static int counter = 0;\n"_s);
        fault("output", purityViolations, u"model/amplification/a.cpp"_s, u"std::cout << 1;"_s);
        fault("parameter key written twice", parameterViolations, u"app/cli/a.cpp"_s,
              u"add(\"events-per-minute\");"_s);
        fault("flag written twice", parameterViolations, u"app/cli/a.cpp"_s,
              u"add(\"--rounds\");"_s);
        fault("kind in an instrument", kindViolations, u"model/amplification/a.cpp"_s,
              u"if (info.kind == Kind::Rows) {"_s);
        fault("kind in the document", kindViolations, u"ui/shell/a.cpp"_s, u"case Kind::Choice:"_s);
        fault("OpenGL", bannedCallViolations, u"ui/charts/a.cpp"_s,
              u"series->setUseOpenGL(true);"_s);
        fault("append", bannedCallViolations, u"ui/charts/a.cpp"_s, u"series->append(1, 2);"_s);
        fault("nested loop", bannedCallViolations, u"ui/shell/a.cpp"_s,
              u"QMessageBox::warning(this, a, b);"_s);
        fault("long file", sizeViolations, u"ui/shell/a.cpp"_s, QString(401, u'\n'));
        fault("thick main", sizeViolations, u"app/cli/main.cpp"_s, QString(21, u'\n'));
        fault("no licence", formViolations, u"ui/a.cpp"_s, u"int a;\n"_s);
        fault("no guard", formViolations, u"ui/a.h"_s, u"// SPDX-FileCopyrightText: x\n"_s);
        fault("no docstring", formViolations, u"ui/a.h"_s,
              u"// SPDX-FileCopyrightText: x\n\n#pragma once\n\nstruct Bare {\n};\n"_s);
        fault("machine path", formViolations, u"README.md"_s, u"see /hom"_s + u"e/me/x"_s);
        fault("bare reminder", formViolations, u"ui/a.txt"_s, u"TO"_s + u"DO\n"_s);
    }

    void rulesSeeFaults()
    {
        QFETCH(Rule, rule);
        QFETCH(QString, path);
        QFETCH(QString, text);
        QVERIFY(!rule({path, text}).isEmpty());
    }

    void rulesLetGoodFilesPass()
    {
        const SourceFile good{
            u"ui/charts/a.h"_s,
            u"// SPDX-FileCopyrightText: x\n\n#pragma once\n\n#include <QtCharts/QChart>\n\n"
            u"/// A thing.\nstruct Thing {\n};\n"_s};
        for (const Rule rule :
             {layerViolations, purityViolations, parameterViolations, kindViolations,
              bannedCallViolations, sizeViolations, formViolations}) {
            QCOMPARE(rule(good), QStringList());
        }
    }

    /// The targets must not be able to break the arrow either.
    void theModelLinksNoWidgets()
    {
        for (const SourceFile& file : m_tree) {
            if (file.path == u"model/CMakeLists.txt"_s ||
                file.path == u"app/cli/CMakeLists.txt"_s) {
                for (const auto* module : {"Widgets", "Charts", "Gui", "stormglass_ui"}) {
                    QVERIFY2(!file.text.contains(QString::fromLatin1(module)), module);
                }
            }
        }
    }

    void theTopLevelIsFixed()
    {
        QStringList unexpected;
        const QStringList known{u"app"_s,       u"model"_s,           u"ui"_s,
                                u"resources"_s, u"tests"_s,           u"packaging"_s,
                                u"LICENSES"_s,  u"CMakeLists.txt"_s,  u"CMakePresets.json"_s,
                                u"README.md"_s, u"CONTRIBUTING.md"_s, u"CHANGELOG.md"_s};
        for (const SourceFile& file : m_tree) {
            const QString top = file.path.section(u'/', 0, 0);
            if (!known.contains(top) && !top.startsWith(u'.') && !unexpected.contains(top)) {
                unexpected << top;
            }
        }
        QCOMPARE(unexpected, QStringList());
    }

private:
    std::vector<SourceFile> m_tree;
};

QTEST_GUILESS_MAIN(HouseRules)
#include "tst_house_rules.moc"
