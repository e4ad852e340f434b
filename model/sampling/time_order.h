// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace stormglass::sampling {

/// Puts times in ascending order by leaving out those that are not, as they come in and in the same
/// memory for any number of them. One that is ahead of its turn is held until the next tells
/// whether time went on there, or whether it was the only one there: a year with a typing error
/// must not make all that follows it come too late.
class TimeOrder {
public:
    /// What became of a time.
    enum class Place : std::uint8_t {
        Taken,    ///< behind those before
        Held,     ///< ahead of its turn; the next one or end() tells
        Same,     ///< as the one before: left out
        Backward, ///< before the one before: left out
    };

    /// What became of a time, and of the one that was held when it came.
    struct Step {
        Place place = Place::Taken;
        /// Whether the held one is left out. Otherwise it is taken, before this time, if this one
        /// is taken or held; and still held if this one is left out.
        bool leavesHeldOut = false;

        bool operator==(const Step&) const = default;
    };

    /// The next time, in seconds.
    [[nodiscard]] Step next(double seconds);

    /// No more come. Whether the time that is still held, if any, is left out: it is where it lies
    /// further ahead than any gap is long.
    [[nodiscard]] bool endLeavesHeldOut() const;

private:
    [[nodiscard]] bool isAhead(double seconds) const;
    [[nodiscard]] bool heldIsOutOf(double next) const;
    [[nodiscard]] double usualStep() const;
    void take(double seconds);

    static constexpr std::size_t lastSteps =
        9; ///< few, as this is for every row; odd, for a middle

    std::optional<double> m_last; ///< taken
    std::optional<double> m_held;
    std::array<double, lastSteps> m_stepsTaken{};
    std::size_t m_steps = 0; ///< all that were
};

} // namespace stormglass::sampling
