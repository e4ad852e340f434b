// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"
#include "ui/instruments/instrument_page.h"

namespace stormglass::ui {

/// The page of instrument 1.
struct AmplificationPage {
    using Instrument = Amplification;

    [[nodiscard]] static ChartArrangement charts()
    {
        return {{Amplification::deliveryCliff, Amplification::convergencePath},
                {Amplification::cobweb, Amplification::settlingCurve, Amplification::verdictMap}};
    }
};

static_assert(InstrumentPageDescription<AmplificationPage>);

} // namespace stormglass::ui
