// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"
#include "model/reconnect/fixes.h"
#include "model/reconnect/storm_record.h"
#include "model/reconnect/storm_setup.h"
#include "model/reconnect/verdict.h"

namespace stormglass {

/// Instrument 4: a gateway restarts, and all its clients come back. Does that bring down the
/// others?
struct Reconnect {
    static constexpr std::string_view id = "reconnect";
    static constexpr std::string_view title = "Reconnect storm";
    static constexpr std::string_view question =
        "A gateway restarts and all its clients come back at once: what does that bring down?";

    /// Names of its charts.
    static constexpr std::string_view loadOverTime = "load";
    static constexpr std::string_view queueOverTime = "queue";
    static constexpr std::string_view clientsOverTime = "clients";
    static constexpr std::string_view peakByFix = "peak-by-fix";
    static constexpr std::string_view recoveryByFix = "recovery-by-fix";
    static constexpr std::string_view stalenessByFix = "staleness-by-fix";

    /// The incident of 2015 is the default. Its note gives mechanisms and no figures: these are
    /// ours, chosen so that one restart cascades, and with back-off and jitter alone it does not.
    struct Inputs {
        int clients = 20000;
        int members = 2000;
        int gateways = 10;
        int restarting = 1;
        double connectRate = 2000.0; ///< connects/s of a gateway
        double eventRate = 20000.0;  ///< presence events/s of a gateway
        double gatewayLimit = 20000.0;
        double gatewayBoot = 10.0;      ///< s
        double presenceRate = 300000.0; ///< lookups/s
        double presenceQueue = 5e6;     ///< lookups
        double presenceTimeout = 10.0;  ///< s
        int presenceTries = 3;
        double eventFanout = 0.2; ///< events per lookup
        reconnect::Backoff backoff = reconnect::Backoff::None;
        double backoffBase = 1.0;        ///< s
        double backoffCap = 60.0;        ///< s
        double limitPerConnection = 0.0; ///< lookups/s
        double limitPerWorkspace = 0.0;  ///< lookups/s
        double batchWindow = 0.0;        ///< s
        reconnect::PresenceSync presence = reconnect::PresenceSync::Eager;
        double sidebarShare = 0.3;
        double sidebarDelay = 60.0;   ///< s
        double drain = 0.0;           ///< s
        double steadyPresence = 0.01; ///< lookups/s of a client
        double duration = 600.0;      ///< s
        double bin = 1.0;             ///< s
        int seed = 1;

        /// What the run is of: no more gateways restart than there are, no cap is below its base.
        [[nodiscard]] reconnect::StormSetup setup() const;

        bool operator==(const Inputs&) const = default;
    };

    struct Result {
        reconnect::StormOutcome run;
        reconnect::Comparison comparison;
        reconnect::Verdict verdict = reconnect::Verdict::Absorbed;
        std::vector<std::string> notes; ///< what of the inputs was clipped
        bool partial = false;           ///< stopped before the end of the run, or of the comparison
    };

    /// The parameter table.
    [[nodiscard]] static std::span<const Parameter<Inputs>> parameters();

    /// The note's incident, and what was done about it.
    [[nodiscard]] static std::span<const Preset<Inputs, Result>> presets();

    /// Runs the storm, and every fix alone; a stop leaves what was run.
    [[nodiscard]] static Result evaluate(const Inputs& inputs, const std::stop_token& stop = {},
                                         const Progress& progress = {});

    /// Where it ends, and the first single fix that suffices.
    [[nodiscard]] static Finding explain(const Inputs& inputs, const Result& result);

    /// "summary": what the run comes to; "fixes": each fix alone, all together, none.
    [[nodiscard]] static std::vector<Table> tabulate(const Inputs& inputs, const Result& result);

    /// Load, queue and clients over time; peak, recovery and staleness by fix.
    [[nodiscard]] static std::vector<Chart> plot(const Inputs& inputs, const Result& result);
};

static_assert(Instrument<Reconnect>);

namespace reconnect {

/// The run alone, without the comparison of the fixes, which is left empty.
[[nodiscard]] Reconnect::Result evaluateRun(const Reconnect::Inputs& inputs,
                                            const std::stop_token& stop, const Progress& progress);

} // namespace reconnect

} // namespace stormglass
