// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/reconnect/reconnect.h"
#include "ui/instruments/instrument_page.h"

namespace stormglass::ui {

/// The page of instrument 4: the storm over time above, what each fix does below.
struct ReconnectPage {
    using Instrument = Reconnect;

    [[nodiscard]] static ChartArrangement charts()
    {
        return {{Reconnect::loadOverTime, Reconnect::clientsOverTime},
                {Reconnect::peakByFix, Reconnect::recoveryByFix, Reconnect::stalenessByFix},
                {Reconnect::queueOverTime}};
    }
};

static_assert(InstrumentPageDescription<ReconnectPage>);

} // namespace stormglass::ui
