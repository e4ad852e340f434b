// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/reconnect/storm_run.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace stormglass::reconnect {

/// One gateway that restarts at once, with nothing that feeds back.
inline StormSetup cutOff(std::int64_t clients, std::int64_t members)
{
    return {.clients = clients,
            .members = members,
            .connectRate = 1e12,
            .eventRate = 1e12,
            .gatewayLimit = 1e15,
            .presenceRate = 1e6,
            .presenceQueue = 1e15,
            .presenceTimeout = 1e6,
            .duration = 100.0};
}

struct Passed {
    double time;
    double lookups;
};

inline std::vector<Passed> passedIn(const StormSetup& setup)
{
    std::vector<Passed> passed;
    std::ignore = runStorm(setup, {}, {}, [&passed](double time, double lookups) {
        passed.push_back({time, lookups});
    });
    return passed;
}

/// The most that passes beyond rate · t in any interval: a bucket that leaks, filled to its rim.
inline double burstOf(const std::vector<Passed>& passed, double rate)
{
    double level = 0.0;
    double highest = 0.0;
    double last = 0.0;
    for (const Passed& one : passed) {
        level = std::max(level - rate * (one.time - last), 0.0) + one.lookups;
        last = one.time;
        highest = std::max(highest, level);
    }
    return highest;
}

} // namespace stormglass::reconnect
