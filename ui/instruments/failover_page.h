// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/failover.h"
#include "ui/instruments/instrument_page.h"

namespace stormglass::ui {

/// The page of instrument 3: the event and what is to be expected, then a map for each policy.
struct FailoverPage {
    using Instrument = Failover;

    [[nodiscard]] static ChartArrangement charts()
    {
        return {{Failover::timeline, Failover::expectedRates},
                {Failover::maps.begin(), Failover::maps.end()}};
    }
};

static_assert(InstrumentPageDescription<FailoverPage>);

} // namespace stormglass::ui
