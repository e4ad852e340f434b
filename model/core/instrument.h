// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "model/core/finding.h"
#include "model/core/parameter.h"
#include "model/core/preset.h"
#include "model/core/progress.h"
#include "model/core/table.h"

#include <concepts>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace stormglass {

/// What every instrument is: plain inputs with a parameter table, a pure function from inputs to a
/// result, and that result's faces. The same inputs give the same bytes.
template <class I>
concept Instrument = requires(const typename I::Inputs& inputs, const typename I::Result& result,
                              std::stop_token stop, const Progress& progress)
{
    requires std::regular<typename I::Inputs>;
    {
        I::id
        } -> std::convertible_to<std::string_view>; // its command: "amplify"
    {
        I::title
        } -> std::convertible_to<std::string_view>; // "Amplification"
    {
        I::question
        } -> std::convertible_to<std::string_view>; // what it answers, one sentence
    {
        I::parameters()
        } -> std::same_as<std::span<const Parameter<typename I::Inputs>>>;
    {
        I::presets()
        } -> std::same_as<std::span<const Preset<typename I::Inputs, typename I::Result>>>;
    {
        I::evaluate(inputs, stop, progress)
        } -> std::same_as<typename I::Result>;
    {
        I::explain(inputs, result)
        } -> std::same_as<Finding>;
    {
        I::tabulate(inputs, result)
        } -> std::same_as<std::vector<Table>>;
    {
        I::plot(inputs, result)
        } -> std::same_as<std::vector<Chart>>;
};

/// A result's faces, which everything that shows it reads.
struct Presentation {
    Finding finding;
    std::vector<Table> tables;
    std::vector<Chart> charts;
    bool partial = false; ///< the computation was stopped before its end
};

/// Whether a result is a part, which it says itself where its computation can be stopped.
template <class Result>
[[nodiscard]] bool isPartial(const Result& result)
{
    if constexpr (requires { result.partial; }) {
        return result.partial;
    }
    return false;
}

/// An instrument without its types, for all that works on any instrument.
struct InstrumentEntry {
    std::string_view id;
    std::string_view title;
    std::string_view question;
    std::vector<ParameterInfo> parameters;
    Values initial; ///< one value per parameter
    std::vector<PresetEntry> presets;
    Presentation (*present)(const Values&, std::stop_token, const Progress&);

    /// The row of the parameter that a measurement of that kind is for, if there is one.
    [[nodiscard]] std::optional<std::size_t> rowMeasuredBy(Measurable kind) const;

    /// The command line that computes `values`: "stormglass-cli amplify --events-per-minute 40 …".
    /// Quoted for a POSIX shell where that is needed. What differs from its default appears, and of
    /// the rest only the numbers that are always shown.
    [[nodiscard]] std::string commandLine(const Values& values) const;
};

/// The presets of an instrument without its types.
template <Instrument I>
[[nodiscard]] std::vector<PresetEntry> describePresets()
{
    std::vector<PresetEntry> entries;
    for (const auto& preset : I::presets()) {
        PresetEntry& entry = entries.emplace_back(
            PresetEntry{preset.title, preset.source, valuesOf(I::parameters(), preset.inputs), {}});
        for (const auto& claim : preset.claims) {
            entry.claims.push_back({claim.sentence, [inputs = preset.inputs, holds = claim.holds] {
                                        return holds(inputs, I::evaluate(inputs, {}, {}));
                                    }});
        }
    }
    return entries;
}

/// The entry of an instrument.
template <Instrument I>
[[nodiscard]] InstrumentEntry describe()
{
    InstrumentEntry entry{I::id, I::title, I::question, {}, {}, describePresets<I>(), nullptr};
    for (const auto& parameter : I::parameters()) {
        entry.parameters.push_back(parameter.info());
    }
    entry.initial = valuesOf(I::parameters(), typename I::Inputs{});
    entry.present = [](const Values& values, std::stop_token stop, const Progress& progress) {
        const auto inputs = inputsFrom(I::parameters(), values);
        const auto result = I::evaluate(inputs, stop, progress);
        return Presentation{I::explain(inputs, result), I::tabulate(inputs, result),
                            I::plot(inputs, result), isPartial(result)};
    };
    return entry;
}

} // namespace stormglass
