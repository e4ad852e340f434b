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
    const StormSetup setup = inputs.setup();
    std::vector<std::string> notes;
    if (setup.gateways < inputs.gateways) {
        notes.push_back("gateways without a client are left out, which leaves " +
                        std::to_string(setup.gateways));
    }
    if (setup.restarting < inputs.restarting) {
        notes.push_back("no more gateways can restart than there are: all " +
                        std::to_string(setup.restarting) + " do");
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

Reconnect::Result Reconnect::evaluate(const Inputs& inputs, const std::stop_token& stop,
                                      const Progress& progress)
{
    constexpr double ofTheRun = 0.3;
    Result result = evaluateRun(inputs, stop, progressBetween(progress, 0.0, ofTheRun));
    if (!result.partial) {
        result.comparison = compareFixes(inputs.setup(), result.run, stop,
                                         progressBetween(progress, ofTheRun, 1.0));
        result.partial = result.comparison.fixes.size() < allFixes.size();
    }
    return result;
}

namespace reconnect {

Reconnect::Result evaluateRun(const Reconnect::Inputs& inputs, const std::stop_token& stop,
                              const Progress& progress)
{
    const StormSetup setup = inputs.setup();
    Reconnect::Result result{
        .run = runStorm(setup, stop, progress), .comparison = {}, .notes = clippings(inputs)};
    result.verdict = verdictOf(result.run.summary, setup.restarting);
    result.partial = result.run.partial;
    return result;
}

} // namespace reconnect

} // namespace stormglass
