// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/accept.h"
#include "model/core/member_value.h"
#include "model/core/parameter_info.h"

#include <functional>
#include <span>
#include <vector>

namespace stormglass {

/// One row of an instrument's parameter table: what is known of it, and the member that holds it.
/// The default is the member's initial value, and is written nowhere else.
template <class Inputs>
class Parameter {
public:
    /// The member decides the kind: a `double`, `int`, `bool`, `std::optional<double>`, an enum
    /// whose values count from 0 in the order of `info.choices`, or a vector of rows (see RowType).
    template <ParameterType T>
    Parameter(ParameterInfo info, T Inputs::*member)
        : m_info(describedBy<T>(info))
        , m_place(placeOf(member))
        , m_read([member](const ParameterInfo& known, const Inputs& inputs) {
            return valueFrom(known, inputs.*member);
        })
        , m_write([member](const ParameterInfo& known, const Value& value, Inputs& inputs) {
            writeTo(known, value, inputs.*member);
        })
    {
    }

    /// What is known of it.
    [[nodiscard]] const ParameterInfo& info() const { return m_info; }

    /// Whether this row is kept in that member.
    template <ParameterType T>
    [[nodiscard]] bool isKeptIn(T Inputs::*member) const
    {
        return m_place == placeOf(member);
    }

    /// The value that `inputs` hold.
    [[nodiscard]] Value read(const Inputs& inputs) const { return m_read(m_info, inputs); }

    /// Puts a value into `inputs`; it must be one that rangeProblem() lets pass, or a number that
    /// the instrument clamps.
    void write(Inputs& inputs, const Value& value) const { m_write(m_info, value, inputs); }

private:
    /// How many bytes into the struct a member lies. Members of all types can be compared by it.
    template <class T>
    static std::ptrdiff_t placeOf(T Inputs::*member)
    {
        const Inputs inputs;
        const void* begin = &inputs;
        const void* at = &(inputs.*member);
        return static_cast<const std::byte*>(at) - static_cast<const std::byte*>(begin);
    }

    ParameterInfo m_info;
    std::ptrdiff_t m_place;
    std::function<Value(const ParameterInfo&, const Inputs&)> m_read;
    std::function<void(const ParameterInfo&, const Value&, Inputs&)> m_write;
};

/// The row of the table that is kept in `member`; the table's size where there is none.
template <class Inputs, ParameterType T>
[[nodiscard]] std::size_t rowOf(std::span<const Parameter<Inputs>> table, T Inputs::*member)
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
