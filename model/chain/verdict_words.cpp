// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/diagnosis.h"

namespace stormglass::chain {

std::string_view word(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Calm:
        return "calm";
    case Verdict::DemandGrew:
        return "demand-grew";
    case Verdict::RetryStorm:
        return "retry-storm";
    case Verdict::Both:
        return "both";
    case Verdict::FaultWithoutRetries:
        return "fault-without-retries";
    case Verdict::Unknown:
        break;
    }
    return "unknown";
}

std::string_view word(CapacityFinding capacity)
{
    switch (capacity) {
    case CapacityFinding::AtLimit:
        return "at-limit";
    case CapacityFinding::Transient:
        return "transient";
    case CapacityFinding::Unknown:
        break;
    }
    return "unknown";
}

std::string title(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Calm:
        return "calm";
    case Verdict::DemandGrew:
        return "demand grew";
    case Verdict::RetryStorm:
        return "retry storm";
    case Verdict::Both:
        return "demand and a storm";
    case Verdict::FaultWithoutRetries:
        return "fault without retries";
    case Verdict::Unknown:
        break;
    }
    return "cannot be told";
}

Tone toneOf(const Diagnosis& diagnosis)
{
    const Tone tone = toneOf(diagnosis.verdict);
    return tone == Tone::Failing && diagnosis.capacity == CapacityFinding::Transient ? Tone::Caution
                                                                                     : tone;
}

std::string titleWithDoubt(const Diagnosis& diagnosis)
{
    return title(diagnosis.verdict) + (diagnosis.isCertain() ? "" : " (" + diagnosis.doubt + ')');
}

Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Calm:
        return Tone::Calm;
    case Verdict::DemandGrew:
    case Verdict::FaultWithoutRetries:
        return Tone::Caution;
    case Verdict::RetryStorm:
    case Verdict::Both:
        return Tone::Failing;
    case Verdict::Unknown:
        break;
    }
    return Tone::Neutral;
}

} // namespace stormglass::chain
