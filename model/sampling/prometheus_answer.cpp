// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/prometheus_answer.h"

#include "model/core/number_text.h"
#include "model/sampling/metrics_gathering.h"

#include <algorithm>
#include <map>
#include <simdjson.h>

namespace stormglass::sampling {

namespace {

static_assert(prometheusPadding >= simdjson::SIMDJSON_PADDING);

using simdjson::dom::element;
using simdjson::dom::object;

constexpr auto aRangeQuery = "give the answer of a range query, /api/v1/query_range";

/// One series of the answer.
struct LabelledSeries {
    std::string name;                ///< empty where it has none
    std::vector<std::string> labels; ///< values of the others
    simdjson::dom::array values;
};

Problem refusal(const element& answer)
{
    std::string_view error;
    const bool isTold = answer["error"].get(error) == simdjson::SUCCESS;
    return {"",
            "this is no Prometheus answer with data" +
                (isTold ? " (" + std::string(error) + ")" : std::string()),
            aRangeQuery};
}

Outcome<std::vector<LabelledSeries>> seriesOf(const element& answer)
{
    element data;
    if (answer["data"].get(data) != simdjson::SUCCESS) {
        return refusal(answer);
    }
    std::string_view type;
    simdjson::dom::array results;
    if (data["resultType"].get(type) != simdjson::SUCCESS || type != "matrix" ||
        data["result"].get(results) != simdjson::SUCCESS) {
        return Problem{"",
                       "this answer is of the type '" + std::string(type) +
                           "', and a matrix over time is needed",
                       aRangeQuery};
    }
    std::vector<LabelledSeries> all;
    for (const element result : results) {
        LabelledSeries series;
        object labels;
        if (result["values"].get(series.values) != simdjson::SUCCESS ||
            result["metric"].get(labels) != simdjson::SUCCESS) {
            continue;
        }
        for (const auto& [label, value] : labels) {
            std::string_view text;
            if (value.get(text) != simdjson::SUCCESS) {
                continue;
            }
            if (label == "__name__") {
                series.name = text;
            } else {
                series.labels.emplace_back(text);
            }
        }
        all.push_back(std::move(series));
    }
    return all;
}

/// Which series is which column: their names are offered first, and then the values of their
/// labels.
class SeriesByColumn {
public:
    [[nodiscard]] static Outcome<SeriesByColumn> match(const std::vector<LabelledSeries>& all,
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
        if (all.size() == 1) {
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

    [[nodiscard]] const std::vector<std::string>& labels() const { return m_labels; }
    [[nodiscard]] const std::vector<std::optional<MetricsColumn>>& columns() const
    {
        return m_columns;
    }

    [[nodiscard]] std::size_t seriesOf(std::size_t place) const { return m_seriesOf[place]; }

private:
    void offer(const std::string& label, std::size_t series)
    {
        if (!label.empty()) {
            m_labels.push_back(label);
            m_seriesOf.push_back(series);
        }
    }

    /// Several series under one name or label: none of them is the whole.
    [[nodiscard]] std::optional<Problem> ambiguous() const
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

    std::vector<std::string> m_labels; ///< names first
    std::size_t m_names = 0;           ///< how many of them are
    std::vector<std::size_t> m_seriesOf;
    std::vector<std::optional<MetricsColumn>> m_columns;
};

using RowsByTime = std::map<double, MetricsRow>;

/// Puts a series' samples into their rows; what is no number is noted.
void addSamples(const simdjson::dom::array& values, MetricsColumn column, const std::string& label,
                RowsByTime& rows, MetricsGathering& gathering)
{
    for (const element sample : values) {
        double time = 0.0;
        std::string_view text;
        if (sample.at(0).get(time) != simdjson::SUCCESS ||
            sample.at(1).get(text) != simdjson::SUCCESS) {
            gathering.skip("samples are no pair of time and value and are left out", label);
            continue;
        }
        const Outcome<double> value = parseNumber(text);
        MetricsRow& row = rows[time];
        row[static_cast<std::size_t>(MetricsColumn::Time)] = time;
        if (value) {
            row[static_cast<std::size_t>(column)] = value.value();
        } else { // its instant is counted, since it lacks a value then
            gathering.note("samples have a value that is no number",
                           label + " at " + shortestText(time));
        }
    }
}

void addRows(const RowsByTime& rows, const std::vector<std::optional<MetricsColumn>>& columns,
             MetricsGathering& gathering)
{
    for (const auto& [time, row] : rows) {
        const bool isWhole = std::ranges::all_of(columns, [&row = row](const auto& column) {
            return !column || row[static_cast<std::size_t>(*column)];
        });
        const auto where = [time = time] {
            return "time " + shortestText(time);
        };
        if (isWhole) {
            gathering.add(row, [&where](MetricsColumn) { return where(); });
        } else {
            gathering.skip("instants are not in every series and are left out", where());
        }
    }
}

} // namespace

Outcome<MetricsFile> readPrometheus(std::string_view text, const MetricsNames& names,
                                    const std::stop_token& stop)
{
    simdjson::dom::parser parser;
    element answer;
    constexpr bool copy = false; // the caller keeps the padding
    if (const auto error = parser.parse(text.data(), text.size(), copy).get(answer)) {
        return Problem{"", std::string("this is no JSON (") + simdjson::error_message(error) + ")",
                       aRangeQuery};
    }
    const auto series = seriesOf(answer);
    if (!series) {
        return series.problem();
    }
    const auto matched = SeriesByColumn::match(series.value(), names);
    if (!matched) {
        return matched.problem();
    }
    const auto& columns = matched.value().columns();
    MetricsGathering gathering(matched.value().labels(), columns);
    RowsByTime rows;
    for (std::size_t place = 0; place < columns.size() && !stop.stop_requested(); ++place) {
        if (columns[place]) {
            addSamples(series.value()[matched.value().seriesOf(place)].values, *columns[place],
                       matched.value().labels()[place], rows, gathering);
        }
    }
    addRows(rows, columns, gathering);
    gathering.end();
    if (stop.stop_requested()) {
        gathering.interrupt("stopped before every series was read");
    }
    return gathering.file();
}

} // namespace stormglass::sampling
