// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/sampling/metrics_columns.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// What a series of a Prometheus answer can be told by.
struct PrometheusSeries {
    std::string name;                ///< empty where it has none
    std::vector<std::string> labels; ///< values of the others
};

/// Which series is which column: their names are offered first, and then the values of their
/// labels. A sole series that is told by neither is the calls.
class SeriesByColumn {
public:
    /// Refuses what MetricsNames::match() refuses, and several series under one name or label.
    [[nodiscard]] static Outcome<SeriesByColumn> match(const std::vector<PrometheusSeries>& all,
                                                       const MetricsNames& names);

    /// Every name and label of the answer, each at its place.
    [[nodiscard]] const std::vector<std::string>& labels() const { return m_labels; }

    /// The columns that they stand for, by place.
    [[nodiscard]] const std::vector<std::optional<MetricsColumn>>& columns() const
    {
        return m_columns;
    }

    /// The series that the name or label at a place is of.
    [[nodiscard]] std::size_t seriesOf(std::size_t place) const { return m_seriesOf[place]; }

private:
    [[nodiscard]] bool isKnown(const MetricsNames& names) const;
    void offer(const std::string& label, std::size_t series);
    [[nodiscard]] std::optional<Problem> ambiguous() const;

    std::vector<std::string> m_labels; ///< names first
    std::size_t m_names = 0;           ///< how many of them are
    std::vector<std::size_t> m_seriesOf;
    std::vector<std::optional<MetricsColumn>> m_columns;
};

} // namespace stormglass::sampling
