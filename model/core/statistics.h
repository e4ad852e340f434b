// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

namespace stormglass {

/// Mean and spread of numbers told one by one, without keeping them (Welford's recurrence).
class RunningMoments {
public:
    void add(double value);

    [[nodiscard]] std::int64_t count() const { return m_count; }

    /// 0 of no numbers.
    [[nodiscard]] double mean() const { return m_mean; }

    /// The variance of what the numbers are a sample of; 0 of fewer than two.
    [[nodiscard]] double variance() const;

    /// The standard error of the mean, for independent numbers; 0 of fewer than two.
    [[nodiscard]] double standardError() const;

private:
    std::int64_t m_count = 0;
    double m_mean = 0.0;
    double m_squares = 0.0;
};

/// A number that jumps and holds between its jumps: how many are waiting.
class Level {
public:
    explicit Level(double initial)
        : m_value(initial)
    {
    }

    /// From that time on it has that value; times do not go back.
    void set(double time, double value);

    /// It changes by so much.
    void add(double time, double change) { set(time, m_value + change); }

    [[nodiscard]] double value() const { return m_value; }

    /// Its integral from time 0 to that time, not before the last jump.
    [[nodiscard]] double integral(double time) const { return m_area + m_value * (time - m_since); }

private:
    double m_value;
    double m_since = 0.0;
    double m_area = 0.0;
};

} // namespace stormglass
