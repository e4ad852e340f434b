// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass {

/// Whether a row can do without a column.
enum class Presence { Required, Optional };

/// A text that a column is known to take; it takes others as well.
struct Suggestion {
    std::string text;    ///< "chat.update"
    std::string meaning; ///< what is known of it, in one line
};

/// What counts in place of a column that a row leaves empty.
struct Fallback {
    std::string text;    ///< short enough for a cell, "50 (Tier 3)"
    std::string meaning; ///< the same in full, with where it comes from
};

/// One part of a row's text, and one column of the table that shows rows.
struct RowColumn {
    std::string_view label;        ///< "Calls", the column's heading
    std::string_view word;         ///< "CALLS", in rowHint()
    std::string_view meaning;      ///< one sentence, with the unit
    std::string_view initial = {}; ///< its text in a new row; empty only where it may be missing
    char separator = '\0';         ///< what stands before it in a row's text; none before the first
    Presence presence = Presence::Required;
    std::string_view suggestionsName = {};                  ///< what is suggested, "methods"
    std::span<const Suggestion> (*suggestions)() = nullptr; ///< null where nothing is

    /// What counts where this row leaves the column empty; null where nothing does.
    Fallback (*fallback)(std::string_view row) = nullptr;
};

/// A type whose values are rows: read from text, with a problem that names no place, and written as
/// the canonical text, which reads back as the same row.
template <class R>
concept RowType = std::equality_comparable<R> && requires(const R& row, std::string_view text)
{
    {
        R::parse(text)
        } -> std::same_as<Outcome<R>>;
    {
        row.text()
        } -> std::same_as<std::string>;
};

/// The form of a row, "NAME=CALLS[@TIER]".
[[nodiscard]] std::string rowHint(std::span<const RowColumn> columns);

/// A row's text, one part per column; missing parts are empty.
[[nodiscard]] std::vector<std::string> cellsOf(std::span<const RowColumn> columns,
                                               std::string_view row);

/// The text of a row with these parts, one per column; empty ones that may be missing are.
[[nodiscard]] std::string rowText(std::span<const RowColumn> columns,
                                  std::span<const std::string> cells);

/// The text of a new row, before anything is typed into it.
[[nodiscard]] std::string newRow(std::span<const RowColumn> columns);

} // namespace stormglass
