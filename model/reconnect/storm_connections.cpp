// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm.h"

#include <algorithm>
#include <limits>

namespace stormglass::reconnect {

void Storm::restart(double now, GatewayId id, int depth, double boot)
{
    Gateway& gateway = m_gateways[id];
    gateway.isUp = false;
    gateway.upAt = now + boot;
    gateway.depth = depth;
    gateway.eventBacklog = 0.0;
    gateway.queue.clear();
    ++gateway.generation;
    m_record.restarted(now, depth);
    for (std::size_t client = id; client < m_clients.size(); client += m_gateways.size()) {
        if (m_clients[client].stage != Stage::Away) {
            lose(now, static_cast<ClientId>(client));
        }
    }
    m_events.push(gateway.upAt, {.what = What::GatewayUp, .subject = id});
}

// The gateway's successor is there before the first client goes.
void Storm::startDrain(GatewayId id)
{
    m_record.restarted(0.0, 0);
    const auto all = static_cast<double>(m_setup.clients);
    for (std::size_t client = id; client < m_clients.size(); client += m_gateways.size()) {
        const double share = (static_cast<double>(client) + 0.5) / all;
        m_events.push(share * m_setup.drain,
                      {.what = What::Dropped, .subject = static_cast<ClientId>(client)});
    }
}

void Storm::goUp(double now, GatewayId id)
{
    Gateway& gateway = m_gateways[id];
    gateway.isUp = true;
    scheduleAccept(now, id);
    armTick(now);
}

void Storm::lose(double now, ClientId id)
{
    Client& client = m_clients[id];
    if (client.stage == Stage::Connected || client.stage == Stage::Fetching) {
        m_record.connected(now, -1.0);
        m_gateways[gatewayOf(id)].connected -= 1.0;
        m_fetching -= client.stage == Stage::Fetching ? 1.0 : 0.0;
    }
    setReceiving(now, client, false);
    setPresence(now, client, false);
    ++client.generation;
    client.partsOpen = 0;
    goAway(now, id);
}

// Who retries without a pause is there the moment that the gateway is.
void Storm::goAway(double now, ClientId id)
{
    Client& client = m_clients[id];
    Gateway& gateway = m_gateways[gatewayOf(id)];
    if (m_setup.backoff == Backoff::None) {
        client.stage = Stage::InQueue;
        gateway.queue.push(id);
        if (gateway.isUp && gateway.queue.size() == 1) {
            scheduleAccept(now, gatewayOf(id));
        }
        armTick(now);
        return;
    }
    client.stage = Stage::Away;
    double at = now + nextDelay(id);
    // Attempts that are known to be refused need no event.
    while (!gateway.isUp && at < gateway.upAt) {
        at += nextDelay(id);
    }
    m_events.push(at, {.what = What::Arrives, .subject = id});
}

double Storm::nextDelay(ClientId id)
{
    Client& client = m_clients[id];
    const bool remembers = !m_previousDelay.empty();
    const double previous = remembers && client.attempt > 0
                                ? static_cast<double>(m_previousDelay[id])
                                : m_setup.backoffSpan.base;
    const double delay =
        backoffDelay(m_setup.backoff, m_setup.backoffSpan, client.attempt, previous, m_random);
    if (remembers) {
        m_previousDelay[id] = static_cast<float>(delay);
    }
    if (client.attempt < std::numeric_limits<std::uint8_t>::max()) {
        ++client.attempt;
    }
    return delay;
}

void Storm::arrive(double now, ClientId id)
{
    Gateway& gateway = m_gateways[gatewayOf(id)];
    if (!gateway.isUp) {
        goAway(now, id);
        return;
    }
    m_clients[id].stage = Stage::InQueue;
    gateway.queue.push(id);
    if (gateway.queue.size() == 1) {
        scheduleAccept(now, gatewayOf(id));
    }
    armTick(now);
}

void Storm::scheduleAccept(double now, GatewayId id)
{
    const Gateway& gateway = m_gateways[id];
    if (!gateway.queue.isEmpty()) {
        m_events.push(now + 1.0 / m_setup.connectRate,
                      {.what = What::Accepted, .subject = id, .generation = gateway.generation});
    }
}

void Storm::accept(double now, GatewayId id)
{
    Gateway& gateway = m_gateways[id];
    const ClientId client = gateway.queue.pop();
    gateway.connected += 1.0;
    m_returnedDepth = std::max(m_returnedDepth, gateway.depth);
    m_record.connected(now, 1.0);
    scheduleAccept(now, id);
    connect(now, client);
}

void Storm::connect(double now, ClientId id)
{
    Client& client = m_clients[id];
    client.stage = Stage::Connected;
    if (m_setup.presence != PresenceSync::Eager) {
        settle(now, id);
    }
    syncPresence(now, id);
}

/// Reconnected: what fails from here on begins a new row of attempts.
void Storm::settle(double now, ClientId id)
{
    Client& client = m_clients[id];
    client.attempt = 0;
    setReceiving(now, client, true);
}

void Storm::setReceiving(double now, Client& client, bool receives)
{
    if (client.receives != receives) {
        client.receives = receives;
        m_record.receiving(now, receives ? 1.0 : -1.0);
    }
}

void Storm::setPresence(double now, Client& client, bool hasPresence)
{
    if (client.hasPresence != hasPresence) {
        client.hasPresence = hasPresence;
        m_record.withPresence(now, hasPresence ? 1.0 : -1.0);
    }
}

} // namespace stormglass::reconnect
