// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace stormglass {

namespace {

template <class... Format>
std::string formatted(double value, Format... format)
{
    std::array<char, 512> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value, format...);
    return {text.data(), written.ptr};
}

Problem notANumber(std::string_view text)
{
    return {"", "'" + std::string(text) + "' is not a number", ""};
}

} // namespace

std::string shortestText(double value)
{
    const double size = std::abs(value);
    const bool plain = value == 0.0 || (size >= 1e-4 && size < 1e15);
    return plain ? formatted(value, std::chars_format::fixed) : formatted(value);
}

std::string fixedText(double value, int decimals)
{
    return formatted(value, std::chars_format::fixed, decimals);
}

std::string significantText(double value, int digits)
{
    if (value == 0.0 || !std::isfinite(value)) {
        return shortestText(value);
    }
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
    if (magnitude < -9) {
        return formatted(value, std::chars_format::general, digits);
    }
    const int decimals = std::clamp(digits - 1 - magnitude, 0, 17);
    std::string text = fixedText(value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') {
            text.pop_back();
        }
    }
    return text;
}

std::string compactText(double value, int digits)
{
    constexpr double million = 1e6;
    const double size = std::abs(value);
    if (size >= 1e15) {
        return significantText(value, 3);
    }
    if (size >= million * 1e3) {
        return significantText(value / (million * 1e3), 4) + "G";
    }
    if (size >= million) {
        return significantText(value / million, 4) + "M";
    }
    return size >= 1e5 ? significantText(value / 1e3, 4) + "k" : significantText(value, digits);
}

std::string countText(std::int64_t count, std::string_view noun)
{
    return countText(count, noun, std::string(noun) + 's');
}

std::string countText(std::int64_t count, std::string_view one, std::string_view many)
{
    return std::to_string(count) + ' ' + std::string(count == 1 ? one : many);
}

Outcome<double> parseNumber(std::string_view text)
{
    std::string_view digits = trimmed(text);
    if (digits.empty()) {
        return Problem{"", "there is no number", ""};
    }
    if (digits.front() == '+') {
        digits.remove_prefix(1);
        if (digits.empty() || digits.front() == '-' || digits.front() == '+') {
            return notANumber(text);
        }
    }
    double value = 0.0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (read.ec == std::errc::invalid_argument || read.ptr != digits.data() + digits.size()) {
        return notANumber(text);
    }
    if (read.ec == std::errc::result_out_of_range) {
        return Problem{"", "'" + std::string(text) + "' is too large or too small to compute with",
                       ""};
    }
    if (!std::isfinite(value)) {
        return Problem{"", "'" + std::string(text) + "' is not a finite number", ""};
    }
    return value;
}

std::string padRight(std::string_view text, std::size_t width)
{
    std::string padded(text);
    padded.resize(std::max(width, text.size()), ' ');
    return padded;
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) {
        return {};
    }
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

} // namespace stormglass
