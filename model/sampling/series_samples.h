// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/metrics_gathering.h"
#include "model/sampling/time_order.h"

#include <deque>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// The samples of one series, in ascending order of time; those that are not are told and left out.
class SeriesSamples {
public:
    /// What the series is a column of, and what it is called; the gathering must outlive it.
    SeriesSamples(MetricsColumn column, std::string label, MetricsGathering& gathering);

    /// The next sample, its time in seconds to nanoseconds since 1970, as epochSeconds() takes it;
    /// nothing for a value that is no number. Either is told where it is none.
    void add(double time, std::optional<double> value);

    /// A sample that cannot be read.
    void addBroken();

    /// No more samples come.
    void end();

    [[nodiscard]] MetricsColumn column() const { return m_column; }

    [[nodiscard]] const std::string& label() const { return m_label; }

    /// When the first sample that was not taken is; nothing where all were.
    [[nodiscard]] std::optional<double> firstTime() const;

    /// How many samples are there that were not taken.
    [[nodiscard]] std::size_t size() const { return m_samples.size(); }

    /// How many of them are at instants of the other series, too.
    [[nodiscard]] std::size_t sharedWith(const SeriesSamples& other) const;

    /// Whether a sample was left out, so that an instant without one tells nothing.
    [[nodiscard]] bool lacksSamples() const { return m_lacksSamples; }

    /// Takes the first sample, if it is of that time; nothing where it is not, or has no value.
    std::optional<double> take(double seconds);

    /// Where a sample is, "calls at 1796025600".
    [[nodiscard]] std::string where(double seconds) const;

private:
    struct Sample {
        double seconds = 0.0;
        double value = 0.0; ///< not a number where it has none
    };

    void leaveOut(const std::string& kind, const std::string& where);
    void settleHeld(bool leftOut);

    MetricsColumn m_column;
    std::string m_label;
    MetricsGathering* m_gathering;
    TimeOrder m_order;
    bool m_lastIsHeld = false;
    bool m_lacksSamples = false;
    std::deque<Sample> m_samples; ///< neither moves as it grows nor keeps what was taken
};

/// Takes the samples of all series and adds a row for each instant that all of them have; other
/// instants are told and left out, and first of all where they are many. Errors that are absent
/// while calls are there are 0: such a series begins with its first error. Leaves off at a stop.
void addInstants(std::vector<SeriesSamples>& all, MetricsGathering& gathering,
                 const std::stop_token& stop);

} // namespace stormglass::sampling
