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
    if (names.empty() && !moves.repeated) {
        return "no request calls";
    }
    return names.empty() ? names : names + " not known";
}

std::string doubtOfStorm(const Moves& moves)
{
    if (moves.success != Move::Fell) {
        return "success did not fall";
    }
    return moves.distinct == Move::Rose ? "distinct requests rose as well" : "";
}

std::string doubtOfGrowth(const Moves& moves)
{
    if (moves.edge != Move::Rose) {
        return "no more comes in at the edge";
    }
    if (moves.distinct != Move::Rose) {
        return "there are no new requests";
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

} // namespace

std::string doubtOf(Verdict verdict, const Moves& moves)
{
    std::string missing = missingSignals(moves);
    if (!missing.empty()) {
        return missing;
    }
    switch (verdict) {
    case Verdict::RetryStorm:
        return doubtOfStorm(moves);
    case Verdict::DemandGrew:
        return doubtOfGrowth(moves);
    case Verdict::Both:
        return moves.edge == Move::Rose ? "" : "no more comes in at the edge";
    case Verdict::Calm:
        return doubtOfCalm(moves);
    case Verdict::FaultWithoutRetries:
        return "";
    case Verdict::Unknown:
        break;
    }
    return "the signals do not agree";
}

} // namespace stormglass::chain
