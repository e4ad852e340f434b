// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "tests/ui/metrics_fixture.h"
#include "ui/shell/metrics_column_dialog.h"

#include <QSignalSpy>
#include <QThreadPool>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// After the trouble twelve calls a row are satisfied while more fail.
QByteArray limitInMetrics()
{
    QByteArray text = "time,edge,calls,successes,distinct\n";
    for (int row = 1; row <= 60; ++row) {
        const bool trouble = row > 20 && row <= 40;
        text += QByteArray::number(row * 60) + (trouble     ? ",4,25,1,4\n"
                                                : row == 41 ? ",4,30,12,4\n"
                                                            : ",4,4,4,4\n");
    }
    return text;
}

} // namespace

/// Metrics beside the retry chain's run, in the whole window.
class MetricsOverlayTest : public QObject, private MetricsFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(start()); }

    void cleanup() { m_shown.reset(); }

    void measuredCurvesStandBesideTheRuns()
    {
        QVERIFY(openText(stormInMetrics()));
        const Chart& calls = card("calls").chart();
        QCOMPARE(calls.series.back().name, std::string("Measured distinct"));
        QCOMPARE(calls.series.at(4).name, std::string("Measured edge"));
        QCOMPARE(calls.series.at(3).name, std::string("Measured calls"));
        QCOMPARE(calls.series.at(3).points.at(20), (Point{21.0, 25.0}));
        QCOMPARE(calls.stretches.back().from, 20.5);
        QCOMPARE(calls.stretches.back().to, 40.5);
        QCOMPARE(card("success").chart().series.back().name, std::string("Measured success"));
        const Series& amplification = card("amplification").chart().series.back();
        QCOMPARE(amplification.name, std::string("Measured amplification"));
        QCOMPARE(amplification.points.at(20), (Point{21.0, 6.25}));
        QVERIFY(label(u"verdictSentence"_s)
                    .startsWith(u"Measured in metrics.csv: calls a row from 4 to 25"_s));
        QVERIFY(note().contains(u"metrics.csv: 60 rows, 1 left out."_s));
        QVERIFY(note().contains(u"column calls of line 62"_s));
        QCOMPARE(m_shown->settings.metricsFile(), m_folder.filePath(u"metrics.csv"_s));
    }

    /// The curves stay while parameters change, and go when the metrics are closed.
    void closingTakesThemAway()
    {
        QVERIFY(openText(stormInMetrics()));
        m_shown->document.edit("chain", {0, 8.0});
        QVERIFY(m_shown->settle());
        QCOMPARE(card("calls").chart().series.size(), std::size_t{6});
        action(u"Close metrics"_s)->trigger();
        QVERIFY(m_shown->settle());
        QCOMPARE(card("calls").chart().series.size(), std::size_t{3});
        QVERIFY(!action(u"Close metrics"_s)->isEnabled());
        QVERIFY(!label(u"verdictSentence"_s).contains(u"Measured"_s));
    }

    /// The measurement's verdict does not stand as the run's, nor the run's as the measurement's.
    void eachVerdictHasItsOwnEvidence()
    {
        m_shown->document.edit("chain",
                               {rowOf(Chain::parameters(), &Chain::Inputs::allowance), 1.0});
        QVERIFY(m_shown->settle());
        QCOMPARE(evidenceTitles(), QStringList{u"Evidence"_s});
        QVERIFY(openText(stormInMetrics()));
        QCOMPARE(evidenceTitles(), (QStringList{u"Measured in metrics.csv: retry storm"_s,
                                                u"Evidence of the run: fault without retries"_s}));
        QCOMPARE(label(u"verdictWord"_s), u"retry storm"_s);
        QVERIFY(
            label(u"verdictDetail"_s).contains(u"The run beside it is fault without retries."_s));
        action(u"Close metrics"_s)->trigger();
        QVERIFY(m_shown->settle());
        QCOMPARE(evidenceTitles(), QStringList{u"Evidence"_s});
    }

    void fittingIsOneStepOfUndo()
    {
        QVERIFY(!action(u"Fit to metrics"_s)->isEnabled());
        QVERIFY(openText(stormInMetrics()));
        action(u"Fit to metrics"_s)->trigger();
        const auto inputs = [this] {
            return inputsFrom(Chain::parameters(), m_shown->document.values("chain"));
        };
        QTRY_COMPARE(inputs().faultStart, 21);
        QCOMPARE(inputs().faultEnd, 40);
        QCOMPARE(inputs().rounds, 60);
        QCOMPARE(inputs().capacity, 12); // which is not seen at its limit
        QVERIFY(note().contains(u"it is at least 4"_s));
        QCOMPARE(inputs().faultCapacity, 1);
        m_shown->document.undoStack().undo();
        QCOMPARE(inputs(), Chain::Inputs());
    }

    /// What is moved while a fit is being found stays moved.
    void aFitPutsNothingBack()
    {
        QVERIFY(openText(stormInMetrics()));
        m_metrics->fit();
        m_shown->document.edit("chain",
                               {rowOf(Chain::parameters(), &Chain::Inputs::allowance), 2.0});
        const auto inputs = [this] {
            return inputsFrom(Chain::parameters(), m_shown->document.values("chain"));
        };
        QTRY_COMPARE(inputs().faultStart, 21);
        QCOMPARE(inputs().allowance, 2);
    }

    /// The run's capacity is the dependency's only once somebody has said so.
    void onlyAKnownCapacityTellsWhatIsAffordable()
    {
        const auto tells = [this] {
            return evidence().contains(u"headroom:"_s);
        };
        const auto setCapacity = [this](double calls) {
            m_shown->document.edit("chain",
                                   {rowOf(Chain::parameters(), &Chain::Inputs::capacity), calls});
            return m_shown->settle();
        };
        QVERIFY(openText(limitInMetrics()));
        QVERIFY(!tells());
        QVERIFY(setCapacity(20.0));
        QVERIFY(tells());
        m_metrics->fit(); // finds the default's own number
        QTRY_COMPARE(numberOf(m_shown->document.values("chain").at(
                         rowOf(Chain::parameters(), &Chain::Inputs::capacity))),
                     12.0);
        QVERIFY(m_shown->settle());
        QVERIFY(tells());
    }

    /// The first is read when the second is asked for, and counts no more: neither its question nor
    /// its rows appear, least of all under the other's name.
    void ofTwoFilesInARowTheLaterCounts()
    {
        const QString storm = write(u"storm.csv"_s, stormInMetrics());
        const QString unclear = write(u"own.csv"_s, "when,rpc\n60,4\n120,25\n");
        const auto openBoth = [this](const QString& one, const QString& other) {
            QSignalSpy ended(m_metrics, &MetricsOverlay::readingEnded);
            m_metrics->open(one);
            QThreadPool::globalInstance()->waitForDone();
            m_metrics->open(other);
            return QTest::qWaitFor([this] { return !m_metrics->isReading(); }) &&
                   m_shown->settle() && ended.count() == 1;
        };
        const auto dialog = [this] {
            return m_shown->window.findChild<MetricsColumnDialog*>();
        };
        QVERIFY(openBoth(unclear, storm));
        QVERIFY(dialog() == nullptr);
        QVERIFY(label(u"verdictSentence"_s).contains(u"Measured in storm.csv"_s));
        QCOMPARE(m_shown->settings.metricsFile(), storm);
        action(u"Close metrics"_s)->trigger();
        QVERIFY(openBoth(storm, unclear));
        QVERIFY(!m_metrics->isOpen());
        QVERIFY(dialog() != nullptr);
        QCOMPARE(m_shown->settings.metricsFile(), storm);
    }

    /// What cannot be read is said, and what was shown stays.
    void aBadFileChangesNothing()
    {
        QVERIFY(openText(stormInMetrics()));
        QVERIFY(openText("time,calls\n1,x\n"));
        QVERIFY(note().contains(u"not one usable row"_s));
        QVERIFY(openText("time\n1\n"));
        QVERIFY(note().contains(u"known to hold the calls"_s));
        QCOMPARE(card("calls").chart().series.size(), std::size_t{6});
        m_metrics->open(u"/no/such/file"_s);
        QTRY_VERIFY(!m_metrics->isReading());
        QVERIFY(note().contains(u"/no/such/file: there is no such file"_s));
    }
};

QTEST_MAIN(MetricsOverlayTest)
#include "tst_metrics_overlay.moc"
