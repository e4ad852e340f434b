// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/event.h"

#include <rapidcheck.h>

#include <algorithm>

namespace stormglass::tests {

/// A time on a coarse grid, so that windows often end just when something is delivered.
inline double anyTime() { return *rc::gen::inRange(0, 25) / 2.0; }

inline std::vector<failover::TimeWindow> anyWindows()
{
    std::vector<failover::TimeWindow> windows(*rc::gen::inRange(0, 3) == 0 ? 2 : 0);
    for (failover::TimeWindow& window : windows) {
        window.start = anyTime();
        window.end = window.start + 0.5 + anyTime();
    }
    return windows;
}

/// Any event, with the rows that its setup refers to.
class AnyEvent {
public:
    AnyEvent()
    {
        setup.retries = static_cast<std::size_t>(*rc::gen::inRange(0, 4));
        std::ranges::generate(setup.offsets, anyTime);
        setup.cacheLifetime = anyTime();
        setup.isRetryCold = *rc::gen::inRange(0, 4) == 0;
        setup.hubTime = anyTime();
        setup.slowTime = 3.5 + anyTime();
        setup.cloudDedupes = *rc::gen::inRange(0, 2) == 0;
        for (const auto& [trouble, rows] :
             {std::pair(&setup.localDown, &m_down), std::pair(&setup.localSlow, &m_slow),
              std::pair(&setup.cloudDown, &m_cloud)}) {
            *rows = anyWindows();
            trouble->rows = *rows;
            trouble->outage = {*rc::gen::inRange(0, 2) == 0 ? 0.0 : anyTime(), anyTime()};
        }
    }

    AnyEvent(const AnyEvent&) = delete;
    AnyEvent& operator=(const AnyEvent&) = delete;

    failover::EventSetup setup;

private:
    std::vector<failover::TimeWindow> m_down;
    std::vector<failover::TimeWindow> m_slow;
    std::vector<failover::TimeWindow> m_cloud;
};

} // namespace stormglass::tests
