// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/reading_notes.h"

#include <algorithm>

namespace stormglass::sampling {

void ReadingNotes::lose(const std::string& kind, const std::string& where)
{
    mention(kind, where);
    m_anythingLost = true;
}

void ReadingNotes::mention(const std::string& kind, const std::string& where)
{
    constexpr std::size_t named = 5;
    auto found = std::ranges::find(m_kinds, kind, &Kind::words);
    if (found == m_kinds.end()) {
        found = m_kinds.insert(m_kinds.end(), Kind{kind, 0, {}});
    }
    ++found->cases;
    if (found->first.size() < named) {
        found->first.push_back(where);
    }
}

void ReadingNotes::add(std::string sentence) { m_sentences.push_back(std::move(sentence)); }

std::vector<std::string> ReadingNotes::sentences() const
{
    std::vector<std::string> all = m_sentences;
    for (const Kind& kind : m_kinds) {
        std::string text = kind.words + " (" + std::to_string(kind.cases) + "): ";
        for (std::size_t i = 0; i < kind.first.size(); ++i) {
            text += (i == 0 ? "" : ", ") + kind.first[i];
        }
        if (kind.cases > static_cast<long long>(kind.first.size())) {
            text += ", …";
        }
        all.push_back(std::move(text));
    }
    return all;
}

} // namespace stormglass::sampling
