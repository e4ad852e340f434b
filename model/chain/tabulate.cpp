// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "model/chain/diagnosis_table.h"

namespace stormglass {

using namespace chain;

namespace {

std::vector<Cell> windowRow(std::string_view name, const std::optional<WindowFigures>& figures)
{
    if (!figures) {
        return {std::string(name), Cell(), Cell(), Cell(), Cell(), Cell(), Cell()};
    }
    return {std::string(name),
            figures->edge,
            figures->calls,
            figures->distinct,
            figures->amplification,
            figures->success,
            static_cast<double>(figures->drops)};
}

Table windows(const Chain::Result& result)
{
    return {
        .id = "windows",
        .title = "Before, during and after the fault",
        .columns = {{"window", "Rounds", units::none},
                    {"edge", "Edge", units::requestsPerRound, 4},
                    {"calls", "Calls", units::callsPerRound, 4},
                    {"distinct", "Distinct", units::requestsPerRound, 4},
                    {"amplification", "Amplification", units::callsPerRequest, 4},
                    {"success", "Success", units::percent, 4},
                    {"dropped", "Dropped", units::requests}},
        .rows = {windowRow("before", result.before), windowRow("during", result.during),
                 windowRow("after", result.after)},
    };
}

Table throttling(const std::vector<ThrottlingCost>& costs)
{
    Table table{
        .id = "throttling",
        .title = "The cost of throttling the allowance",
        .columns = {{"allowance", "Allowance", units::attemptsPerLayer},
                    {"calls", "Calls", units::callsPerRound, 4},
                    {"amplification", "Amplification", units::callsPerRequest, 4},
                    {"dropped", "Dropped", units::requests},
                    {"recovery_rounds", "Recovery", units::rounds},
                    {"success", "Success", units::percent, 4}},
    };
    for (const ThrottlingCost& cost : costs) {
        table.rows.push_back({static_cast<double>(cost.allowance), cost.calls, cost.amplification,
                              static_cast<double>(cost.drops),
                              cost.recovery ? Cell(static_cast<double>(*cost.recovery)) : Cell(),
                              cost.success});
    }
    return table;
}

} // namespace

std::vector<Table> Chain::tabulate(const Inputs& /*inputs*/, const Result& result)
{
    return {windows(result), throttling(result.throttling),
            diagnosisTable("diagnosis", "Diagnosis: " + chain::title(result.diagnosis.verdict),
                           result.diagnosis)};
}

} // namespace stormglass
