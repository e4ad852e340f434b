// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/metrics.h"
#include "model/sampling/counter_watch.h"
#include "model/sampling/metrics_fault.h"

#include <array>
#include <optional>
#include <vector>

namespace stormglass::sampling {

/// Gathers rows into metrics of bounded size: once there are `mostRows`, every two neighbours
/// become one, their mean, and so do all that follow.
class MetricsRows {
public:
    /// Rows that are kept at most.
    static constexpr std::size_t mostRows = std::size_t{1} << 20U;

    /// Which way the times of the rows run that are to come.
    explicit MetricsRows(TimesRun run = TimesRun::Forward, std::size_t most = mostRows)
        : m_most(most)
        , m_timesRun(run)
    {
    }

    /// Takes over a row without a fault, behind those before it; it has the columns of the first.
    void add(const MetricsRow& row);

    /// Rows taken over.
    [[nodiscard]] std::size_t count() const { return m_count; }

    /// Rows that one of the metrics stands for.
    [[nodiscard]] std::size_t merged() const { return m_merged; }

    /// What was gathered, times ascending; one that stands for fewer rows included.
    [[nodiscard]] Metrics metrics() const;

private:
    /// One row in the metrics' own columns: calls, edge, distinct, successes.
    using Values = std::array<double, 4>;

    [[nodiscard]] static std::optional<double> successesOf(const MetricsRow& row);
    void append(double seconds, const Values& values);
    void halve();
    static void push(Metrics& metrics, const std::array<bool, 4>& has, double seconds,
                     const Values& values);

    std::size_t m_most;
    TimesRun m_timesRun;
    std::array<bool, 4> m_has{};
    Metrics m_metrics;
    std::size_t m_count = 0;
    std::size_t m_merged = 1;
    std::size_t m_open = 0; ///< rows in the one that is being merged
    double m_openSeconds = 0.0;
    Values m_openSums{};
};

} // namespace stormglass::sampling
