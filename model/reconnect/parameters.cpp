// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/reconnect.h"

#include <array>

namespace stormglass {

namespace {

using Row = Parameter<Reconnect::Inputs>;

constexpr std::string_view note = "\"The Slack message storm incident\" (Slack, 2015).";
constexpr std::string_view ours = "The note has no figure: ours, so that its incident happens.";
constexpr std::string_view run = "How it is computed; the note has no part in it.";
constexpr std::string_view aws =
    "\"Exponential Backoff And Jitter\" (AWS Architecture Blog, 2015).";

constexpr std::array backoffs{
    Choice{"none", "none", "Clients come back at once, and again at once."},
    Choice{"fixed", "fixed", "The base before every attempt."},
    Choice{"exponential", "exponential", "min(cap, base · 2^attempt)."},
    Choice{"equal-jitter", "equal jitter",
           "min(cap, base · 2^attempt) · random(0.5, 1.0), the note's."},
    Choice{"full-jitter", "full jitter", "random(0, min(cap, base · 2^attempt))."},
    Choice{"decorrelated", "decorrelated", "min(cap, random(base, 3 · previous))."},
};

constexpr std::array syncs{
    Choice{"eager", "eager", "Before messages are received; where it fails, the connection does."},
    Choice{"deferred", "deferred", "Messages first, and presence behind them."},
    Choice{"lazy", "lazy", "When the sidebar is opened."},
    Choice{"off", "off", "Not at all: the circuit breaker."},
};

/// A number with its range; what differs in single rows is set there.
ParameterInfo number(std::string_view key, std::string_view label, const Unit& unit,
                     std::string_view meaning, const Range& hard, const Range& slider)
{
    return {
        .key = key,
        .label = label,
        .unit = unit,
        .meaning = meaning,
        .source = ours,
        .hard = hard,
        .slider = slider,
        .prominence = Prominence::Advanced,
        .mention = Mention::Always,
    };
}

ParameterInfo logarithmic(ParameterInfo info)
{
    info.scale = Scale::Logarithmic;
    return info;
}

ParameterInfo fromZero(ParameterInfo info)
{
    info.scale = Scale::LogarithmicFromZero;
    return info;
}

ParameterInfo primary(ParameterInfo info)
{
    info.prominence = Prominence::Primary;
    return info;
}

ParameterInfo stepping(double step, ParameterInfo info)
{
    info.step = step;
    return info;
}

ParameterInfo from(std::string_view source, ParameterInfo info)
{
    info.source = source;
    return info;
}

ParameterInfo choice(std::string_view key, std::string_view label, std::string_view meaning,
                     std::string_view source, std::span<const Choice> choices)
{
    return {
        .key = key,
        .label = label,
        .meaning = meaning,
        .source = source,
        .choices = choices,
    };
}

std::array<Row, 8> systemRows()
{
    using Inputs = Reconnect::Inputs;
    return {
        Row(primary(
                logarithmic(number("clients", "Clients", units::clients,
                                   "Clients of all gateways together.", {1.0, 1e7}, {100.0, 1e6}))),
            &Inputs::clients),
        Row(primary(logarithmic(number("members", "Members", units::members,
                                       "Members of a workspace: each reconnecting client looks up "
                                       "the presence of all.",
                                       {1.0, 1e6}, {10.0, 1e5}))),
            &Inputs::members),
        Row(logarithmic(number("gateways", "Gateways", units::gateways,
                               "Gateways that share the clients; a client comes back to its own.",
                               {1.0, 1e4}, {1.0, 100.0})),
            &Inputs::gateways),
        Row(number("restarting", "Restarting", units::gateways,
                   "Gateways that restart at 0; no more than there are.", {0.0, 1e4}, {0.0, 10.0}),
            &Inputs::restarting),
        Row(logarithmic(number("connect-rate", "Connects accepted", units::connectsPerSecond,
                               "Connects that a gateway accepts.", {0.001, 1e9}, {10.0, 5000.0})),
            &Inputs::connectRate),
        Row(logarithmic(number("event-rate", "Events passed on", units::eventsPerSecond,
                               "Presence events that a gateway passes on to its clients.",
                               {0.001, 1e12}, {100.0, 1e6})),
            &Inputs::eventRate),
        Row(logarithmic(number("gateway-limit", "Gateway limit", units::none,
                               "Connects and events that wait at a gateway beyond which it "
                               "restarts.",
                               {1.0, 1e12}, {100.0, 1e6})),
            &Inputs::gatewayLimit),
        Row(number("gateway-boot", "Gateway boots in", units::seconds,
                   "Until a gateway that restarts accepts connects again.", {0.0, 86400.0},
                   {0.0, 120.0}),
            &Inputs::gatewayBoot),
    };
}

std::array<Row, 6> presenceRows()
{
    using Inputs = Reconnect::Inputs;
    return {
        Row(primary(logarithmic(number("presence-rate", "Presence backend", units::lookupsPerSecond,
                                       "Lookups that the presence backend answers.", {0.001, 1e12},
                                       {1e4, 1e7}))),
            &Inputs::presenceRate),
        Row(logarithmic(number("presence-queue", "Presence queue", units::lookups,
                               "Lookups that wait at the backend at most; more are dropped.",
                               {0.0, 1e15}, {1e4, 1e8})),
            &Inputs::presenceQueue),
        Row(number("presence-timeout", "Presence time-out", units::seconds,
                   "A lookup that is not answered by then is asked for again.", {0.001, 86400.0},
                   {1.0, 60.0}),
            &Inputs::presenceTimeout),
        Row(number("presence-tries", "Presence tries", units::none,
                   "How often a lookup is asked for, the first time included.", {1.0, 10.0},
                   {1.0, 10.0}),
            &Inputs::presenceTries),
        Row(stepping(0.01, number("event-fanout", "Event fan-out", units::percent,
                                  "Presence events that a client's lookups cause, asked again "
                                  "or not, as a share of the members.",
                                  {0.0, 1.0}, {0.0, 1.0})),
            &Inputs::eventFanout),
        Row(stepping(0.01, number("steady-presence", "Steady presence", units::lookupsPerSecond,
                                  "Lookups that each client with presence causes in quiet times.",
                                  {0.0, 1e6}, {0.0, 1.0})),
            &Inputs::steadyPresence),
    };
}

std::array<Row, 10> fixRows()
{
    using Inputs = Reconnect::Inputs;
    return {
        Row(choice("backoff", "Back-off", "How clients space their attempts to reconnect.", note,
                   backoffs),
            &Inputs::backoff),
        Row(from(aws, logarithmic(number("backoff-base", "Back-off base", units::seconds,
                                         "What the first wait is made of.", {0.01, 86400.0},
                                         {0.1, 60.0}))),
            &Inputs::backoffBase),
        Row(logarithmic(number("backoff-cap", "Back-off cap", units::seconds, "No wait is longer.",
                               {0.001, 86400.0}, {1.0, 600.0})),
            &Inputs::backoffCap),
        Row(fromZero(number("limit-per-connection", "Limit per connection", units::lookupsPerSecond,
                            "Presence lookups of a connection that its gateway forwards, a "
                            "second's at a time or a 64th of the members; 0 is no limit.",
                            {0.0, 1e9}, {0.0, 1e4})),
            &Inputs::limitPerConnection),
        Row(fromZero(number("limit-per-workspace", "Limit per workspace", units::lookupsPerSecond,
                            "Presence lookups of a workspace that the gateways forward, the rest "
                            "waits there; 0 is no limit.",
                            {0.0, 1e12}, {0.0, 1e6})),
            &Inputs::limitPerWorkspace),
        Row(primary(
                stepping(0.1, number("batch-window", "Events batched for", units::seconds,
                                     "Presence events are gathered for so long, to the 10 ms; 0 "
                                     "is not at all.",
                                     {0.0, 3600.0}, {0.0, 5.0}))),
            &Inputs::batchWindow),
        Row(choice("presence", "Presence", "When a client fetches the presence of the members.",
                   note, syncs),
            &Inputs::presence),
        Row(stepping(0.05, number("sidebar-share", "Sidebars opened", units::percent,
                                  "Share of clients that open the sidebar, where presence is lazy.",
                                  {0.0, 1.0}, {0.0, 1.0})),
            &Inputs::sidebarShare),
        Row(number("sidebar-delay", "Sidebar after", units::seconds,
                   "Until the sidebar is opened, in the mean, where presence is lazy.",
                   {0.0, 86400.0}, {0.0, 300.0}),
            &Inputs::sidebarDelay),
        Row(primary(fromZero(number("drain", "Restart spread over", units::seconds,
                                    "The restart sends its clients away over so long; 0 is at "
                                    "once.",
                                    {0.0, 86400.0}, {0.0, 600.0}))),
            &Inputs::drain),
    };
}

std::array<Row, 3> runRows()
{
    using Inputs = Reconnect::Inputs;
    return {
        Row(from(run, logarithmic(number("duration", "Duration", units::seconds,
                                         "How long the run is.", {1.0, 86400.0}, {60.0, 3600.0}))),
            &Inputs::duration),
        Row(from(run, logarithmic(number("bin", "Bin", units::seconds,
                                         "Over how long the series add up.", {0.1, 3600.0},
                                         {0.1, 60.0}))),
            &Inputs::bin),
        Row(from(run, number("seed", "Seed", units::none, "Chooses the random numbers.", {0.0, 1e9},
                             {1.0, 100.0})),
            &Inputs::seed),
    };
}

} // namespace

std::span<const Parameter<Reconnect::Inputs>> Reconnect::parameters()
{
    static const std::vector<Row> table = [] {
        std::vector<Row> rows;
        const auto add = [&rows](const auto& more) {
            rows.insert(rows.end(), more.begin(), more.end());
        };
        add(systemRows());
        add(presenceRows());
        add(fixRows());
        add(runRows());
        return rows;
    }();
    return table;
}

} // namespace stormglass
