// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/demand_step.h"

#include "model/core/number_text.h"

#include <array>
#include <cmath>

namespace stormglass::chain {

namespace {

constexpr std::string_view form = "give FROM:TO:VALUE, as in 101:160:8";

constexpr std::array columns{
    RowColumn{.label = "From round",
              .word = "FROM",
              .meaning = "First round with that demand.",
              .initial = "101"},
    RowColumn{.label = "To round",
              .word = "TO",
              .meaning = "Last round with that demand.",
              .initial = "160",
              .separator = ':'},
    RowColumn{.label = "Demand",
              .word = "VALUE",
              .meaning = "Requests a round that come in from outside.",
              .initial = "8",
              .separator = ':'},
};

Problem wrong(std::string_view part, const std::string& what, const Range& range)
{
    return {"", std::string(part) + ": " + what,
            "give a number from " + shortestText(range.minimum) + " to " +
                shortestText(range.maximum)};
}

Outcome<double> numberIn(std::string_view text, std::string_view part, const Range& range)
{
    const Outcome<double> number = parseNumber(text);
    if (!number) {
        return wrong(part, number.problem().what, range);
    }
    if (!range.contains(number.value())) {
        return wrong(part, shortestText(number.value()) + " is out of range", range);
    }
    return number.value() + 0.0; // "-0" is 0
}

Outcome<int> roundIn(std::string_view text, std::string_view part)
{
    const Outcome<double> number = numberIn(text, part, roundsRange);
    if (!number) {
        return number.problem();
    }
    if (number.value() != std::floor(number.value())) {
        return wrong(part, shortestText(number.value()) + " is no whole number", roundsRange);
    }
    return static_cast<int>(number.value());
}

} // namespace

Outcome<DemandStep> DemandStep::parse(std::string_view text)
{
    const std::size_t first = text.find(':');
    const std::size_t second = first == std::string_view::npos ? first : text.find(':', first + 1);
    if (second == std::string_view::npos) {
        return Problem{"", "'" + std::string(trimmed(text)) + "' is no demand step",
                       std::string(form)};
    }
    const Outcome<int> from = roundIn(text.substr(0, first), "first round");
    if (!from) {
        return from.problem();
    }
    const Outcome<int> to = roundIn(text.substr(first + 1, second - first - 1), "last round");
    if (!to) {
        return to.problem();
    }
    if (to.value() < from.value()) {
        return Problem{"", "the last round comes before the first", std::string(form)};
    }
    const Outcome<double> value = numberIn(text.substr(second + 1), "demand", demandRange);
    if (!value) {
        return value.problem();
    }
    return DemandStep{from.value(), to.value(), value.value()};
}

std::string DemandStep::text() const
{
    return std::to_string(from) + ':' + std::to_string(to) + ':' + shortestText(value);
}

std::span<const RowColumn> demandStepColumns() { return columns; }

} // namespace stormglass::chain
