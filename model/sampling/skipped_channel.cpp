// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/skipped_channel.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stormglass::sampling {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> meanings{{
    {"not_in_channel", "the app is not in this channel; invite it"},
    {"channel_not_found", "the token does not see this channel; invite the app"},
    {"channel_is_limited_access", "only some may read this channel; ask its managers"},
}};

} // namespace

std::string skippedText(std::string_view reason)
{
    const auto* const found =
        std::ranges::find(meanings, reason, &decltype(meanings)::value_type::first);
    if (found != meanings.end()) {
        return std::string(found->second);
    }
    const bool isCode = !reason.empty() && reason.find(' ') == std::string_view::npos;
    return (isCode ? "Slack refuses it with " : "") + std::string(reason);
}

} // namespace stormglass::sampling
