// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/chain/round_figures.h"
#include "model/chain/throttling.h"
#include "model/core/instrument.h"

namespace stormglass {

/// Instrument 2: calls of a dependency have risen. Is it a storm, or is it demand?
struct Chain {
    static constexpr std::string_view id = "chain";
    static constexpr std::string_view title = "Retry chain";
    static constexpr std::string_view question =
        "Calls of a dependency have risen: is it demand, or a chain of layers that retries?";

    /// Names of its charts.
    static constexpr std::string_view callsByRound = "calls";
    static constexpr std::string_view successByRound = "success";
    static constexpr std::string_view amplificationByRound = "amplification";
    static constexpr std::string_view amplificationByAllowance = "throttled-amplification";
    static constexpr std::string_view dropsByAllowance = "throttled-drops";
    static constexpr std::string_view recoveryByAllowance = "throttled-recovery";

    /// The note's storm is the default.
    struct Inputs {
        int rounds = 400;
        double externalDemand = 4.0; ///< requests/round
        int layers = 3;
        int allowance = 3; ///< attempts of each layer
        int interval = 4;  ///< rounds
        int capacity = 12; ///< calls/round
        int faultStart = 101;
        int faultEnd = 160;
        int faultCapacity = 1; ///< calls/round
        std::vector<chain::DemandStep> demandSteps = {};
        double riseThreshold = chain::Thresholds{}.rise;
        double amplificationThreshold = chain::Thresholds{}.amplification;
        double successThreshold = chain::Thresholds{}.successDrop;
        double reachThreshold = chain::Thresholds{}.reach;

        /// What the run is of; the fault's end is clipped to its start.
        [[nodiscard]] chain::ChainSetup setup() const;

        [[nodiscard]] chain::Thresholds thresholds() const;

        bool operator==(const Inputs&) const = default;
    };

    struct Result {
        chain::RoundSeries series;
        std::optional<chain::WindowFigures> before; ///< rounds before the fault, if there are any
        std::optional<chain::WindowFigures> during; ///< of the fault
        std::optional<chain::WindowFigures> after;
        std::optional<int> recovery;                   ///< rounds; see chain::recoveryRounds()
        std::int64_t peak = 0;                         ///< calls in a round
        std::int64_t ceiling = 0;                      ///< calls per request
        std::vector<chain::ThrottlingCost> throttling; ///< without a fault in the run empty
        chain::Diagnosis diagnosis;                    ///< of before against during
        std::vector<std::string> notes;                ///< what of the inputs was clipped
        bool partial = false;                          ///< stopped before the last round, or run
    };

    /// The parameter table.
    [[nodiscard]] static std::span<const Parameter<Inputs>> parameters();

    /// The note's configurations.
    [[nodiscard]] static std::span<const Preset<Inputs, Result>> presets();

    /// Runs the rounds, and again under each smaller allowance; a stop leaves what was run.
    [[nodiscard]] static Result evaluate(const Inputs& inputs, const std::stop_token& stop = {},
                                         const Progress& progress = {});

    /// The diagnosis, with the largest allowance that is affordable as the way out.
    [[nodiscard]] static Finding explain(const Inputs& inputs, const Result& result);

    /// "windows": the figures before, during and after the fault; "throttling": the cost of every
    /// smaller allowance; "diagnosis": the evidence line by line. The series are the result's own:
    /// millions of rounds fit no table.
    [[nodiscard]] static std::vector<Table> tabulate(const Inputs& inputs, const Result& result);

    /// Calls, success and amplification by round; amplification, drops and recovery by allowance.
    [[nodiscard]] static std::vector<Chart> plot(const Inputs& inputs, const Result& result);
};

static_assert(Instrument<Chain>);

} // namespace stormglass
