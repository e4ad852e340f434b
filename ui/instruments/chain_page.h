// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/chain.h"
#include "ui/instruments/instrument_page.h"

namespace stormglass::ui {

/// The page of instrument 2: what happens by round on the left, what throttling costs on the right.
struct ChainPage {
    using Instrument = Chain;

    [[nodiscard]] static ChartArrangement charts()
    {
        return {{Chain::callsByRound, Chain::amplificationByAllowance},
                {Chain::successByRound, Chain::dropsByAllowance},
                {Chain::amplificationByRound, Chain::recoveryByAllowance}};
    }
};

static_assert(InstrumentPageDescription<ChainPage>);

} // namespace stormglass::ui
