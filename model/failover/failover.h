// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"
#include "model/failover/expected.h"
#include "model/failover/outcome_map.h"

namespace stormglass {

/// Instrument 3: a worker at the edge of two hubs. Who owns the retried delivery?
struct Failover {
    static constexpr std::string_view id = "failover";
    static constexpr std::string_view title = "Failover";
    static constexpr std::string_view question =
        "One event, up to four deliveries, two hubs that may be down: is it answered once, twice "
        "or never?";

    /// Names of its charts; a map for each policy.
    static constexpr std::string_view timeline = "timeline";
    static constexpr std::string_view expectedRates = "expected";
    static constexpr std::array<std::string_view, failover::policies.size()> maps{
        "map-probe", "map-down-cache", "map-ack-retries", "map-pass-through"};

    /// Whether a retry lands in the isolate that holds the down cache.
    enum class RetryIsolate : std::uint8_t { Same, Another };

    /// The note's repaired worker is the default, an hour in which the cloud copy fails at first.
    struct Inputs {
        double firstRetry = 1.0; ///< s after the first delivery; and so the other two
        std::optional<double> secondRetry = 60.0;
        std::optional<double> thirdRetry = 300.0;
        failover::Policy policy = failover::Policy::Probe;
        double cacheLifetime = 5.0; ///< s
        double localDownStart = 0.0;
        double localDownLength = 600.0;
        double localSlowStart = 0.0;
        double localSlowLength = 0.0;
        double cloudDownStart = 0.0;
        double cloudDownLength = 30.0;
        double hubTime = 1.0;   ///< s
        double slowTime = 10.0; ///< s
        RetryIsolate retryIsolate = RetryIsolate::Same;
        bool cloudDedupes = true;
        failover::Spread outageSpread = failover::Spread::Exponential;
        std::vector<failover::TimeWindow> localDown = {}; ///< besides the outage above
        std::vector<failover::TimeWindow> localSlow = {};
        std::vector<failover::TimeWindow> cloudDown = {};
        failover::MapInput mapAcross = failover::MapInput::LocalDownLength;
        failover::MapInput mapUp = failover::MapInput::CloudDownLength;

        /// What the event meets. It refers to the rows of these inputs, which must outlive it.
        [[nodiscard]] failover::EventSetup setup() const;

        /// Without any outage: what the command line computes where none is given.
        [[nodiscard]] static Inputs calm();

        bool operator==(const Inputs&) const = default;
    };

    /// What one policy makes of the event.
    struct PolicyResult {
        failover::EventRecord event;
        failover::OutcomeRates expected; ///< with drawn lengths of outages
        failover::OutcomeMap map;
    };

    struct Result {
        std::array<PolicyResult, failover::policies.size()> byPolicy;
        failover::MapInput across = failover::MapInput::LocalDownLength; ///< of the maps
        failover::MapInput up = failover::MapInput::CloudDownLength;     ///< another than `across`

        [[nodiscard]] const PolicyResult& of(failover::Policy policy) const
        {
            return byPolicy.at(failover::placeOf(policy));
        }
    };

    /// Columns and rows of a map.
    static constexpr std::size_t mapSize = 200;

    /// The parameter table.
    [[nodiscard]] static std::span<const Parameter<Inputs>> parameters();

    /// The note's configurations, and reports.
    [[nodiscard]] static std::span<const Preset<Inputs, Result>> presets();

    /// The event, the expected rates and the map of each policy; a few ms, so neither stops nor
    /// reports.
    [[nodiscard]] static Result evaluate(const Inputs& inputs, const std::stop_token& stop = {},
                                         const Progress& progress = {});

    /// What becomes of the event under the chosen policy, and why.
    [[nodiscard]] static Finding explain(const Inputs& inputs, const Result& result);

    /// "deliveries": what each delivery met; "policies": the four beside each other; "expected":
    /// the probability of each outcome.
    [[nodiscard]] static std::vector<Table> tabulate(const Inputs& inputs, const Result& result);

    /// The timeline, the expected rates and the maps.
    [[nodiscard]] static std::vector<Chart> plot(const Inputs& inputs, const Result& result);
};

static_assert(Instrument<Failover>);

} // namespace stormglass
