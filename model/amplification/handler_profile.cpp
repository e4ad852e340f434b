// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/handler_profile.h"

#include "model/core/control_characters.h"
#include "model/core/number_text.h"

namespace stormglass::amplification {

namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::optional<Problem> nameProblem(std::string_view name, std::string_view row)
{
    if (name.empty()) {
        return Problem{"", quoted(row) + " names no method", "give one, as in chat.update=1@50"};
    }
    if (hasControlCharacter(name)) {
        return Problem{"", "the method's name has a control character in it", "give its name"};
    }
    return std::nullopt;
}

/// A number of a row, or the problem that names the part and the method.
Outcome<double> numberIn(std::string_view text, std::string_view part, std::string_view method,
                         const Range& range)
{
    const std::string where = std::string(part) + " of " + std::string(method) + ": ";
    const std::string remedy =
        "give a number from " + shortestText(range.minimum) + " to " + shortestText(range.maximum);
    const Outcome<double> number = parseNumber(text);
    if (!number) {
        return Problem{"", where + number.problem().what, remedy};
    }
    if (!range.contains(number.value())) {
        return Problem{"", where + shortestText(number.value()) + " is out of range", remedy};
    }
    return number.value() + 0.0; // "-0" is 0
}

} // namespace

Outcome<MethodRow> MethodRow::parse(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const std::string_view name = trimmed(text.substr(0, equals));
    if (auto problem = nameProblem(name, trimmed(text))) {
        return *std::move(problem);
    }
    if (equals == std::string_view::npos) {
        return Problem{"", quoted(name) + " has no calls",
                       "give NAME=CALLS[@TIER], as in chat.update=1@50"};
    }
    const std::string_view numbers = text.substr(equals + 1);
    const std::size_t at = numbers.find('@');
    const Outcome<double> calls = numberIn(numbers.substr(0, at), "calls", name, callsRange);
    if (!calls) {
        return calls.problem();
    }
    MethodRow row{.method = std::string(name), .calls = calls.value()};
    if (at != std::string_view::npos) {
        const Outcome<double> tier = numberIn(numbers.substr(at + 1), "tier", name, tierRange);
        if (!tier) {
            return tier.problem();
        }
        row.tier = tier.value();
    }
    return row;
}

std::string MethodRow::text() const
{
    const std::string row = method + '=' + shortestText(calls);
    return tier ? row + '@' + shortestText(*tier) : row;
}

} // namespace stormglass::amplification
