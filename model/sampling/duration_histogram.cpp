// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/duration_histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace stormglass::sampling {

namespace {

/// A double's exponent and the first ten bits of its fraction, as they stand in memory, number
/// logarithmic classes in ascending order.
constexpr int droppedBits = 52 - 10;

std::uint64_t classNumber(double value)
{
    return std::bit_cast<std::uint64_t>(value) >> droppedBits;
}

const std::uint64_t firstClass = classNumber(0x1p-10);
const std::uint64_t lastClass = classNumber(0x1p32);

} // namespace

DurationHistogram::DurationHistogram()
    : m_counts(static_cast<std::size_t>(lastClass - firstClass) + 2, 0)
{
}

void DurationHistogram::add(double milliseconds)
{
    // Class 0 is for what is under the first one; a sign would make a zero the largest of all.
    const std::uint64_t number =
        milliseconds > 0.0
            ? std::clamp(classNumber(milliseconds), firstClass - 1, lastClass) - (firstClass - 1)
            : 0;
    ++m_counts[static_cast<std::size_t>(number)];
    ++m_count;
}

std::optional<double> DurationHistogram::quantile(double q) const
{
    if (m_count == 0) {
        return std::nullopt;
    }
    const auto rank = std::max<std::int64_t>(
        1, static_cast<std::int64_t>(std::ceil(q * static_cast<double>(m_count))));
    std::int64_t below = 0;
    std::size_t at = 0;
    for (; at + 1 < m_counts.size() && below + m_counts[at] < rank; ++at) {
        below += m_counts[at];
    }
    return at == 0 ? 0.0 : std::bit_cast<double>((at + firstClass - 1) << droppedBits);
}

} // namespace stormglass::sampling
