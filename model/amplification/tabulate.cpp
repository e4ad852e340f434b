// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"

namespace stormglass {

using namespace amplification;

namespace {

/// The inputs come first, so that rows of several runs can be told apart.
Table summary(const Amplification::Inputs& inputs, const Amplification::Result& result)
{
    const Demand& demand = result.demand;
    const Loop& loop = result.loop;
    const Equilibria& exact = result.exact;
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
    add({"loop_verdict", "The note's walk", units::none}, std::string(word(loop.verdict)));
    add({"settled_miss_rate", "Walk ends at", units::percent}, loop.missRate);
    add({"rounds_walked", "Rounds walked", units::rounds}, static_cast<double>(loop.rounds));
    add({"settled_deliveries_per_event", "Deliveries at its end", units::deliveriesPerEvent},
        loop.deliveriesPerEvent);
    add({"verdict", "Verdict", units::none}, std::string(word(exact.verdict)));
    add({"regime", "Regime", units::none}, std::string(word(exact.regime)));
    add({"settles_at", "Settles at", units::percent}, exact.settlesAt);
    add({"tipping_miss_rate", "Tips at", units::percent},
        exact.tippingMissRate ? Cell(*exact.tippingMissRate) : Cell());
    add({"collapses_to", "Collapses to", units::percent}, exact.collapsesTo);
    return table;
}

Table methods(const std::vector<MethodShare>& shares)
{
    Table table{.id = "methods",
                .title = "Methods",
                .columns = {{"method", "Method", units::none},
                            {"calls", "Calls per run", units::calls},
                            {"tier_per_minute", "Tier", units::requestsPerMinute},
                            {"calls_per_minute", "Calls today", units::callsPerMinute},
                            {"share_percent", "Share of budget, percent", units::none},
                            {"published", "Published", units::none}}};
    for (const MethodShare& share : shares) {
        table.rows.push_back({share.method, share.budget.calls, share.budget.tier,
                              share.callsPerMinute, share.sharePercent, share.published});
    }
    return table;
}

Table slackLimits(const SlackLimits& limits)
{
    return {.id = "slack",
            .title = "Slack's limits",
            .columns = {{"disable", "Disable rule", units::none},
                        {"event_cap", "Event cap", units::none},
                        {"events_per_hour", "Events an hour", units::none},
                        {"deliveries_per_hour", "Deliveries an hour", units::none}},
            .rows = {{std::string(word(limits.disable)), std::string(word(limits.eventCap.verdict)),
                      limits.eventCap.eventsPerHour, limits.eventCap.deliveriesPerHour}}};
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
    return {summary(inputs, result), path(result.loop), methods(result.methods),
            slackLimits(result.limits)};
}

} // namespace stormglass
