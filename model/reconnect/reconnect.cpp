// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/reconnect.h"

#include "model/reconnect/storm_run.h"

#include <algorithm>

namespace stormglass {

using namespace reconnect;

namespace {

std::vector<std::string> clippings(const Reconnect::Inputs& inputs)
{
    std::vector<std::string> notes;
    if (inputs.restarting > inputs.gateways) {
        notes.push_back("no more gateways can restart than there are: all " +
                        std::to_string(inputs.gateways) + " do");
    }
    if (inputs.gateways > inputs.clients) {
        notes.push_back("gateways without a client are left out: there are " +
                        std::to_string(inputs.clients));
    }
    if (inputs.backoffCap < inputs.backoffBase) {
        notes.emplace_back("the back-off's cap is below its base; the base is taken for both");
    }
    return notes;
}

} // namespace

StormSetup Reconnect::Inputs::setup() const
{
    const int used = std::min(gateways, clients);
    return {
        .clients = clients,
        .members = members,
        .gateways = used,
        .restarting = std::min(restarting, used),
        .connectRate = connectRate,
        .eventRate = eventRate,
        .gatewayLimit = gatewayLimit,
        .gatewayBoot = gatewayBoot,
        .presenceRate = presenceRate,
        .presenceQueue = presenceQueue,
        .presenceTimeout = presenceTimeout,
        .presenceTries = presenceTries,
        .eventFanout = eventFanout,
        .backoff = backoff,
        .backoffSpan = {backoffBase, std::max(backoffBase, backoffCap)},
        .limitPerConnection = limitPerConnection,
        .limitPerWorkspace = limitPerWorkspace,
        .batchWindow = batchWindow,
        .presence = presence,
        .sidebarShare = sidebarShare,
        .sidebarDelay = sidebarDelay,
        .drain = drain,
        .steadyPresence = steadyPresence,
        .duration = duration,
        .bin = bin,
        .seed = static_cast<std::uint64_t>(seed),
    };
}

const FixOutcome* Reconnect::Result::outcomeOf(Fix fix) const
{
    const auto found = std::ranges::find(fixes, fix, &FixOutcome::fix);
    return found == fixes.end() ? nullptr : &*found;
}

Reconnect::Result Reconnect::evaluate(const Inputs& inputs, const std::stop_token& stop,
                                      const Progress& progress)
{
    const StormSetup setup = inputs.setup();
    constexpr double ofTheRun = 0.5;
    Result result{.run = runStorm(setup, stop, progressBetween(progress, 0.0, ofTheRun)),
                  .notes = clippings(inputs)};
    result.verdict = verdictOf(result.run.summary, setup.restarting);
    result.fixes =
        compareFixes(setup, comparedClients, stop, progressBetween(progress, ofTheRun, 1.0));
    result.partial = result.run.partial || result.fixes.size() < allFixes.size();
    return result;
}

} // namespace stormglass

namespace stormglass::reconnect {

Reconnect::Verdict verdictOf(const StormSummary& summary, int restarting)
{
    if (summary.gatewaysRestarted > restarting) {
        return Reconnect::Verdict::Cascade;
    }
    return summary.repeated > 0.0 || summary.failures > 0 ? Reconnect::Verdict::Saturated
                                                          : Reconnect::Verdict::Absorbed;
}

std::string_view title(Reconnect::Verdict verdict)
{
    switch (verdict) {
    case Reconnect::Verdict::Absorbed:
        return "Absorbed";
    case Reconnect::Verdict::Saturated:
        return "Saturated";
    case Reconnect::Verdict::Cascade:
        break;
    }
    return "Cascade";
}

std::string_view word(Reconnect::Verdict verdict)
{
    switch (verdict) {
    case Reconnect::Verdict::Absorbed:
        return "absorbed";
    case Reconnect::Verdict::Saturated:
        return "saturated";
    case Reconnect::Verdict::Cascade:
        break;
    }
    return "cascade";
}

Tone toneOf(Reconnect::Verdict verdict)
{
    switch (verdict) {
    case Reconnect::Verdict::Absorbed:
        return Tone::Calm;
    case Reconnect::Verdict::Saturated:
        return Tone::Caution;
    case Reconnect::Verdict::Cascade:
        break;
    }
    return Tone::Failing;
}

} // namespace stormglass::reconnect
