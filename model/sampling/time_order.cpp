// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/time_order.h"

#include <algorithm>

namespace stormglass::sampling {

namespace {

/// A step of over so many usual ones is ahead: a row at least is missing before it. Gaps are too,
/// which costs nothing, since the row behind a gap confirms it.
constexpr double stepsAhead = 2.0;

/// At the end nothing confirms a gap, and a step of over so many usual ones is none any more.
constexpr double stepsFarAhead = 100.0;

/// Before any step is known: the first of all times is ahead of a second that is a day before.
constexpr double day = 86400.0;

} // namespace

TimeOrder::Step TimeOrder::next(double seconds)
{
    if (seconds == (m_held ? m_held : m_last)) {
        return {Place::Same};
    }
    if (m_last && seconds <= *m_last) {
        return {Place::Backward};
    }
    Step step;
    if (m_held && seconds < *m_held) {
        if (!heldIsOutOf(seconds)) {
            return {Place::Backward};
        }
        step.leavesHeldOut = true;
    } else if (m_held) {
        take(*m_held);
    }
    m_held.reset();
    if (isAhead(seconds)) {
        step.place = Place::Held;
        m_held = seconds;
    } else {
        take(seconds);
    }
    return step;
}

/// As long as no step is known, any may be.
bool TimeOrder::isAhead(double seconds) const
{
    return m_steps == 0 || seconds - *m_last > stepsAhead * usualStep();
}

bool TimeOrder::heldIsOutOf(double next) const
{
    if (!m_last) {
        return *m_held - next > day;
    }
    return m_steps > 0 || *m_held - *m_last > stepsAhead * (next - *m_last);
}

bool TimeOrder::endLeavesHeldOut() const
{
    return m_held && m_steps > 0 && *m_held - *m_last > stepsFarAhead * usualStep();
}

double TimeOrder::usualStep() const
{
    std::array<double, lastSteps> steps = m_stepsTaken;
    const auto known = static_cast<std::ptrdiff_t>(std::min(m_steps, lastSteps));
    const auto middle = known / 2;
    std::nth_element(steps.begin(), steps.begin() + middle, steps.begin() + known);
    return steps.at(static_cast<std::size_t>(middle));
}

void TimeOrder::take(double seconds)
{
    if (m_last) {
        m_stepsTaken[m_steps % lastSteps] = seconds - *m_last;
        ++m_steps;
    }
    m_last = seconds;
}

} // namespace stormglass::sampling
