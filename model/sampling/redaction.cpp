// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/redaction.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace stormglass::sampling {

namespace {

struct Renaming {
    std::string from;
    std::string to;
};

bool isOfName(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80U || std::isalnum(byte) != 0 || letter == '-' || letter == '_' ||
           letter == '.';
}

/// Replaces a name where it stands as one: not inside another.
std::string renamed(const std::string& text, const Renaming& renaming)
{
    std::string result;
    std::size_t from = 0;
    while (true) {
        const std::size_t found = text.find(renaming.from, from);
        if (found == std::string::npos) {
            return result + text.substr(from);
        }
        const std::size_t end = found + renaming.from.size();
        const bool isWhole = (found == 0 || !isOfName(text[found - 1])) &&
                             (end == text.size() || !isOfName(text[end]));
        result += text.substr(from, found - from) + (isWhole ? renaming.to : renaming.from);
        from = end;
    }
}

} // namespace

MessageRates redacted(MessageRates rates)
{
    std::vector<Renaming> renamings;
    for (std::size_t place = 0; place < rates.channels.size(); ++place) {
        ChannelRate& channel = rates.channels[place];
        const std::string name = "channel " + std::to_string(place + 1);
        for (const std::string& old :
             {std::exchange(channel.name, name), std::exchange(channel.id, "")}) {
            if (!old.empty()) {
                renamings.push_back({"#" + old, name});
                renamings.push_back({old, name});
            }
        }
    }
    // A longer name first, which may hold a shorter one.
    std::ranges::stable_sort(renamings, std::ranges::greater(),
                             [](const Renaming& renaming) { return renaming.from.size(); });
    for (std::string& note : rates.notes) {
        for (const Renaming& renaming : renamings) {
            note = renamed(note, renaming);
        }
    }
    return rates;
}

} // namespace stormglass::sampling
