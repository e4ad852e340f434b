// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/method_budget.h"
#include "model/amplification/slack_limits.h"
#include "model/core/instrument.h"

namespace stormglass {

/// Instrument 1: one missed ack, four deliveries, a 429. Where does the retry loop settle?
struct Amplification {
    static constexpr std::string_view id = "amplify";
    static constexpr std::string_view title = "Amplification";
    static constexpr std::string_view question =
        "Where does the loop of missed acks, retried deliveries and refused calls settle?";

    /// Names of its charts.
    static constexpr std::string_view deliveryCliff = "delivery-cliff";
    static constexpr std::string_view convergencePath = "convergence-path";
    static constexpr std::string_view cobweb = "cobweb";
    static constexpr std::string_view settlingCurve = "settling-curve";
    static constexpr std::string_view verdictMap = "verdict-map";

    /// The note's storm is the default.
    struct Inputs {
        double eventsPerMinute = 40.0;
        double callsPerEvent = 3.0;
        double missRate = 0.05;
        double tierPerMinute = 50.0;
        int rounds = amplification::noteRounds;
        int maxRetries = amplification::slackRetries;
        std::optional<double> retryBudget = {}; ///< retries per event
        amplification::Acknowledge acknowledge = amplification::Acknowledge::AfterWork;
        int workspaces = 1;
        std::vector<amplification::MethodRow> methods = {};
        amplification::LoadInput curveOver = amplification::LoadInput::Events;
        amplification::LoadInput mapAcross = amplification::LoadInput::Events;
        amplification::LoadInput mapUp = amplification::LoadInput::Calls;

        /// The load that the loop turns on: with a profile, calls and tier are those of the method
        /// that binds, and the plain ones stand for nothing.
        [[nodiscard]] amplification::Load bindingLoad() const;

        /// What bounds the feedback, or cuts it.
        [[nodiscard]] amplification::Feedback feedback() const;

        bool operator==(const Inputs&) const = default;
    };

    struct Result {
        amplification::Demand demand; ///< the reference's
        amplification::Demand today;  ///< the same under the retry budget, if there is one
        amplification::Loop loop;     ///< the reference's walk
        amplification::Equilibria exact;

        /// Of a single method, its own calls and tier. With several none in those: no change of one
        /// method's alone need bring the loop to an edge.
        amplification::Headroom headroom;

        amplification::SafeEvents safeEvents;
        std::vector<amplification::MethodShare> methods; ///< of the profile
        amplification::SlackLimits limits;

        /// Whether the reference would exit with 0: the loop stays where it began and at least a
        /// fifth of the budget is free.
        [[nodiscard]] bool calmInTheNote() const;
    };

    /// The parameter table.
    [[nodiscard]] static std::span<const Parameter<Inputs>> parameters();

    /// The note's configurations.
    [[nodiscard]] static std::span<const Preset<Inputs, Result>> presets();

    /// Demand, walk and exact equilibria; a few µs, so neither stops nor reports.
    [[nodiscard]] static Result evaluate(const Inputs& inputs, const std::stop_token& stop = {},
                                         const Progress& progress = {});

    /// The verdict in words; where the note says "stable" of a failing loop, the tone says failing.
    [[nodiscard]] static Finding explain(const Inputs& inputs, const Result& result);

    /// "amplification": inputs and figures in one row; "path": the miss rate by round; "methods": a
    /// row each of the profile's; "slack": its own limits.
    [[nodiscard]] static std::vector<Table> tabulate(const Inputs& inputs, const Result& result);

    /// Delivery cliff, convergence path, cobweb, settling curve and verdict map.
    [[nodiscard]] static std::vector<Chart> plot(const Inputs& inputs, const Result& result);
};

static_assert(Instrument<Amplification>);

} // namespace stormglass
