// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/headroom.h"

#include <algorithm>
#include <cmath>

namespace stormglass::amplification {

namespace {

std::optional<double> finite(long double value)
{
    const auto shown = static_cast<double>(value);
    return std::isfinite(shown) ? std::optional(shown) : std::nullopt;
}

/// The value of an input other than the miss rate at which E·C·deliveries = B.
std::optional<double> valueOnEdge(const Load& load, LoadInput input, long double deliveries)
{
    const long double events = load.eventsPerMinute;
    const long double calls = load.callsPerEvent;
    switch (input) {
    case LoadInput::Events:
        if (calls > 0.0L) {
            return finite(load.tierPerMinute / (calls * deliveries));
        }
        break;
    case LoadInput::Calls:
        if (events > 0.0L) {
            return finite(load.tierPerMinute / (events * deliveries));
        }
        break;
    case LoadInput::Tier:
        if (const long double tier = events * calls * deliveries; tier >= 1.0L) {
            return finite(tier);
        }
        break;
    case LoadInput::MissRate:
        break;
    }
    return {};
}

/// The base at which the peak's gain is `gain`, by Newton: the gain at a given p grows with the
/// base by D(p), so the peak's does by D at the peak, and is convex. From the upper edge's base,
/// which is never lower, the steps only go down.
std::optional<double> baseOfPeak(const Load& load, const Feedback& feedback, long double gain,
                                 double baseOfTip)
{
    double base = baseOfTip;
    for (int round = 0; round < 64; ++round) {
        const RetryCurve curve(base, load.maxRetries, feedback);
        const long double peak = curve.peak();
        if (!(peak > base)) {
            return base;
        }
        const long double step = (curve.gain(peak) - gain) / (1.0L + curve.retries(peak));
        const double next = static_cast<double>(std::max<long double>(base - step, 0.0L));
        if (!(next < base)) {
            break;
        }
        base = next;
    }
    return base;
}

Edges missRateOnEdges(const Load& load, const Feedback& feedback)
{
    const CallPressure pressure(load);
    const RetryCurve highest(missRateCap, load.maxRetries, feedback);
    // B/(E·C) − 1: what the retries, or the peak's gain, must come to.
    const long double spare = -pressure.excess();
    if (spare < 0.0L || spare >= highest.retries(missRateCap)) {
        return {};
    }
    const auto tips = static_cast<double>(missRateOfRetries(spare, load.maxRetries));
    return {tips, baseOfPeak(load, feedback, spare, tips)};
}

std::optional<double> difference(const std::optional<double>& to, double from)
{
    return to ? std::optional(*to - from) : std::nullopt;
}

} // namespace

Edges edgeValues(const Load& load, LoadInput input, const Feedback& feedback)
{
    if (feedback.acknowledge == Acknowledge::First) {
        return {};
    }
    const Load used = clamped(load);
    if (input == LoadInput::MissRate) {
        return missRateOnEdges(used, feedback);
    }
    const RetryCurve curve(used.missRate, used.maxRetries, feedback);
    return {valueOnEdge(used, input, 1.0L + curve.retries(curve.base())),
            valueOnEdge(used, input, 1.0L + curve.gain(curve.peak()))};
}

Edges distanceToEdges(const Load& load, LoadInput input, const Feedback& feedback)
{
    const Edges edges = edgeValues(load, input, feedback);
    const double from = valueOf(clamped(load), input);
    return {difference(edges.tips, from), difference(edges.returns, from)};
}

Headroom headroom(const Load& load, const Feedback& feedback)
{
    return {.eventsPerMinute = distanceToEdges(load, LoadInput::Events, feedback),
            .callsPerEvent = distanceToEdges(load, LoadInput::Calls, feedback),
            .missRate = distanceToEdges(load, LoadInput::MissRate, feedback),
            .tierPerMinute = distanceToEdges(load, LoadInput::Tier, feedback)};
}

SafeEvents safeEventsPerMinute(const Load& load, const Feedback& feedback)
{
    const Load used = clamped(load);
    const RetryCurve curve(used.missRate, used.maxRetries, feedback);
    const Edges edges = edgeValues(load, LoadInput::Events, feedback);
    return {.tips = edges.tips,
            .returns = edges.returns,
            .fourDeliveries = valueOnEdge(used, LoadInput::Events, 1.0L + slackRetries),
            .allRetried = valueOnEdge(used, LoadInput::Events, 1.0L + curve.retries(1.0L))};
}

} // namespace stormglass::amplification
