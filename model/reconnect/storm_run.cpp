// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/storm_run.h"

#include "model/reconnect/storm.h"

#include <limits>

namespace stormglass::reconnect {

Storm::Storm(const StormSetup& setup, RequestWatch watch)
    : m_setup(setup)
    , m_watch(std::move(watch))
    , m_random(setup.seed)
    , m_clients(static_cast<std::size_t>(setup.clients))
    , m_gateways(static_cast<std::size_t>(setup.gateways))
    , m_backend(setup.presenceRate, setup.presenceQueue)
    , m_record(setup)
{
    if (setup.backoff == Backoff::Decorrelated) {
        m_previousDelay.resize(m_clients.size());
    }
    if (setup.limitPerConnection > 0.0) {
        m_connectionOpensAt.resize(m_clients.size());
    }
    if (setup.limitPerWorkspace > 0.0) {
        m_limits.assign(static_cast<std::size_t>(setup.workspaces()),
                        WorkspaceLimit(setup.limitPerWorkspace));
    }
    for (std::size_t client = 0; client < m_clients.size(); ++client) {
        m_clients[client].hasPresence = setup.presence != PresenceSync::Off;
        m_gateways[client % m_gateways.size()].connected += 1.0;
    }
    for (int id = 0; id < setup.restarting; ++id) {
        if (setup.drain > 0.0) {
            startDrain(static_cast<GatewayId>(id));
        } else {
            restart(0.0, static_cast<GatewayId>(id), 0, setup.gatewayBoot);
        }
    }
}

double Storm::nextTime() const
{
    return m_events.isEmpty() ? std::numeric_limits<double>::infinity() : m_events.next().time;
}

void Storm::step()
{
    const auto event = m_events.pop();
    ++m_work;
    m_record.passTo(event.time, [this](double time) { return m_backend.waiting(time); });
    if (isCurrent(event.payload)) {
        take(event.time, event.payload);
    }
}

bool Storm::isCurrent(const Event& event) const
{
    switch (event.what) {
    case What::Dropped: // not who was lost before its turn
    case What::OpensSidebar:
    case What::Asks:
    case What::Answered:
    case What::TimedOut:
        return m_clients[event.subject].generation == event.generation;
    case What::Accepted:
        return m_gateways[event.subject].generation == event.generation;
    case What::Arrives:
    case What::GatewayUp:
    case What::LimitOpens:
    case What::Tick:
        break;
    }
    return true;
}

void Storm::take(double now, const Event& event)
{
    const LookupRequest request{event.subject, event.generation, event.lookups, event.tries};
    switch (event.what) {
    case What::Dropped:
        return lose(now, event.subject);
    case What::Arrives:
        return arrive(now, event.subject);
    case What::Accepted:
        return accept(now, event.subject);
    case What::GatewayUp:
        return goUp(now, event.subject);
    case What::OpensSidebar:
        return startFetch(now, event.subject);
    case What::Asks:
        return ask(now, request);
    case What::LimitOpens:
        return openLimit(now, event.subject);
    case What::Answered:
        return answered(now, event.subject);
    case What::TimedOut:
        return timedOut(now, request);
    case What::Tick:
        return tick(now);
    }
}

StormOutcome Storm::finish(double time)
{
    m_record.passTo(time, [this](double at) { return m_backend.waiting(at); });
    return m_record.finished(time);
}

StormOutcome runStorm(const StormSetup& setup, const std::stop_token& stop,
                      const Progress& progress, const RequestWatch& watch)
{
    constexpr std::int64_t between = 4096;
    Storm storm(setup, watch);
    double reached = setup.duration;
    std::int64_t told = 0;
    while (storm.nextTime() <= setup.duration) {
        if (storm.work() - told >= between) {
            told = storm.work();
            if (stop.stop_requested()) {
                reached = storm.nextTime();
                break;
            }
            if (progress) {
                progress(storm.nextTime() / setup.duration);
            }
        }
        storm.step();
    }
    return storm.finish(reached);
}

} // namespace stormglass::reconnect
