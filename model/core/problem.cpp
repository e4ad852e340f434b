// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/problem.h"

namespace stormglass {

std::string Problem::sentence() const
{
    std::string text = where;
    if (!text.empty()) {
        text += ": ";
    }
    text += what;
    if (!remedy.empty()) {
        text += "; " + remedy;
    }
    return text;
}

} // namespace stormglass
