// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "model/core/range.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::chain {

/// What is seen of the dependency in a stretch of time, modelled or measured; a rate counts per
/// round or per any other unit of time, the same for both windows. What is not measured is absent.
struct Signals {
    std::optional<double> edge;     ///< requests from outside
    std::optional<double> calls;    ///< of the dependency
    std::optional<double> distinct; ///< requests that called
    std::optional<double> success;  ///< of the calls, a fraction

    /// Calls of each distinct request; absent where either is, or none came.
    [[nodiscard]] std::optional<double> amplification() const;

    /// Calls for each request from outside; absent where either is, or none came.
    [[nodiscard]] std::optional<double> callsPerArrival() const;

    /// Calls satisfied, "call rate × success ratio".
    [[nodiscard]] std::optional<double> satisfied() const;
};

/// From where on a change counts. Defaults: the note's own figures lie far beyond all of them,
/// noise of a calm service within.
struct Thresholds {
    double rise = 1.25;         ///< times what it was: a rate has grown
    double amplification = 1.1; ///< calls per distinct request: calls are repeated
    double successDrop = 0.05;  ///< of the success ratio, as a fraction
    double reach = 0.95;        ///< times the edge rate: what comes in is satisfied

    bool operator==(const Thresholds&) const = default;
};

/// Where the change came from.
enum class Verdict { Calm, DemandGrew, RetryStorm, Both, FaultWithoutRetries, Unknown };

/// Whether a retry gets work done.
enum class CapacityFinding { Unknown, AtLimit, Transient };

/// Its word: "retry-storm".
[[nodiscard]] std::string_view word(Verdict verdict);
[[nodiscard]] std::string_view word(CapacityFinding capacity);

/// As people read it, "retry storm", and how bad that is.
[[nodiscard]] std::string title(Verdict verdict);
[[nodiscard]] Tone toneOf(Verdict verdict);

/// What else is known of the dependency.
struct Comparison {
    std::optional<double> capacity; ///< calls it can satisfy, in the rates' unit of time

    /// The same stretch of trouble under another retry regime: does more calling satisfy more?
    std::optional<Signals> otherRegime;
};

/// A verdict, and what speaks for it.
struct Diagnosis {
    Verdict verdict = Verdict::Unknown;
    CapacityFinding capacity = CapacityFinding::Unknown;

    /// Which signal is missing or contradicts the verdict: "distinct requests are not measured".
    /// Empty where none is and none does.
    std::string doubt;

    /// Whether amplification is under the capacity headroom, capacity ÷ usual calls; absent where
    /// either is.
    std::optional<bool> isAffordable;

    std::vector<std::string> evidence; ///< a line for each signal, also for those that are missing

    /// Every signal that the verdict rests on is there, and none contradicts it.
    [[nodiscard]] bool isCertain() const { return doubt.empty(); }

    /// Adds to what stands against the verdict; nothing where there are no words.
    void addDoubt(std::string_view words)
    {
        doubt += (doubt.empty() || words.empty() ? "" : "; ") + std::string(words);
    }
};

/// How bad it is. A storm that gets the work done is no failure: throttling it would be.
[[nodiscard]] Tone toneOf(const Diagnosis& diagnosis);

/// The verdict as people read it, and what stands against it: "retry storm (success did not fall)".
[[nodiscard]] std::string titleWithDoubt(const Diagnosis& diagnosis);

/// Tells demand that grew from calls that are repeated, by what "Retry Storm" (academia.sh)
/// teaches: edge rate, distinct identities, success ratio, and their product with the calls.
[[nodiscard]] Diagnosis diagnose(const Signals& before, const Signals& during,
                                 const Thresholds& thresholds = {},
                                 const Comparison& comparison = {});

/// The diagnosis where there is nothing to compare.
[[nodiscard]] Diagnosis nothingToCompare(std::string why);

} // namespace stormglass::chain
