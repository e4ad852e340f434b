// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"

namespace stormglass::chain {

/// What a signal did from one window to the other.
enum class Move { Unknown, Fell, Stayed, Rose };

/// Whether calls of each request have grown, and by what it is told.
enum class Repetition { Unknown, None, ByDistinct, ByArrivals };

/// The moves of all signals.
struct Moves {
    Move edge = Move::Unknown;
    Move calls = Move::Unknown;
    Move distinct = Move::Unknown;
    Move success = Move::Unknown;
    Repetition repetition = Repetition::Unknown;

    /// Whether calls are repeated, as far as that is known.
    [[nodiscard]] bool areRepeated() const
    {
        return repetition == Repetition::ByDistinct || repetition == Repetition::ByArrivals;
    }
};

/// Everything a diagnosis rests on.
struct Observed {
    const Signals& before;
    const Signals& during;
    const Moves& moves;
    const Comparison& comparison;
    double moreThanOnce; ///< calls per distinct request from which on calls are repeated
};

/// What stands against a verdict: the signals that are missing, and what contradicts it. Empty
/// where nothing does.
[[nodiscard]] std::string doubtOf(Verdict verdict, const Moves& moves);

/// A line for each signal with what it did and what that says, for what the signals say together,
/// and for each that is missing.
[[nodiscard]] std::vector<std::string> evidenceLines(const Observed& observed,
                                                     const Diagnosis& diagnosis);

} // namespace stormglass::chain
