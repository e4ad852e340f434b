// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/verdict.h"

namespace stormglass::reconnect {

Verdict verdictOf(const StormSummary& summary, int restarting)
{
    if (summary.gatewaysRestarted > restarting) {
        return Verdict::Cascade;
    }
    if (!summary.receiving99) {
        return Verdict::Unrecovered;
    }
    return summary.repeated > 0.0 || summary.failures > 0 ? Verdict::Saturated : Verdict::Absorbed;
}

std::string_view title(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Absorbed:
        return "Absorbed";
    case Verdict::Saturated:
        return "Saturated";
    case Verdict::Unrecovered:
        return "Not recovered";
    case Verdict::Cascade:
        break;
    }
    return "Cascade";
}

std::string_view word(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Absorbed:
        return "absorbed";
    case Verdict::Saturated:
        return "saturated";
    case Verdict::Unrecovered:
        return "not-recovered";
    case Verdict::Cascade:
        break;
    }
    return "cascade";
}

Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Absorbed:
        return Tone::Calm;
    case Verdict::Saturated:
        return Tone::Caution;
    case Verdict::Unrecovered:
    case Verdict::Cascade:
        break;
    }
    return Tone::Failing;
}

} // namespace stormglass::reconnect
