// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/evidence.h"

#include "model/core/number_text.h"
#include "model/core/quantity.h"

#include <cmath>

namespace stormglass::chain {

namespace {

constexpr int digits = 4;

std::string number(double value) { return significantText(value, digits); }

std::string_view moveText(Move move)
{
    switch (move) {
    case Move::Rose:
        return "rose";
    case Move::Fell:
        return "fell";
    case Move::Stayed:
        return "held";
    case Move::Unknown:
        break;
    }
    return "";
}

/// A change too small to count is one all the same.
bool isSmallChange(double before, double during, Move move)
{
    constexpr double hardlyAny = 0.02;
    return move == Move::Stayed && std::abs(during - before) > hardlyAny * std::abs(before);
}

std::string changeText(double before, double during, Move move)
{
    const std::string change = number(before) + " → " + number(during) + ", ";
    if (isSmallChange(before, during, move)) {
        return change + (during > before ? "rose" : "fell") + " by less than what counts";
    }
    return change + std::string(moveText(move));
}

/// What a signal's move says, by its move.
struct Readings {
    std::string_view rose;
    std::string_view held;
    std::string_view missing;
};

std::string rateLine(std::string_view name, std::optional<double> before,
                     std::optional<double> during, Move move, const Readings& readings)
{
    const std::string title = std::string(name) + ": ";
    if (move == Move::Unknown) {
        return title + "not measured; " + std::string(readings.missing);
    }
    std::string_view reading;
    if (move == Move::Rose) {
        reading = readings.rose;
    } else if (move == Move::Stayed && !isSmallChange(*before, *during, move)) {
        reading = readings.held;
    }
    return title + changeText(*before, *during, move) +
           (reading.empty() ? "" : ": " + std::string(reading));
}

std::string successLine(const Observed& observed)
{
    const Move move = observed.moves.success;
    if (move == Move::Unknown) {
        return "success: not measured; whether calls get their work done is not known";
    }
    return "success: " + percentText(*observed.before.success, digits) + " → " +
           percentText(*observed.during.success, digits) + ", " + std::string(moveText(move));
}

std::string repetitionText(const Observed& observed)
{
    switch (observed.moves.repetition) {
    case Repetition::ByDistinct:
        return ": the same requests call again and again";
    case Repetition::ByArrivals:
        return "; " + number(*observed.during.callsPerArrival()) +
               " calls for each that came in, more than usual";
    case Repetition::None:
        return *observed.during.amplification() > observed.moreThanOnce
                   ? ": each request calls no more often than before"
                   : ": hardly any call is repeated";
    case Repetition::Unknown:
        break;
    }
    return "";
}

std::string amplificationLine(const Observed& observed)
{
    const auto during = observed.during.amplification();
    if (!during) {
        const auto arrivals = observed.during.callsPerArrival();
        return "amplification: not known without distinct requests" +
               (arrivals ? "; " + number(*arrivals) + " calls for each that came in"
                         : std::string());
    }
    const auto before = observed.before.amplification();
    return "amplification: " + (before ? number(*before) + " → " : std::string()) +
           number(*during) + " calls per distinct request" + repetitionText(observed);
}

std::string satisfiedText(const Signals& during)
{
    return "calls × success: " + number(*during.satisfied()) + " satisfied" +
           (during.edge ? " where " + number(*during.edge) + " come in" : "");
}

std::string capacityLine(const Observed& observed, CapacityFinding capacity)
{
    if (!observed.during.satisfied()) {
        return "calls × success: not known";
    }
    std::string line = satisfiedText(observed.during);
    switch (capacity) {
    case CapacityFinding::AtLimit:
        return line + ": at the capacity limit, a retry only takes another's place";
    case CapacityFinding::Transient:
        return line + ": the failures are transient, retrying gets the work done";
    case CapacityFinding::Unknown:
        break;
    }
    return line;
}

std::string regimeLine(const Observed& observed)
{
    const Signals& other = *observed.comparison.otherRegime;
    if (!other.satisfied() || !observed.during.satisfied()) {
        return "other retry regime: its calls or success are not known";
    }
    const double more = *observed.during.calls - *other.calls;
    const double gained = *observed.during.satisfied() - *other.satisfied();
    const std::string_view says = more == 0.0           ? ""
                                  : more * gained > 0.0 ? ": more calls satisfy more"
                                                        : ": more calls satisfy no more";
    return "other retry regime: " + number(*other.calls) + " calls satisfy " +
           number(*other.satisfied()) + ", here " + number(*observed.during.calls) +
           " calls satisfy " + number(*observed.during.satisfied()) + std::string(says);
}

std::string headroomLine(const Observed& observed, const Diagnosis& diagnosis)
{
    const double headroom = *observed.comparison.capacity / *observed.before.calls;
    return "headroom: the usual capacity is " + number(headroom) +
           " times the usual calls, amplification " +
           (*diagnosis.isAffordable ? "stays under it: outside the trouble retrying is affordable"
                                    : "is not under it: retrying is not affordable even there");
}

} // namespace

std::vector<std::string> evidenceLines(const Observed& observed, const Diagnosis& diagnosis)
{
    const auto& [before, during, moves, comparison, moreThanOnce] = observed;
    std::vector<std::string> lines{
        rateLine("edge", before.edge, during.edge, moves.edge,
                 {"more comes in from outside", "what comes in from outside has not grown",
                  "whether demand grew is not known from it"}),
        rateLine("calls", before.calls, during.calls, moves.calls,
                 {"", "", "nothing can be told without them"}),
        rateLine("distinct", before.distinct, during.distinct, moves.distinct,
                 {moves.edge == Move::Rose || moves.edge == Move::Unknown
                      ? "there are new requests"
                      : "requests behind the edge, or the same ones counted anew in each row",
                  "there are no new requests",
                  "whether the same requests call again is not known"}),
        amplificationLine(observed),
        successLine(observed),
        capacityLine(observed, diagnosis.capacity),
    };
    if (comparison.otherRegime) {
        lines.push_back(regimeLine(observed));
    }
    if (diagnosis.isAffordable) {
        lines.push_back(headroomLine(observed, diagnosis));
    }
    return lines;
}

} // namespace stormglass::chain
