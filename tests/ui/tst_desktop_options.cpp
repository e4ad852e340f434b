// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/options.h"

#include <QTest>

using namespace stormglass;
using namespace Qt::StringLiterals;

class DesktopOptionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaultsOpenAWindow()
    {
        const auto options = parseDesktopOptions({});
        QVERIFY(options.ok());
        QVERIFY(options.value().screenshot.isEmpty() && options.value().answer.empty());
        QCOMPARE(options.value().size, QSize(1600, 900));
    }

    void everythingIsRead()
    {
        const auto options = parseDesktopOptions(
            {"--screenshot", "a b.png", "--size", "1280x720", "--theme", "dark"});
        QVERIFY(options.ok());
        QCOMPARE(options.value().screenshot, u"a b.png"_s);
        QCOMPARE(options.value().size, QSize(1280, 720));
        QVERIFY(options.value().theme == ui::Theme::Dark);
    }

    void helpAndVersionAreAnswers()
    {
        QVERIFY(parseDesktopOptions({"--help"}).value().answer.find("--screenshot") !=
                std::string::npos);
        QVERIFY(parseDesktopOptions({"--version"}).value().answer.starts_with("stormglass "));
    }

    void refuses_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("size without x") << QStringList{u"--size"_s, u"1600"_s} << u"is no size"_s;
        QTest::newRow("huge") << QStringList{u"--size"_s, u"99999x900"_s} << u"320 to 10000"_s;
        QTest::newRow("negative") << QStringList{u"--size"_s, u"-5x900"_s} << u"is no size"_s;
        QTest::newRow("text") << QStringList{u"--size"_s, u"axb"_s} << u"is no size"_s;
        QTest::newRow("theme") << QStringList{u"--theme"_s, u"blue"_s} << u"is no theme"_s;
        QTest::newRow("no name") << QStringList{u"--screenshot"_s, u""_s}
                                 << u"does not end in .png"_s;
        QTest::newRow("other format")
            << QStringList{u"--screenshot"_s, u"a.jpg"_s} << u"does not end in .png"_s;
        QTest::newRow("no value") << QStringList{u"--theme"_s} << u"its value is missing"_s;
        QTest::newRow("word") << QStringList{u"storm"_s} << u"was not expected"_s;
        QTest::newRow("token") << QStringList{u"xoxb-1234-secret"_s} << u"a Slack token stands"_s;
        QTest::newRow("token as a value")
            << QStringList{u"--theme=xoxb-1234-secret"_s} << u"a Slack token stands"_s;
        QTest::newRow("unknown") << QStringList{u"--bogus"_s} << u"there is no such flag"_s;
    }

    void refuses()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        std::vector<std::string> texts;
        for (const QString& argument : std::as_const(arguments)) {
            texts.push_back(argument.toStdString());
        }
        const auto options = parseDesktopOptions(texts);
        QVERIFY(!options.ok());
        QVERIFY2(QString::fromStdString(options.problem().sentence()).contains(words),
                 options.problem().sentence().c_str());
        QVERIFY(options.problem().sentence().find("secret") == std::string::npos);
    }
};

QTEST_GUILESS_MAIN(DesktopOptionsTest)
#include "tst_desktop_options.moc"
