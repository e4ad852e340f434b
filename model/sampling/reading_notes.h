// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <utility>
#include <vector>

namespace stormglass::sampling {

/// Collects what went wrong while files were read: counted by kind, the first few of each named.
class ReadingNotes {
public:
    /// `cases` more cases of `kind` ("rows have no ts"), found at `where`, that the figures lack.
    void lose(const std::string& kind, const std::string& where, long long cases = 1);

    /// One more case of `kind` that is worth a word and takes nothing from the figures.
    void mention(const std::string& kind, const std::string& where);

    /// A sentence of its own.
    void add(std::string sentence);

    /// Takes over what another reading has noted, as if it had been noted here.
    void add(const ReadingNotes& other);

    /// Whether the figures lack anything.
    [[nodiscard]] bool anythingLost() const;

    /// One sentence per kind: "rows have no ts (3): general/2015-06-05.json row 4, …".
    [[nodiscard]] std::vector<std::string> sentences() const;

private:
    struct Kind {
        std::string words;
        long long cases = 0;
        std::vector<std::string> first;
    };

    static void count(std::vector<Kind>& kinds, const std::string& kind, const std::string& where,
                      long long cases);
    static void add(std::vector<Kind>& kinds, const std::vector<Kind>& others);
    [[nodiscard]] static std::string sentence(const Kind& kind);

    std::vector<Kind> m_losses;
    std::vector<Kind> m_mentions;
    std::vector<std::string> m_sentences;
};

} // namespace stormglass::sampling
