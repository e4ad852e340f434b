// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_columns.h"

#include "model/core/spelling.h"
#include "model/sampling/name_text.h"

#include <algorithm>

namespace stormglass::sampling {

namespace {

struct UsualName {
    std::string_view name;
    MetricsColumn column;
};

/// The earlier a name, the more usual.
constexpr std::array usualNames{
    UsualName{"time", MetricsColumn::Time},
    UsualName{"timestamp", MetricsColumn::Time},
    UsualName{"ts", MetricsColumn::Time},
    UsualName{"@timestamp", MetricsColumn::Time},
    UsualName{"date", MetricsColumn::Time},
    UsualName{"round", MetricsColumn::Time},
    UsualName{"calls", MetricsColumn::Calls},
    UsualName{"call_rate", MetricsColumn::Calls},
    UsualName{"attempts", MetricsColumn::Calls},
    UsualName{"edge", MetricsColumn::Edge},
    UsualName{"edge_rate", MetricsColumn::Edge},
    UsualName{"arrivals", MetricsColumn::Edge},
    UsualName{"requests", MetricsColumn::Edge},
    UsualName{"distinct", MetricsColumn::Distinct},
    UsualName{"distinct_requests", MetricsColumn::Distinct},
    UsualName{"unique_requests", MetricsColumn::Distinct},
    UsualName{"successes", MetricsColumn::Successes},
    UsualName{"successful", MetricsColumn::Successes},
    UsualName{"success_ratio", MetricsColumn::Success},
    UsualName{"success_rate", MetricsColumn::Success},
    UsualName{"success", MetricsColumn::Success},
    UsualName{"errors", MetricsColumn::Errors},
    UsualName{"failures", MetricsColumn::Errors},
    UsualName{"failed", MetricsColumn::Errors},
};

std::size_t indexOf(MetricsColumn column) { return static_cast<std::size_t>(column); }

std::vector<std::string> columnWords()
{
    std::vector<std::string> words;
    words.reserve(metricsColumns.size());
    for (const MetricsColumn column : metricsColumns) {
        words.emplace_back(word(column));
    }
    return words;
}

Problem unknownColumn(const std::string& target)
{
    const std::string close = nearest(normalisedName(target), columnWords());
    const std::string all = "give one of " + listedNames(columnWords());
    return {"--map", "'" + target + "' is no column of metrics",
            close.empty() ? all : "did you mean " + close + "? Otherwise " + all};
}

Problem missing(MetricsColumn column, const std::vector<std::string>& names)
{
    const std::string name(word(column));
    return {"", "no column is known to hold the " + name + " (" + listedNames(names) + ")",
            "name it with --map " + name + "=NAME"};
}

} // namespace

std::string_view word(MetricsColumn column)
{
    constexpr std::array<std::string_view, metricsColumns.size()> words{
        "time", "calls", "edge", "distinct", "successes", "success", "errors"};
    return words[indexOf(column)];
}

Outcome<MetricsNames> MetricsNames::mapped(const std::vector<std::string>& assignments)
{
    MetricsNames names;
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        const std::string target = assignment.substr(0, equals);
        const auto* const column = std::ranges::find(metricsColumns, normalisedName(target),
                                                     [](MetricsColumn each) { return word(each); });
        if (column == metricsColumns.end()) {
            return unknownColumn(target);
        }
        const std::string name =
            equals == std::string::npos ? std::string() : assignment.substr(equals + 1);
        if (name.empty() && (equals == std::string::npos || !isOptional(*column))) {
            return Problem{"--map", "'" + assignment + "' names no column of the file",
                           "give COLUMN=NAME, as in calls=rpc_attempts"};
        }
        if (!names.given(*column).empty() || names.m_leftOut[indexOf(*column)]) {
            return Problem{"--map", target + " is given twice", "give each column one name"};
        }
        if (!name.empty() && std::ranges::find(names.m_given, name) != names.m_given.end()) {
            return Problem{"--map", "'" + name + "' is given for two columns",
                           "give each name to one column"};
        }
        names.m_leftOut[indexOf(*column)] = name.empty();
        names.m_given[indexOf(*column)] = name;
    }
    return names;
}

Outcome<MetricsNames> MetricsNames::exactly(const std::vector<std::string>& assignments)
{
    Outcome<MetricsNames> names = mapped(assignments);
    if (!names) {
        return names;
    }
    MetricsNames only = names.value();
    only.m_usualCount = false;
    return only;
}

std::optional<std::size_t> MetricsNames::placeOf(MetricsColumn column,
                                                 const std::vector<std::string>& names) const
{
    const auto placeNamed = [&names](std::string_view wanted) -> std::optional<std::size_t> {
        const auto found = std::ranges::find(names, normalisedName(wanted), normalisedName);
        return found == names.end()
                   ? std::nullopt
                   : std::optional(static_cast<std::size_t>(found - names.begin()));
    };
    if (!given(column).empty()) {
        return placeNamed(given(column));
    }
    for (const UsualName& usual : usualNames) {
        const bool counts = m_usualCount && !m_leftOut[indexOf(column)] && usual.column == column &&
                            !isGivenToAny(usual.name);
        const auto place = counts ? placeNamed(usual.name) : std::nullopt;
        if (place) {
            return place;
        }
    }
    return std::nullopt;
}

bool MetricsNames::isGivenToAny(std::string_view name) const
{
    return std::ranges::find(m_given, name, normalisedName) != m_given.end();
}

Outcome<std::vector<std::optional<MetricsColumn>>>
MetricsNames::match(const std::vector<std::string>& names, Times times) const
{
    std::vector<std::optional<MetricsColumn>> columns(names.size());
    for (const MetricsColumn column : metricsColumns) {
        if (column == MetricsColumn::Time && times == Times::Apart) {
            continue;
        }
        const auto place = placeOf(column, names);
        if (place) {
            columns[*place] = column;
        } else if (!given(column).empty()) {
            const std::string close = nearest(std::string(given(column)), names);
            return Problem{"--map", "the file has no column '" + std::string(given(column)) + "'",
                           close.empty() ? "it has " + listedNames(names)
                                         : "did you mean " + close + "?"};
        } else if (column == MetricsColumn::Time || column == MetricsColumn::Calls) {
            return missing(column, names);
        }
    }
    return columns;
}

} // namespace stormglass::sampling
