// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/note_report.h"

#include "model/core/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace stormglass::chain {

namespace {

using Row = std::array<std::string, 6>;

constexpr std::array<std::size_t, 6> widths{24, 11, 14, 16, 14, 8};

/// As the note's program rounds: what lies in the middle goes up.
std::string toFixed(double value, int decimals)
{
    const long double scale = std::pow(10.0L, decimals);
    const long double scaled = std::floor(static_cast<long double>(value) * scale + 0.5L);
    return fixedText(static_cast<double>(scaled / scale), decimals);
}

std::string padLeft(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(text.size(), width), ' ') + text;
}

std::string lineOf(const Row& row)
{
    std::string line = padRight(row[0], widths[0]);
    for (std::size_t place = 1; place < row.size(); ++place) {
        line += ' ' + padLeft(row[place], widths[place]);
    }
    return line;
}

std::string rule()
{
    std::string line;
    for (const std::size_t width : widths) {
        line += (line.empty() ? "" : " ") + std::string(width, '-');
    }
    return line;
}

/// One of the note's cases, run and looked at through its windows.
struct Case {
    std::string name;
    RoundSeries series;
};

Row windowRow(const std::string& name, const std::optional<WindowFigures>& figures)
{
    const WindowFigures seen = figures.value_or(WindowFigures());
    return {name,
            toFixed(seen.edge, 2),
            toFixed(seen.calls, 2),
            toFixed(seen.distinct, 2),
            toFixed(seen.amplification, 2),
            toFixed(seen.success, 4)};
}

class Report {
public:
    explicit Report(const Chain::Inputs& inputs)
        : m_setup(inputs.setup())
        , m_cases{run("demand grew", demandGrew()), run("storm", m_setup),
                  run("no retry", noRetry())}
        , m_usual(figures(m_cases[1], before()).value_or(WindowFigures()).calls)
    {
    }

    [[nodiscard]] std::vector<std::string> lines() const
    {
        std::vector<std::string> lines = head();
        for (const Case& each : m_cases) {
            lines.push_back(lineOf(windowRow(each.name + ": before", figures(each, before()))));
            lines.push_back(
                lineOf(windowRow(each.name + ": during", figures(each, m_setup.fault))));
            lines.push_back(lineOf(windowRow(each.name + ": after", figures(each, after()))));
        }
        for (const auto& more : {summary(), throttling()}) {
            lines.insert(lines.end(), more.begin(), more.end());
        }
        return lines;
    }

private:
    static Case run(const std::string& name, const ChainSetup& setup)
    {
        return {name, runRounds(setup)};
    }

    [[nodiscard]] ChainSetup demandGrew() const
    {
        ChainSetup setup = m_setup;
        setup.faultCapacity = setup.capacity;
        setup.demandSteps.push_back({setup.fault.from, setup.fault.to, 2.0 * setup.externalDemand});
        return setup;
    }

    [[nodiscard]] ChainSetup noRetry() const
    {
        ChainSetup setup = m_setup;
        setup.allowance = 1;
        return setup;
    }

    [[nodiscard]] RoundWindow before() const { return {1, m_setup.fault.from - 1}; }
    [[nodiscard]] RoundWindow after() const { return {m_setup.fault.to + 1, m_setup.rounds}; }

    [[nodiscard]] std::optional<WindowFigures> figures(const Case& each,
                                                       const RoundWindow& window) const
    {
        const auto part = partOf(each.series, window);
        return part ? std::optional(figuresOf(each.series, m_setup.interval, *part)) : std::nullopt;
    }

    [[nodiscard]] std::vector<std::string> head() const
    {
        return {
            "chain " + std::to_string(m_setup.layers) + " layers, " +
                std::to_string(m_setup.allowance) + " retries per layer, interval " +
                std::to_string(m_setup.interval) + " rounds, dependency's usual capacity " +
                std::to_string(m_setup.capacity) + " calls/round, external demand " +
                shortestText(m_setup.externalDemand) + " requests/round",
            "arithmetic ceiling: " + std::to_string(m_setup.allowance) + '^' +
                std::to_string(m_setup.layers) + " = " +
                std::to_string(callsCeiling(m_setup.layers, m_setup.allowance)) +
                " calls/request; window rounds " + std::to_string(m_setup.fault.from) + '-' +
                std::to_string(m_setup.fault.to),
            "",
            lineOf({"case", "edge/round", "calls/round", "distinct/round", "amplification",
                    "success"}),
            rule(),
        };
    }

    [[nodiscard]] std::string product(const Case& each) const
    {
        return toFixed(figures(each, m_setup.fault).value_or(WindowFigures()).satisfied(), 2);
    }

    [[nodiscard]] std::string recovery(const RoundSeries& series, double usual) const
    {
        return std::to_string(recoveryRounds(series, m_setup.fault, usual).value_or(-1));
    }

    [[nodiscard]] std::vector<std::string> summary() const
    {
        const auto& [grew, storm, none] = m_cases;
        const std::int64_t peak = peakCalls(storm.series);
        return {
            "",
            "call rate x success ratio (calls satisfied/round): demand grew " + product(grew) +
                ", storm " + product(storm) + ", no retry " + product(none),
            "usual call rate " + toFixed(m_usual, 2) + "/round; fault ends at round " +
                std::to_string(m_setup.fault.to),
            "recovery " + recovery(storm.series, m_usual) +
                " round(s) (no-retry regime: " + recovery(none.series, m_usual) +
                " round(s)); the storm's peak call rate " + std::to_string(peak) + "/round = " +
                toFixed(m_usual > 0.0 ? static_cast<double>(peak) / m_usual : 0.0, 2) +
                "x the usual rate",
        };
    }

    [[nodiscard]] std::vector<std::string> throttling() const
    {
        std::vector<std::string> lines{
            "",
            "the cost of throttling the allowance (same fault, rounds " +
                std::to_string(m_setup.fault.from) + '-' + std::to_string(m_setup.rounds) + "):",
            lineOf({"allowance", "calls/round", "amplification", "dropped requests", "recovery",
                    "success"}),
            rule(),
        };
        const auto fault = partOf(m_cases[1].series, m_setup.fault);
        if (!fault) {
            return lines;
        }
        ChainSetup within = m_setup;
        within.fault = *fault;
        for (const ThrottlingCost& cost : throttlingCosts(within, m_cases[1].series)) {
            lines.push_back(
                lineOf({std::to_string(cost.allowance) + " per layer", toFixed(cost.calls, 2),
                        toFixed(cost.amplification, 2), std::to_string(cost.drops),
                        std::to_string(cost.recovery.value_or(-1)), toFixed(cost.success, 4)}));
        }
        return lines;
    }

    ChainSetup m_setup;
    std::array<Case, 3> m_cases;
    double m_usual; ///< calls/round before the storm
};

} // namespace

std::vector<std::string> noteReport(const Chain::Inputs& inputs) { return Report(inputs).lines(); }

} // namespace stormglass::chain
