// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm.h"

#include <algorithm>

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
            m_events.push(now + m_random.exponential(m_setup.sidebarDelay),
                          {.what = What::OpensSidebar,
                           .subject = id,
                           .generation = m_clients[id].generation});
        }
        break;
    case PresenceSync::Off:
        break;
    }
}

// What the limit of a connection spreads evenly passes in so many parts: enough to be even, few
// enough for a million clients.
void Storm::startFetch(double now, ClientId id)
{
    constexpr std::uint32_t mostParts = 16;
    const auto members = static_cast<std::uint32_t>(m_setup.members);
    const bool isLimited = m_setup.limitPerConnection > 0.0;
    const std::uint32_t parts = isLimited ? std::min(members, mostParts) : 1;
    Client& client = m_clients[id];
    client.stage = Stage::Fetching;
    client.partsOpen = static_cast<std::uint8_t>(parts);
    m_fetching += 1.0;
    const std::uint32_t generation = client.generation;
    std::uint32_t asked = 0;
    for (std::uint32_t part = 0; part < parts; ++part) {
        const std::uint32_t lookups = (members - asked) / (parts - part);
        const double later = isLimited ? asked / m_setup.limitPerConnection : 0.0;
        if (part == 0) {
            ask(now, {id, generation, lookups});
        } else {
            m_events.push(now + later, {.what = What::Asks,
                                        .tries = 1,
                                        .subject = id,
                                        .generation = generation,
                                        .lookups = lookups});
        }
        asked += lookups;
    }
}

std::uint32_t Storm::workspaceOf(const LookupRequest& request)
{
    const auto workspaces = static_cast<std::uint32_t>(m_limits.size());
    if (request.client == LookupRequest::nobody) {
        return m_nextRefreshed++ % workspaces;
    }
    // Members of a workspace are spread over all gateways.
    return request.client / static_cast<std::uint32_t>(m_gateways.size()) % workspaces;
}

void Storm::ask(double now, const LookupRequest& request)
{
    if (m_limits.empty()) {
        forward(now, request);
        return;
    }
    const std::uint32_t workspace = workspaceOf(request);
    WorkspaceLimit& limit = m_limits[workspace];
    if (limit.isOpen(now)) {
        limit.pass(now, request.lookups);
        forward(now, request);
    } else if (const auto opens = limit.wait(request)) {
        m_events.push(*opens, {.what = What::LimitOpens, .subject = workspace});
    }
}

void Storm::openLimit(double now, std::uint32_t workspace)
{
    WorkspaceLimit& limit = m_limits[workspace];
    while (limit.nextPass()) {
        const LookupRequest request = limit.takeFirst();
        // Connections that were lost meanwhile ask for nothing.
        if (request.client == LookupRequest::nobody ||
            m_clients[request.client].generation == request.generation) {
            limit.pass(now, request.lookups);
            forward(now, request);
            break;
        }
    }
    if (const auto opens = limit.nextPass()) {
        m_events.push(*opens, {.what = What::LimitOpens, .subject = workspace});
    }
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
    m_events.push(next.lookups > 0 ? deadline : taken.finish, next);
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
        ask(now, {request.client, request.generation, request.lookups,
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
