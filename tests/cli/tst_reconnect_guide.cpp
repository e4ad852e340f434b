// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The guide to the reconnect storm, executed: its examples, its numbers, its flags.

#include "model/core/number_text.h"
#include "model/reconnect/reconnect.h"
#include "tests/cli/guide_page.h"

#include <QRegularExpression>

using namespace stormglass;
using namespace stormglass::tests;

namespace {

/// 20000 as "20,000".
QString grouped(int count)
{
    const QString digits = QString::number(count);
    return digits.size() > 3 ? digits.chopped(3) + u',' + digits.last(3) : digits;
}

/// Every sentence with a number, with the number worked out.
QStringList sentences()
{
    const Reconnect::Inputs inputs;
    return {u"%1 clients share %2 gateways, one of which restarts. Its %3 clients are back the "
            u"moment it is up, and ask for %4 members each"_s.arg(
                grouped(inputs.clients), grouped(inputs.gateways),
                grouped(inputs.clients / inputs.gateways), grouped(inputs.members)),
            u"the incident of 2015"_s};
}

} // namespace

class ReconnectGuide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_page = readGuidePage(u"reconnect.md"_s);
        QCOMPARE(m_page.examples.size(), 3U);
    }

    void everyExampleIsWhatTheProgramPrints()
    {
        for (const Example& example : m_page.examples) {
            QCOMPARE(missingLine(example), QString());
        }
    }

    void everySentencesNumbersAreComputed()
    {
        QString prose = m_page.prose;
        for (const QString& sentence : sentences()) {
            QVERIFY2(prose.contains(sentence), qPrintable(sentence));
            prose.remove(sentence);
        }
        const auto left = QRegularExpression(u"[^\n]*\\d[^\n]*"_s).match(prose);
        QVERIFY2(!left.hasMatch(), qPrintable(left.captured()));
    }

    void everyFlagOfThePageExists() { QCOMPARE(unknownFlag(m_page, u"reconnect"_s), QString()); }

private:
    GuidePage m_page;
};

QTEST_GUILESS_MAIN(ReconnectGuide)
#include "tst_reconnect_guide.moc"
