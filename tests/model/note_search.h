// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <string>
#include <string_view>

namespace stormglass::tests {

/// Whether one of the notes of what was read has these words; says what they are if none has.
template <class Read>
bool hasNote(const Read& read, std::string_view words)
{
    const bool found = std::ranges::any_of(read.notes, [words](const std::string& note) {
        return note.find(words) != std::string::npos;
    });
    for (std::size_t at = 0; !found && at < read.notes.size(); ++at) {
        qDebug("note: %s", read.notes[at].c_str());
    }
    return found;
}

} // namespace stormglass::tests
