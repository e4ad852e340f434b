// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/evidence.h"

namespace stormglass::chain {

namespace {

std::string missingSignals(const Moves& moves)
{
    std::string names;
    const auto name = [&names](Move move, std::string_view signal) {
        if (move == Move::Unknown) {
            names += (names.empty() ? "" : ", ") + std::string(signal);
        }
    };
    name(moves.edge, "edge");
    name(moves.distinct, "distinct requests");
    name(moves.success, "success");
    if (names.empty() && moves.repetition == Repetition::Unknown) {
        return "no request calls";
    }
    return names.empty() ? names : names + " not known";
}

std::string doubtOfStorm(const Moves& moves)
{
    if (moves.success == Move::Stayed || moves.success == Move::Rose) {
        return "success did not fall";
    }
    if (moves.calls != Move::Rose) {
        return "calls did not rise";
    }
    return moves.distinct == Move::Rose ? "distinct requests rose as well" : "";
}

std::string doubtOfGrowth(const Moves& moves)
{
    if (moves.edge == Move::Stayed || moves.edge == Move::Fell) {
        return "hardly more comes in at the edge";
    }
    if (moves.distinct == Move::Stayed || moves.distinct == Move::Fell) {
        return "there are hardly new requests";
    }
    return moves.success == Move::Fell ? "success fell" : "";
}

std::string doubtOfCalm(const Moves& moves)
{
    if (moves.calls == Move::Fell) {
        return "calls fell";
    }
    if (moves.edge == Move::Fell) {
        return "less comes in at the edge";
    }
    return moves.edge == Move::Rose ? "more comes in at the edge" : "";
}

std::string contradiction(Verdict verdict, const Moves& moves)
{
    switch (verdict) {
    case Verdict::RetryStorm:
        return doubtOfStorm(moves);
    case Verdict::DemandGrew:
        return doubtOfGrowth(moves);
    case Verdict::Both:
        return moves.edge == Move::Rose ? "" : "no more comes in at the edge";
    case Verdict::Calm:
        return moves.areRepeated() ? "each request calls more often" : doubtOfCalm(moves);
    case Verdict::FaultWithoutRetries:
        return moves.areRepeated() ? "each request calls more often" : "";
    case Verdict::Unknown:
        break;
    }
    return moves.success == Move::Fell && moves.calls == Move::Rose
               ? "it can be retries, or demand beyond capacity"
               : "the signals do not agree";
}

} // namespace

std::string doubtOf(Verdict verdict, const Moves& moves)
{
    const std::string missing = missingSignals(moves);
    const std::string against = contradiction(verdict, moves);
    return missing + (missing.empty() || against.empty() ? "" : "; ") + against;
}

} // namespace stormglass::chain
