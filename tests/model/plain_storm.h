// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/reconnect/storm_run.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace stormglass {

/// The storm a second way: every lookup is an object in the backend's queue, every attempt and
/// every tick happens, and an ordered multimap of closures is the future. Slow, and without
/// anything random: policies none, fixed and exponential, presence eager, deferred or off, no
/// limits.
class PlainStorm {
public:
    explicit PlainStorm(const reconnect::StormSetup& setup)
        : m_setup(setup)
        , m_clients(static_cast<std::size_t>(setup.clients))
        , m_gateways(static_cast<std::size_t>(setup.gateways))
    {
        for (int gateway = 0; gateway < setup.restarting; ++gateway) {
            if (setup.drain > 0.0) {
                drain(gateway);
            } else {
                restart(0.0, static_cast<std::size_t>(gateway), setup.gatewayBoot, 0);
            }
        }
        plan(tick, [this](double now) { onTick(now); });
    }

    void run()
    {
        while (!m_future.empty() && m_future.begin()->first <= m_setup.duration) {
            const auto first = m_future.begin();
            const double now = first->first;
            const auto what = first->second;
            m_future.erase(first);
            what(now);
        }
    }

    long requests = 0;
    long repeated = 0;
    long refreshes = 0;
    long failures = 0;
    long restarts = 0;
    int deepest = 0;
    long connected() const
    {
        return count([](const Client& c) { return c.isConnected; });
    }
    long receiving() const
    {
        return count([](const Client& c) { return c.receives; });
    }
    long withPresence() const
    {
        return m_setup.presence == reconnect::PresenceSync::Off
                   ? 0
                   : count([](const Client& c) { return c.hasPresence; });
    }

private:
    static constexpr double tick = 0.01;

    struct Client {
        int life = 0;
        int attempt = 0;
        bool isConnected = true;
        bool receives = true;
        bool hasPresence = true;
        bool isWaiting = false; ///< in its gateway's queue
        std::set<int> missing;  ///< members not yet known, while it fetches
    };

    struct Gateway {
        std::deque<std::size_t> queue;
        double backlog = 0.0;
        int life = 0;
        int depth = 0; ///< of its last restart
        double upAt = 0.0;
        bool isUp = true;
        bool isAccepting = false;
    };

    template <class Is>
    long count(Is is) const
    {
        return std::count_if(m_clients.begin(), m_clients.end(), is);
    }

    void plan(double time, std::function<void(double)> what)
    {
        m_future.emplace(time, std::move(what));
    }

    std::size_t home(std::size_t client) const { return client % m_gateways.size(); }

    void drain(int gateway)
    {
        ++restarts;
        for (std::size_t client = 0; client < m_clients.size(); ++client) {
            if (home(client) == static_cast<std::size_t>(gateway)) {
                plan((static_cast<double>(client) + 0.5) / static_cast<double>(m_setup.clients) *
                         m_setup.drain,
                     [this, client](double now) {
                         if (m_clients[client].life == 0) {
                             lose(now, client);
                         }
                     });
            }
        }
    }

    void restart(double now, std::size_t id, double boot, int depth)
    {
        ++restarts;
        deepest = std::max(deepest, depth);
        m_gateways[id].depth = depth;
        Gateway& gateway = m_gateways[id];
        gateway.isUp = gateway.isAccepting = false;
        gateway.upAt = now + boot;
        gateway.backlog = 0.0;
        ++gateway.life;
        const bool stand = m_setup.backoff == reconnect::Backoff::None;
        if (!stand) {
            gateway.queue.clear();
        }
        for (std::size_t client = 0; client < m_clients.size(); ++client) {
            if (home(client) == id &&
                (m_clients[client].isConnected || (m_clients[client].isWaiting && !stand))) {
                lose(now, client);
            }
        }
        plan(now + boot, [this, id](double up) {
            m_gateways[id].isUp = true;
            keepAccepting(up, id);
            look(up, id);
        });
    }

    void lose(double now, std::size_t client)
    {
        const int attempt = m_clients[client].attempt;
        const int life = m_clients[client].life + 1;
        m_clients[client] = {.life = life,
                             .attempt = attempt,
                             .isConnected = false,
                             .receives = false,
                             .hasPresence = false};
        tryLater(now, client);
    }

    void tryLater(double now, std::size_t client)
    {
        if (m_setup.backoff == reconnect::Backoff::None) {
            stand(now, client);
            return;
        }
        const double delay =
            m_setup.backoff == reconnect::Backoff::Fixed
                ? m_setup.backoffSpan.base
                : std::min(m_setup.backoffSpan.cap,
                           m_setup.backoffSpan.base * std::pow(2.0, m_clients[client].attempt));
        ++m_clients[client].attempt;
        plan(now + delay, [this, client](double at) {
            if (m_gateways[home(client)].isUp || at >= m_gateways[home(client)].upAt) {
                stand(at, client);
            } else {
                tryLater(at, client);
            }
        });
    }

    void stand(double now, std::size_t client)
    {
        m_clients[client].isWaiting = true;
        m_gateways[home(client)].queue.push_back(client);
        keepAccepting(now, home(client));
        look(now, home(client));
    }

    /// Too much waits at a gateway.
    void look(double now, std::size_t id)
    {
        const Gateway& gateway = m_gateways[id];
        if (gateway.isUp &&
            gateway.backlog + static_cast<double>(gateway.queue.size()) > m_setup.gatewayLimit) {
            restart(now, id, std::max(m_setup.gatewayBoot, 0.01),
                    1 + std::max(m_deepestBack, gateway.depth));
        }
    }

    void keepAccepting(double now, std::size_t id)
    {
        Gateway& gateway = m_gateways[id];
        if (!gateway.isUp || gateway.isAccepting || gateway.queue.empty()) {
            return;
        }
        gateway.isAccepting = true;
        plan(now + 1.0 / m_setup.connectRate, [this, id, life = gateway.life](double at) {
            Gateway& accepting = m_gateways[id];
            if (accepting.life != life) {
                return;
            }
            accepting.isAccepting = false;
            m_deepestBack = std::max(m_deepestBack, accepting.depth);
            const std::size_t client = accepting.queue.front();
            accepting.queue.pop_front();
            keepAccepting(at, id);
            connect(at, client);
        });
    }

    void connect(double now, std::size_t client)
    {
        Client& c = m_clients[client];
        c.isConnected = true;
        c.isWaiting = false;
        if (m_setup.presence != reconnect::PresenceSync::Eager) {
            c.receives = true;
            c.attempt = 0;
        }
        if (m_setup.presence == reconnect::PresenceSync::Off) {
            return;
        }
        for (int member = 0; member < m_setup.members; ++member) {
            c.missing.insert(member);
        }
        fetch(now, client, 1);
    }

    bool take(double now)
    {
        ++requests;
        m_busyUntil = std::max(m_busyUntil, now);
        if ((m_busyUntil - now) * m_setup.presenceRate > m_setup.presenceQueue + 1e-6) {
            return false;
        }
        m_busyUntil += 1.0 / m_setup.presenceRate;
        return true;
    }

    void fetch(double now, std::size_t client, int tries)
    {
        const int life = m_clients[client].life;
        const std::set<int> asked = m_clients[client].missing;
        m_toSend += m_setup.eventFanout * static_cast<double>(asked.size());
        for (const int member : asked) {
            if (take(now) && m_busyUntil <= now + m_setup.presenceTimeout) {
                plan(m_busyUntil, [this, client, life, member](double at) {
                    if (m_clients[client].life == life) {
                        know(at, client, member);
                    }
                });
            }
        }
        plan(now + m_setup.presenceTimeout, [this, client, life, tries](double at) {
            if (m_clients[client].life != life || m_clients[client].missing.empty()) {
                return;
            }
            if (tries < m_setup.presenceTries) {
                repeated += static_cast<long>(m_clients[client].missing.size());
                fetch(at, client, tries + 1);
                return;
            }
            ++failures;
            if (m_setup.presence == reconnect::PresenceSync::Eager) {
                lose(at, client);
            } else {
                m_clients[client].missing.clear();
                ++m_clients[client].life;
            }
        });
    }

    void know(double /*now*/, std::size_t client, int member)
    {
        Client& c = m_clients[client];
        c.missing.erase(member);
        if (c.missing.empty()) {
            c.hasPresence = c.receives = true;
            c.attempt = 0;
        }
    }

    void onTick(double now)
    {
        ++m_ticks;
        const auto window = std::max(1L, std::lround(m_setup.batchWindow / tick));
        const double events = m_ticks % window == 0 ? m_toSend : 0.0;
        m_toSend -= events;
        double sent = 0.0;
        int groups = 0;
        std::vector<double> here(m_gateways.size(), 0.0);
        for (std::size_t client = 0; client < m_clients.size(); ++client) {
            here[home(client)] += m_clients[client].isConnected ? 1.0 : 0.0;
        }
        for (std::size_t id = 0; id < m_gateways.size(); ++id) {
            Gateway& gateway = m_gateways[id];
            if (!gateway.isUp) {
                continue;
            }
            gateway.backlog = std::max(0.0, gateway.backlog - m_setup.eventRate * tick);
            if (events > 0.0 && here[id] > 0.0) {
                double mine = events * here[id] / static_cast<double>(m_setup.clients);
                mine = m_setup.batchWindow > 0.0 ? std::min(mine, here[id]) : mine;
                gateway.backlog += mine;
                sent += mine;
                ++groups;
            }
        }
        if (sent > 0.0) {
            m_owed += m_setup.batchWindow > 0.0 ? groups : sent;
        }
        for (; m_owed >= 1.0; m_owed -= 1.0) {
            --requests; // work, but no lookup
            take(now);
        }
        const double all = static_cast<double>(connected());
        if (sent > 0.0 && all > 0.0) {
            m_carry += sent * static_cast<double>(count([](const Client& c) {
                           return c.isConnected && !c.missing.empty();
                       })) /
                       all;
        }
        for (; m_carry >= 1.0; m_carry -= 1.0) {
            ++refreshes;
            take(now);
        }
        for (std::size_t id = 0; id < m_gateways.size(); ++id) {
            look(now, id);
        }
        plan(static_cast<double>(m_ticks + 1) * tick, [this](double at) { onTick(at); });
    }

    const reconnect::StormSetup m_setup;
    std::vector<Client> m_clients;
    std::vector<Gateway> m_gateways;
    std::multimap<double, std::function<void(double)>> m_future;
    double m_busyUntil = 0.0;
    double m_toSend = 0.0;
    double m_carry = 0.0;
    double m_owed = 0.0;
    long m_ticks = 0;
    int m_deepestBack = 0; ///< restart that any client has come back from
};

} // namespace stormglass
