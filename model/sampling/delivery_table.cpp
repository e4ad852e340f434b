// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_table.h"

namespace stormglass::sampling {

namespace {

Cell cell(const std::optional<double>& value) { return value ? Cell(*value) : Cell(); }

} // namespace

std::string reasonsText(const DeliveryFigures& figures)
{
    std::string text;
    for (const auto& [reason, count] : figures.reasons) {
        text += (text.empty() ? "" : ", ") + reason + " " + std::to_string(count);
    }
    return text;
}

Table deliveryTable(const DeliveryFigures& figures)
{
    Table table{.id = "deliveries", .title = "Deliveries"};
    std::vector<Cell> row;
    const auto add = [&](Column column, Cell value) {
        table.columns.push_back(std::move(column));
        row.push_back(std::move(value));
    };
    const auto& missed = figures.missRate;
    const auto& work = figures.work;
    const auto milliseconds = [&work](double WorkTimes::*quantile) {
        return work ? Cell(*work.*quantile) : Cell();
    };
    const auto rate = [&missed](double MissRateEstimate::*bound) {
        return missed ? Cell(*missed.*bound) : Cell();
    };
    add({"attempts", "Deliveries", units::none}, static_cast<double>(figures.attempts));
    add({"events", "Events", units::none}, static_cast<double>(figures.events));
    add({"span_seconds", "Span", units::seconds, 3}, figures.spanSeconds);
    add({"events_per_minute", "Events", units::eventsPerMinute, 3}, figures.eventsPerMinute);
    add({"busiest_minute", "Busiest minute", units::eventsPerMinute},
        static_cast<double>(figures.busiestMinute));
    add({"miss_rate", "Miss rate", units::percent, 4}, rate(&MissRateEstimate::missRate));
    add({"miss_rate_low", "Miss rate at least", units::percent, 4}, rate(&MissRateEstimate::low));
    add({"miss_rate_high", "Miss rate at most", units::percent, 4}, rate(&MissRateEstimate::high));
    add({"retried_share", "Events retried", units::percent, 4}, cell(figures.retriedShare));
    add({"work_ms_p50", "Work p50, ms", units::none, 3}, milliseconds(&WorkTimes::p50));
    add({"work_ms_p95", "Work p95, ms", units::none, 3}, milliseconds(&WorkTimes::p95));
    add({"work_ms_p99", "Work p99, ms", units::none, 3}, milliseconds(&WorkTimes::p99));
    add({"over_deadline_share", "Over 3 s", units::percent, 3}, cell(figures.overDeadlineShare));
    add({"calls_per_run", "Calls per run", units::none, 3}, cell(figures.callsPerRun));
    add({"success_ratio", "Succeeded", units::percent, 3}, cell(figures.successRatio));
    add({"disable", "Disable rule", units::none},
        figures.worstHour ? Cell(std::string(word(figures.worstHour->rule))) : Cell());
    add({"reasons", "Retry reasons", units::none},
        figures.reasons.empty() ? Cell() : Cell(reasonsText(figures)));
    table.rows.push_back(std::move(row));
    return table;
}

} // namespace stormglass::sampling
