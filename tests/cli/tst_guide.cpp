// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The user guide's page, executed: every example is run, every number in its sentences computed.

#include "model/amplification/amplification.h"
#include "model/amplification/disable_rule.h"
#include "model/amplification/event_cap.h"
#include "model/core/number_text.h"
#include "tests/cli/guide_page.h"

#include <QRegularExpression>
#include <QTest>

using namespace stormglass;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;

namespace {

using Inputs = Amplification::Inputs;

QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString fixed(double value, int decimals)
{
    return QString::fromStdString(fixedText(value, decimals));
}

QString percent(double fraction, int decimals)
{
    return fixed(fraction * 100.0, decimals) + u" %"_s;
}

amplification::Equilibria exact(const Inputs& inputs)
{
    return Amplification::evaluate(inputs).exact;
}

QString edgesRow(double missRate)
{
    const auto ends = exact({.missRate = missRate});
    return u"| %1 | %2 | %3 |"_s.arg(percent(missRate, 0), percent(ends.tipsAtLoad.value_or(0), 1),
                                     percent(ends.returnsAtLoad.value_or(0), 1));
}

/// 30000 as "30,000".
QString grouped(double value)
{
    QString text = QString::number(value, 'f', 0);
    return text.insert(text.size() - 3, u',');
}

/// The sentences with numbers in them, built from what the model says.
QStringList sentences()
{
    using namespace amplification;
    const Inputs cliff{.eventsPerMinute = 35.0, .callsPerEvent = 1.0, .missRate = 0.3};
    const Inputs note{.eventsPerMinute = 39.0, .callsPerEvent = 1.0, .missRate = 0.2};
    const Inputs sample{.eventsPerMinute = 38.4, .callsPerEvent = 1.0};
    const auto measured = Amplification::evaluate(sample);
    const auto tippingOf = [](const Inputs& inputs) {
        return percent(exact(inputs).tippingMissRate.value_or(0.0), 1);
    };
    const int retries = Inputs{}.maxRetries;
    return {
        u"retried %1 times, so %2 deliveries are"_s.arg(retries).arg(deliveriesPerEvent(1.0)),
        u"at most %1 times, rounding"_s.arg(Inputs{}.rounds),
        u"the walk's: %1 calm, %2 storm or little of the budget left, %3 unusable input"_s
            .arg(run({u"amplify"_s, u"--events-per-minute"_s, u"10"_s}).exitCode)
            .arg(run({u"amplify"_s, u"--events-per-minute"_s, u"40"_s}).exitCode)
            .arg(run({u"amplify"_s}).exitCode),
        u"`collapsed` from %1 missed, `disabling` from %2."_s.arg(percent(collapseThreshold, 0),
                                                                  percent(disableThreshold, 0)),
        u"At 47.50 events the same app stays at %1 missed"_s.arg(
            percent(exact({.eventsPerMinute = 47.5, .callsPerEvent = 1.0}).settlesAt, 0)),
        u"Here %1 are missed"_s.arg(percent(cliff.missRate, 0)),
        u"slow minute makes it %1."_s.arg(tippingOf(cliff)),
        u"climbs to %1,"_s.arg(percent(exact(cliff).collapsesTo, 1)),
        edgesRow(0.05),
        edgesRow(0.2),
        edgesRow(0.3),
        edgesRow(0.4),
        u"At 1.18 calls a loop that is still calm stays calm, but one that has collapsed stays at "
        "%1 missed"_s.arg(percent(exact({.callsPerEvent = 1.18}).collapsesTo, 1)),
        u"refused: %1 of them"_s.arg(
            percent(Amplification::evaluate({}).demand.throttledFraction, 1)),
        u"With 0.2 retries an event the storm above settles at %1 instead of %2."_s.arg(
            percent(exact({.retryBudget = 0.2}).settlesAt, 1), percent(exact({}).settlesAt, 1)),
        u"more than %1 of the delivery attempts within an hour"_s.arg(percent(disableThreshold, 0)),
        u"fewer than %1 events"_s.arg(grouped(documentedExemptionPerHour)),
        u"at most %1 deliveries an hour"_s.arg(grouped(eventCapPerHour)),
        u"At 40 % missed the prose says 1.7 deliveries; the sum is %1. At 80 % it says 3.4; the "
        "sum is %2."_s.arg(deliveriesPerEvent(0.4))
            .arg(deliveriesPerEvent(0.8)),
        u"not so at 39 events, 1 call and 20 % missed, which is %1 and tips past %2."_s.arg(
            qt(word(exact(note).verdict)), tippingOf(note)),
        u"calls %1 % `tight`. The code calls it `%2`, and exits with %3, not 0"_s.arg(
            fixed(measured.demand.sharePercent, 1), qt(word(measured.demand.verdict)),
            measured.calmInTheNote() ? u"0"_s : u"1"_s),
    };
}

/// Numbers that are names, thresholds without a name in the model, or somebody's report.
QStringList quoted()
{
    return {u"and a 429*"_s, u"from 0.01 over the base"_s, u"step under 0.001"_s,
            u"disabled at 604 attempts"_s};
}

} // namespace

class Guide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_page = readGuidePage(u"amplification.md"_s);
        QVERIFY(m_page.examples.size() >= 6);
    }

    /// The lines shown come in that order; "…" stands for lines left out.
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

    /// The two thresholds that are quoted above, and the walk that does not reach "elevated".
    void theRungsAreWhereThePageSaysTheyAre()
    {
        using namespace amplification;
        QCOMPARE(settleVerdict(0.05 + 0.01, 0.05), LoopVerdict::Stable);
        QCOMPARE(settleVerdict(0.0601, 0.05), LoopVerdict::Elevated);
        for (int hundredth = 4751; hundredth < 4800; ++hundredth) {
            const Inputs inputs{.eventsPerMinute = hundredth / 100.0, .callsPerEvent = 1.0};
            QVERIFY(Amplification::evaluate(inputs).loop.verdict != LoopVerdict::Elevated);
        }
        QCOMPARE(exact({.eventsPerMinute = 47.51, .callsPerEvent = 1.0}).verdict,
                 ExactVerdict::Elevated);
    }

    /// The page names no flag that the command does not have.
    void everyFlagOfThePageExists() { QCOMPARE(unknownFlag(m_page, u"amplify"_s), QString()); }

private:
    GuidePage m_page;
};

QTEST_GUILESS_MAIN(Guide)
#include "tst_guide.moc"
