// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm_record.h"

#include <algorithm>
#include <cmath>

namespace stormglass::reconnect {

namespace {

constexpr double nearlyAll = 0.99;

double initialPresence(const StormSetup& setup)
{
    return setup.presence == PresenceSync::Off ? 0.0 : static_cast<double>(setup.clients);
}

} // namespace

void LastRise::told(double time, double value)
{
    if (value < m_bound) {
        m_since.reset();
    } else if (!m_since) {
        m_since = time;
    }
}

StormRecord::StormRecord(const StormSetup& setup)
    : m_setup(setup)
    , m_bins(setup.bins())
    , m_count(m_bins.count())
    , m_nextEnd(m_bins.endOf(0))
    , m_requests(m_bins)
    , m_restarts(m_bins)
    , m_connected(static_cast<double>(setup.clients))
    , m_receiving(static_cast<double>(setup.clients))
    , m_withPresence(initialPresence(setup))
    , m_receivingRise(nearlyAll * static_cast<double>(setup.clients), m_receiving.value())
    , m_presenceRise(nearlyAll * static_cast<double>(setup.clients), m_withPresence.value())
{
}

void StormRecord::receiving(double time, double change)
{
    m_receiving.add(time, change);
    m_receivingRise.told(time, m_receiving.value());
}

void StormRecord::withPresence(double time, double change)
{
    m_withPresence.add(time, change);
    m_presenceRise.told(time, m_withPresence.value());
}

void StormRecord::requests(double time, double lookups)
{
    m_requests.add(time, lookups);
    m_summary.totalRequests += lookups;
}

void StormRecord::restarted(double time, int depth)
{
    m_restarts.add(time, 1.0);
    ++m_summary.gatewaysRestarted;
    m_summary.cascadeDepth = std::max(m_summary.cascadeDepth, depth);
}

void StormRecord::keepLevels(double backendWaiting)
{
    m_series.time.push_back(m_bins.startOf(m_over++));
    m_nextEnd = m_over < m_count ? m_bins.endOf(m_over) : m_nextEnd;
    m_series.backendQueue.push_back(backendWaiting);
    m_series.connected.push_back(m_connected.value());
    m_series.receiving.push_back(m_receiving.value());
    m_series.withPresence.push_back(m_withPresence.value());
}

StormOutcome StormRecord::finished(double time) const
{
    StormOutcome outcome{m_series, m_summary, m_over < m_count};
    const auto firstBins = [this](const BinnedTotals& totals) {
        const auto& all = totals.totals();
        return std::vector<double>(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(m_over));
    };
    outcome.series.presenceRequests = firstBins(m_requests);
    outcome.series.gatewayRestarts = firstBins(m_restarts);
    outcome.summary.peakRequests = m_requests.highestRate();
    outcome.summary.steadyRequests = m_setup.steadyRequests();
    outcome.summary.receiving99 = m_receivingRise.since();
    outcome.summary.presence99 = m_presenceRise.since();
    const double fresh = m_withPresence.integral(time) / static_cast<double>(m_setup.clients);
    // An event that waits for its window is late by half of one in the mean.
    const double late = m_setup.presence == PresenceSync::Off ? 0.0 : m_setup.batchWindow / 2.0;
    outcome.summary.staleness = std::min(time - fresh + late, time);
    return outcome;
}

} // namespace stormglass::reconnect
