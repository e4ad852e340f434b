// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/reading_notes.h"

#include <algorithm>

namespace stormglass::sampling {

void ReadingNotes::lose(const std::string& kind, const std::string& where, long long cases)
{
    // Losses come first: they are what explains a result that is missing.
    count(m_losses, kind, where, cases);
}

bool ReadingNotes::anythingLost() const { return !m_losses.empty(); }

void ReadingNotes::mention(const std::string& kind, const std::string& where)
{
    count(m_mentions, kind, where, 1);
}

void ReadingNotes::count(std::vector<Kind>& kinds, const std::string& kind,
                         const std::string& where, long long cases)
{
    constexpr std::size_t named = 5;
    auto found = std::ranges::find(kinds, kind, &Kind::words);
    if (found == kinds.end()) {
        found = kinds.insert(kinds.end(), Kind{kind, 0, {}});
    }
    found->cases += cases;
    if (found->first.size() < named) {
        found->first.push_back(where);
    }
}

void ReadingNotes::add(std::string sentence) { m_sentences.push_back(std::move(sentence)); }

void ReadingNotes::add(const ReadingNotes& other)
{
    add(m_losses, other.m_losses);
    add(m_mentions, other.m_mentions);
    m_sentences.insert(m_sentences.end(), other.m_sentences.begin(), other.m_sentences.end());
}

void ReadingNotes::add(std::vector<Kind>& kinds, const std::vector<Kind>& others)
{
    for (const Kind& other : others) {
        for (const std::string& where : other.first) {
            count(kinds, other.words, where, 1);
        }
        std::ranges::find(kinds, other.words, &Kind::words)->cases +=
            other.cases - static_cast<long long>(other.first.size());
    }
}

std::vector<std::string> ReadingNotes::sentences() const
{
    std::vector<std::string> all = m_sentences;
    for (const auto* kinds : {&m_losses, &m_mentions}) {
        for (const Kind& kind : *kinds) {
            all.push_back(sentence(kind));
        }
    }
    return all;
}

std::string ReadingNotes::sentence(const Kind& kind)
{
    std::string text = kind.words + " (" + std::to_string(kind.cases) + "): ";
    for (std::size_t i = 0; i < kind.first.size(); ++i) {
        text += (i == 0 ? "" : ", ") + kind.first[i];
    }
    const bool more = kind.cases > static_cast<long long>(kind.first.size());
    return more ? text + ", …" : text;
}

} // namespace stormglass::sampling
