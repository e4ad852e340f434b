// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/quantity.h"
#include "model/core/range.h"
#include "model/core/row_format.h"
#include "model/core/value.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace stormglass {

/// What values a parameter has; see Value.
enum class Kind { Number, OptionalNumber, Choice, Switch, Rows };

/// One of the keys that a choice can have.
struct Choice {
    std::string_view key;     ///< "first", in flags and files
    std::string_view label;   ///< what people read
    std::string_view meaning; ///< one sentence
};

/// What becomes of a finite number outside the hard range. The reference inputs of amplification
/// are clamped by its functions, as the note's are; everything else is refused.
enum class OutsideRange { Refused, ClampedBelow, ClampedBothSides };

/// Where a parameter is shown: always, behind "More", or on the card of a chart.
enum class Prominence { Primary, Advanced, Chart };

/// When a result names a parameter among its inputs.
enum class Mention { Always, WhenChanged };

/// What a measurement can supply for a parameter.
enum class Measurable { No, MessageRate, MissRate, CallsPerRun };

/// Everything there is to know of one parameter, without its instrument's types. Flags and their
/// help, sliders and their read-outs, file keys, validation and undo texts are all derived from it.
struct ParameterInfo {
    std::string_view key;   ///< "events-per-minute"
    std::string_view label; ///< "Events"
    Unit unit = {};
    std::string_view meaning; ///< one sentence
    std::string_view source;  ///< where the meaning or the default comes from
    Range hard = {};          ///< what any entrance accepts of a number
    Range slider = {};        ///< what a slider offers
    double step = 1.0;        ///< of one arrow key; on a logarithmic scale the smallest step
    double whenOn = 0.0;      ///< what an optional number is when first turned on
    Scale scale = Scale::Linear;
    std::span<const double> detents = {}; ///< values a slider should be able to stop at exactly
    OutsideRange outside = OutsideRange::Refused;
    Prominence prominence = Prominence::Primary;
    std::string_view chart = {}; ///< the chart whose card offers it, for Prominence::Chart
    Mention mention = Mention::Always;
    Measurable measurable = Measurable::No;

    /// The key of the row that ends the range which this one begins, for two numbers of one scale:
    /// they share a slider with two handles.
    std::string_view rangeEnd = {};

    /// The key of a choice that cannot be the same at once: choosing what that one has exchanges
    /// the two.
    std::string_view rival = {};

    /// The key of the flag that takes the numbers of all rows next to each other which name it, as
    /// one list; rows that are plain numbers come first. Empty for a flag of its own.
    std::string_view list = {};
    std::string_view detentsName = {};          ///< what the detents are, "tiers"
    std::span<const Choice> choices = {};       ///< of a choice, in the order of its enum
    std::span<const RowColumn> rowColumns = {}; ///< the parts of a row
    bool wholeNumber = false;                   ///< set by Parameter from its member's type
    Kind kind = Kind::Number;                   ///< set by Parameter from its member's type
    Outcome<std::string> (*acceptRow)(std::string_view) = nullptr; ///< set by Parameter: a row's
                                                                   ///< canonical text

    [[nodiscard]] std::string flag() const;        ///< "--events-per-minute", or that of its list
    [[nodiscard]] std::string fileKey() const;     ///< "events_per_minute"
    [[nodiscard]] std::string listFileKey() const; ///< "retry_offsets"; empty for a row of no list
    [[nodiscard]] std::string rangeText() const;   ///< "0 to 100 %", in the unit people see

    /// The hard range as a flag takes it, "0 to 1, as a fraction".
    [[nodiscard]] std::string flagRangeText() const;

    /// Whether its values are numbers, at least while they are not off.
    [[nodiscard]] bool isNumeric() const;

    /// The choice of that key; null where there is none.
    [[nodiscard]] const Choice* choice(std::string_view choiceKey) const;
};

/// The choices of every switch.
[[nodiscard]] std::span<const Choice> switchChoices();

/// A value as people read it: "5 %", "off", the label of a choice, "2 rows".
[[nodiscard]] std::string valueText(const ParameterInfo& parameter, const Value& value);

/// A change as people read it: "Calls per handler run 3 → 1 calls", "Handler profile: 2 rows".
[[nodiscard]] std::string changeText(const ParameterInfo& parameter, const Value& before,
                                     const Value& after);

} // namespace stormglass
