// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/failover.h"

#include <array>

namespace stormglass {

using namespace failover;

namespace {

using Row = Parameter<Failover::Inputs>;

constexpr std::string_view note = "AutoJack18's note on a Slack event that two hubs dropped.";
constexpr std::string_view slackSource = "Slack retries nearly immediately, after 1 and after 5 "
                                         "minutes: docs.slack.dev/apis/events-api.";
constexpr std::string_view offsetsList = "retry-offsets";

/// Seconds that anything but a window of trouble can take: a day.
constexpr Range dayRange{0.0, 86400.0};

/// A millisecond past Slack's patience: what is no slower is not slow.
constexpr Range slowRange{slackTimeout + 0.001, dayRange.maximum};

/// In the order of Failover::RetryIsolate.
constexpr std::array isolateChoices{
    Choice{"0", "same isolate", "A retry finds the mark of the first delivery."},
    Choice{"1", "another isolate", "It never does."},
};

/// In the order of Spread.
constexpr std::array spreadChoices{
    Choice{"exponential", "exponential", "Each is over at any time with the same chance."},
    Choice{"lognormal", "lognormal",
           "Most are shorter than the mean, few far longer; σ of the "
           "logarithm is 1."},
    Choice{"fixed", "fixed", "Every one is as long as given."},
};

/// In the order of MapInput.
constexpr std::array mapChoices{
    Choice{"local-down-length", "hub down for", "Length of the hub's outage."},
    Choice{"cloud-down-length", "cloud down for", "Length of the cloud copy's outage."},
    Choice{"local-slow-length", "hub slow for", "Length of the hub's slowness."},
    Choice{"local-down-start", "hub down from", "Start of the hub's outage."},
    Choice{"cloud-down-start", "cloud down from", "Start of the cloud copy's outage."},
    Choice{"local-slow-start", "hub slow from", "Start of the hub's slowness."},
    Choice{"cache-lifetime", "cache lifetime", "How long the mark is fresh."},
    Choice{"first-retry", "first retry", "When the first retry comes."},
};

ParameterInfo offset(std::string_view key, std::string_view label, std::string_view meaning,
                     const Range& slider)
{
    return {
        .key = key,
        .label = label,
        .unit = units::seconds,
        .meaning = meaning,
        .source = slackSource,
        .hard = dayRange,
        .slider = slider,
        .list = offsetsList,
    };
}

ParameterInfo firstRetry()
{
    ParameterInfo info =
        offset("retry-offset-1", "First retry after",
               "Seconds from the first delivery to the first retry, unless that still waits.",
               {0.0, 30.0});
    info.step = 0.5;
    return info;
}

ParameterInfo laterRetry(std::string_view key, std::string_view label, std::string_view meaning,
                         double whenOn)
{
    ParameterInfo info = offset(key, label, meaning, {0.0, 600.0});
    info.scale = Scale::LogarithmicFromZero;
    info.whenOn = whenOn;
    info.prominence = Prominence::Advanced;
    return info;
}

ParameterInfo policy()
{
    return {
        .key = "policy",
        .label = "Policy",
        .meaning = "What the worker does with a delivery.",
        .source = note,
        .choices = policyChoices(),
    };
}

ParameterInfo seconds(std::string_view key, std::string_view label, std::string_view meaning,
                      const Range& slider)
{
    return {
        .key = key,
        .label = label,
        .unit = units::seconds,
        .meaning = meaning,
        .source = note,
        .hard = dayRange,
        .slider = slider,
    };
}

ParameterInfo cacheLifetime()
{
    ParameterInfo info = seconds("cache-lifetime", "Cache lifetime",
                                 "Seconds after the hub's 530 in which the worker takes it for "
                                 "down without asking.",
                                 {0.0, 600.0});
    info.scale = Scale::LogarithmicFromZero;
    return info;
}

ParameterInfo slowTime()
{
    ParameterInfo info = seconds("slow-time", "Slow hub answers after",
                                 "Seconds a run takes on a slow hub; Slack waits three.",
                                 {slowRange.minimum, 120.0});
    info.hard = slowRange;
    return info;
}

/// A number of one outage.
ParameterInfo outage(std::string_view key, std::string_view label, std::string_view meaning)
{
    return {
        .key = key,
        .label = label,
        .unit = units::seconds,
        .meaning = meaning,
        .source = note,
        .hard = windowRange,
        .slider = {0.0, 600.0},
        .scale = Scale::LogarithmicFromZero,
    };
}

ParameterInfo windows(std::string_view key, std::string_view label, std::string_view meaning)
{
    return {
        .key = key,
        .label = label,
        .meaning = meaning,
        .source = note,
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
        .rowColumns = timeWindowColumns(),
    };
}

ParameterInfo retryIsolate()
{
    return {
        .key = "cold-retry",
        .label = "A retry lands in",
        .meaning = "Whether a retry lands in the isolate that holds the mark.",
        .source = note,
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
        .choices = isolateChoices,
    };
}

ParameterInfo cloudDedupes()
{
    return {
        .key = "cloud-dedupe",
        .label = "Cloud copy dedupes",
        .meaning = "Whether the cloud copy runs an event once only. No outcome here depends on it: "
                   "its 200 ends the event, so it never gets one again that it ran.",
        .source = note,
        .prominence = Prominence::Advanced,
        .mention = Mention::WhenChanged,
    };
}

ParameterInfo outageSpread()
{
    return {
        .key = "outage-spread",
        .label = "Lengths of outages",
        .meaning = "How the three lengths are spread about those given, in the expected rates.",
        .source = "A what-if: the note tells of one outage.",
        .prominence = Prominence::Chart,
        .chart = Failover::expectedRates,
        .mention = Mention::WhenChanged,
        .choices = spreadChoices,
    };
}

constexpr std::string_view mapXKey = "map-x";
constexpr std::string_view mapYKey = "map-y";

ParameterInfo axisChoice(std::string_view key, std::string_view label, std::string_view meaning)
{
    return {
        .key = key,
        .label = label,
        .meaning = meaning,
        .source = "What the picture shows; no result but the shares of the map depends on it.",
        .mention = Mention::WhenChanged,
        .rival = key == mapXKey ? mapYKey : mapXKey,
        .choices = mapChoices,
    };
}

} // namespace

std::span<const Parameter<Failover::Inputs>> Failover::parameters()
{
    static const std::array table{
        Row(policy(), &Inputs::policy),
        Row(firstRetry(), &Inputs::firstRetry),
        Row(laterRetry("retry-offset-2", "Second retry after",
                       "The same to the second retry, if there is one.", 60.0),
            &Inputs::secondRetry),
        Row(laterRetry("retry-offset-3", "Third retry after",
                       "The same to the third retry, if there is one.", 300.0),
            &Inputs::thirdRetry),
        Row(cacheLifetime(), &Inputs::cacheLifetime),
        Row(outage("local-down-start", "Hub down from",
                   "Start of an outage of the local hub, seconds after the first delivery."),
            &Inputs::localDownStart),
        Row(outage("local-down-length", "Hub down for",
                   "Length of that outage; 0 for none. Besides it there may be windows."),
            &Inputs::localDownLength),
        Row(outage("local-slow-start", "Hub slow from",
                   "Start of a slowness of the local hub, seconds after the first delivery."),
            &Inputs::localSlowStart),
        Row(outage("local-slow-length", "Hub slow for",
                   "Length of that slowness; 0 for none. A hub that is down is not slow."),
            &Inputs::localSlowLength),
        Row(outage("cloud-down-start", "Cloud down from",
                   "Start of an outage of the cloud copy, seconds after the first delivery."),
            &Inputs::cloudDownStart),
        Row(outage("cloud-down-length", "Cloud down for",
                   "Length of that outage; 0 for none. Besides it there may be windows."),
            &Inputs::cloudDownLength),
        Row(seconds("hub-time", "A turn takes",
                    "Seconds from a run's start to its answer, on the hub and on the cloud copy.",
                    {0.0, 30.0}),
            &Inputs::hubTime),
        Row(slowTime(), &Inputs::slowTime),
        Row(windows("local-down", "Hub down in", "Windows in which the local hub is down."),
            &Inputs::localDown),
        Row(windows("local-slow", "Hub slow in", "Windows in which the local hub is slow."),
            &Inputs::localSlow),
        Row(windows("cloud-down", "Cloud down in", "Windows in which the cloud copy is down."),
            &Inputs::cloudDown),
        Row(retryIsolate(), &Inputs::retryIsolate),
        Row(cloudDedupes(), &Inputs::cloudDedupes),
        Row(outageSpread(), &Inputs::outageSpread),
        Row(axisChoice(mapXKey, "Maps across", "The number along the maps."), &Inputs::mapAcross),
        Row(axisChoice(mapYKey, "Maps up", "The number up the maps."), &Inputs::mapUp),
    };
    return table;
}

} // namespace stormglass
