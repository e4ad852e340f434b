// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

namespace stormglass::sampling {

/// A scalar as it stands in JSON, a text without its quotes.
[[nodiscard]] inline std::string_view unquoted(std::string_view token)
{
    const bool quoted = token.size() >= 2 && token.front() == '"' && token.back() == '"';
    return quoted ? token.substr(1, token.size() - 2) : token;
}

} // namespace stormglass::sampling
