// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/prometheus_answer.h"

#include "model/core/number_text.h"
#include "model/sampling/prometheus_series.h"
#include "model/sampling/series_samples.h"

#include <simdjson.h>

namespace stormglass::sampling {

namespace {

static_assert(prometheusPadding >= simdjson::SIMDJSON_PADDING);

using simdjson::dom::element;
using simdjson::dom::object;

constexpr auto aRangeQuery = "give the answer of a range query, /api/v1/query_range";

/// One series of the answer.
struct LabelledSeries : PrometheusSeries {
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

/// Puts a series' samples in their order.
void addSamples(const simdjson::dom::array& values, SeriesSamples& samples)
{
    for (const element sample : values) {
        double time = 0.0;
        std::string_view text;
        if (sample.at(0).get(time) != simdjson::SUCCESS ||
            sample.at(1).get(text) != simdjson::SUCCESS) {
            samples.addBroken();
            continue;
        }
        const Outcome<double> value = parseNumber(text);
        samples.add(time, value ? std::optional(value.value()) : std::nullopt);
    }
    samples.end();
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
    const auto matched =
        SeriesByColumn::match({series.value().begin(), series.value().end()}, names);
    if (!matched) {
        return matched.problem();
    }
    const auto& columns = matched.value().columns();
    MetricsGathering gathering(matched.value().labels(), columns);
    std::vector<SeriesSamples> samples;
    for (std::size_t place = 0; place < columns.size() && !stop.stop_requested(); ++place) {
        if (columns[place]) {
            samples.emplace_back(*columns[place], matched.value().labels()[place], gathering);
            addSamples(series.value()[matched.value().seriesOf(place)].values, samples.back());
        }
    }
    addInstants(samples, gathering, stop);
    if (stop.stop_requested()) {
        gathering.interrupt("stopped before every series was read");
    }
    return gathering.file();
}

} // namespace stormglass::sampling
