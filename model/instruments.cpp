// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/instruments.h"

#include "model/amplification/amplification.h"
#include "model/chain/chain.h"
#include "model/failover/failover.h"
#include "model/reconnect/reconnect.h"

#include <algorithm>
#include <array>

namespace stormglass {

std::span<const InstrumentEntry> instruments()
{
    static const std::array list{
        describe<Amplification>(),
        describe<Chain>(),
        describe<Failover>(),
        describe<Reconnect>(),
    };
    return list;
}

const InstrumentEntry* findInstrument(std::string_view id)
{
    const auto list = instruments();
    const auto found = std::ranges::find(list, id, &InstrumentEntry::id);
    return found == list.end() ? nullptr : &*found;
}

} // namespace stormglass
