// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/charts.h"

#include <algorithm>

namespace stormglass::failover {

namespace {

/// "once" is what is left over: what goes wrong is what ranks the policies.
std::string summaryOf(const Failover::Result& result)
{
    std::string summary;
    for (const Policy policy : policies) {
        const OutcomeRates& rates = result.of(policy).expected;
        summary += (summary.empty() ? "" : "; ") + title(policy) + ": lost " +
                   percentText(rates.of(EventOutcome::Lost), 3) + ", twice " +
                   percentText(rates.of(EventOutcome::AnsweredTwice), 3);
    }
    return summary + '.';
}

std::string drawnText(Spread spread)
{
    switch (spread) {
    case Spread::Exponential:
        return "exponential";
    case Spread::Lognormal:
        return "lognormal";
    case Spread::Fixed:
        break;
    }
    return "fixed";
}

} // namespace

Chart expectedChart(const Failover::Inputs& inputs, const Failover::Result& result)
{
    Chart chart{
        .id = std::string(Failover::expectedRates),
        .title = "Expected",
        .subtitle = "share of events by outcome; lengths of outages " +
                    drawnText(inputs.outageSpread) + " about those given",
        .summary = summaryOf(result),
        .x = {.title = "Share of events", .unit = units::percent},
        .left = {.maximum = static_cast<double>(policies.size() - 1)},
    };
    for (const Policy policy : policies) {
        const std::size_t lane = chart.lanes.size();
        chart.lanes.push_back(title(policy));
        double from = 0.0;
        for (const EventOutcome outcome : eventOutcomes) {
            const double share = result.of(policy).expected.of(outcome);
            const double to = std::min(from + share, chart.x.maximum); // sums round
            if (to > from) {
                chart.bars.push_back({lane, from, to, title(outcome) + ' ' + percentText(share, 3),
                                      toneOf(outcome), BarWeight::Full});
            }
            from = to;
        }
    }
    return chart;
}

} // namespace stormglass::failover
