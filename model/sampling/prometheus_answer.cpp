// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/prometheus_answer.h"

#include "model/core/number_text.h"
#include "model/sampling/json_token.h"
#include "model/sampling/log_values.h"
#include "model/sampling/ondemand_walk.h"
#include "model/sampling/prometheus_outline.h"
#include "model/sampling/series_samples.h"

#include <memory>

namespace stormglass::sampling {

namespace {

namespace ondemand = simdjson::ondemand;
using simdjson::error_code;

static_assert(prometheusPadding >= simdjson::SIMDJSON_PADDING);

constexpr auto aRangeQuery = "give the answer of a range query, /api/v1/query_range";

Problem noJson(error_code error)
{
    return {"", std::string("this is no JSON (") + simdjson::error_message(error) + ")",
            aRangeQuery};
}

/// A part of the series is none of their instants.
Problem stoppedEarly() { return {"", "stopped before every series was read", "read it again"}; }

std::optional<Problem> refusal(const PrometheusOutline& outline)
{
    if (!outline.hasData) {
        return Problem{"",
                       "this is no Prometheus answer with data" +
                           (outline.error.empty() ? std::string() : " (" + outline.error + ")"),
                       aRangeQuery};
    }
    if (!outline.hasResult || outline.type != "matrix") {
        return Problem{"",
                       "this answer is of the type '" + outline.type +
                           "', and a matrix over time is needed",
                       aRangeQuery};
    }
    return std::nullopt;
}

/// A sample is a number and a text.
error_code readSample(ondemand::value& sample, double& seconds, std::string_view& text)
{
    std::size_t place = 0;
    const error_code error = forEachElement(sample, [&](ondemand::value& part) -> error_code {
        ++place;
        if (place == 1) {
            return part.get_double().get(seconds);
        }
        if (place > 2) {
            return simdjson::SUCCESS;
        }
        const std::string_view token = trimmed(part.raw_json_token()); // get_string() would copy it
        text = unquoted(token);
        return token.starts_with('"') ? simdjson::SUCCESS : simdjson::INCORRECT_TYPE;
    });
    return error != simdjson::SUCCESS || place >= 2 ? error : simdjson::INDEX_OUT_OF_BOUNDS;
}

/// Puts the samples of a series into its columns; leaves off at a stop.
error_code readSamples(ondemand::value& values, const std::vector<SeriesSamples*>& columns,
                       const std::stop_token& stop)
{
    const error_code error = forEachElement(values, [&](ondemand::value& sample) -> error_code {
        double seconds = 0.0;
        std::string_view text;
        const error_code wrong =
            stop.stop_requested() ? simdjson::UNINITIALIZED : readSample(sample, seconds, text);
        if (wrong != simdjson::SUCCESS && !isOtherThanAsked(wrong)) {
            return wrong;
        }
        const Outcome<double> number = parseNumber(text);
        const auto value = number ? std::optional(number.value()) : std::nullopt;
        for (SeriesSamples* column : columns) {
            if (wrong == simdjson::SUCCESS) {
                column->add(seconds, value);
            } else {
                column->addBroken();
            }
        }
        return simdjson::SUCCESS;
    });
    for (SeriesSamples* column : columns) {
        column->end();
    }
    return error;
}

/// The columns of an answer, and where in its result each one's series is.
class Columns {
public:
    Columns(const PrometheusOutline& outline, const SeriesByColumn& matched,
            MetricsGathering& gathering)
    {
        for (std::size_t place = 0; place < matched.columns().size(); ++place) {
            if (const auto column = matched.columns()[place]) {
                m_samples.emplace_back(*column, matched.labels()[place], gathering);
                m_places.push_back(outline.places[matched.seriesOf(place)]);
            }
        }
    }

    /// Reads the samples from the result on.
    error_code read(ondemand::document& document, const std::stop_token& stop)
    {
        ondemand::value result;
        if (const auto error = document["data"]["result"].get(result)) {
            return error;
        }
        std::size_t place = 0;
        return forEachElement(result, [&](ondemand::value& series) -> error_code {
            const auto columns = at(place++);
            ondemand::value values;
            if (columns.empty()) {
                return simdjson::SUCCESS;
            }
            const error_code error = series["values"].get(values);
            return error != simdjson::SUCCESS ? error : readSamples(values, columns, stop);
        });
    }

    [[nodiscard]] std::vector<SeriesSamples>& samples() { return m_samples; }

private:
    [[nodiscard]] std::vector<SeriesSamples*> at(std::size_t place)
    {
        std::vector<SeriesSamples*> columns;
        for (std::size_t column = 0; column < m_samples.size(); ++column) {
            if (m_places[column] == place) {
                columns.push_back(&m_samples[column]);
            }
        }
        return columns;
    }

    std::vector<SeriesSamples> m_samples;
    std::vector<std::size_t> m_places;
};

} // namespace

Outcome<MetricsFile> readPrometheus(std::string_view text, const MetricsNames& names,
                                    const std::stop_token& stop)
{
    auto parser = std::make_unique<ondemand::parser>();
    ondemand::document document;
    PrometheusOutline outline;
    auto error =
        parser->iterate(text.data(), text.size(), text.size() + prometheusPadding).get(document);
    if (error == simdjson::SUCCESS && !stop.stop_requested()) {
        error = readOutline(document, stop, outline);
    }
    if (stop.stop_requested()) {
        return stoppedEarly();
    }
    if (error != simdjson::SUCCESS) {
        return noJson(error);
    }
    if (auto problem = refusal(outline)) {
        return *std::move(problem);
    }
    const auto matched = SeriesByColumn::match(outline.series, names);
    if (!matched) {
        return matched.problem();
    }
    MetricsGathering gathering(matched.value().labels(), matched.value().columns());
    Columns columns(outline, matched.value(), gathering);
    document.rewind();
    error = columns.read(document, stop);
    if (stop.stop_requested()) {
        return stoppedEarly();
    }
    if (error != simdjson::SUCCESS) {
        return noJson(error);
    }
    parser.reset(); // its index takes as much memory as the text
    addInstants(columns.samples(), gathering, stop);
    if (stop.stop_requested()) {
        gathering.interrupt("stopped before every instant was read");
    }
    return gathering.file();
}

} // namespace stormglass::sampling
