// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The guide to failover, executed: its examples, its numbers, its flags.

#include "model/core/number_text.h"
#include "model/failover/failover.h"
#include "tests/cli/guide_page.h"

#include <QRegularExpression>

using namespace stormglass;
using namespace stormglass::failover;
using namespace stormglass::tests;

namespace {

QString number(double value) { return QString::fromStdString(shortestText(value)); }

/// Every sentence with a number, with the number worked out.
QStringList sentences()
{
    const Failover::Inputs inputs;
    const Failover::Result result = Failover::evaluate(inputs);
    const auto lost = [&result](Policy policy) {
        return QString::fromStdString(
            percentText(result.of(policy).expected.of(EventOutcome::Lost), 3));
    };
    return {
        u"after Slack's %1 s where nobody answers"_s.arg(number(slackTimeout)),
        u"The mark is fresh for %1 s unless"_s.arg(number(inputs.cacheLifetime)),
        u"the hub down for %1 s and the cloud copy for %2 s on average, the probe loses %3 of the "
        u"events, down-cache %4 and the others more"_s.arg(
            number(inputs.localDownLength), number(inputs.cloudDownLength), lost(Policy::Probe),
            lost(Policy::DownCache)),
    };
}

/// Numbers that are names or forms.
QStringList quoted()
{
    return {u"A 200 ends the event"_s, u"was told 200"_s, u"a failure being a 503"_s,
            u"its 200 ends the event"_s};
}

} // namespace

class FailoverGuide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_page = readGuidePage(u"failover.md"_s);
        QVERIFY(m_page.examples.size() >= 4);
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
        for (const QString& sentence : sentences() + quoted()) {
            QVERIFY2(prose.contains(sentence), qPrintable(sentence));
            prose.remove(sentence);
        }
        const auto left = QRegularExpression(u"[^\n]*\\d[^\n]*"_s).match(prose);
        QVERIFY2(!left.hasMatch(), qPrintable(left.captured()));
    }

    void theOthersLoseMore()
    {
        const Failover::Result result = Failover::evaluate({});
        const auto lost = [&result](Policy policy) {
            return result.of(policy).expected.of(EventOutcome::Lost);
        };
        QVERIFY(lost(Policy::AckRetries) > lost(Policy::DownCache));
        QVERIFY(lost(Policy::PassThrough) > lost(Policy::DownCache));
    }

    void everyFlagOfThePageExists() { QCOMPARE(unknownFlag(m_page, u"failover"_s), QString()); }

private:
    GuidePage m_page;
};

QTEST_GUILESS_MAIN(FailoverGuide)
#include "tst_failover_guide.moc"
