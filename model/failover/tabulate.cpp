// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/failover.h"

namespace stormglass {

using namespace failover;

namespace {

Column words(std::string key, std::string title)
{
    return {std::move(key), std::move(title), units::none};
}

Column share(std::string key, std::string title)
{
    return {std::move(key), std::move(title), units::percent, 4};
}

Table deliveries(const EventRecord& event)
{
    Table table{
        .id = "deliveries",
        .title = "Deliveries",
        .columns = {{"attempt", "Attempt", units::none},
                    {"arrives_s", "Arrives", units::seconds},
                    words("cache_fresh", "Down cache"),
                    words("calls", "Calls"),
                    words("status", "Status"),
                    words("ran_on", "Ran on")},
    };
    for (const Delivery& delivery : event.deliveries()) {
        const std::string calls = callsText(delivery);
        table.rows.push_back({static_cast<double>(delivery.attempt), delivery.arrives,
                              std::string(delivery.cacheFresh ? "fresh" : "not fresh"),
                              calls.empty() ? Cell() : Cell(calls), text(delivery.status),
                              delivery.ranOn ? Cell(std::string(word(*delivery.ranOn))) : Cell()});
    }
    return table;
}

Table policyTable(const Failover::Result& result)
{
    Table table{
        .id = "policies",
        .title = "Policies",
        .columns = {words("policy", "Policy"),
                    words("outcome", "Outcome"),
                    words("answered_by", "Answered by"),
                    {"answered_after_s", "after", units::seconds},
                    {"calls", "Calls", units::none},
                    share("map_lost", "Lost on the map"),
                    share("map_twice", "Twice on the map"),
                    share("map_undelivered", "Undelivered on the map"),
                    share("expected_lost", "Lost, expected"),
                    share("expected_twice", "Twice, expected"),
                    share("expected_undelivered", "Undelivered, expected")},
    };
    for (const Policy policy : policies) {
        const Failover::PolicyResult& found = result.of(policy);
        const auto& by = found.event.answeredBy;
        table.rows.push_back(
            {std::string(word(policy)), std::string(word(found.event.end.outcome)),
             by ? Cell(std::string(word(*by))) : Cell(),
             by ? Cell(found.event.answeredAfter) : Cell(),
             static_cast<double>(found.event.calls()), found.map.share(EventOutcome::Lost),
             found.map.share(EventOutcome::AnsweredTwice),
             found.map.share(EventOutcome::Undelivered), found.expected.of(EventOutcome::Lost),
             found.expected.of(EventOutcome::AnsweredTwice),
             found.expected.of(EventOutcome::Undelivered)});
    }
    return table;
}

Table expectedTable(const Failover::Result& result)
{
    Table table{
        .id = "expected",
        .title = "Expected with drawn lengths of outages",
        .columns = {words("policy", "Policy"), share("answered_once", "Answered once"),
                    share("answered_twice", "Answered twice"), share("lost", "Lost"),
                    share("undelivered", "Undelivered")},
    };
    for (const Policy policy : policies) {
        std::vector<Cell> row{std::string(word(policy))};
        for (const EventOutcome outcome : eventOutcomes) {
            row.emplace_back(result.of(policy).expected.of(outcome));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

std::vector<Table> Failover::tabulate(const Inputs& inputs, const Result& result)
{
    return {deliveries(result.of(inputs.policy).event), policyTable(result), expectedTable(result)};
}

} // namespace stormglass
