// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm.h"

#include <algorithm>
#include <cmath>

namespace stormglass::reconnect {

void Storm::syncPresence(double now, ClientId id)
{
    switch (m_setup.presence) {
    case PresenceSync::Eager:
    case PresenceSync::Deferred:
        startFetch(now, id);
        break;
    case PresenceSync::Lazy:
        if (m_random.uniform() < m_setup.sidebarShare) {
            plan(now + m_random.exponential(m_setup.sidebarDelay),
                 {.what = What::OpensSidebar,
                  .subject = id,
                  .generation = m_clients[id].generation});
        }
        break;
    case PresenceSync::Off:
        break;
    }
}

// What the limit of a connection spreads evenly passes in parts of a second each, or in so many as
// leave a million clients bearable.
void Storm::startFetch(double now, ClientId id)
{
    constexpr double mostParts = 64.0;
    const auto members = static_cast<std::uint32_t>(m_setup.members);
    std::uint32_t parts = 1;
    if (!m_connectionOpensAt.empty()) {
        parts = static_cast<std::uint32_t>(
            std::clamp(std::ceil(members / m_setup.limitPerConnection), 1.0,
                       std::min(mostParts, static_cast<double>(members))));
        m_connectionOpensAt[id] = now;
    }
    Client& client = m_clients[id];
    client.stage = Stage::Fetching;
    client.partsOpen = static_cast<std::uint8_t>(parts);
    m_fetching += 1.0;
    std::uint32_t asked = 0;
    for (std::uint32_t part = 0; part < parts; ++part) {
        const std::uint32_t lookups = (members - asked) / (parts - part);
        askPaced(now, {id, client.generation, lookups});
        asked += lookups;
    }
}

/// Asks when the connection's limit has paid for what it asked for before.
void Storm::askPaced(double now, const LookupRequest& request)
{
    double at = now;
    if (!m_connectionOpensAt.empty()) {
        double& opensAt = m_connectionOpensAt[request.client];
        at = std::max(now, opensAt);
        opensAt = at + request.lookups / m_setup.limitPerConnection;
    }
    if (at > now) {
        plan(at, {.what = What::Asks,
                  .tries = request.tries,
                  .subject = request.client,
                  .generation = request.generation,
                  .lookups = request.lookups});
    } else {
        ask(now, request);
    }
}

std::uint32_t Storm::workspaceOf(const LookupRequest& request)
{
    const auto workspaces = static_cast<std::uint32_t>(m_limits.size());
    if (request.client == LookupRequest::nobody) {
        return m_nextRefreshed++ % workspaces;
    }
    // Clients in a row belong to gateways in turn: members of a workspace are spread over them.
    return std::min(request.client / static_cast<std::uint32_t>(m_setup.members), workspaces - 1);
}

void Storm::ask(double now, const LookupRequest& request)
{
    if (m_limits.empty()) {
        forward(now, request);
        return;
    }
    const std::uint32_t workspace = workspaceOf(request);
    WorkspaceLimit& limit = m_limits[workspace];
    limit.forget([this](const LookupRequest& waiting) { return !isWanted(waiting); });
    if (limit.isOpen(now)) {
        limit.pass(now, request.lookups);
        forward(now, request);
    } else if (const auto opens = limit.wait(request)) {
        plan(*opens, {.what = What::LimitOpens, .subject = workspace});
    }
}

void Storm::openLimit(double now, std::uint32_t workspace)
{
    WorkspaceLimit& limit = m_limits[workspace];
    if (limit.nextPass().value_or(now) > now) {
        return; // one has passed at this instant, and planned the next
    }
    while (limit.nextPass()) {
        const LookupRequest request = limit.takeFirst();
        if (isWanted(request)) {
            limit.pass(now, request.lookups);
            forward(now, request);
            break;
        }
    }
    if (const auto opens = limit.nextPass()) {
        plan(*opens, {.what = What::LimitOpens, .subject = workspace});
    }
}

/// Connections that were lost meanwhile ask for nothing.
bool Storm::isWanted(const LookupRequest& request) const
{
    return request.client == LookupRequest::nobody ||
           m_clients[request.client].generation == request.generation;
}

void Storm::forward(double now, const LookupRequest& request)
{
    const double lookups = request.lookups;
    m_record.requests(now, lookups);
    if (m_watch) {
        m_watch(now, lookups);
    }
    const TakenLookups taken = m_backend.offer(now, lookups);
    if (request.client == LookupRequest::nobody) {
        return;
    }
    emit(lookups * m_setup.eventFanout);
    armTick(now);
    const double deadline = now + m_setup.presenceTimeout;
    const auto answered = static_cast<std::uint32_t>(taken.answeredBy(deadline));
    Event next{.what = What::Answered,
               .tries = request.tries,
               .subject = request.client,
               .generation = request.generation,
               .lookups = request.lookups - answered};
    if (next.lookups > 0) {
        next.what = What::TimedOut;
    }
    plan(next.lookups > 0 ? deadline : taken.finish, next);
}

void Storm::answered(double now, ClientId id)
{
    Client& client = m_clients[id];
    if (--client.partsOpen > 0) {
        return;
    }
    m_fetching -= 1.0;
    client.stage = Stage::Connected;
    setPresence(now, client, true);
    settle(now, id);
}

void Storm::timedOut(double now, const LookupRequest& request)
{
    if (request.tries < m_setup.presenceTries) {
        m_record.repeated(request.lookups);
        askPaced(now, {request.client, request.generation, request.lookups,
                       static_cast<std::uint8_t>(request.tries + 1)});
    } else {
        giveUp(now, request.client);
    }
}

void Storm::giveUp(double now, ClientId id)
{
    m_record.failed();
    if (m_setup.presence == PresenceSync::Eager) {
        lose(now, id);
        return;
    }
    Client& client = m_clients[id];
    m_fetching -= 1.0;
    client.stage = Stage::Connected;
    client.partsOpen = 0;
    ++client.generation;
}

} // namespace stormglass::reconnect
