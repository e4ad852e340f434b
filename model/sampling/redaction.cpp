// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/redaction.h"

#include <algorithm>
#include <cctype>
#include <string_view>
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

/// Whether an id looks like Slack's, "C024BE91L", and like no word.
bool isSlackId(std::string_view id)
{
    const auto isDigit = [](char letter) {
        return letter >= '0' && letter <= '9';
    };
    return !id.empty() && !isDigit(id.front()) && std::ranges::any_of(id, isDigit) &&
           std::ranges::all_of(id, [isDigit](char letter) {
               return isDigit(letter) || (letter >= 'A' && letter <= 'Z');
           });
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

/// "rows have no ts (3)", of ReadingNotes' "rows have no ts (3): general/2015-06-05.json row 4, …".
std::string withoutExamples(const std::string& text)
{
    const auto isDigit = [](unsigned char letter) {
        return std::isdigit(letter) != 0;
    };
    for (auto end = text.find("): "); end != std::string::npos; end = text.find("): ", end + 1)) {
        const std::size_t open = text.rfind('(', end);
        const std::string_view count =
            open == std::string::npos ? ""
                                      : std::string_view(text).substr(open + 1, end - open - 1);
        if (!count.empty() && std::ranges::all_of(count, isDigit)) {
            return text.substr(0, end + 1);
        }
    }
    return text;
}

} // namespace

MessageRates redacted(MessageRates rates)
{
    std::vector<Renaming> renamings;
    for (std::size_t place = 0; place < rates.channels.size(); ++place) {
        ChannelRate& channel = rates.channels[place];
        const std::string name = "channel " + std::to_string(place + 1);
        const std::string old = std::exchange(channel.name, name);
        if (!old.empty()) {
            renamings.push_back({"#" + old, name});
        }
        const std::string id = std::exchange(channel.id, "");
        if (isSlackId(id)) {
            renamings.push_back({id, name});
        }
    }
    // A longer name first, which may hold a shorter one.
    std::ranges::stable_sort(renamings, std::ranges::greater(),
                             [](const Renaming& renaming) { return renaming.from.size(); });
    for (std::string& note : rates.notes) {
        note = withoutExamples(note);
        for (const Renaming& renaming : renamings) {
            note = renamed(note, renaming);
        }
    }
    return rates;
}

Problem redacted(Problem problem)
{
    problem.what = withoutExamples(problem.what);
    return problem;
}

} // namespace stormglass::sampling
