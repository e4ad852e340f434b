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

constexpr auto notKnown = "–";

std::string fixedOr(const std::optional<double>& value, int decimals)
{
    return value ? toFixed(*value, decimals) : notKnown;
}

std::string roundsOr(const std::optional<std::int64_t>& rounds)
{
    return rounds ? std::to_string(*rounds) : notKnown;
}

std::string padLeft(const std::string& text, std::size_t width)
{
    const std::size_t letters = text == notKnown ? 1 : text.size();
    return std::string(width - std::min(letters, width), ' ') + text;
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
    if (!figures) {
        return {name, notKnown, notKnown, notKnown, notKnown, notKnown};
    }
    return {name,
            toFixed(figures->edge, 2),
            toFixed(figures->calls, 2),
            toFixed(figures->distinct, 2),
            toFixed(figures->amplification, 2),
            toFixed(figures->success, 4)};
}

class Report {
public:
    Report(const ChainSetup& setup, const Chain::Result& storm, const OtherCases& others)
        : m_setup(setup)
        , m_storm(storm)
        , m_cases{Case{"demand grew", others.demandGrew}, Case{"storm", storm.series},
                  Case{"no retry", others.noRetry}}
    {
        if (storm.before && storm.before->calls > 0.0) {
            m_usual = storm.before->calls;
        }
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
        const auto seen = figures(each, m_setup.fault);
        return seen ? toFixed(seen->satisfied(), 2) : notKnown;
    }

    [[nodiscard]] std::string recovery(const RoundSeries& series) const
    {
        return m_usual ? roundsOr(recoveryRounds(series, m_setup.fault, *m_usual)) : notKnown;
    }

    /// The peak against the usual rate, "12.25".
    [[nodiscard]] std::string peakRatio() const
    {
        return m_usual ? toFixed(static_cast<double>(m_storm.peak) / *m_usual, 2) : notKnown;
    }

    [[nodiscard]] std::vector<std::string> summary() const
    {
        const auto& [grew, storm, none] = m_cases;
        return {
            "",
            "call rate x success ratio (calls satisfied/round): demand grew " + product(grew) +
                ", storm " + product(storm) + ", no retry " + product(none),
            "usual call rate " + fixedOr(m_usual, 2) + "/round; fault ends at round " +
                std::to_string(m_setup.fault.to),
            "recovery " + recovery(storm.series) + " round(s) (no-retry regime: " +
                recovery(none.series) + " round(s)); the storm's peak call rate " +
                std::to_string(m_storm.peak) + "/round = " + peakRatio() + "x the usual rate",
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
                        roundsOr(cost.recovery), toFixed(cost.success, 4)}));
        }
        return lines;
    }

    const ChainSetup& m_setup;
    const Chain::Result& m_storm;
    std::array<Case, 3> m_cases;
    std::optional<double> m_usual; ///< calls/round before the storm; none without any
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
