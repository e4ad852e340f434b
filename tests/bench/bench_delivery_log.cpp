// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Delivery logs on one core: NDJSON is to reach 500 MB/s and CSV 250 MB/s in at most 64 MB, and a
// stop is to be heeded within 100 ms. The log is an hour of a busy app's, written anew and anew
// with later times; peak_MB is the whole process's, which holds the log's text in the first two
// benches and so says something in those that read a file only.

#include "model/core/random.h"
#include "model/sampling/delivery_log_file.h"

#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <sys/resource.h>
#include <thread>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

enum class Style { Ndjson, Csv };

/// One line as an app would log it; a second has 25 of them, a tenth of them retries.
std::string line(Style style, std::int64_t number, Random& random)
{
    const std::int64_t milliseconds = 1'796'000'000'000 + number * 40;
    const auto retry = random.uniform() < 0.1 ? static_cast<int>(1.0 + random.uniform() * 3.0) : 0;
    const std::int64_t event = retry == 0 ? number : std::max<std::int64_t>(number - 1500, 0);
    const int status = random.uniform() < 0.97 ? 200 : 500;
    const double duration = random.exponential(400.0);
    const std::int64_t day = milliseconds / 86'400'000 - 20'786;
    const std::int64_t second = milliseconds / 1000 % 86'400;
    std::array<char, 512> text{};
    const char* format =
        style == Style::Ndjson
            ? R"({"level":"info","time":"2026-11-%02dT%02d:%02d:%02d.%03dZ","service":"events",)"
              R"("msg":"delivery","team_id":"T024BE7LD","event_id":"Ev%010lld","type":"message",)"
              R"("retry_num":%d,"retry_reason":"%s","status":%d,"duration_ms":%.1f,"api_calls":%d})"
              "\n"
            : "2026-11-%02dT%02d:%02d:%02d.%03dZ,T024BE7LD,Ev%010lld,%d,%s,%d,%.1f,%d\n";
    const int length =
        std::snprintf(text.data(), text.size(), format, static_cast<int>(day % 28 + 1),
                      static_cast<int>(second / 3600), static_cast<int>(second / 60 % 60),
                      static_cast<int>(second % 60), static_cast<int>(milliseconds % 1000),
                      static_cast<long long>(event), retry, retry == 0 ? "" : "http_timeout",
                      status, duration, static_cast<int>(random.uniform() * 4.0));
    return {text.data(), static_cast<std::size_t>(length)};
}

constexpr auto csvHead = "time,team,event_id,retry_num,retry_reason,status,duration_ms,api_calls\n";

constexpr std::size_t logBytes = std::size_t{256} << 20U;

/// Writes a log of `logBytes`, in pieces, so that no bench starts with it in memory.
template <class Write>
void writeLog(Style style, Write write)
{
    Random random(1);
    std::string piece = style == Style::Csv ? csvHead : "";
    std::size_t bytes = 0;
    for (std::int64_t number = 0; bytes < logBytes; ++number) {
        piece += line(style, number, random);
        if (piece.size() > (std::size_t{1} << 20U)) {
            bytes += piece.size();
            write(piece);
            piece.clear();
        }
    }
}

const std::string& textInMemory(Style style)
{
    const auto make = [](Style each) {
        std::string text;
        text.reserve(logBytes + (std::size_t{2} << 20U));
        writeLog(each, [&text](const std::string& piece) { text += piece; });
        return text;
    };
    static const std::string ndjson = make(Style::Ndjson);
    static const std::string csv = make(Style::Csv);
    return style == Style::Ndjson ? ndjson : csv;
}

QString fileOf(Style style)
{
    static const QTemporaryDir folder;
    const auto make = [](Style each, const QString& path) {
        std::ofstream file(path.toStdString(), std::ios::binary);
        writeLog(each, [&file](const std::string& piece) { file << piece; });
        return path;
    };
    static const QString ndjson =
        make(Style::Ndjson, folder.filePath(QStringLiteral("log.ndjson")));
    static const QString csv = make(Style::Csv, folder.filePath(QStringLiteral("log.csv")));
    return style == Style::Ndjson ? ndjson : csv;
}

double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

void report(benchmark::State& state, std::size_t bytes)
{
    state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * state.iterations());
    state.counters["peak_MB"] = peakMegabytes();
}

void fromFile(benchmark::State& state, Style style)
{
    const QString path = fileOf(style);
    for (auto _ : state) {
        const auto log = readDeliveryLog(path);
        if (!log || log.value().partial) {
            state.SkipWithError("the log was not read");
        }
    }
    report(state, logBytes);
}

void fromMemory(benchmark::State& state, Style style)
{
    const std::string& text = textInMemory(style);
    for (auto _ : state) {
        DeliveryLogReader reader{LogColumns()};
        for (std::size_t at = 0; at < text.size();) {
            const std::span<char> room = reader.room().first(LogBuffer::chunk);
            const std::size_t count = std::min(room.size(), text.size() - at);
            std::copy_n(text.data() + at, count, room.data());
            reader.filled(count);
            at += count;
        }
        reader.finish();
        benchmark::DoNotOptimize(reader.log());
    }
    report(state, text.size());
}

/// From the stop to the partial result, in the middle of a log.
void cancelled(benchmark::State& state, Style style)
{
    const QString path = fileOf(style);
    for (auto _ : state) {
        std::stop_source source;
        std::chrono::steady_clock::time_point stopped;
        const auto log = readDeliveryLog(path, {}, source.get_token(), [&](double done) {
            if (done > 0.1 && !source.stop_requested()) {
                stopped = std::chrono::steady_clock::now();
                source.request_stop();
            }
        });
        benchmark::DoNotOptimize(log);
        const std::chrono::duration<double> late = std::chrono::steady_clock::now() - stopped;
        state.SetIterationTime(late.count());
    }
}

// Files first: their peak is not to hold the others' texts.
BENCHMARK_CAPTURE(fromFile, ndjson, Style::Ndjson)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fromFile, csv, Style::Csv)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cancelled, ndjson, Style::Ndjson)
    ->UseManualTime()
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fromMemory, ndjson, Style::Ndjson)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fromMemory, csv, Style::Csv)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
