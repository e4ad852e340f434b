// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/repair.h"

#include "model/amplification/headroom.h"
#include "model/amplification/verdict_ladder.h"
#include "model/core/rounding.h"

#include <algorithm>
#include <cmath>

namespace stormglass::amplification {

namespace {

/// The reference's walk from the cap, without its patience of 12 rounds and 0.001: it moves in
/// steps of 0.0001 and never up, so it ends.
bool roundedWalkComesBack(const Load& load, const Feedback& feedback)
{
    const auto [events, calls, base, budget, maxRetries] = clamped(load);
    const double most = feedback.retryBudget ? 1.0 + std::max(*feedback.retryBudget, 0.0)
                                             : 1.0 + std::max(maxRetries, 0);
    double p = missRateCap;
    while (true) {
        const double demanded = events * std::min(deliveriesPerEvent(p, maxRetries), most) * calls;
        const double refused = demanded <= budget ? 0.0 : roundDecimals(1.0 - budget / demanded, 4);
        const double next = std::min(base + refused, missRateCap);
        if (refused == 0.0 || next >= p) {
            return refused == 0.0;
        }
        p = next;
    }
}

/// Multiples of a step, told as decimals are: 117 hundredths are 1.17, not 117 times 0.01.
class Multiples {
public:
    explicit Multiples(double step)
        : m_step(step)
        , m_perUnit(std::round(1.0 / step))
        , m_isFraction(std::abs(m_perUnit * step - 1.0) < 1e-12)
    {
    }

    [[nodiscard]] double operator[](double count) const
    {
        return m_isFraction ? count / m_perUnit : count * m_step;
    }

    /// The greatest count whose multiple is at most `value`, the least at which it is no less.
    [[nodiscard]] double below(double value) const
    {
        const double count = std::floor(value / m_step);
        return (*this)[count + 1.0] <= value ? count + 1.0 : count;
    }

    [[nodiscard]] double above(double value) const
    {
        const double count = std::ceil(value / m_step);
        return (*this)[count - 1.0] >= value ? count - 1.0 : count;
    }

private:
    double m_step;
    double m_perUnit;
    bool m_isFraction;
};

/// The count nearest to `edge`, between there and `last`, that the loop comes back at. It then
/// does at every count beyond, because each round of the walk is monotone in each input.
template <class ComesBackAt>
std::optional<double> nearest(double edge, double last, const ComesBackAt& comesBackAt)
{
    const double away = last < edge ? -1.0 : 1.0;
    if (!comesBackAt(last)) {
        return {};
    }
    double fails = edge - away;
    double works = last;
    for (double stride = 1.0; std::abs(works - fails) > 1.0; stride *= 2.0) {
        const double probe = fails + away * stride;
        if ((last - probe) * away < 0.0) {
            break;
        }
        if (comesBackAt(probe)) {
            works = probe;
            break;
        }
        fails = probe;
    }
    while (std::abs(works - fails) > 1.0) {
        const double middle = std::floor((works + fails) / 2.0);
        (comesBackAt(middle) ? works : fails) = middle;
    }
    return works;
}

} // namespace

bool comesBack(const Load& load, const Feedback& feedback)
{
    if (feedback.acknowledge == Acknowledge::First) {
        return true;
    }
    const VerdictLadder ladder(load.missRate, load.maxRetries, feedback);
    return ladder.regime(CallPressure(load)) == Regime::Calm &&
           roundedWalkComesBack(load, feedback);
}

std::optional<double> smallestRepair(const Load& load, LoadInput input, const InputGrid& grid,
                                     const Feedback& feedback)
{
    if (comesBack(load, feedback)) {
        return {};
    }
    const Multiples multiples(grid.step);
    const double first = multiples.above(grid.range.minimum);
    const double last = multiples.below(grid.range.maximum);
    if (first > last) {
        return {};
    }
    const std::optional<double> edge = edgeValues(load, input, feedback).returns;
    if (!edge) {
        return {};
    }
    const auto comesBackAt = [&](double count) {
        return comesBack(withValue(load, input, multiples[count]), feedback);
    };
    // Begun a step to the unsafe side, so that the edge's own rounding does not matter.
    const bool upwards = input == LoadInput::Tier;
    const double start = upwards ? multiples.above(*edge) - 1.0 : multiples.below(*edge) + 1.0;
    const std::optional<double> count =
        nearest(std::clamp(start, first, last), upwards ? last : first, comesBackAt);
    return count ? std::optional(multiples[*count]) : std::nullopt;
}

} // namespace stormglass::amplification
