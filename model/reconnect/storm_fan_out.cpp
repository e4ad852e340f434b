// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace stormglass::reconnect {

namespace {

/// Presence events are passed on a hundred times a second.
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
        plan(timeOf(m_tick), {.what = What::Tick});
    }
}

void Storm::tick(double now)
{
    const auto windowTicks =
        std::max<std::int64_t>(std::llround(m_setup.batchWindow / tickLength), 1);
    const double events = m_tick % windowTicks == 0 ? std::exchange(m_eventsToPassOn, 0.0) : 0.0;
    const double sent = passOnEvents(events);
    chargeBackend(now, sent);
    refresh(now, sent);
    for (GatewayId id = 0; id < m_gateways.size(); ++id) {
        restartIfOverloaded(now, id);
    }
    m_work += static_cast<std::int64_t>(m_gateways.size());
    m_isTicking = false;
    if (m_eventsToPassOn > 0.0 || std::ranges::any_of(m_gateways, [](const Gateway& gateway) {
            return gateway.isUp && gateway.eventBacklog > 0.0;
        })) {
        armTick(now);
    }
}

/// What of the events reaches a gateway's clients; gathered, each gets one message at most.
double Storm::messagesFor(const Gateway& gateway, double events) const
{
    const double share = events * gateway.connected / static_cast<double>(m_setup.clients);
    return m_setup.batchWindow > 0.0 ? std::min(share, gateway.connected) : share;
}

/// How many messages were sent.
double Storm::passOnEvents(double events)
{
    double sent = 0.0;
    for (Gateway& gateway : m_gateways) {
        if (gateway.isUp) {
            const double messages = messagesFor(gateway, events);
            gateway.eventBacklog =
                std::max(gateway.eventBacklog - m_setup.eventRate * tickLength, 0.0) + messages;
            sent += messages;
        }
    }
    return sent;
}

/// Events cost the backend a lookup's work each; gathered, one for each gateway they are sent to.
void Storm::chargeBackend(double now, double sent)
{
    if (sent == 0.0) {
        return;
    }
    if (m_setup.batchWindow > 0.0) {
        m_record.emitted();
        m_chargeCarry +=
            static_cast<double>(std::ranges::count_if(m_gateways, [](const Gateway& gateway) {
                return gateway.isUp && gateway.connected > 0.0;
            }));
    } else {
        m_chargeCarry += sent;
    }
    const double whole = std::floor(m_chargeCarry);
    m_chargeCarry -= whole;
    m_backend.offer(now, whole);
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
    double left = lookups;
    while (left > 0.0) {
        ask(now, {.lookups = static_cast<std::uint32_t>(std::min(each, left))});
        left -= each;
    }
}

} // namespace stormglass::reconnect
