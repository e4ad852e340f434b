// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <string>
#include <string_view>

namespace stormglass {

/// What a number counts. Values are kept in the unit of `parameters.md`; people see them multiplied
/// by `displayFactor` and followed by `symbol` (a fraction 0.05 is shown as "5 %").
struct Unit {
    std::string_view symbol;
    double displayFactor = 1.0;

    bool operator==(const Unit&) const = default;
};

namespace units {
inline constexpr Unit none{""};
inline constexpr Unit percent{"%", 100.0}; ///< for values kept as a fraction
inline constexpr Unit seconds{"s"};
inline constexpr Unit rounds{"rounds"};
inline constexpr Unit retries{"retries"};
inline constexpr Unit retriesPerEvent{"retries/event"};
inline constexpr Unit calls{"calls"};
inline constexpr Unit callsPerRound{"calls/round"};
inline constexpr Unit callsPerRequest{"calls/request"};
inline constexpr Unit requestsPerRound{"requests/round"};
inline constexpr Unit requests{"requests"};
inline constexpr Unit layers{"layers"};
inline constexpr Unit clients{"clients"};
inline constexpr Unit members{"members"};
inline constexpr Unit gateways{"gateways"};
inline constexpr Unit restarts{"restarts"};
inline constexpr Unit lookups{"lookups"};
inline constexpr Unit lookupsPerSecond{"lookups/s"};
inline constexpr Unit connectsPerSecond{"connects/s"};
inline constexpr Unit eventsPerSecond{"events/s"};
inline constexpr Unit attemptsPerLayer{"attempts/layer"};
inline constexpr Unit times{"×"};
inline constexpr Unit callsPerMinute{"calls/min"};
inline constexpr Unit deliveriesPerEvent{"deliveries/event"};
inline constexpr Unit eventsPerMinute{"events/min"};
inline constexpr Unit messagesPerMinute{"messages/min"};
inline constexpr Unit requestsPerMinute{"requests/min"};
} // namespace units

/// The number as people read it, without its unit: at most six significant digits.
[[nodiscard]] std::string displayText(double value, const Unit& unit);

/// The number with its unit, "5 %", "40 events/min".
[[nodiscard]] std::string quantityText(double value, const Unit& unit);

/// A fraction as a percentage of at most `digits` significant digits: 0.0523 → "5.23 %".
[[nodiscard]] std::string percentText(double fraction, int digits);

/// Reads what a person typed into a field of that unit and gives the kept value: a number as
/// displayed, optionally with k or M and with the unit's symbol or its "/min" ("2.5k", "5 %", "5").
/// A percentage without its sign that is under 1 and no whole number is the fraction itself
/// ("0.05"). Refuses what parseNumber() refuses.
[[nodiscard]] Outcome<double> parseQuantity(std::string_view text, const Unit& unit);

} // namespace stormglass
