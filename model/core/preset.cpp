// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/preset.h"

namespace stormglass {

std::string PresetEntry::text() const
{
    std::string all;
    for (const PresetClaim& claim : claims) {
        all += all.empty() ? "" : " ";
        all += claim.sentence;
    }
    return all;
}

} // namespace stormglass
