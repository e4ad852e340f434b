// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_log_file.h"

#include "model/sampling/input_file.h"

#include <algorithm>
#include <string>

namespace stormglass::sampling {

namespace {

constexpr auto giveALog = "give a delivery log, NDJSON or CSV with a line for each delivery";

Problem withFile(Problem problem, const QString& path)
{
    if (problem.where.empty()) {
        problem.where = path.toStdString();
    }
    return problem;
}

void readAll(InputFile& file, DeliveryLogReader& reader, const std::stop_token& stop,
             const Progress& progress)
{
    const double size = file.size();
    double done = 0.0;
    for (;;) {
        const ReadBytes bytes = file.read(reader.room().first(LogBuffer::chunk), stop);
        if (bytes.stopped) {
            reader.interrupt("stopped before the end of the log, so what follows is left out");
            return;
        }
        if (bytes.error != 0) {
            reader.interrupt("the log could not be read to its end (" + errorText(bytes.error) +
                             "), so what follows is left out");
            return;
        }
        if (bytes.count == 0) {
            reader.finish();
            return;
        }
        reader.filled(bytes.count);
        if (reader.problem()) {
            return;
        }
        done += static_cast<double>(bytes.count);
        if (progress && size > 0.0) {
            progress(std::min(done / size, 1.0));
        }
    }
}

} // namespace

Outcome<DeliveryLog> readDeliveryLog(const QString& path, const LogColumns& columns,
                                     const std::stop_token& stop, const Progress& progress)
{
    InputFile file;
    if (auto problem = file.open(path, "--log", giveALog)) {
        return *std::move(problem);
    }
    DeliveryLogReader reader(columns);
    readAll(file, reader, stop, progress);
    Outcome<DeliveryLog> log = reader.log();
    return log ? std::move(log) : withFile(log.problem(), path);
}

Outcome<LogPreview> previewDeliveryLog(const QString& path, const LogColumns& columns,
                                       std::size_t mostRows, const std::stop_token& stop)
{
    InputFile file;
    if (auto problem = file.open(path, "--log", giveALog)) {
        return *std::move(problem);
    }
    if (file.isPipe()) {
        return Problem{path.toStdString(), "a pipe is read only once, so there is no preview of it",
                       "measure it as it is"};
    }
    std::string beginning(LogBuffer::chunk, '\0');
    beginning.resize(file.read(beginning, {}).count); // of a file, at once
    Outcome<LogPreview> preview = previewLog(beginning, columns, mostRows, stop);
    return preview ? std::move(preview) : withFile(preview.problem(), path);
}

} // namespace stormglass::sampling
