// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/failover.h"
#include "model/instruments.h"
#include "tests/model/any_value.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace stormglass;
using namespace stormglass::failover;
using namespace Qt::StringLiterals;

namespace {

using Inputs = Failover::Inputs;

Chart chart(const Inputs& inputs, std::string_view id)
{
    const std::vector<Chart> charts = Failover::plot(inputs, Failover::evaluate(inputs));
    return *std::ranges::find(charts, id, &Chart::id);
}

std::string_view mapOf(Policy policy) { return Failover::maps.at(placeOf(policy)); }

/// A bar as text, "2 0…600 down".
QString told(const LaneBar& bar)
{
    return u"%1 %2…%3 %4"_s.arg(bar.lane).arg(bar.from).arg(bar.to).arg(
        QString::fromStdString(bar.words));
}

QString told(const Marker& marker)
{
    return u"%1 %2 %3"_s.arg(marker.at.y)
        .arg(marker.at.x)
        .arg(QString::fromStdString(marker.words));
}

QString told(const LaneArrow& arrow)
{
    return u"%1 %2→%3"_s.arg(arrow.at).arg(arrow.from).arg(arrow.to);
}

template <class Things>
QStringList toldAll(const Things& things)
{
    QStringList all;
    for (const auto& thing : things) {
        all << told(thing);
    }
    return all;
}

bool isWords(const std::string& text)
{
    return !text.empty() && text.find("nan") == std::string::npos &&
           text.find("inf ") == std::string::npos;
}

/// Everything lies on its axis or in a lane, and everything that is told has words.
bool isWhole(const Chart& chart)
{
    const auto isLane = [&chart](std::size_t lane) {
        return lane < chart.lanes.size();
    };
    bool whole = isWords(chart.summary) && isWords(chart.title) && isWords(chart.subtitle);
    whole &= !chart.map || isWhole(*chart.map);
    whole &= chart.x.maximum > chart.x.minimum;
    for (const LaneBar& bar : chart.bars) {
        whole &= isLane(bar.lane) && bar.from < bar.to && bar.from >= chart.x.minimum &&
                 bar.from <= chart.x.maximum && (bar.to <= chart.x.maximum || std::isinf(bar.to)) &&
                 isWords(bar.words);
    }
    for (const Marker& marker : chart.markers) {
        whole &= chart.x.range().contains(marker.at.x) && marker.at.y == std::floor(marker.at.y) &&
                 isLane(static_cast<std::size_t>(marker.at.y)) && isWords(marker.words);
    }
    for (const LaneArrow& arrow : chart.arrows) {
        whole &= isLane(arrow.from) && isLane(arrow.to) && chart.x.range().contains(arrow.at);
    }
    return whole;
}

} // namespace

class FailoverCharts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTimelineShowsWhatEachDeliveryMet()
    {
        const Chart timeline = chart({}, Failover::timeline);
        QCOMPARE(timeline.lanes,
                 (std::vector<std::string>{"Slack", "Worker", "Local hub", "Cloud copy"}));
        QVERIFY(timeline.x.scale == Scale::LogarithmicFromZero && timeline.x.minimum == 0.0);
        QVERIFY(timeline.x.maximum > 300.0 && timeline.x.maximum < 600.0);
        QCOMPARE(toldAll(timeline.bars),
                 (QStringList{u"2 0…inf down"_s, u"3 0…30 down"_s, u"1 0…5 down cache fresh"_s,
                              u"3 60…61 turn runs"_s}));
        QCOMPARE(toldAll(timeline.markers),
                 (QStringList{u"0 0 503"_s, u"2 0 530"_s, u"3 0 500"_s, u"0 1 503"_s, u"3 1 500"_s,
                              u"0 60 200"_s, u"2 60 health 530"_s, u"3 60 200"_s}));
        QCOMPARE(toldAll(timeline.arrows),
                 (QStringList{u"0 0→1"_s, u"0 1→2"_s, u"0 1→3"_s, u"1 0→1"_s, u"1 1→3"_s,
                              u"60 0→1"_s, u"60 1→2"_s, u"60 1→3"_s}));
        QCOMPARE(timeline.summary,
                 std::string("First delivery: 503, retry 1 at 1 s: 503, retry 2 at 60 s: 200. "
                             "Answered once."));
        QVERIFY(timeline.bars[0].weight == BarWeight::Full);
        QVERIFY(timeline.bars[2].weight == BarWeight::Slim);
        QVERIFY(timeline.markers[0].fill == MarkerFill::Hollow);
        QVERIFY(timeline.markers[5].fill == MarkerFill::Filled);
    }

    /// An ack that loses the event has the tone of it.
    void theTimelineIsColouredByTheOutcome()
    {
        const Chart lost = chart({.policy = Policy::PassThrough}, Failover::timeline);
        QVERIFY(lost.markers.back().words == "200" && lost.markers.back().tone == Tone::Failing);
        QVERIFY(lost.arrows.back().tone == Tone::Failing);
        QVERIFY(std::ranges::none_of(
            lost.bars, [](const LaneBar& bar) { return bar.words == "down cache fresh"; }));
        const Chart twice =
            chart({.localDownLength = 0.0, .localSlowLength = 600.0, .cloudDownLength = 0.0},
                  Failover::timeline);
        QCOMPARE(toldAll(twice.bars),
                 (QStringList{u"2 0…inf slow"_s, u"2 0…10 turn runs"_s, u"3 3…4 turn runs"_s}));
        QVERIFY(twice.bars.back().tone == Tone::Caution);
    }

    void windowsAreBarsToo()
    {
        Inputs inputs = Inputs::calm();
        inputs.localDown = {{5.0, 20.0}, {1000.0, 2000.0}};
        inputs.cloudDown = {{2.0, std::numeric_limits<double>::infinity()}};
        QCOMPARE(toldAll(chart(inputs, Failover::timeline).bars),
                 (QStringList{u"2 5…20 down"_s, u"3 2…inf down"_s, u"2 0…1 turn runs"_s}));
    }

    void aColdRetryKnowsNoCache()
    {
        const Inputs cold{.retryIsolate = Failover::RetryIsolate::Another};
        QCOMPARE(toldAll(chart(cold, Failover::timeline).bars),
                 (QStringList{u"2 0…inf down"_s, u"3 0…30 down"_s, u"3 60…61 turn runs"_s}));
    }

    /// A lane for each policy, bars end to end.
    void theExpectedRatesAreEndToEnd()
    {
        const Inputs inputs{.localSlowLength = 20.0};
        const Failover::Result result = Failover::evaluate(inputs);
        const Chart expected = chart(inputs, Failover::expectedRates);
        QCOMPARE(expected.lanes,
                 (std::vector<std::string>{"Probe", "Down cache", "Ack retries", "Pass-through"}));
        std::array<double, 4> ends{};
        std::set<std::string> words;
        for (const LaneBar& bar : expected.bars) {
            QCOMPARE(bar.from, ends.at(bar.lane));
            ends.at(bar.lane) = bar.to;
            words.insert(bar.words.substr(0, bar.words.find_last_of("0123456789") + 1));
        }
        for (const double end : ends) {
            QVERIFY(std::abs(end - 1.0) < 1e-12);
        }
        const double lost = result.of(Policy::PassThrough).expected.of(EventOutcome::Lost);
        QVERIFY(words.contains("Lost " +
                               percentText(lost, 3).substr(0, percentText(lost, 3).find(' '))));
        QVERIFY(expected.x.maximum == 1.0 && expected.x.unit == units::percent);
    }

    /// Every cell is what deliver() says at the slider's value next to the middle of the cell, and
    /// the shares count them; at 0 there is no outage.
    void theMapsAreCellsOfEvents()
    {
        const Inputs inputs{.cacheLifetime = 100.0};
        const Failover::Result result = Failover::evaluate(inputs);
        for (const Policy policy : policies) {
            const Chart map = chart(inputs, mapOf(policy));
            QCOMPARE(map.map->cells.size(), Failover::mapSize * Failover::mapSize);
            std::array<std::size_t, 5> counts{};
            for (std::size_t cell = 0; cell < map.map->cells.size(); ++cell) {
                ++counts.at(map.map->cells[cell]);
                if (cell % 97 != 0) {
                    continue;
                }
                const auto at = [](std::size_t place, const Axis& axis) {
                    return std::round(
                        valueAt((double(place) + 0.5) / double(Failover::mapSize), axis));
                };
                Inputs here = inputs;
                here.localDownLength = at(cell % Failover::mapSize, map.x);
                here.cloudDownLength = at(cell / Failover::mapSize, map.left);
                const EventEnd end = deliver(here.setup(), policy).end;
                QCOMPARE(map.map->cells[cell], classOf(end));
            }
            const auto& shares = result.of(policy).map.shares;
            const double cells = double(map.map->cells.size());
            QCOMPARE(shares[0], double(counts[0] + counts[4]) / cells);
            for (std::size_t outcome = 1; outcome < shares.size(); ++outcome) {
                QCOMPARE(shares.at(outcome), double(counts.at(outcome)) / cells);
            }
        }
    }

    void whereThereIsNoOutageTheMapsSayWhatTheFindingSays()
    {
        Inputs inputs;
        inputs.localDownLength = 0.0;
        const Failover::Result result = Failover::evaluate(inputs);
        for (const Policy policy : policies) {
            const Chart map = chart(inputs, mapOf(policy));
            const auto found = classAt(map, map.handle->at);
            QVERIFY(found.has_value());
            QCOMPARE(*found, std::size_t{classOf(result.of(policy).event.end)});
        }
    }

    /// Where blind acks are right is a class of its own, beside where they lose.
    void theRegionOfSafeBlindAcksIsShown()
    {
        Inputs inputs;
        inputs.mapUp = MapInput::LocalSlowLength;
        const auto wordAt = [&inputs](Policy policy, double down, double slow) {
            const Chart map = chart(inputs, mapOf(policy));
            return map.map->classes.at(*classAt(map, {down, slow})).word;
        };
        const std::string rightly = "Answered once, retry rightly acked";
        for (const Policy policy : {Policy::AckRetries, Policy::PassThrough, Policy::DownCache}) {
            inputs.localDownStart = 100.0; // the first delivery is not met by it
            QCOMPARE(wordAt(policy, 50.0, 50.0), rightly);
            inputs.localDownStart = 0.0;
            QCOMPARE(wordAt(policy, 50.0, 50.0), std::string("Lost"));
        }
        inputs.localDownStart = 100.0;
        inputs.cloudDownLength = 0.0;
        QCOMPARE(wordAt(Policy::Probe, 50.0, 50.0), std::string("Answered twice"));
    }

    void theHandleIsWhereTheUserStands()
    {
        Inputs inputs;
        inputs.mapAcross = MapInput::CacheLifetime;
        inputs.mapUp = MapInput::FirstRetry;
        const auto table = Failover::parameters();
        const Chart map = chart(inputs, mapOf(Policy::DownCache));
        QVERIFY(map.handle->at == (Point{5.0, 1.0}));
        QCOMPARE(map.handle->xRow, rowOf(table, &Inputs::cacheLifetime));
        QCOMPARE(map.handle->yRow, rowOf(table, &Inputs::firstRetry));
        QCOMPARE(map.handle->words, std::string("now"));
        QVERIFY(map.x.scale == Scale::LogarithmicFromZero && map.left.scale == Scale::Linear);
        inputs.cacheLifetime = 700.0;
        QCOMPARE(chart(inputs, mapOf(Policy::Probe)).handle->words,
                 std::string("now, beyond the map"));
    }

    void oneNumberCannotBeBothAxes()
    {
        Inputs inputs;
        inputs.mapUp = inputs.mapAcross;
        const Chart map = chart(inputs, mapOf(Policy::Probe));
        QCOMPARE(map.left.title, std::string("Cloud down for"));
        QVERIFY(map.subtitle.find("; up is Cloud down for") != std::string::npos);
        inputs.mapUp = inputs.mapAcross = MapInput::CloudDownLength;
        QCOMPARE(chart(inputs, mapOf(Policy::Probe)).left.title, std::string("Hub down for"));
    }

    void everyChoiceIsTheNumberOfItsName()
    {
        const auto table = Failover::parameters();
        const ParameterInfo& across = table[rowOf(table, &Inputs::mapAcross)].info();
        QCOMPARE(across.choices.size(), mapInputs.size());
        Inputs inputs{.firstRetry = 2.0,
                      .cacheLifetime = 3.0,
                      .localDownStart = 4.0,
                      .localDownLength = 5.0,
                      .localSlowStart = 6.0,
                      .localSlowLength = 7.0,
                      .cloudDownStart = 8.0,
                      .cloudDownLength = 9.0};
        const Values values = valuesOf(table, inputs);
        for (const MapInput input : mapInputs) {
            const Choice& choice = across.choices[static_cast<std::size_t>(input)];
            inputs.mapAcross = input;
            const Chart map = chart(inputs, mapOf(Policy::Probe));
            QVERIFY(Value(map.handle->at.x) == values[map.handle->xRow]);
            const std::string_view key = table[map.handle->xRow].info().key;
            QVERIFY2(key == choice.key || choice.key == "first-retry", choice.key.data());
            QCOMPARE(map.x.title, std::string(table[map.handle->xRow].info().label));
        }
    }

    /// Whatever the panel says, every face is whole.
    void everyFaceIsWholeOverThePanel()
    {
        const InstrumentEntry* entry = findInstrument(Failover::id);
        QVERIFY(rc::check([entry] {
            Values values;
            for (const ParameterInfo& parameter : entry->parameters) {
                values.push_back(anyValue(parameter));
            }
            const Presentation shown = entry->present(values, {}, {});
            for (const Chart& each : shown.charts) {
                RC_ASSERT(isWhole(each));
            }
            const Finding& finding = shown.finding;
            for (const std::string& text : {finding.word, finding.sentence, finding.detail}) {
                RC_ASSERT(isWords(text));
            }
            RC_ASSERT(finding.figures.size() == 3U);
            for (const Table& table : shown.tables) {
                for (const auto& row : table.rows) {
                    RC_ASSERT(row.size() == table.columns.size());
                }
            }
        }));
    }
};

QTEST_GUILESS_MAIN(FailoverCharts)
#include "tst_failover_charts.moc"
