// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace stormglass {

/// Whether a text in UTF-8 holds a control character, C0, DEL or C1, which a terminal could
/// obey, or one that is not seen and turns or splits what stands around it.
[[nodiscard]] bool hasControlCharacter(std::string_view text);

/// The text with a question mark in place of each control character.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace stormglass
