// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/event_queue.h"
#include "model/core/fifo.h"
#include "model/core/random.h"
#include "model/reconnect/presence_backend.h"
#include "model/reconnect/storm_record.h"
#include "model/reconnect/storm_run.h"
#include "model/reconnect/storm_setup.h"
#include "model/reconnect/workspace_limit.h"

#include <cstdint>
#include <vector>

namespace stormglass::reconnect {

/// One run of the simulation: clients, their gateways, the presence backend, and the events that
/// pass between them. Clients are events; lookups and presence events only counts.
class Storm {
public:
    Storm(const StormSetup& setup, RequestWatch watch);

    /// What it has done so far, in steps and clients touched: how long it has taken, about.
    [[nodiscard]] std::int64_t work() const { return m_work; }

    /// The time of the next event; beyond the run's end where there is none.
    [[nodiscard]] double nextTime() const;

    /// Takes the next event; only of those within the run.
    void step();

    /// What was recorded, of a run that has reached `time`.
    [[nodiscard]] StormOutcome finish(double time);

private:
    using ClientId = std::uint32_t;
    using GatewayId = std::uint32_t;

    enum class What : std::uint8_t {
        Dropped,      ///< a client, drained from its gateway
        Arrives,      ///< a client, at its gateway
        Accepted,     ///< the first client in a gateway's queue
        GatewayUp,    ///< a gateway
        OpensSidebar, ///< a client
        Asks,         ///< a client, for lookups
        LimitOpens,   ///< a workspace's
        Answered,     ///< a client, all that it asked for
        TimedOut,     ///< a client, lookups that were not answered
        Tick,         ///< presence events are passed on
    };

    struct Event {
        What what = What::Tick;
        std::uint8_t tries = 0;
        std::uint32_t subject = 0; ///< client, gateway or workspace
        std::uint32_t generation = 0;
        std::uint32_t lookups = 0;
    };

    enum class Stage : std::uint8_t { Away, InQueue, Fetching, Connected };

    struct Client {
        std::uint32_t generation = 0; ///< a new one with every loss: what is of an older is void
        std::uint8_t attempt = 0;     ///< of the present row of attempts
        Stage stage = Stage::Connected;
        std::uint8_t partsOpen = 0; ///< of its fetch
        bool receives = true;
        bool hasPresence = true;
    };

    struct Gateway {
        Fifo<ClientId> queue;         ///< clients that wait to be accepted
        double eventBacklog = 0.0;    ///< presence events that wait to be passed on
        double connected = 0.0;       ///< clients
        std::uint32_t generation = 0; ///< a new one with every restart
        int depth = 0;                ///< of its last restart
        double upAt = 0.0;            ///< s; of one that is down
        bool isUp = true;
        bool hasRestarted = false;
    };

    // storm_connections.cpp
    void plan(double time, const Event& event);
    void restart(double now, GatewayId id, int depth, double boot);
    void noteRestart(Gateway& gateway);
    void restartIfOverloaded(double now, GatewayId id);
    void joinQueue(double now, ClientId id);
    void startDrain(GatewayId id);
    void goUp(double now, GatewayId id);
    void lose(double now, ClientId id);
    void goAway(double now, ClientId id);
    double nextDelay(ClientId id);
    void arrive(double now, ClientId id);
    void accept(double now, GatewayId id);
    void connect(double now, ClientId id);
    void scheduleAccept(double now, GatewayId id);
    void setReceiving(double now, Client& client, bool receives);
    void setPresence(double now, Client& client, bool hasPresence);
    void settle(double now, ClientId id);

    // storm_presence.cpp
    void syncPresence(double now, ClientId id);
    void startFetch(double now, ClientId id);
    void askPaced(double now, const LookupRequest& request);
    void ask(double now, const LookupRequest& request);
    void openLimit(double now, std::uint32_t workspace);
    void forward(double now, const LookupRequest& request);
    void answered(double now, ClientId id);
    void timedOut(double now, const LookupRequest& request);
    void giveUp(double now, ClientId id);
    [[nodiscard]] std::uint32_t workspaceOf(const LookupRequest& request);
    [[nodiscard]] bool isWanted(const LookupRequest& request) const;

    // storm_fan_out.cpp
    void emit(double events);
    void armTick(double now);
    void tick(double now);
    double passOnEvents(double events);
    [[nodiscard]] double messagesFor(const Gateway& gateway, double events) const;
    void chargeBackend(double now, double sent);
    void refresh(double now, double events);

    void take(double now, const Event& event);
    [[nodiscard]] bool isCurrent(const Event& event) const;
    [[nodiscard]] GatewayId gatewayOf(ClientId id) const
    {
        return id % static_cast<GatewayId>(m_gateways.size());
    }

    const StormSetup& m_setup;
    RequestWatch m_watch;
    Random m_random;
    EventQueue<double, Event> m_events;
    std::vector<Client> m_clients;
    std::vector<float> m_previousDelay;      ///< of each client, where the policy asks for it
    std::vector<double> m_connectionOpensAt; ///< s; of each client, where there is a limit
    std::vector<Gateway> m_gateways;
    PresenceBackend m_backend;
    std::vector<WorkspaceLimit> m_limits; ///< of each workspace, where there is one
    StormRecord m_record;
    double m_fetching = 0.0;       ///< clients
    double m_eventsToPassOn = 0.0; ///< presence events since the last tick or window
    double m_refreshCarry = 0.0;   ///< the part of a lookup
    double m_chargeCarry = 0.0;    ///< the part of an event that the backend has not paid for
    std::int64_t m_work = 0;
    std::uint32_t m_nextRefreshed = 0; ///< workspace
    int m_returnedDepth = 0;           ///< the deepest restart whose clients have come back
    std::int64_t m_tick = 0;           ///< the last one taken or planned
    bool m_isTicking = false;
};

} // namespace stormglass::reconnect
