// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/measured_summary.h"

#include "model/chain/measured_windows.h"
#include "model/core/number_text.h"

namespace stormglass::chain {

namespace {

using Measured = std::optional<double>;

std::string number(double value) { return significantText(value, 4); }
std::string percent(double value) { return percentText(value, 3); }

/// Puts figures into one sentence.
class Sentence {
public:
    explicit Sentence(const RowRange& trouble)
        : m_head(trouble.isEmpty() ? "Measured: " : "Measured in the trouble: ")
    {
    }

    /// "calls from 4 to 25"; nothing where the trouble's was not measured.
    template <class Text>
    void add(std::string_view name, Measured before, Measured during, Text textOf)
    {
        if (during) {
            m_figures += (m_figures.empty() ? "" : ", ") + std::string(name) +
                         (before ? " from " + textOf(*before) + " to " : " ") + textOf(*during);
        }
    }

    [[nodiscard]] std::string text() const
    {
        return m_figures.empty() ? std::string() : m_head + m_figures + '.';
    }

    [[nodiscard]] const std::string& figures() const { return m_figures; }

private:
    std::string m_head;
    std::string m_figures;
};

std::vector<Figure> numbersOf(const Signals& before, const Signals& during)
{
    std::vector<Figure> numbers;
    if (during.calls) {
        numbers.push_back(
            {number(*during.calls),
             "calls a row" + (before.calls ? " of usual " + number(*before.calls) : std::string()),
             "Calls of the dependency in each row of the trouble."});
    }
    if (const auto each = during.amplification()) {
        numbers.push_back({number(*each), "calls/request",
                           "Calls of each distinct request that called in the trouble."});
    } else if (const auto arrivals = during.callsPerArrival()) {
        numbers.push_back({number(*arrivals), "calls/arrival",
                           "Calls for each request that came in from outside in the trouble."});
    }
    if (during.success) {
        numbers.push_back({percent(*during.success), "of calls succeed",
                           "Share of the calls that succeed in the trouble."});
    }
    return numbers;
}

} // namespace

MeasuredSummary summaryOf(const Metrics& metrics, const MeasuredWindows& windows)
{
    const RowRange& trouble = windows.during;
    const RowRange& usual = windows.before.isEmpty() ? windows.after : windows.before;
    const Signals before = trouble.isEmpty() ? Signals() : signalsOver(metrics, usual);
    const Signals during =
        signalsOver(metrics, trouble.isEmpty() ? RowRange{0, metrics.size()} : trouble);
    Sentence calls(trouble);
    calls.add("calls a row", before.calls, during.calls, number);
    calls.add("edge", before.edge, during.edge, number);
    calls.add("distinct requests", before.distinct, during.distinct, number);
    Sentence success(trouble);
    success.add("calls that succeed", before.success, during.success, percent);
    Sentence amplification(trouble);
    if (!metrics.distinct.empty()) {
        amplification.add("calls of each distinct request", before.amplification(),
                          during.amplification(), number);
    } else {
        amplification.add("calls for each arrival", before.callsPerArrival(),
                          during.callsPerArrival(), number);
    }
    return {calls.text(), success.text(), amplification.text(), calls.figures(),
            numbersOf(before, during)};
}

} // namespace stormglass::chain
