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

/// Calls for each request that came in, where the requests that called are not counted.
std::optional<double> callsPerArrival(const Signals& signals)
{
    return signals.calls && signals.edge && *signals.edge > 0.0
               ? std::optional(*signals.calls / *signals.edge)
               : std::nullopt;
}

/// Whether calls of each request have grown: a service that always makes three calls of one repeats
/// none of them.
bool isRepeated(std::optional<double> before, std::optional<double> during, double threshold)
{
    return during && *during > 1.0 && *during >= threshold * std::max(before.value_or(1.0), 1.0);
}

/// By the distinct requests, or by what came in: a request that calls in many rows is distinct in
/// each of them, so where success falls the edge has the last word.
std::optional<bool> repeated(const Signals& before, const Signals& during, Move success,
                             const Thresholds& thresholds)
{
    const auto perArrival = callsPerArrival(during);
    if (!during.amplification() && !perArrival) {
        return std::nullopt;
    }
    // Where nothing fails, nothing is repeated: each request makes more calls.
    const bool byArrivals =
        success == Move::Fell || (!during.amplification() && success == Move::Unknown);
    return isRepeated(before.amplification(), during.amplification(), thresholds.amplification) ||
           (byArrivals &&
            isRepeated(callsPerArrival(before), perArrival, thresholds.amplification));
}

/// Whether more requests came: at the edge, or, while calls succeed, behind it.
std::optional<bool> grew(const Moves& moves)
{
    if (moves.edge == Move::Unknown && moves.distinct == Move::Unknown) {
        return std::nullopt;
    }
    if (moves.edge == Move::Unknown && moves.success == Move::Fell) {
        return std::nullopt; // the same requests, counted anew in each row, look like that too
    }
    const bool byDistinct = moves.success != Move::Fell;
    return moves.edge == Move::Rose || (byDistinct && moves.distinct == Move::Rose);
}

/// By calls and success alone: they move in opposite directions where calls are repeated.
Verdict verdictBySuccess(Move success)
{
    switch (success) {
    case Move::Fell:
        return Verdict::RetryStorm;
    case Move::Stayed:
    case Move::Rose:
        return Verdict::DemandGrew;
    case Move::Unknown:
        break;
    }
    return Verdict::Unknown;
}

Verdict verdictOf(const Moves& moves)
{
    if (moves.calls == Move::Unknown) {
        return Verdict::Unknown;
    }
    if (moves.calls != Move::Rose) {
        return moves.success == Move::Fell ? Verdict::FaultWithoutRetries : Verdict::Calm;
    }
    const std::optional<bool> more = grew(moves);
    if (!more && !moves.repeated.value_or(false)) {
        return verdictBySuccess(moves.success);
    }
    if (moves.repeated.value_or(false)) {
        return more.value_or(false) ? Verdict::Both : Verdict::RetryStorm;
    }
    return more.value_or(false) ? Verdict::DemandGrew : Verdict::Unknown;
}

/// Where calls exceed the edge rate: whether what comes in is satisfied all the same.
CapacityFinding capacityAlone(const Signals& during, const Thresholds& thresholds)
{
    const auto satisfied = during.satisfied();
    const auto each = callsPerArrival(during);
    if (!satisfied || !each || *each < thresholds.amplification || *during.success >= 1.0) {
        return CapacityFinding::Unknown;
    }
    return *satisfied >= thresholds.reach * *during.edge ? CapacityFinding::Transient
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

CapacityFinding capacityOf(const Signals& during, const Thresholds& thresholds,
                           const Comparison& comparison)
{
    const CapacityFinding alone = capacityAlone(during, thresholds);
    return alone == CapacityFinding::Unknown && comparison.otherRegime
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
    moves.repeated = repeated(before, during, moves.success, thresholds);
    Diagnosis diagnosis{.verdict = verdictOf(moves)};
    diagnosis.capacity = capacityOf(during, thresholds, comparison);
    diagnosis.doubt = doubtOf(diagnosis.verdict, moves);
    diagnosis.isAffordable = affordable(before, during, comparison.capacity);
    diagnosis.evidence = evidenceLines({before, during, moves, comparison}, diagnosis);
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
