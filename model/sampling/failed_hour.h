// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/disable_rule.h"

#include <array>
#include <cstdint>
#include <optional>

namespace stormglass::sampling {

/// Sixty minutes of a log, held against Slack's disable rule.
struct FailedHour {
    amplification::DisableRule rule = amplification::DisableRule::Under;
    std::int64_t beginMicroseconds = 0; ///< since the epoch, a whole minute
    std::int64_t minutes = 60;          ///< fewer where the log is shorter
    std::int64_t attempts = 0;          ///< those whose outcome is known
    std::int64_t failed = 0;
    std::int64_t events = 0; ///< of those minutes; what fewer than sixty lack is not made up

    /// Whether it is all that the rule is about.
    [[nodiscard]] bool isFull() const { return minutes == 60; }
};

/// Finds the worst sixty minutes of a log: the rule's word counts first, then the share of failed
/// attempts, then their number; of equals the earliest.
/// Hours end at whole minutes. Attempts may come up to an hour late; a longer step back in time
/// begins anew.
class FailedHours {
public:
    /// One attempt; `failed` is nothing where its outcome is unknown.
    void add(std::int64_t microseconds, std::optional<bool> failed);

    /// One more event, in the minute of the attempt that was added last.
    void addEvent();

    /// The worst full hour; where the log has none, what there is. Nothing without an attempt whose
    /// outcome is known.
    [[nodiscard]] std::optional<FailedHour> worst() const;

    /// The most events of any minute of the clock.
    [[nodiscard]] std::int64_t busiestMinute() const { return m_busiestMinute; }

private:
    static constexpr std::int64_t minutesOfHour = 60;

    struct Minute {
        std::int64_t attempts = 0;
        std::int64_t failed = 0;
        std::int64_t events = 0;
    };

    [[nodiscard]] Minute& at(std::int64_t minute);
    [[nodiscard]] std::optional<FailedHour> judged() const;
    void begin(std::int64_t minute);
    void advanceTo(std::int64_t minute);
    void keepWorst();

    std::array<Minute, minutesOfHour> m_minutes; ///< a ring, by minute modulo 60
    Minute m_sum;                                ///< of the ring
    bool m_begun = false;
    std::int64_t m_first = 0;   ///< minute since the epoch
    std::int64_t m_newest = 0;  ///< minute since the epoch
    std::int64_t m_current = 0; ///< the minute of the last attempt
    std::int64_t m_busiestMinute = 0;
    std::optional<FailedHour> m_worstFull;
    std::optional<FailedHour> m_worstShort;
};

} // namespace stormglass::sampling
