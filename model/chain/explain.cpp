// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "model/core/number_text.h"

#include <algorithm>

namespace stormglass {

using namespace chain;

namespace {

std::string number(double value) { return significantText(value, 4); }

std::string times(double value) { return number(value) + " ×"; }

std::string fromTo(double before, double during)
{
    return "from " + number(before) + " to " + number(during);
}

/// A fault that is shorter than the interval is over when its requests call again.
bool retriesComeLater(const Chain::Inputs& inputs, const Chain::Result& result)
{
    return result.ceiling > 1 && inputs.setup().fault.length() <= inputs.interval;
}

std::string faultWithoutRetries(const Chain::Inputs& inputs, const Chain::Result& result)
{
    if (retriesComeLater(inputs, result)) {
        return " and calls do not rise while it lasts: its retries come after it.";
    }
    return result.diagnosis.isCertain() ? " and calls do not rise: nothing makes it worse."
                                        : " and calls rise by less than what counts.";
}

std::string sentenceOf(const Chain::Inputs& inputs, const Chain::Result& result)
{
    if (!result.before || !result.during) {
        return result.during ? "The fault begins with the run: there is nothing to compare it with."
                             : "There is no fault in the run.";
    }
    const WindowFigures& before = *result.before;
    const WindowFigures& during = *result.during;
    switch (result.diagnosis.verdict) {
    case Verdict::RetryStorm:
        return "Calls rise " + fromTo(before.calls, during.calls) + " a round while " +
               number(during.edge) + " requests a round come in: each calls " +
               number(during.amplification) + " times.";
    case Verdict::DemandGrew:
        return "Calls rise " + fromTo(before.calls, during.calls) +
               " a round, and so do the requests: hardly any of them calls twice.";
    case Verdict::Both:
        return (during.edge > before.edge
                    ? "More requests come in, " + fromTo(before.edge, during.edge)
                    : "More requests call, " + fromTo(before.distinct, during.distinct)) +
               " a round, and each calls " + number(during.amplification) + " times.";
    case Verdict::FaultWithoutRetries:
        return "Success falls " + percentText(before.success, 3) + " → " +
               percentText(during.success, 3) + faultWithoutRetries(inputs, result);
    case Verdict::Calm:
        return "Calls do not rise and success does not fall: " + number(during.calls) +
               " calls a round, " + number(before.calls) + " before.";
    case Verdict::Unknown:
        break;
    }
    return "Calls rise, and neither new requests nor repeated ones explain it.";
}

std::string recoveryText(const Chain::Result& result)
{
    if (!result.during || !result.before || !result.after ||
        (result.recovery == 1 && result.during->calls <= result.before->calls)) {
        return {};
    }
    return result.recovery
               ? "Calls are back to usual " + countText(*result.recovery, "round", "rounds") +
                     " after the fault. "
               : "Calls do not come back to usual within the run. ";
}

std::string capacityText(const Chain::Result& result)
{
    switch (result.diagnosis.capacity) {
    case CapacityFinding::AtLimit:
        return "Retrying satisfies no more: the dependency is at its capacity limit. ";
    case CapacityFinding::Transient:
        return "Retrying gets the work done: the failures are transient. ";
    case CapacityFinding::Unknown:
        break;
    }
    return {};
}

std::string detailOf(const Chain::Result& result)
{
    std::string detail = recoveryText(result) + capacityText(result);
    for (const std::string& note : result.notes) {
        detail += "Note: " + note + ". ";
    }
    return detail.substr(0, detail.find_last_not_of(' ') + 1);
}

std::vector<Figure> figuresOf(const Chain::Result& result)
{
    if (!result.during) {
        return {};
    }
    const WindowFigures& during = *result.during;
    return {
        {number(during.calls),
         "calls/round" +
             (result.before ? " of usual " + number(result.before->calls) : std::string()),
         "Calls of the dependency each round while the fault lasts."},
        {number(during.amplification), "calls/request, at most " + std::to_string(result.ceiling),
         "Calls of each distinct request that called while the fault lasts; the layers allow "
         "allowance^layers."},
        {percentText(during.success, 3), "of calls succeed",
         "Share of the calls that succeed while the fault lasts."},
    };
}

std::vector<Figure> marginsOf(const Chain::Inputs& inputs, const Chain::Result& result)
{
    if (!result.before || !result.during || result.before->calls <= 0.0) {
        return {};
    }
    return {
        {times(inputs.capacity / result.before->calls), "Headroom, capacity to usual calls",
         "Retrying is affordable while amplification stays under it."},
        {times(result.during->amplification), "Amplification in the fault",
         "Calls of each distinct request."},
    };
}

std::vector<Figure> limitsOf(const Chain::Result& result)
{
    std::vector<Figure> limits{{countText(result.peak, "call", "calls"), "Peak of a round",
                                "The most calls in any round."}};
    if (!result.throttling.empty()) {
        limits.push_back({countText(result.throttling.front().drops, "request", "requests"),
                          "Dropped since the fault began",
                          "Requests that used up every attempt of every layer."});
    }
    if (const std::int64_t waiting = result.series.waiting(); waiting > 0) {
        limits.push_back({countText(waiting, "request", "requests"), "Waiting at the end",
                          "Requests that are neither satisfied nor dropped when the run ends."});
    }
    if (result.during && result.after) {
        limits.push_back(
            {result.recovery ? countText(*result.recovery, "round", "rounds") : "never",
             "Recovery after the fault",
             "First round after the fault with calls within a tenth of the usual."});
    }
    return limits;
}

/// The largest smaller allowance that makes no storm.
std::optional<Repair> throttled(const Chain::Inputs& inputs, const Chain::Result& result)
{
    if (toneOf(result.diagnosis) != Tone::Failing) {
        return std::nullopt;
    }
    const auto calmer = std::ranges::find_if(result.throttling, [&](const ThrottlingCost& cost) {
        return cost.allowance < inputs.allowance && cost.verdict &&
               toneOf(*cost.verdict) != Tone::Failing;
    });
    if (calmer == result.throttling.end()) {
        return std::nullopt;
    }
    const std::int64_t more = calmer->drops - result.throttling.front().drops;
    return Repair{
        .row = rowOf(Chain::parameters(), &Chain::Inputs::allowance),
        .value = static_cast<double>(calmer->allowance),
        .meaning = "It is " + title(*calmer->verdict) + " then: each distinct request calls " +
                   number(calmer->amplification) + " times. " +
                   (more > 0 ? "It costs " +
                                   countText(more, "request more that is dropped",
                                             "requests more that are dropped") +
                                   '.'
                             : "No more requests are dropped."),
    };
}

} // namespace

Finding Chain::explain(const Inputs& inputs, const Result& result)
{
    return {
        .word = std::string(chain::title(result.diagnosis.verdict)),
        .tone = toneOf(result.diagnosis),
        .sentence = sentenceOf(inputs, result),
        .detail = detailOf(result),
        .figures = figuresOf(result),
        .marginsTitle = "Headroom",
        .margins = marginsOf(inputs, result),
        .limitsTitle = "What it costs",
        .limits = limitsOf(result),
        .evidence = {{"Evidence", result.diagnosis.evidence}},
        .repair = throttled(inputs, result),
    };
}

} // namespace stormglass
