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

/// One of the note's cases, looked at through its windows.
struct Case {
    std::string name;
    const RoundSeries& series;
};

/// The note's cases besides the storm.
struct OtherCases {
    RoundSeries demandGrew;
    RoundSeries noRetry;
};

ChainSetup demandGrew(ChainSetup setup)
{
    setup.faultCapacity = setup.capacity;
    setup.demandSteps.push_back({setup.fault.from, setup.fault.to, 2.0 * setup.externalDemand});
    return setup;
}

ChainSetup noRetry(ChainSetup setup)
{
    setup.allowance = 1;
    return setup;
}

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
    Report(const ChainSetup& setup, const Chain::Result& storm, const OtherCases& others)
        : m_setup(setup)
        , m_storm(storm)
        , m_cases{Case{"demand grew", others.demandGrew}, Case{"storm", storm.series},
                  Case{"no retry", others.noRetry}}
        , m_usual(storm.before.value_or(WindowFigures()).calls)
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
        const std::int64_t peak = m_storm.peak;
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
        for (const ThrottlingCost& cost : m_storm.throttling) {
            lines.push_back(
                lineOf({std::to_string(cost.allowance) + " per layer", toFixed(cost.calls, 2),
                        toFixed(cost.amplification, 2), std::to_string(cost.drops),
                        std::to_string(cost.recovery.value_or(-1)), toFixed(cost.success, 4)}));
        }
        return lines;
    }

    const ChainSetup& m_setup;
    const Chain::Result& m_storm;
    std::array<Case, 3> m_cases;
    double m_usual; ///< calls/round before the storm
};

} // namespace

std::optional<std::vector<std::string>> noteReport(const Chain::Inputs& inputs,
                                                   const Chain::Result& result,
                                                   const std::stop_token& stop,
                                                   const Progress& progress)
{
    const ChainSetup setup = inputs.setup();
    const OtherCases others{runRounds(demandGrew(setup), stop, progressBetween(progress, 0.0, 0.5)),
                            runRounds(noRetry(setup), stop, progressBetween(progress, 0.5, 1.0))};
    if (others.noRetry.size() < static_cast<std::size_t>(setup.rounds) ||
        others.demandGrew.size() < others.noRetry.size()) {
        return std::nullopt;
    }
    return Report(setup, result, others).lines();
}

} // namespace stormglass::chain
