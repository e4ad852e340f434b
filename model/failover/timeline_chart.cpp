// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/failover/charts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace stormglass::failover {

namespace {

enum Lane : std::size_t { Slack, WorkerLane, LocalHub, CloudCopy };

std::vector<std::string> laneNames() { return {"Slack", "Worker", "Local hub", "Cloud copy"}; }

std::size_t laneOf(Call call) { return call == Call::Cloud ? CloudCopy : LocalHub; }

/// What a trouble is drawn with.
struct TroubleLook {
    std::size_t lane = LocalHub;
    std::string_view words;
    Tone tone = Tone::Failing;
};

/// An axis to a bit past the last delivery that Slack may make and the last answer.
Axis timeAxis(const EventSetup& setup, const EventRecord& event)
{
    constexpr double room = 1.3;
    double last = slackTimeout;
    for (std::size_t retry = 0; retry < setup.retries; ++retry) {
        last = std::max(last, setup.offsets.at(retry));
    }
    for (const Delivery& delivery : event.deliveries()) {
        const bool isSlow = delivery.status == Status::TimedOut;
        const double run = delivery.ranOn ? (isSlow ? setup.slowTime : setup.hubTime) : 0.0;
        last = std::max(last, delivery.arrives + run);
    }
    return {.title = "Since the first delivery",
            .unit = units::seconds,
            .maximum = last * room,
            .scale = Scale::LogarithmicFromZero};
}

/// Adds a bar as far as the axis shows it.
void addBar(Chart& chart, LaneBar bar)
{
    if (bar.from >= chart.x.maximum || bar.to <= bar.from) {
        return;
    }
    if (bar.to > chart.x.maximum) {
        bar.to = std::numeric_limits<double>::infinity();
    }
    chart.bars.push_back(std::move(bar));
}

void addTrouble(Chart& chart, const Trouble& trouble, const TroubleLook& look)
{
    const auto add = [&](double from, double to) {
        addBar(chart, {look.lane, from, to, std::string(look.words), look.tone, BarWeight::Full});
    };
    add(trouble.outage.start, trouble.outage.start + trouble.outage.length);
    for (const TimeWindow& row : trouble.rows) {
        add(row.start, row.end);
    }
}

/// While the down cache is fresh, which the first delivery's 530 marks.
void addCache(Chart& chart, const EventSetup& setup, const EventRecord& event)
{
    const auto calls = event.deliveries().front().calls();
    const bool isMarked = calls.size() > 1 && calls.front().status == Status::Unreachable;
    if (isMarked && !setup.isRetryCold) {
        addBar(chart, {WorkerLane, 0.0, setup.cacheLifetime, "down cache fresh", Tone::Neutral,
                       BarWeight::Slim});
    }
}

void addRun(Chart& chart, const EventSetup& setup, const Delivery& delivery, Tone tone)
{
    if (!delivery.ranOn) {
        return;
    }
    const bool isSlow = delivery.status == Status::TimedOut;
    addBar(chart, {*delivery.ranOn == Runner::Local ? LocalHub : CloudCopy, delivery.arrives,
                   delivery.arrives + (isSlow ? setup.slowTime : setup.hubTime), "turn runs", tone,
                   BarWeight::Slim});
}

Tone toneOf(Status status) { return status == Status::Ok ? Tone::Calm : Tone::Caution; }

/// An ack that loses the event is what the picture is about.
Tone toneOf(const Delivery& delivery, EventOutcome outcome)
{
    return delivery.status == Status::Ok ? failover::toneOf(outcome) : Tone::Caution;
}

void addDelivery(Chart& chart, const Delivery& delivery, EventOutcome outcome)
{
    const auto mark = [&](std::size_t lane, std::string words, Tone tone, bool isOk) {
        chart.markers.push_back({.at = {delivery.arrives, static_cast<double>(lane)},
                                 .words = std::move(words),
                                 .tone = tone,
                                 .fill = isOk ? MarkerFill::Filled : MarkerFill::Hollow});
    };
    const Tone tone = toneOf(delivery, outcome);
    chart.arrows.push_back({delivery.arrives, Slack, WorkerLane, tone});
    mark(Slack, text(delivery.status), tone, delivery.status == Status::Ok);
    for (const CallMade& made : delivery.calls()) {
        const std::string words = (made.call == Call::Health ? "health " : "") + text(made.status);
        chart.arrows.push_back(
            {delivery.arrives, WorkerLane, laneOf(made.call), toneOf(made.status)});
        mark(laneOf(made.call), words, toneOf(made.status), made.status == Status::Ok);
    }
}

std::string summaryOf(const EventRecord& event)
{
    std::string summary;
    for (const Delivery& delivery : event.deliveries()) {
        const std::string name = delivery.attempt == 0
                                     ? "First delivery"
                                     : "retry " + std::to_string(delivery.attempt) + " at " +
                                           secondsText(delivery.arrives);
        summary += (summary.empty() ? "" : ", ") + name + ": " + text(delivery.status);
    }
    return summary + ". " + title(event.end.outcome) + '.';
}

} // namespace

Chart timelineChart(const Failover::Inputs& inputs, const Failover::Result& result)
{
    const EventSetup setup = inputs.setup();
    const EventRecord& event = result.of(inputs.policy).event;
    Chart chart{
        .id = std::string(Failover::timeline),
        .title = "Deliveries",
        .subtitle = "of one event under " + std::string(word(inputs.policy)) +
                    ": what Slack sends, whom the worker asks, who runs the turn",
        .summary = summaryOf(event),
        .x = timeAxis(setup, event),
        .left = {.maximum = static_cast<double>(CloudCopy)},
        .lanes = laneNames(),
    };
    addTrouble(chart, setup.localSlow, {LocalHub, "slow", Tone::Caution});
    addTrouble(chart, setup.localDown, {LocalHub, "down", Tone::Failing}); // which wins over slow
    addTrouble(chart, setup.cloudDown, {CloudCopy, "down", Tone::Failing});
    addCache(chart, setup, event);
    for (const Delivery& delivery : event.deliveries()) {
        addRun(chart, setup, delivery, failover::toneOf(event.end.outcome));
        addDelivery(chart, delivery, event.end.outcome);
    }
    return chart;
}

} // namespace stormglass::failover
