// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// What a column of a metrics file holds, a value per row.
enum class MetricsColumn : std::uint8_t {
    Time,      ///< when the row begins
    Calls,     ///< calls of the dependency
    Edge,      ///< requests from outside
    Distinct,  ///< requests that called, each counted once
    Successes, ///< calls that succeeded
    Success,   ///< the share of calls that succeeded, 0 to 1
    Errors,    ///< calls that failed
};

/// All of them, in the order in which they are listed.
inline constexpr std::array metricsColumns{
    MetricsColumn::Time,      MetricsColumn::Calls,   MetricsColumn::Edge,  MetricsColumn::Distinct,
    MetricsColumn::Successes, MetricsColumn::Success, MetricsColumn::Errors};

/// Whether a file may lack the column.
[[nodiscard]] constexpr bool isOptional(MetricsColumn column)
{
    return column != MetricsColumn::Time && column != MetricsColumn::Calls;
}

/// The column's own name, which `--map` takes: "time", "calls", "edge", ….
[[nodiscard]] std::string_view word(MetricsColumn column);

/// Which names of a metrics file hold what: the usual names, unless others are given. Letter case
/// and the difference between "-" and "_" do not count.
class MetricsNames {
public:
    MetricsNames() = default;

    /// With the columns given as "calls=NAME"; a column that is given has that name and no other,
    /// and with an empty name, "errors=", it is not looked for. Refuses unknown columns, times and
    /// calls without a name, a column given twice, and one name for two columns.
    [[nodiscard]] static Outcome<MetricsNames> mapped(const std::vector<std::string>& assignments);

    /// With the columns given as mapped() takes them, and no others: usual names do not count.
    [[nodiscard]] static Outcome<MetricsNames> exactly(const std::vector<std::string>& assignments);

    /// Whether times are a column, or stand beside each value as in a Prometheus answer.
    enum class Times { InAColumn, Apart };

    /// What each of a file's names stands for, each column at most once: of several usual names the
    /// most usual counts. Refuses a file without calls or a column of times that it needs, and
    /// names given that are not there.
    [[nodiscard]] Outcome<std::vector<std::optional<MetricsColumn>>>
    match(const std::vector<std::string>& names, Times times) const;

    /// The name given for a column; empty where the usual ones apply.
    [[nodiscard]] std::string_view given(MetricsColumn column) const
    {
        return m_given[static_cast<std::size_t>(column)];
    }

    /// Where a file's name for a column is among its names; nothing where it has none. A name that
    /// is given to a column is no usual name of another.
    [[nodiscard]] std::optional<std::size_t> placeOf(MetricsColumn column,
                                                     const std::vector<std::string>& names) const;

private:
    [[nodiscard]] bool isGivenToAny(std::string_view name) const;

    std::array<std::string, metricsColumns.size()> m_given;
    std::array<bool, metricsColumns.size()> m_leftOut{};
    bool m_usualCount = true;
};

} // namespace stormglass::sampling
