// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/pages.h"

#include "ui/instruments/amplification_page.h"
#include "ui/instruments/chain_page.h"
#include "ui/instruments/failover_page.h"
#include "ui/instruments/reconnect_page.h"

#include <array>

namespace stormglass::ui {

namespace {

template <InstrumentPageDescription P>
PageEntry page()
{
    return {P::Instrument::id, &P::charts};
}

} // namespace

std::span<const PageEntry> pages()
{
    static const std::array list{
        page<AmplificationPage>(),
        page<ChainPage>(),
        page<FailoverPage>(),
        page<ReconnectPage>(),
    };
    return list;
}

} // namespace stormglass::ui
