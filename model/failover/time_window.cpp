// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/time_window.h"

#include "model/core/number_text.h"

#include <array>
#include <cmath>
#include <limits>

namespace stormglass::failover {

namespace {

constexpr std::string_view form = "give A:B in seconds, as in 0:60 or 0:inf";
constexpr std::string_view endless = "inf";

constexpr std::array columns{
    RowColumn{.label = "From",
              .word = "A",
              .meaning = "Seconds after the first delivery at which it starts.",
              .initial = "0"},
    RowColumn{.label = "To",
              .word = "B",
              .meaning = "Seconds after the first delivery at which it is over; inf for never.",
              .initial = "60",
              .separator = ':'},
};

Problem wrong(std::string_view part, const std::string& what, std::string_view orElse)
{
    return {"", std::string(part) + ": " + what,
            "give a number from " + shortestText(windowRange.minimum) + " to " +
                shortestText(windowRange.maximum) + " s" + std::string(orElse)};
}

Outcome<double> secondsIn(std::string_view text, std::string_view part, std::string_view orElse)
{
    const Outcome<double> number = parseNumber(text);
    if (!number) {
        return wrong(part, number.problem().what, orElse);
    }
    if (!windowRange.contains(number.value())) {
        return wrong(part, shortestText(number.value()) + " is out of range", orElse);
    }
    return number.value() + 0.0; // "-0" is 0
}

} // namespace

Outcome<TimeWindow> TimeWindow::parse(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return Problem{"", "'" + std::string(trimmed(text)) + "' is no window", std::string(form)};
    }
    const Outcome<double> start = secondsIn(text.substr(0, colon), "start", "");
    if (!start) {
        return start.problem();
    }
    const std::string_view last = trimmed(text.substr(colon + 1));
    const Outcome<double> end = last == endless ? Outcome(std::numeric_limits<double>::infinity())
                                                : secondsIn(last, "end", ", or inf");
    if (!end) {
        return end.problem();
    }
    if (end.value() <= start.value()) {
        return Problem{"", "the end does not come after the start", std::string(form)};
    }
    return TimeWindow{start.value(), end.value()};
}

std::string TimeWindow::text() const
{
    return shortestText(start) + ':' + (std::isinf(end) ? std::string(endless) : shortestText(end));
}

std::span<const RowColumn> timeWindowColumns() { return columns; }

} // namespace stormglass::failover
