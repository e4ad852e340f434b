// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/reading_notes.h"

#include <algorithm>

namespace stormglass::sampling {

void ReadingNotes::lose(const std::string& kind, const std::string& where, std::int64_t cases)
{
    of(m_losses, kind).add(where, cases);
}

bool ReadingNotes::anythingLost() const { return !m_losses.empty(); }

void ReadingNotes::mention(const std::string& kind, const std::string& where)
{
    of(m_mentions, kind).add(where);
}

void ReadingNotes::add(std::string sentence) { m_sentences.push_back(std::move(sentence)); }

void ReadingNotes::add(const ReadingNotes& other)
{
    for (const Kind& kind : other.m_losses) {
        of(m_losses, kind.words).add(kind.cases);
    }
    for (const Kind& kind : other.m_mentions) {
        of(m_mentions, kind.words).add(kind.cases);
    }
    m_sentences.insert(m_sentences.end(), other.m_sentences.begin(), other.m_sentences.end());
}

NamedCases& ReadingNotes::of(std::vector<Kind>& kinds, const std::string& words)
{
    auto found = std::ranges::find(kinds, words, &Kind::words);
    if (found == kinds.end()) {
        found = kinds.insert(kinds.end(), Kind{words, {}});
    }
    return found->cases;
}

std::vector<std::string> ReadingNotes::sentences() const
{
    std::vector<std::string> all = m_sentences;
    // Losses come first: they are what explains a result that is missing.
    for (const auto* kinds : {&m_losses, &m_mentions}) {
        for (const Kind& kind : *kinds) {
            all.push_back(kind.words + " " + kind.cases.text());
        }
    }
    return all;
}

} // namespace stormglass::sampling
