// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/name_text.h"

#include <algorithm>

namespace stormglass::sampling {

std::string normalisedName(std::string_view name)
{
    std::string text(name);
    std::ranges::transform(text, text.begin(), [](char letter) {
        const bool upper = letter >= 'A' && letter <= 'Z';
        return letter == '-' ? '_' : static_cast<char>(upper ? letter - 'A' + 'a' : letter);
    });
    return text;
}

std::string listedNames(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 20;
    std::string text;
    for (std::size_t place = 0; place < std::min(names.size(), most); ++place) {
        text += (place == 0 ? "" : ", ") + names[place];
    }
    return names.size() > most ? text + ", …" : text;
}

} // namespace stormglass::sampling
