// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"

#include <array>

namespace stormglass {

namespace {

/// Requests a minute of Slack's tiers 1 to 4 (https://docs.slack.dev/apis/web-api/rate-limits).
constexpr std::array documentedTiers{1.0, 20.0, 50.0, 100.0};

constexpr std::array acknowledgeChoices{
    Choice{"after", "after",
           "The handler works, calls included, and then acknowledges: a refused "
           "call delays the acknowledgement."},
    Choice{"first", "first",
           "The handler acknowledges and then works: a refused call no longer "
           "makes Slack retry."},
};

using Row = Parameter<Amplification::Inputs>;

ParameterInfo eventsPerMinute()
{
    return {
        .key = "events-per-minute",
        .label = "Events",
        .unit = units::eventsPerMinute,
        .meaning = "Events a minute the app is subscribed to and receives, retries not counted.",
        .source = "A messages-per-minute rate read off a Slack export or workspace is a floor.",
        .hard = {0.0, 1e7},
        .slider = {0.1, 1000.0},
        .step = 0.1,
        .scale = Scale::Logarithmic,
        .outside = OutsideRange::ClampedBelow,
        .measurable = Measurable::MessageRate,
    };
}

ParameterInfo callsPerEvent()
{
    return {
        .key = "calls-per-event",
        .label = "Calls per handler run",
        .unit = units::calls,
        .meaning = "Web API calls one run of the handler makes; count them in its code.",
        .source = "The multiplicand you control: retries multiply every call of a run.",
        .hard = amplification::callsRange,
        .slider = {0.25, 12.0},
        .step = 0.25,
        .outside = OutsideRange::ClampedBelow,
        .measurable = Measurable::CallsPerRun,
    };
}

ParameterInfo missRate()
{
    return {
        .key = "miss-rate",
        .label = "Miss rate today",
        .unit = units::percent,
        .meaning = "Share of deliveries that are not acknowledged within three seconds.",
        .source = "Slack retries what is not acked in 3 s: docs.slack.dev/apis/events-api.",
        .hard = {0.0, 1.0},
        .slider = {0.0, 0.95},
        .step = 0.005,
        .outside = OutsideRange::ClampedBothSides,
        .measurable = Measurable::MissRate,
    };
}

ParameterInfo tierPerMinute()
{
    return {
        .key = "tier-per-minute",
        .label = "Tier",
        .unit = units::requestsPerMinute,
        .meaning = "Requests a minute that the method the handler leans on hardest allows.",
        .source = "Tiers 1 to 4 allow 1, 20, 50 and 100 and more a minute: "
                  "docs.slack.dev/apis/web-api/rate-limits.",
        .hard = amplification::tierRange,
        .slider = {1.0, 600.0},
        .step = 1.0,
        .scale = Scale::Logarithmic,
        .detents = documentedTiers,
        .outside = OutsideRange::ClampedBelow,
        .detentsName = "tiers",
    };
}

ParameterInfo rounds()
{
    return {
        .key = "rounds",
        .label = "Rounds of the walk",
        .unit = units::rounds,
        .meaning = "Rounds after which the walk gives up and says unsettled.",
        .source = "The note walks twelve.",
        .hard = {1.0, 10000.0},
        .slider = {1.0, 100.0},
        .step = 1.0,
        .prominence = Prominence::Advanced,
    };
}

ParameterInfo maxRetries()
{
    return {
        .key = "max-retries",
        .label = "Retries",
        .unit = units::retries,
        .meaning = "Retries of a delivery that was missed, after the first delivery.",
        .source = "Slack makes three: docs.slack.dev/apis/events-api.",
        .hard = {0.0, 10.0},
        .slider = {0.0, 5.0},
        .step = 1.0,
        .prominence = Prominence::Advanced,
    };
}

ParameterInfo retryBudget()
{
    return {
        .key = "retry-budget",
        .label = "Retry budget",
        .unit = units::retriesPerEvent,
        .meaning = "Most retries an event causes on average over all events; off leaves only the "
                   "number of retries.",
        .source = "A what-if: Slack offers none, its x-slack-no-retry ends the retries of one "
                  "event, docs.slack.dev/apis/events-api.",
        .hard = {0.0, 10.0},
        .slider = {0.0, 3.0},
        .step = 0.05,
        .whenOn = 0.2,
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
    };
}

ParameterInfo acknowledge()
{
    return {
        .key = "ack",
        .label = "Acknowledge",
        .meaning = "Whether the handler acknowledges an event after its work or before it.",
        .source = "Slack waits three seconds for the acknowledgement, not for the work: "
                  "docs.slack.dev/apis/events-api.",
        .mention = Mention::WhenChanged,
        .choices = acknowledgeChoices,
    };
}

ParameterInfo workspaces()
{
    return {
        .key = "workspaces",
        .label = "Workspaces",
        .meaning = "Workspaces whose events one pool of handlers serves; events and tier are those "
                   "of each.",
        .source = "Limits hold per method, per workspace and per app: "
                  "docs.slack.dev/apis/web-api/rate-limits.",
        .hard = {1.0, 1e6},
        .slider = {1.0, 1000.0},
        .scale = Scale::Logarithmic,
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
    };
}

ParameterInfo methods()
{
    return {
        .key = "method",
        .label = "Handler profile",
        .meaning = "Methods one run of the handler calls; without rows all its calls count against "
                   "the one tier.",
        .source = "Each method has a limit of its own, a documented floor: "
                  "docs.slack.dev/apis/web-api/rate-limits.",
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
        .rowColumns = amplification::methodColumns(),
    };
}

/// In the order of LoadInput.
constexpr std::array inputChoices{
    Choice{"events", "events", "Events a minute."},
    Choice{"calls", "calls", "Calls per handler run."},
    Choice{"miss-rate", "miss rate", "Miss rate today."},
    Choice{"tier", "tier", "Requests a minute that the method allows."},
};

constexpr std::string_view mapAcrossKey = "map-across";
constexpr std::string_view mapUpKey = "map-up";

/// The other axis of the map, for one of them.
std::string_view rivalOf(std::string_view key)
{
    if (key == mapAcrossKey) {
        return mapUpKey;
    }
    return key == mapUpKey ? mapAcrossKey : std::string_view();
}

ParameterInfo axisChoice(std::string_view key, std::string_view label, std::string_view meaning,
                         std::string_view chart)
{
    return {
        .key = key,
        .label = label,
        .meaning = meaning,
        .source = "What the picture shows; no result depends on it.",
        .prominence = Prominence::Chart,
        .chart = chart,
        .mention = Mention::WhenChanged,
        .rival = rivalOf(key),
        .choices = inputChoices,
    };
}

} // namespace

std::span<const Parameter<Amplification::Inputs>> Amplification::parameters()
{
    static const std::array table{
        Row(eventsPerMinute(), &Inputs::eventsPerMinute),
        Row(callsPerEvent(), &Inputs::callsPerEvent),
        Row(missRate(), &Inputs::missRate),
        Row(tierPerMinute(), &Inputs::tierPerMinute),
        Row(rounds(), &Inputs::rounds),
        Row(maxRetries(), &Inputs::maxRetries),
        Row(retryBudget(), &Inputs::retryBudget),
        Row(acknowledge(), &Inputs::acknowledge),
        Row(workspaces(), &Inputs::workspaces),
        Row(methods(), &Inputs::methods),
        Row(axisChoice("curve-over", "over", "The input along the settling curve.", settlingCurve),
            &Inputs::curveOver),
        Row(axisChoice(mapAcrossKey, "across", "The input along the map.", verdictMap),
            &Inputs::mapAcross),
        Row(axisChoice(mapUpKey, "up", "The input up the map.", verdictMap), &Inputs::mapUp),
    };
    return table;
}

} // namespace stormglass
