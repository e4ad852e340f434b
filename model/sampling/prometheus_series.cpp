// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/prometheus_series.h"

#include <algorithm>

namespace stormglass::sampling {

Outcome<SeriesByColumn> SeriesByColumn::match(const std::vector<PrometheusSeries>& all,
                                              const MetricsNames& names)
{
    SeriesByColumn found;
    for (std::size_t series = 0; series < all.size(); ++series) {
        found.offer(all[series].name, series);
    }
    found.m_names = found.m_labels.size();
    for (std::size_t series = 0; series < all.size(); ++series) {
        for (const std::string& label : all[series].labels) {
            found.offer(label, series);
        }
    }
    if (all.size() == 1 && !found.isKnown(names)) {
        found.offer("calls", 0); // what else would it be of
    }
    const auto columns = names.match(found.m_labels, MetricsNames::Times::Apart);
    if (!columns) {
        return columns.problem();
    }
    found.m_columns = columns.value();
    if (auto problem = found.ambiguous()) {
        return *std::move(problem);
    }
    return found;
}

/// Whether any name or label stands for a column.
bool SeriesByColumn::isKnown(const MetricsNames& names) const
{
    return std::ranges::any_of(metricsColumns, [this, &names](MetricsColumn column) {
        return column != MetricsColumn::Time && names.placeOf(column, m_labels);
    });
}

void SeriesByColumn::offer(const std::string& label, std::size_t series)
{
    if (!label.empty()) {
        m_labels.push_back(label);
        m_seriesOf.push_back(series);
    }
}

/// Several series under one name or label: none of them is the whole.
std::optional<Problem> SeriesByColumn::ambiguous() const
{
    for (std::size_t one = 0; one < m_labels.size(); ++one) {
        for (std::size_t other = one + 1; other < m_labels.size(); ++other) {
            const bool isSameKind = (one < m_names) == (other < m_names);
            if (m_columns[one] && isSameKind && m_labels[one] == m_labels[other] &&
                m_seriesOf[one] != m_seriesOf[other]) {
                return Problem{"", "several series are called '" + m_labels[one] + "'",
                               "sum them in the query, or name one by a label of its own with "
                               "--map"};
            }
        }
    }
    return std::nullopt;
}

} // namespace stormglass::sampling
