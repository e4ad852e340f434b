// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_file.h"

#include "model/sampling/input_file.h"
#include "model/sampling/log_format.h"
#include "model/sampling/metrics_csv.h"
#include "model/sampling/prometheus_answer.h"

#include <algorithm>

namespace stormglass::sampling {

namespace {

constexpr auto giveMetrics =
    "give metrics, CSV with a head or the JSON of a Prometheus range query";

/// A file that is read, and how far it is.
class Reading {
public:
    Reading(InputFile& file, const std::stop_token& stop, const Progress& progress)
        : m_file(file)
        , m_stop(stop)
        , m_progress(progress)
    {
    }

    ReadBytes next(std::span<char> room)
    {
        const ReadBytes bytes = m_file.read(room, m_stop);
        m_done += static_cast<double>(bytes.count);
        if (m_progress && m_file.size() > 0.0) {
            m_progress(std::min(m_done / m_file.size(), 1.0));
        }
        return bytes;
    }

    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

    /// Bytes of the whole file; 0 where that is not known.
    [[nodiscard]] double size() const { return m_file.size(); }

private:
    InputFile& m_file;
    const std::stop_token& m_stop;
    const Progress& m_progress;
    double m_done = 0.0;
};

std::string brokenOff(const ReadBytes& bytes)
{
    return bytes.stopped ? "stopped before the end of the file, so what follows is left out"
                         : "the file could not be read to its end (" + errorText(bytes.error) +
                               "), so what follows is left out";
}

bool isOver(const ReadBytes& bytes) { return bytes.count == 0; }

bool isWhole(const ReadBytes& bytes) { return !bytes.stopped && bytes.error == 0; }

Outcome<MetricsFile> readCsv(Reading& reading, std::string_view beginning,
                             const MetricsNames& names)
{
    MetricsCsv csv(names);
    std::ranges::copy(beginning, csv.room().begin());
    csv.filled(beginning.size());
    while (!csv.problem()) {
        const ReadBytes bytes = reading.next(csv.room().first(LogBuffer::chunk));
        if (!isWhole(bytes)) {
            csv.interrupt(brokenOff(bytes));
            break;
        }
        if (isOver(bytes)) {
            csv.finish();
            break;
        }
        csv.filled(bytes.count);
    }
    return csv.file();
}

/// A part of a JSON text is none, so it is read whole or not at all.
Outcome<MetricsFile> readJson(Reading& reading, std::string text, const MetricsNames& names)
{
    // Hundreds of series: Prometheus answers with 11,000 samples of each at most. Before it reads,
    // simdjson looks through the whole text, and a stop waits for that: 0.1 s for a bit more.
    constexpr std::size_t most = std::size_t{80} << 20U;
    const auto known = static_cast<std::size_t>(std::min(reading.size(), double{most}));
    text.reserve(known + LogBuffer::chunk +
                 prometheusPadding); // growing by doubling takes twice it
    for (;;) {
        const std::size_t begin = text.size();
        text.resize(begin + LogBuffer::chunk);
        const ReadBytes bytes = reading.next(std::span(text).subspan(begin));
        text.resize(begin + bytes.count);
        if (!isWhole(bytes)) {
            return Problem{"", brokenOff(bytes), "read it again"};
        }
        if (isOver(bytes)) {
            break;
        }
        if (text.size() > most) {
            return Problem{"", "this answer has over 80 MiB",
                           "ask for a longer step, or for the sums of series"};
        }
    }
    text.erase(0, byteOrderMark(text));
    text.reserve(text.size() + prometheusPadding);
    return readPrometheus(text, names, reading.stop());
}

} // namespace

Outcome<MetricsFile> readMetrics(const QString& path, const MetricsNames& names,
                                 const std::stop_token& stop, const Progress& progress)
{
    InputFile file;
    if (auto problem = file.open(path, "--metrics", giveMetrics)) {
        return *std::move(problem);
    }
    Reading reading(file, stop, progress);
    std::string beginning(LogBuffer::chunk, '\0');
    const ReadBytes bytes = reading.next(beginning);
    beginning.resize(bytes.count);
    const std::size_t first = beginning.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    const bool isJson =
        first != std::string::npos && (beginning[first] == '{' || beginning[first] == '[');
    Outcome<MetricsFile> read =
        !isWhole(bytes) ? Outcome<MetricsFile>(Problem{"", brokenOff(bytes), "read it again"})
        : isJson        ? readJson(reading, std::move(beginning), names)
                        : readCsv(reading, beginning, names);
    if (read) {
        return read;
    }
    Problem problem = read.problem();
    if (problem.where.empty()) {
        problem.where = path.toStdString();
    }
    return problem;
}

} // namespace stormglass::sampling
