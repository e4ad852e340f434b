// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/diagnosis.h"

#include "model/chain/evidence.h"

#include <algorithm>
#include <utility>

namespace stormglass::chain {

namespace {

Move moveOf(std::optional<double> before, std::optional<double> during, double rise)
{
    if (!before || !during) {
        return Move::Unknown;
    }
    if (*during > *before && *during >= *before * rise) {
        return Move::Rose;
    }
    return *during < *before && *during * rise <= *before ? Move::Fell : Move::Stayed;
}

Move successMove(const Signals& before, const Signals& during, double drop)
{
    if (!before.success || !during.success) {
        return Move::Unknown;
    }
    const double change = *during.success - *before.success;
    if (change < 0.0 && change <= -drop) {
        return Move::Fell;
    }
    return change > 0.0 && change >= drop ? Move::Rose : Move::Stayed;
}

/// Whether calls of each request have grown: a service that always makes three calls of one repeats
/// none of them.
bool isRepeated(std::optional<double> before, std::optional<double> during, double threshold)
{
    return during && *during > 1.0 && *during >= threshold * std::max(before.value_or(1.0), 1.0);
}

/// By the distinct requests, or by what came in: a request that calls in many rows is distinct in
/// each of them, so where success falls the edge has the last word.
Repetition repetitionOf(const Signals& before, const Signals& during, Move success,
                        const Thresholds& thresholds)
{
    const auto perArrival = during.callsPerArrival();
    if (!during.amplification() && !perArrival) {
        return Repetition::Unknown;
    }
    if (isRepeated(before.amplification(), during.amplification(), thresholds.amplification)) {
        return Repetition::ByDistinct;
    }
    // Where nothing fails, nothing is repeated: each request makes more calls.
    const bool byArrivals =
        success == Move::Fell || (!during.amplification() && success == Move::Unknown);
    return byArrivals && isRepeated(before.callsPerArrival(), perArrival, thresholds.amplification)
               ? Repetition::ByArrivals
               : Repetition::None;
}

/// Whether calls fail that much that it is a trouble by itself.
bool failsMostly(const Signals& signals)
{
    constexpr double half = 0.5;
    return signals.success && *signals.success < half;
}

/// Whether more requests came: at the edge, or, where calls succeed, behind it.
std::optional<bool> grew(const Signals& during, const Moves& moves)
{
    if (moves.edge == Move::Unknown && moves.distinct == Move::Unknown) {
        return std::nullopt;
    }
    if (moves.edge == Move::Unknown && moves.success == Move::Fell) {
        return std::nullopt; // the same requests, counted anew in each row, look like that too
    }
    const bool byDistinct = moves.success != Move::Fell && !failsMostly(during);
    return moves.edge == Move::Rose || (byDistinct && moves.distinct == Move::Rose);
}

/// Whether each request calls as often as before, so that more calls can only be more requests.
bool isInProportion(const Signals& before, const Signals& during, double rise)
{
    return moveOf(before.callsPerArrival(), during.callsPerArrival(), rise) == Move::Stayed ||
           moveOf(before.amplification(), during.amplification(), rise) == Move::Stayed;
}

/// Where calls rose and what came in explains it or not.
Verdict verdictOfRise(const Signals& before, const Signals& during, const Moves& moves,
                      const Thresholds& thresholds)
{
    const std::optional<bool> more = grew(during, moves);
    if (moves.areRepeated()) {
        return more.value_or(false) ? Verdict::Both : Verdict::RetryStorm;
    }
    if (more.value_or(false)) {
        return Verdict::DemandGrew;
    }
    // Calls that fail are repeated, or more came than can be satisfied: success alone does not
    // tell.
    if (moves.success == Move::Fell || moves.success == Move::Unknown || failsMostly(during)) {
        return Verdict::Unknown;
    }
    const bool onlyCalls = !more && moves.repetition == Repetition::Unknown;
    return onlyCalls || isInProportion(before, during, thresholds.rise) ? Verdict::DemandGrew
                                                                        : Verdict::Unknown;
}

Verdict verdictOf(const Signals& before, const Signals& during, const Moves& moves,
                  const Thresholds& thresholds)
{
    if (moves.calls == Move::Unknown) {
        return Verdict::Unknown;
    }
    // As many calls from fewer requests are a rise as well.
    const bool rose =
        moves.calls == Move::Rose || (moves.edge == Move::Fell && moves.calls == Move::Stayed &&
                                      moves.success == Move::Fell && moves.areRepeated());
    if (!rose) {
        return moves.success == Move::Fell ? Verdict::FaultWithoutRetries : Verdict::Calm;
    }
    return verdictOfRise(before, during, moves, thresholds);
}

/// Calls satisfied for each request that comes in, when all is well: 1, but for a service that
/// makes several calls of a request, or answers most without one.
double usualSatisfied(const Signals& before, double reach)
{
    const auto satisfied = before.satisfied();
    const bool isWell = before.success && *before.success >= reach;
    return isWell && satisfied && before.edge && *before.edge > 0.0 ? *satisfied / *before.edge
                                                                    : 1.0;
}

/// Where calls exceed what comes in usually makes: whether it is satisfied all the same.
CapacityFinding capacityAlone(const Signals& before, const Signals& during, Move success,
                              const Thresholds& thresholds)
{
    const auto satisfied = during.satisfied();
    const auto each = during.callsPerArrival();
    const double due = usualSatisfied(before, thresholds.reach);
    if (!satisfied || !each || *each < thresholds.amplification * due || *during.success >= 1.0 ||
        success == Move::Rose) {
        return CapacityFinding::Unknown;
    }
    return *satisfied >= thresholds.reach * due * *during.edge ? CapacityFinding::Transient
                                                               : CapacityFinding::AtLimit;
}

/// The note's own test: whether more calls satisfy more.
CapacityFinding capacityByRegimes(const Signals& one, const Signals& other,
                                  const Thresholds& thresholds)
{
    if (!one.satisfied() || !other.satisfied()) {
        return CapacityFinding::Unknown;
    }
    const auto& more = *one.calls >= *other.calls ? one : other;
    const auto& fewer = *one.calls >= *other.calls ? other : one;
    if (moveOf(fewer.calls, more.calls, thresholds.rise) != Move::Rose) {
        return CapacityFinding::Unknown;
    }
    return moveOf(fewer.satisfied(), more.satisfied(), thresholds.rise) == Move::Rose
               ? CapacityFinding::Transient
               : CapacityFinding::AtLimit;
}

CapacityFinding capacityOf(const Signals& before, const Signals& during, Move success,
                           const Thresholds& thresholds, const Comparison& comparison)
{
    const CapacityFinding alone = capacityAlone(before, during, success, thresholds);
    return alone == CapacityFinding::Unknown && comparison.otherRegime && success != Move::Rose
               ? capacityByRegimes(during, *comparison.otherRegime, thresholds)
               : alone;
}

std::optional<bool> affordable(const Signals& before, const Signals& during,
                               std::optional<double> capacity)
{
    const auto amplification = during.amplification();
    if (!capacity || !amplification || !before.calls || *before.calls <= 0.0) {
        return std::nullopt;
    }
    return *amplification < *capacity / *before.calls;
}

} // namespace

std::optional<double> Signals::amplification() const
{
    return calls && distinct && *distinct > 0.0 ? std::optional(*calls / *distinct) : std::nullopt;
}

std::optional<double> Signals::callsPerArrival() const
{
    return calls && edge && *edge > 0.0 ? std::optional(*calls / *edge) : std::nullopt;
}

std::optional<double> Signals::satisfied() const
{
    return calls && success ? std::optional(*calls * *success) : std::nullopt;
}

Diagnosis diagnose(const Signals& before, const Signals& during, const Thresholds& thresholds,
                   const Comparison& comparison)
{
    Moves moves{
        .edge = moveOf(before.edge, during.edge, thresholds.rise),
        .calls = moveOf(before.calls, during.calls, thresholds.rise),
        .distinct = moveOf(before.distinct, during.distinct, thresholds.rise),
        .success = successMove(before, during, thresholds.successDrop),
    };
    moves.repetition = repetitionOf(before, during, moves.success, thresholds);
    Diagnosis diagnosis{.verdict = verdictOf(before, during, moves, thresholds)};
    diagnosis.capacity = capacityOf(before, during, moves.success, thresholds, comparison);
    diagnosis.doubt = doubtOf(diagnosis.verdict, moves);
    if (failsMostly(before)) {
        diagnosis.addDoubt("most calls fail before it as well");
    }
    diagnosis.isAffordable = affordable(before, during, comparison.capacity);
    diagnosis.evidence =
        evidenceLines({before, during, moves, comparison, thresholds.amplification}, diagnosis);
    return diagnosis;
}

Diagnosis nothingToCompare(std::string why)
{
    Diagnosis diagnosis;
    diagnosis.doubt = why;
    diagnosis.evidence.push_back(std::move(why));
    return diagnosis;
}

} // namespace stormglass::chain
