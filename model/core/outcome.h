// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"

#include <utility>
#include <variant>

namespace stormglass {

/// A value, or the problem that stands in its way. Expected failures travel as values, never as
/// exceptions or sentinel numbers.
template <class T>
class [[nodiscard]] Outcome {
public:
    Outcome(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }

    Outcome(Problem problem)
        : m_state(std::in_place_index<1>, std::move(problem))
    {
    }

    /// Whether there is a value.
    [[nodiscard]] bool ok() const { return m_state.index() == 0; }

    explicit operator bool() const { return ok(); }

    /// The value; only when ok().
    [[nodiscard]] const T& value() const& { return std::get<0>(m_state); }

    [[nodiscard]] T&& value() && { return std::get<0>(std::move(m_state)); }

    /// The problem; only when not ok().
    [[nodiscard]] const Problem& problem() const { return std::get<1>(m_state); }

private:
    std::variant<T, Problem> m_state;
};

} // namespace stormglass
