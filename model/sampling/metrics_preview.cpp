// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_preview.h"

#include "model/sampling/input_file.h"
#include "model/sampling/log_buffer.h"
#include "model/sampling/log_preview.h"

namespace stormglass::sampling {

namespace {

constexpr auto giveCsv = "give CSV with a head";

} // namespace

bool MetricsPreview::needsChoice() const
{
    const auto isKnown = [this](MetricsColumn column) {
        return !names[static_cast<std::size_t>(column)].empty();
    };
    const bool lacksOne = !isKnown(MetricsColumn::Time) || !isKnown(MetricsColumn::Calls);
    return lacksOne && rows.columns.size() > 1 && !rows.rows.empty();
}

Outcome<MetricsPreview> previewMetrics(const QString& path, std::size_t mostRows,
                                       const std::stop_token& stop)
{
    InputFile file;
    if (auto problem = file.open(path, "--metrics", giveCsv)) {
        return *std::move(problem);
    }
    if (file.isPipe()) {
        return Problem{path.toStdString(), "a pipe is read only once, so there is no preview of it",
                       giveCsv};
    }
    std::string beginning(LogBuffer::chunk, '\0');
    beginning.resize(file.read(beginning, stop).count); // of a file, at once
    const auto log = previewLog(beginning, {}, mostRows, stop);
    if (!log || log.value().format != LogFormat::Csv) {
        return Problem{path.toStdString(), "it is no CSV, so there is no preview of it", giveCsv};
    }
    MetricsPreview preview{.rows = log.value().rows};
    std::vector<std::string> titles;
    for (const Column& column : preview.rows.columns) {
        titles.push_back(column.title);
    }
    for (const MetricsColumn column : metricsColumns) {
        if (const auto place = MetricsNames().placeOf(column, titles)) {
            preview.names[static_cast<std::size_t>(column)] = titles[*place];
        }
    }
    return preview;
}

} // namespace stormglass::sampling
