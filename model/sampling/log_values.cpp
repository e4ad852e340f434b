// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_values.h"

#include "model/core/number_text.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <utility>

namespace stormglass::sampling {

namespace {

constexpr std::int64_t microsecondsPerSecond = 1'000'000;
constexpr double latestSecond = 1e11; // the year 5138

/// Reads a text from its front; what does not fit leaves it untouched.
class Scanner {
public:
    explicit Scanner(std::string_view text)
        : m_rest(text)
    {
    }

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

    [[nodiscard]] bool skip(char letter)
    {
        const bool there = !m_rest.empty() && m_rest.front() == letter;
        m_rest.remove_prefix(there ? 1 : 0);
        return there;
    }

    /// Exactly so many digits.
    [[nodiscard]] std::optional<int> digits(std::size_t count)
    {
        if (m_rest.size() < count) {
            return std::nullopt;
        }
        int value = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const int digit = m_rest[i] - '0';
            if (digit < 0 || digit > 9) {
                return std::nullopt;
            }
            value = value * 10 + digit;
        }
        m_rest.remove_prefix(count);
        return value;
    }

    /// The digits of a fraction in microseconds; more than six are cut.
    [[nodiscard]] std::optional<std::int64_t> fraction()
    {
        std::int64_t value = 0;
        std::int64_t weight = microsecondsPerSecond;
        std::size_t count = 0;
        for (; count < m_rest.size() && m_rest[count] >= '0' && m_rest[count] <= '9'; ++count) {
            weight /= 10;
            value += weight * (m_rest[count] - '0');
        }
        m_rest.remove_prefix(count);
        return count == 0 ? std::nullopt : std::optional(value);
    }

private:
    std::string_view m_rest;
};

/// Minutes east of Greenwich; nothing where what is left is no zone.
std::optional<int> zoneMinutes(Scanner& text)
{
    if (text.atEnd() || text.skip('Z') || text.skip('z')) {
        return 0;
    }
    const bool east = text.skip('+');
    if (!east && !text.skip('-')) {
        return std::nullopt;
    }
    const auto hours = text.digits(2);
    const bool colon = text.skip(':');
    const auto minutes = text.digits(2);
    if (!hours || (colon && !minutes) || *hours > 23 || minutes.value_or(0) > 59) {
        return std::nullopt;
    }
    const int total = *hours * 60 + minutes.value_or(0);
    return east ? total : -total;
}

std::optional<std::int64_t> dayOf(Scanner& text)
{
    const auto year = text.digits(4);
    const bool first = text.skip('-');
    const auto month = text.digits(2);
    const bool second = text.skip('-');
    const auto day = text.digits(2);
    if (!year || !first || !month || !second || !day) {
        return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year{*year},
                                           std::chrono::month{static_cast<unsigned>(*month)},
                                           std::chrono::day{static_cast<unsigned>(*day)}};
    return date.ok()
               ? std::optional<std::int64_t>(std::chrono::sys_days(date).time_since_epoch().count())
               : std::nullopt;
}

/// Microseconds since midnight. Seconds may be left out, and 60 is a leap second.
std::optional<std::int64_t> timeOfDay(Scanner& text)
{
    const auto hour = text.digits(2);
    const bool colon = text.skip(':');
    const auto minute = text.digits(2);
    if (!hour || !colon || !minute || *hour > 23 || *minute > 59) {
        return std::nullopt;
    }
    std::int64_t microseconds = (*hour * 60LL + *minute) * 60 * microsecondsPerSecond;
    if (text.skip(':')) {
        const auto second = text.digits(2);
        if (!second || *second > 60) {
            return std::nullopt;
        }
        microseconds += *second * microsecondsPerSecond;
        if (text.skip('.') || text.skip(',')) {
            const auto fraction = text.fraction();
            if (!fraction) {
                return std::nullopt;
            }
            microseconds += *fraction;
        }
    }
    return microseconds;
}

std::optional<std::int64_t> isoTime(std::string_view text)
{
    Scanner scanner(text);
    const auto day = dayOf(scanner);
    if (!day || !(scanner.skip('T') || scanner.skip(' ') || scanner.skip('t'))) {
        return std::nullopt;
    }
    const auto time = timeOfDay(scanner);
    const auto zone = time ? zoneMinutes(scanner) : std::nullopt;
    if (!zone || !scanner.atEnd()) {
        return std::nullopt;
    }
    constexpr std::int64_t minute = 60 * microsecondsPerSecond;
    const std::int64_t instant = *day * 24 * 60 * minute + *time - *zone * minute;
    return instant >= 0 ? std::optional(instant) : std::nullopt;
}

/// "412.7" as 4127 / 10: with at most fifteen digits both are exact, so one division rounds as
/// reading the text does, at a fifth of the time. Nothing for what is not written like that.
std::optional<double> shortDecimal(std::string_view text)
{
    static constexpr std::array powers{1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                       1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    if (text.empty() || text.size() > powers.size() || text.back() == '.') {
        return std::nullopt;
    }
    std::int64_t digits = 0;
    std::size_t point = text.size() - 1;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter >= '0' && letter <= '9') {
            digits = digits * 10 + (letter - '0');
        } else if (letter == '.' && at > 0 && point == text.size() - 1) {
            point = at;
        } else {
            return std::nullopt;
        }
    }
    return static_cast<double>(digits) / powers[text.size() - 1 - point];
}

std::optional<double> decimal(std::string_view text)
{
    if (const auto value = shortDecimal(text)) {
        return value;
    }
    double value = 0.0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    const bool isRead = read.ec == std::errc() && read.ptr == end && std::isfinite(value);
    return isRead ? std::optional(value + 0.0) : std::nullopt; // "-0" is 0 and not below it
}

/// Seconds with a fraction keep every microsecond, which a double of today's date just does not.
std::optional<std::int64_t> plainSeconds(std::string_view text)
{
    std::int64_t seconds = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, seconds);
    if (read.ec != std::errc() || seconds < 0 || static_cast<double>(seconds) >= latestSecond) {
        return std::nullopt;
    }
    Scanner rest(std::string_view(read.ptr, static_cast<std::size_t>(end - read.ptr)));
    if (rest.atEnd()) {
        return seconds * microsecondsPerSecond;
    }
    const auto fraction = rest.skip('.') ? rest.fraction() : std::nullopt;
    return fraction && rest.atEnd() ? std::optional(seconds * microsecondsPerSecond + *fraction)
                                    : std::nullopt;
}

std::optional<std::int64_t> epochTime(std::string_view text)
{
    if (const auto exact = plainSeconds(text)) {
        return exact;
    }
    const auto value = decimal(text);
    if (!value || *value < 0.0) {
        return std::nullopt;
    }
    double microseconds = *value * 1e6;
    for (int unit = 0; unit < 3 && microseconds >= latestSecond * 1e6; ++unit) {
        microseconds /= 1e3;
    }
    return microseconds < latestSecond * 1e6 ? std::optional(std::llround(microseconds))
                                             : std::nullopt;
}

constexpr std::array<std::pair<std::string_view, double>, 5> durationUnits{{
    {"ms", 1.0},
    {"us", 1e-3},
    {"µs", 1e-3},
    {"ns", 1e-6},
    {"s", 1e3},
}};

} // namespace

bool isBlank(std::string_view text)
{
    switch (text.size()) {
    case 0:
        return true;
    case 1:
        return text == "-";
    case 4:
        return text == "null" || text == "None";
    default:
        return false;
    }
}

std::optional<std::int64_t> logTime(std::string_view text)
{
    const bool iso = text.size() > 4 && text[4] == '-';
    return iso ? isoTime(text) : epochTime(text);
}

std::optional<double> epochSeconds(double number)
{
    double seconds = number;
    for (int unit = 0; unit < 3 && seconds >= latestSecond; ++unit) {
        seconds /= 1e3;
    }
    return seconds >= 0.0 && seconds < latestSecond ? std::optional(seconds) : std::nullopt;
}

std::optional<double> logDuration(std::string_view text, double millisecondsPerUnit)
{
    double unit = millisecondsPerUnit;
    for (const auto& [ending, milliseconds] : durationUnits) {
        if (text.ends_with(ending)) {
            text = trimmed(text.substr(0, text.size() - ending.size()));
            unit = milliseconds;
            break;
        }
    }
    const auto value = decimal(text);
    return value && *value >= 0.0 && std::isfinite(*value * unit) ? std::optional(*value * unit)
                                                                  : std::nullopt;
}

std::optional<std::int32_t> wholeNumber(std::string_view text)
{
    constexpr double most = 1e9;
    const auto value = decimal(text);
    if (!value || *value < 0.0 || *value > most || *value != std::floor(*value)) {
        return std::nullopt;
    }
    return static_cast<std::int32_t>(*value);
}

} // namespace stormglass::sampling
