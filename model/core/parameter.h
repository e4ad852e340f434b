// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/quantity.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace stormglass {

/// A closed interval in the parameter's own unit.
struct Range {
    double minimum = 0.0;
    double maximum = 0.0;

    [[nodiscard]] bool contains(double value) const { return value >= minimum && value <= maximum; }

    /// The value, or the end it lies beyond.
    [[nodiscard]] double clamped(double value) const;
};

/// What becomes of a finite number outside the hard range. The reference inputs of amplification
/// are clamped by its functions, as the note's are; everything else is refused.
enum class OutsideRange { Refused, ClampedBelow, ClampedBothSides };

/// Where a parameter is shown: always, or behind "More".
enum class Prominence { Primary, Advanced };

/// What a measurement can supply for a parameter.
enum class Measurable { No, MessageRate };

/// Everything there is to know of one parameter, without its instrument's types. Flags and their
/// help, sliders and their read-outs, file keys, validation and undo texts are all derived from it.
struct ParameterInfo {
    std::string_view key;   ///< "events-per-minute"
    std::string_view label; ///< "Events"
    Unit unit;
    std::string_view meaning; ///< one sentence
    std::string_view source;  ///< where the meaning or the default comes from
    Range hard;               ///< what any entrance accepts
    Range slider;             ///< what a slider offers
    double step = 1.0;        ///< of one arrow key; on a logarithmic scale the smallest step
    Scale scale = Scale::Linear;
    std::span<const double> detents = {}; ///< values a slider should be able to stop at exactly
    OutsideRange outside = OutsideRange::Refused;
    Prominence prominence = Prominence::Primary;
    Measurable measurable = Measurable::No;
    std::string_view detentsName = {}; ///< what the detents are, "tiers"; empty without any
    bool wholeNumber = false;          ///< set by Parameter from its member's type

    [[nodiscard]] std::string flag() const;      ///< "--events-per-minute"
    [[nodiscard]] std::string fileKey() const;   ///< "events_per_minute"
    [[nodiscard]] std::string rangeText() const; ///< "0 to 100 %", in the unit people see

    /// The hard range as a flag takes it, "0 to 1, as a fraction".
    [[nodiscard]] std::string flagRangeText() const;
};

/// A number that an entrance let in, perhaps with a sentence on how it will be treated.
struct Accepted {
    double value = 0.0;
    std::string warning; ///< empty when the number is used as it is
};

/// Checks a flag's text, in the parameter's own unit ("0.05", not "5 %"), against the hard range:
/// lets it in, lets it in with a warning where the instrument clamps it, or names flag, range and
/// unit. NaN and infinities are always refused.
[[nodiscard]] Outcome<Accepted> acceptFlag(const ParameterInfo& parameter, std::string_view text);

/// Checks what a person typed into the parameter's field, in the unit people see ("5 %", "2.5k").
/// Whatever lies outside the hard range is refused with label, range and unit.
[[nodiscard]] Outcome<double> acceptTyped(const ParameterInfo& parameter, std::string_view text);

/// Why a parameter cannot have that value, naming label, range and unit; nothing where it can.
[[nodiscard]] std::optional<Problem> rangeProblem(const ParameterInfo& parameter, double value);

/// The values of one instrument's parameters, in the order of its table.
using Values = std::vector<double>;

/// One row of an instrument's parameter table: what is known of it, and the member that holds it.
/// The default is the member's initial value, and is written nowhere else.
template <class Inputs>
class Parameter {
public:
    using Member = std::variant<double Inputs::*, int Inputs::*>;

    Parameter(ParameterInfo info, Member member)
        : m_info(info)
        , m_member(member)
    {
        m_info.wholeNumber = std::holds_alternative<int Inputs::*>(member);
    }

    /// What is known of it.
    [[nodiscard]] const ParameterInfo& info() const { return m_info; }

    /// Whether this row is kept in that member.
    [[nodiscard]] bool isKeptIn(Member member) const { return m_member == member; }

    /// The value that `inputs` hold.
    [[nodiscard]] double read(const Inputs& inputs) const
    {
        return std::visit([&](auto member) { return static_cast<double>(inputs.*member); },
                          m_member);
    }

    /// Puts a value into `inputs`; it must be in the hard range of a whole-number row.
    void write(Inputs& inputs, double value) const
    {
        std::visit(
            [&](auto member) {
                using Type = std::remove_reference_t<decltype(inputs.*member)>;
                inputs.*member = static_cast<Type>(value);
            },
            m_member);
    }

private:
    ParameterInfo m_info;
    Member m_member;
};

/// The row of the table that is kept in `member`; the table's size where there is none.
template <class Inputs>
[[nodiscard]] std::size_t rowOf(std::span<const Parameter<Inputs>> table,
                                typename Parameter<Inputs>::Member member)
{
    std::size_t row = 0;
    while (row < table.size() && !table[row].isKeptIn(member)) {
        ++row;
    }
    return row;
}

/// The inputs that hold `values`, one for each row of the table.
template <class Inputs>
[[nodiscard]] Inputs inputsFrom(std::span<const Parameter<Inputs>> table, const Values& values)
{
    Inputs inputs;
    for (std::size_t row = 0; row < table.size(); ++row) {
        table[row].write(inputs, values.at(row));
    }
    return inputs;
}

/// The values that `inputs` hold, one for each row of the table.
template <class Inputs>
[[nodiscard]] Values valuesOf(std::span<const Parameter<Inputs>> table, const Inputs& inputs)
{
    Values values;
    values.reserve(table.size());
    for (const Parameter<Inputs>& parameter : table) {
        values.push_back(parameter.read(inputs));
    }
    return values;
}

} // namespace stormglass
