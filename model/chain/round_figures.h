// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/chain/retry_rounds.h"

#include <cstdint>
#include <optional>

namespace stormglass::chain {

/// What a window of rounds comes to.
struct WindowFigures {
    double edge = 0.0;          ///< requests/round that came in
    double calls = 0.0;         ///< calls/round
    double distinct = 0.0;      ///< requests that called, over the whole window, per round of it
    double amplification = 0.0; ///< calls of each of those; 0 without any
    double success = 0.0;       ///< of the calls, a fraction; 0 without any
    std::int64_t drops = 0;     ///< requests

    /// Calls satisfied in a round: the note's "call rate × success ratio".
    [[nodiscard]] double satisfied() const { return calls * success; }

    bool operator==(const WindowFigures&) const = default;
};

/// The part of a window that was run; none where no round of it was.
[[nodiscard]] std::optional<RoundWindow> partOf(const RoundSeries& series,
                                                const RoundWindow& window);

/// Requests that called in a window that was run, each counted once.
[[nodiscard]] std::int64_t distinctRequests(const RoundSeries& series, int interval,
                                            const RoundWindow& window);

/// The figures of a window that was run.
[[nodiscard]] WindowFigures figuresOf(const RoundSeries& series, int interval,
                                      const RoundWindow& window);

/// A window as the diagnosis sees it: without calls there is no success ratio.
[[nodiscard]] Signals signalsOf(const WindowFigures& figures);

/// How many rounds after the fault calls are first back within a tenth of the usual rate; none
/// where they never are within the run.
[[nodiscard]] std::optional<int> recoveryRounds(const RoundSeries& series, const RoundWindow& fault,
                                                double usualCalls);

/// The most calls in any round; 0 without rounds.
[[nodiscard]] std::int64_t peakCalls(const RoundSeries& series);

} // namespace stormglass::chain
