// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"

namespace stormglass {

using namespace amplification;

namespace {

/// The inputs come first, so that rows of several runs can be told apart.
Table summary(const Amplification::Inputs& inputs, const Demand& demand, const Loop& loop)
{
    Table table{.id = "amplification", .title = "Amplification"};
    std::vector<Cell>& row = table.rows.emplace_back();
    const auto add = [&](Column column, auto value) {
        table.columns.push_back(std::move(column));
        row.emplace_back(std::move(value));
    };
    for (const auto& parameter : Amplification::parameters()) {
        const ParameterInfo& info = parameter.info();
        const Value value = parameter.read(inputs);
        if (info.mention == Mention::Always || value != parameter.read({})) {
            add({info.fileKey(), std::string(info.label), info.unit}, cellOf(value));
        }
    }
    add({"demand_verdict", "Demand", units::none}, std::string(word(demand.verdict)));
    add({"deliveries_per_event", "Deliveries today", units::deliveriesPerEvent},
        demand.deliveriesPerEvent);
    add({"calls_per_minute", "Calls today", units::callsPerMinute}, demand.callsPerMinute);
    add({"budget_per_minute", "Budget", units::callsPerMinute}, demand.budgetPerMinute);
    add({"share_percent", "Share of budget, percent", units::none}, demand.sharePercent);
    add({"throttled_fraction", "Refused at once", units::percent}, demand.throttledFraction);
    add({"loop_verdict", "Loop", units::none}, std::string(word(loop.verdict)));
    add({"settled_miss_rate", "Settles at", units::percent}, loop.missRate);
    add({"rounds_walked", "Rounds walked", units::rounds}, static_cast<double>(loop.rounds));
    add({"settled_deliveries_per_event", "Deliveries, settled", units::deliveriesPerEvent},
        loop.deliveriesPerEvent);
    return table;
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

std::vector<Table> Amplification::tabulate(const Inputs& inputs, const Result& result)
{
    return {summary(inputs, result.demand, result.loop), path(result.loop)};
}

} // namespace stormglass
