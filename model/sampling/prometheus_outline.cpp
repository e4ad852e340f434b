// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/prometheus_outline.h"

#include "model/sampling/ondemand_walk.h"

namespace stormglass::sampling {

namespace {

namespace ondemand = simdjson::ondemand;
using simdjson::error_code;

/// What holds something else than was asked for is passed over.
error_code passed(error_code error) { return isOtherThanAsked(error) ? simdjson::SUCCESS : error; }

error_code readText(ondemand::value& value, std::string& text)
{
    std::string_view found;
    const error_code error = value.get_string().get(found);
    if (error == simdjson::SUCCESS) {
        text = found;
    }
    return passed(error);
}

error_code readLabels(ondemand::value& metric, PrometheusSeries& series)
{
    return forEachField(metric, [&series](std::string_view key, ondemand::value value) {
        return readText(value,
                        key == "__name__" ? series.name : series.labels.emplace_back()); // or ""
    });
}

error_code readSeries(ondemand::value& result, PrometheusSeries& series, bool& isWhole)
{
    bool hasLabels = false;
    bool hasValues = false;
    const error_code error =
        forEachField(result, [&](std::string_view key, ondemand::value value) -> error_code {
            if (key == "metric") {
                const error_code wrong = readLabels(value, series);
                hasLabels = wrong == simdjson::SUCCESS;
                return passed(wrong);
            }
            if (key == "values") {
                ondemand::json_type type{};
                const error_code wrong = value.type().get(type);
                hasValues = type == ondemand::json_type::array;
                return wrong;
            }
            return simdjson::SUCCESS;
        });
    isWhole = hasLabels && hasValues;
    return passed(error);
}

error_code readResult(ondemand::value& result, const std::stop_token& stop,
                      PrometheusOutline& outline)
{
    std::size_t place = 0;
    const error_code error = forEachElement(result, [&](ondemand::value& each) -> error_code {
        if (stop.stop_requested()) {
            return simdjson::UNINITIALIZED;
        }
        PrometheusSeries series;
        bool isWhole = false;
        const error_code wrong = readSeries(each, series, isWhole);
        if (isWhole) {
            outline.series.push_back(std::move(series));
            outline.places.push_back(place);
        }
        ++place;
        return wrong;
    });
    outline.hasResult = error == simdjson::SUCCESS;
    return passed(error);
}

error_code readData(ondemand::value& data, const std::stop_token& stop, PrometheusOutline& outline)
{
    outline.hasData = true;
    return passed(
        forEachField(data, [&](std::string_view key, ondemand::value value) -> error_code {
            return key == "resultType" ? readText(value, outline.type)
                   : key == "result"   ? readResult(value, stop, outline)
                                       : simdjson::SUCCESS;
        }));
}

} // namespace

error_code readOutline(ondemand::document& document, const std::stop_token& stop,
                       PrometheusOutline& outline)
{
    const error_code error =
        forEachField(document, [&](std::string_view key, ondemand::value value) -> error_code {
            return key == "data"    ? readData(value, stop, outline)
                   : key == "error" ? readText(value, outline.error)
                                    : simdjson::SUCCESS;
        });
    if (error != simdjson::SUCCESS) {
        return passed(error);
    }
    // Anything behind the object would still be to come.
    const bool isAtItsEnd = document.current_location().error() == simdjson::OUT_OF_BOUNDS;
    return isAtItsEnd ? simdjson::SUCCESS : simdjson::TAPE_ERROR;
}

} // namespace stormglass::sampling
