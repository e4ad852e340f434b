// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/reconnect/reconnect.h"

namespace stormglass {

using namespace reconnect;

namespace {

Cell orNever(const std::optional<double>& time)
{
    return time ? Cell(*time) : Cell(std::string("never"));
}

std::vector<Column> summaryColumns()
{
    return {{"peak_requests_per_s", "Peak", units::lookupsPerSecond, 4},
            {"total_requests", "Total", units::lookups, 4},
            {"receiving_99_s", "99 % receive", units::seconds, 4},
            {"presence_99_s", "99 % with presence", units::seconds, 4},
            {"gateways_restarted", "Restarts", units::none},
            {"cascade_depth", "Depth", units::none},
            {"staleness_s", "Stale", units::seconds, 3},
            {"steady_requests_per_s", "Steady", units::lookupsPerSecond, 4}};
}

std::vector<Cell> summaryCells(const StormSummary& summary)
{
    return {summary.peakRequests,
            summary.totalRequests,
            orNever(summary.receiving99),
            orNever(summary.presence99),
            static_cast<double>(summary.gatewaysRestarted),
            static_cast<double>(summary.cascadeDepth),
            summary.staleness,
            summary.steadyRequests};
}

Table fixesTable(const Reconnect::Inputs& inputs, const Reconnect::Result& result)
{
    Table table{.id = "fixes",
                .title = "Each fix alone, all together, none",
                .columns = summaryColumns(),
                .rows = {}};
    table.columns.insert(table.columns.begin(), {{"fix", "Fix", units::none}});
    table.columns.push_back({"verdict", "Verdict", units::none});
    const int restarting = inputs.setup().restarting;
    for (const FixOutcome& fix : result.comparison.fixes) {
        std::vector<Cell> row = summaryCells(fix.summary);
        row.insert(row.begin(), std::string(reconnect::title(fix.fix)));
        row.emplace_back(std::string(title(verdictOf(fix.summary, restarting))));
        table.rows.push_back(std::move(row));
    }
    if (result.comparison.weight > 1.0) {
        table.title += "; one client stands for " + significantText(result.comparison.weight, 3);
    }
    return table;
}

} // namespace

std::vector<Table> Reconnect::tabulate(const Inputs& inputs, const Result& result)
{
    return {{.id = "summary",
             .title = "What the run comes to",
             .columns = summaryColumns(),
             .rows = {summaryCells(result.run.summary)}},
            fixesTable(inputs, result)};
}

} // namespace stormglass
