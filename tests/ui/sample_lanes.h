// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <string>

namespace stormglass::tests {

/// A delivery that is tried three times, of two hubs that are down for a while.
inline Chart failoverChart()
{
    constexpr double ever = std::numeric_limits<double>::infinity();
    return {.id = "timeline",
            .title = "Who is called when",
            .subtitle = "one event, from its first delivery on",
            .summary = "The third delivery is answered by the cloud copy.",
            .x = {"Time after the event", units::seconds, 0.0, 600.0, false,
                  Scale::LogarithmicFromZero},
            .markers = {{{0.0, 1.0}, "530", Side::Left, Tone::Failing},
                        {{3.0, 1.0}, "time-out", Side::Left, Tone::Failing},
                        {{60.0, 1.0}, "530", Side::Left, Tone::Failing},
                        {{300.0, 1.0}, "200", Side::Left, Tone::Calm},
                        {{60.0, 2.0}, "time-out", Side::Left, Tone::Failing},
                        {{302.0, 3.0}, "200", Side::Left, Tone::Calm}},
            .lanes = {"Slack", "Worker", "Local hub", "Cloud copy"},
            .bars = {{2, 0.0, 240.0, "down", Tone::Failing},
                     {3, 0.0, 90.0, "down", Tone::Failing},
                     {3, 302.0, ever, "turn runs", Tone::Calm, BarWeight::Slim},
                     {1, 60.0, 120.0, "cache is fresh", Tone::Neutral, BarWeight::Slim}},
            .arrows = {{0.0, 0, 1, Tone::Neutral},
                       {3.0, 0, 1, Tone::Neutral},
                       {60.0, 0, 1, Tone::Neutral},
                       {60.0, 1, 2, Tone::Failing},
                       {300.0, 0, 1, Tone::Neutral},
                       {302.0, 1, 3, Tone::Calm}}};
}

/// One bar from 0 for each of four fixes.
inline Chart amountsChart()
{
    return {.id = "peak",
            .title = "Peak load by fix",
            .subtitle = "the first minute",
            .summary = "Jitter alone takes nine tenths of the peak away.",
            .x = {"Connections", units::callsPerMinute, 0.0, 12000.0},
            .lanes = {"No fix", "Back-off", "Back-off with jitter",
                      "Admission control at the load balancer"},
            .bars = {{0, 0.0, 12000.0, "12,000 calls/min", Tone::Failing},
                     {1, 0.0, 8200.0, "8,200 calls/min", Tone::Caution},
                     {2, 0.0, 1300.0, "1,300 calls/min", Tone::Calm},
                     {3, 0.0, 600.0, "600 calls/min", Tone::Calm}}};
}

/// Several bars end to end in each lane.
inline Chart sharesChart()
{
    return {.id = "outcomes",
            .title = "Outcome by policy",
            .subtitle = "of 10,000 events",
            .summary = "Only the deferred answer loses nothing.",
            .x = {"Share of events", units::percent, 0.0, 1.0},
            .lanes = {"Answer at once", "Answer after the turn", "Deferred"},
            .bars = {{0, 0.0, 0.6, "handled", Tone::Calm},
                     {0, 0.6, 0.63, "twice", Tone::Caution},
                     {0, 0.63, 1.0, "lost", Tone::Failing},
                     {1, 0.0, 0.8, "handled", Tone::Calm},
                     {1, 0.8, 0.95, "twice", Tone::Caution},
                     {1, 0.95, 1.0, "lost", Tone::Failing},
                     {2, 0.0, 1.0, "handled", Tone::Calm}}};
}

/// Clients by state: three areas of so many points that come to 1000 in all.
inline Chart stackedChart(int points = 3)
{
    Chart chart{.id = "clients",
                .title = "Clients by state",
                .subtitle = "after the hub's restart",
                .summary = "All are back after ten minutes.",
                .x = {"Time", units::seconds, 0.0, 600.0},
                .left = {"Clients", units::none, 0.0, 1000.0}};
    for (const char* name : {"connected", "waiting", "handshake"}) {
        chart.series.push_back({.name = name, .style = LineStyle::Stacked});
    }
    for (int point = 0; point < points; ++point) {
        const double share = static_cast<double>(point) / (points - 1);
        const double waits =
            200.0 * (1.0 - share) * (1.0 + std::cos(20.0 * std::numbers::pi * share));
        const double connected = 1000.0 * share * share;
        chart.series[0].points.push_back({600.0 * share, connected});
        chart.series[1].points.push_back({600.0 * share, waits});
        chart.series[2].points.push_back({600.0 * share, 1000.0 - connected - waits});
    }
    return chart;
}

} // namespace stormglass::tests
