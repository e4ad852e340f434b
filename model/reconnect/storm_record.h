// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/statistics.h"
#include "model/core/time_bins.h"
#include "model/reconnect/storm_setup.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace stormglass::reconnect {

/// What a run shows over time, one value for each bin. Requests and restarts are counts of the
/// whole bin, levels those at its end.
struct StormSeries {
    std::vector<double> time; ///< s, the bin's start
    std::vector<double> presenceRequests;
    std::vector<double> backendQueue; ///< lookups, and what events cost
    std::vector<double> connected;    ///< clients
    std::vector<double> receiving;    ///< clients that can receive messages
    std::vector<double> withPresence; ///< clients whose presence is up to date
    std::vector<double> gatewayRestarts;

    bool operator==(const StormSeries&) const = default;
};

/// What a run comes to.
struct StormSummary {
    double peakRequests = 0.0;  ///< lookups a second, of the highest bin
    double totalRequests = 0.0; ///< lookups
    double steadyRequests = 0.0;
    std::optional<double> receiving99;  ///< s; from then on 99 % of the clients receive messages
    std::optional<double> presence99;   ///< s; the same for up-to-date presence
    std::int64_t gatewaysRestarted = 0; ///< every restart counts
    std::int64_t gatewaysHit = 0;       ///< those that restarted, each counts once
    int cascadeDepth = 0;               ///< restarts in a chain of causes, beyond the first
    double staleness = 0.0;     ///< s that a client's presence is out of date, mean of all clients
    double repeated = 0.0;      ///< lookups asked for again after a time-out
    double refreshes = 0.0;     ///< lookups that presence events caused
    std::int64_t failures = 0;  ///< fetches given up after all tries
    std::int64_t emissions = 0; ///< windows in which a gateway's clients were sent events, batched

    bool operator==(const StormSummary&) const = default;
};

/// A run: its series and what they come to.
struct StormOutcome {
    StormSeries series;
    StormSummary summary;
    bool partial = false; ///< stopped before its end: the series end there

    bool operator==(const StormOutcome&) const = default;
};

/// From when on a level stays at or above a bound.
class LastRise {
public:
    LastRise(double bound, double initial)
        : m_bound(bound)
        , m_since(initial >= bound ? std::optional(0.0) : std::nullopt)
    {
    }

    void told(double time, double value);

    /// Nothing while the level is below.
    [[nodiscard]] const std::optional<double>& since() const { return m_since; }

private:
    double m_bound;
    std::optional<double> m_since;
};

/// Keeps what a run shows while it goes on.
class StormRecord {
public:
    explicit StormRecord(const StormSetup& setup);

    /// Times up to that one are over: of the bins that end by then the levels are kept.
    /// `backendWaiting` says what waits at a time.
    template <class Waiting>
    void passTo(double time, Waiting backendWaiting)
    {
        while (m_over < m_count && m_nextEnd <= time) {
            keepLevels(backendWaiting(m_nextEnd));
        }
    }

    void connected(double time, double change) { m_connected.add(time, change); }
    void receiving(double time, double change);
    void withPresence(double time, double change);
    void requests(double time, double lookups);
    void restarted(double time, int depth);
    void firstRestart() { ++m_summary.gatewaysHit; }
    void repeated(double lookups) { m_summary.repeated += lookups; }
    void refreshed(double lookups) { m_summary.refreshes += lookups; }
    void failed() { ++m_summary.failures; }
    void emitted() { ++m_summary.emissions; }

    /// Clients connected now.
    [[nodiscard]] double connectedNow() const { return m_connected.value(); }

    /// What was recorded, of a run that has reached `time`.
    [[nodiscard]] StormOutcome finished(double time) const;

private:
    void keepLevels(double backendWaiting);

    const StormSetup& m_setup;
    TimeBins m_bins;
    std::size_t m_count;
    std::size_t m_over = 0; ///< bins that are over
    double m_nextEnd;       ///< of the first that is not
    StormSeries m_series;
    StormSummary m_summary;
    BinnedTotals m_requests;
    BinnedTotals m_restarts;
    Level m_connected;
    Level m_receiving;
    Level m_withPresence;
    LastRise m_receivingRise;
    LastRise m_presenceRise;
};

} // namespace stormglass::reconnect
