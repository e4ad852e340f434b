// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm.h"

#include <algorithm>
#include <cmath>

namespace stormglass::reconnect {

namespace {

/// Presence events are passed on, and gateways looked after, a hundred times a second.
constexpr double tickLength = 0.01;

double timeOf(std::int64_t tick) { return static_cast<double>(tick) * tickLength; }

/// The first tick behind a time, where division alone can round to the one at it.
std::int64_t tickAfter(double time)
{
    const auto tick = static_cast<std::int64_t>(time / tickLength);
    return timeOf(tick) > time ? tick : (timeOf(tick + 1) > time ? tick + 1 : tick + 2);
}

} // namespace

void Storm::emit(double events) { m_eventsToPassOn += events; }

void Storm::armTick(double now)
{
    if (!m_isTicking) {
        m_isTicking = true;
        m_tick = tickAfter(now);
        m_events.push(timeOf(m_tick), {.what = What::Tick});
    }
}

void Storm::tick(double now)
{
    const auto windowTicks =
        std::max<std::int64_t>(std::llround(m_setup.batchWindow / tickLength), 1);
    const bool isBatched = m_setup.batchWindow > 0.0;
    const double events = m_tick % windowTicks == 0 ? std::exchange(m_eventsToPassOn, 0.0) : 0.0;
    const double received = passOnEvents(now, events, isBatched);
    refresh(now, received);
    restartOverloaded(now);
    const bool isBusy =
        m_eventsToPassOn > 0.0 || std::ranges::any_of(m_gateways, [](const Gateway& gateway) {
            return gateway.isUp && (gateway.eventBacklog > 0.0 || !gateway.queue.isEmpty());
        });
    m_isTicking = false;
    if (isBusy) {
        armTick(now);
    }
}

/// Gives every gateway its share of the events, which reach its connected clients; gathered, a
/// client gets one message at most. How many were sent to clients.
double Storm::passOnEvents(double now, double events, bool gathered)
{
    double sent = 0.0;
    double groups = 0.0;
    for (Gateway& gateway : m_gateways) {
        if (!gateway.isUp) {
            continue;
        }
        gateway.eventBacklog = std::max(gateway.eventBacklog - m_setup.eventRate * tickLength, 0.0);
        if (events > 0.0 && gateway.connected > 0.0) {
            const double share = events * gateway.connected / static_cast<double>(m_setup.clients);
            const double messages = gathered ? std::min(share, gateway.connected) : share;
            gateway.eventBacklog += messages;
            sent += messages;
            groups += 1.0;
        }
    }
    if (events > 0.0) {
        m_backend.offer(now, std::floor(gathered ? groups : events));
        if (gathered) {
            m_record.emitted();
        }
    }
    return sent;
}

/// Clients that are still reconnecting take an event for a reason to look up once more.
void Storm::refresh(double now, double events)
{
    if (events == 0.0 || m_record.connectedNow() == 0.0) {
        return;
    }
    m_refreshCarry += events * m_fetching / m_record.connectedNow();
    const double lookups = std::floor(m_refreshCarry);
    m_refreshCarry -= lookups;
    m_record.refreshed(lookups);
    const double workspaces = std::max(static_cast<double>(m_limits.size()), 1.0);
    constexpr double mostAtOnce = 1e9; // fits a request's count
    const double each = std::min(std::ceil(lookups / workspaces), mostAtOnce);
    for (double left = lookups; left > 0.0; left -= each) {
        ask(now, {.lookups = static_cast<std::uint32_t>(std::min(each, left))});
    }
}

void Storm::restartOverloaded(double now)
{
    for (GatewayId id = 0; id < m_gateways.size(); ++id) {
        const Gateway& gateway = m_gateways[id];
        const double backlog = gateway.eventBacklog + static_cast<double>(gateway.queue.size());
        if (gateway.isUp && backlog > m_setup.gatewayLimit) {
            restart(now, id, m_returnedDepth + 1, std::max(m_setup.gatewayBoot, tickLength));
        }
    }
}

} // namespace stormglass::reconnect
