// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"

namespace stormglass {

using namespace amplification;

namespace {

Table summary(const Demand& demand, const Loop& loop)
{
    return {
        .id = "amplification",
        .title = "Amplification",
        .columns =
            {
                {"demand_verdict", "Demand", units::none},
                {"deliveries_per_event", "Deliveries today", units::deliveriesPerEvent},
                {"calls_per_minute", "Calls today", units::callsPerMinute},
                {"budget_per_minute", "Budget", units::callsPerMinute},
                {"share_percent", "Share of budget, percent", units::none},
                {"throttled_fraction", "Refused at once", units::percent},
                {"loop_verdict", "Loop", units::none},
                {"settled_miss_rate", "Settles at", units::percent},
                {"rounds", "Rounds walked", units::rounds},
                {"settled_deliveries_per_event", "Deliveries, settled", units::deliveriesPerEvent},
            },
        .rows = {{std::string(word(demand.verdict)), demand.deliveriesPerEvent,
                  demand.callsPerMinute, demand.budgetPerMinute, demand.sharePercent,
                  demand.throttledFraction, std::string(word(loop.verdict)), loop.missRate,
                  static_cast<double>(loop.rounds), loop.deliveriesPerEvent}},
    };
}

Table path(const Loop& loop)
{
    Table table{
        .id = "path",
        .title = "Convergence path",
        .columns = {{"round", "Round", units::none}, {"miss_rate", "Miss rate", units::percent}},
    };
    for (std::size_t round = 0; round < loop.path.size(); ++round) {
        table.rows.push_back({static_cast<double>(round), loop.path[round]});
    }
    return table;
}

} // namespace

std::vector<Table> Amplification::tabulate(const Inputs& /*inputs*/, const Result& result)
{
    return {summary(result.demand, result.loop), path(result.loop)};
}

} // namespace stormglass
