// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/equilibria.h"
#include "model/amplification/headroom.h"
#include "model/amplification/method_budget.h"
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
        int rounds = 12;
        int maxRetries = amplification::slackRetries;
        std::optional<double> retryBudget = {}; ///< retries per event
        amplification::Acknowledge acknowledge = amplification::Acknowledge::AfterWork;
        int workspaces = 1;
        std::vector<amplification::MethodRow> methods = {};
        amplification::LoadInput curveOver = amplification::LoadInput::Events;
        amplification::LoadInput mapAcross = amplification::LoadInput::Events;
        amplification::LoadInput mapUp = amplification::LoadInput::Calls;

        [[nodiscard]] amplification::Load load() const;

        [[nodiscard]] amplification::Feedback feedback() const;

        /// Every method's share of its budget at today's miss rate.
        [[nodiscard]] std::vector<amplification::MethodShare> methodShares() const;

        bool operator==(const Inputs&) const = default;
    };

    struct Result {
        amplification::Demand demand;
        amplification::Loop loop; ///< the reference's walk
        amplification::Equilibria exact;
        amplification::Headroom headroom;
        amplification::SafeEvents safeEvents;

        /// Whether the reference would exit with 0: the loop stays where it began and at least a
        /// fifth of the budget is free.
        [[nodiscard]] bool calm() const;
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

    /// "amplification": inputs and figures in one row; "path": the miss rate by round.
    [[nodiscard]] static std::vector<Table> tabulate(const Inputs& inputs, const Result& result);

    /// Delivery cliff, convergence path, cobweb, settling curve and verdict map.
    [[nodiscard]] static std::vector<Chart> plot(const Inputs& inputs, const Result& result);
};

static_assert(Instrument<Amplification>);

} // namespace stormglass
