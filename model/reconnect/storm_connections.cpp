// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm.h"

#include <algorithm>
#include <limits>

namespace stormglass::reconnect {

namespace {

/// Of a gateway that restarts for its load, s: at once it would do so again and again in no time.
constexpr double leastBoot = 0.01;

} // namespace

/// What lies beyond the run needs no place in the queue.
void Storm::plan(double time, const Event& event)
{
    if (time <= m_setup.duration) {
        m_events.push(time, event);
    }
}

void Storm::restart(double now, GatewayId id, int depth, double boot)
{
    Gateway& gateway = m_gateways[id];
    gateway.isUp = false;
    gateway.upAt = now + boot;
    gateway.depth = depth;
    gateway.eventBacklog = 0.0;
    ++gateway.generation;
    m_record.restarted(now, depth);
    noteRestart(gateway);
    // Before its clients' attempts are planned: one at that very moment is not refused.
    plan(gateway.upAt, {.what = What::GatewayUp, .subject = id});
    const bool staysInQueue = m_setup.backoff == Backoff::None;
    if (!staysInQueue) {
        gateway.queue.clear();
    }
    for (std::size_t client = id; client < m_clients.size(); client += m_gateways.size()) {
        const Stage stage = m_clients[client].stage;
        if (stage != Stage::Away && !(stage == Stage::InQueue && staysInQueue)) {
            lose(now, static_cast<ClientId>(client));
        }
    }
    m_work += static_cast<std::int64_t>(m_clients.size() / m_gateways.size());
}

void Storm::noteRestart(Gateway& gateway)
{
    if (!gateway.hasRestarted) {
        gateway.hasRestarted = true;
        m_record.firstRestart();
    }
}

void Storm::restartIfOverloaded(double now, GatewayId id)
{
    const Gateway& gateway = m_gateways[id];
    const double backlog = gateway.eventBacklog + static_cast<double>(gateway.queue.size());
    if (gateway.isUp && backlog > m_setup.gatewayLimit) {
        restart(now, id, std::max(m_returnedDepth, gateway.depth) + 1,
                std::max(m_setup.gatewayBoot, leastBoot));
    }
}

// The gateway's successor is there before the first client goes.
void Storm::startDrain(GatewayId id)
{
    m_record.restarted(0.0, 0);
    noteRestart(m_gateways[id]);
    const auto all = static_cast<double>(m_setup.clients);
    for (std::size_t client = id; client < m_clients.size(); client += m_gateways.size()) {
        const double share = (static_cast<double>(client) + 0.5) / all;
        plan(share * m_setup.drain,
             {.what = What::Dropped, .subject = static_cast<ClientId>(client)});
    }
}

void Storm::goUp(double now, GatewayId id)
{
    Gateway& gateway = m_gateways[id];
    gateway.isUp = true;
    scheduleAccept(now, id);
    restartIfOverloaded(now, id);
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
    if (m_setup.backoff == Backoff::None) {
        joinQueue(now, id);
        return;
    }
    const Gateway& gateway = m_gateways[gatewayOf(id)];
    m_clients[id].stage = Stage::Away;
    double at = now + nextDelay(id);
    // Attempts that are known to be refused need no event of their own; but one in so many, so that
    // the run can be stopped between them.
    constexpr int mostRefused = 64;
    for (int refused = 0; !gateway.isUp && at < gateway.upAt && refused < mostRefused; ++refused) {
        at += nextDelay(id);
    }
    plan(at, {.what = What::Arrives, .subject = id});
}

void Storm::joinQueue(double now, ClientId id)
{
    Gateway& gateway = m_gateways[gatewayOf(id)];
    m_clients[id].stage = Stage::InQueue;
    gateway.queue.push(id);
    if (gateway.isUp && gateway.queue.size() == 1) {
        scheduleAccept(now, gatewayOf(id));
    }
    restartIfOverloaded(now, gatewayOf(id));
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
    if (m_gateways[gatewayOf(id)].isUp) {
        joinQueue(now, id);
    } else {
        goAway(now, id);
    }
}

void Storm::scheduleAccept(double now, GatewayId id)
{
    const Gateway& gateway = m_gateways[id];
    if (!gateway.queue.isEmpty()) {
        plan(now + 1.0 / m_setup.connectRate,
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
