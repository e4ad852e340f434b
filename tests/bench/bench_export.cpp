// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A whole export, folder and zip, of a million messages as Slack writes them today (some 900 bytes
// each): 40 channels of 250 days. The bound is 5 s, and 100 ms from the stop to the result. The
// export is made once for each form, in the system's folder for temporary files.

#include "model/core/random.h"
#include "model/sampling/export_reader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

#include <chrono>
#include <sys/resource.h>
#include <zip.h>

using namespace stormglass;
using namespace stormglass::sampling;
using namespace Qt::StringLiterals;

namespace {

constexpr int channels = 40;
constexpr int days = 250;
constexpr int rowsADay = 100;

/// Words that compress about as people's do.
QByteArray sentence(Random& random)
{
    constexpr std::uint64_t vocabulary = 3000;
    QByteArray text;
    for (int word = 0; word < 25; ++word) {
        Random letters(random.next() % vocabulary);
        for (std::uint64_t left = 2 + letters.next() % 9; left > 0; --left) {
            text += static_cast<char>('a' + letters.next() % 26);
        }
        text += word < 24 ? " " : "";
    }
    return text;
}

/// One in ten is an app's.
QByteArray row(int channel, int day, int number, Random& random)
{
    const QByteArray seconds =
        QByteArray::number(1'700'000'000 + 86'400 * day + 863 * number + channel);
    const QByteArray text = sentence(random);
    const QByteArray who = number % 10 == 0 ? QByteArray(R"("bot_id": "B01)") : R"("user": "U0)";
    return "{" + who + QByteArray::number(100'000 + number) + R"(", "type": "message", "ts": ")" +
           seconds + R"(.000100", "client_msg_id": )" + R"("4c2e5b1a-0d6f-4a53-9f0e-)" + seconds +
           R"(", "text": ")" + text +
           R"(", "team": "T01234567", "user_team": "T01234567", "source_team": "T01234567", )" +
           R"("user_profile": {"avatar_hash": "0f1e2d3c4b5a", "image_72": )" +
           R"("https:\/\/avatars.slack-edge.com\/2020-01-01\/)" + seconds +
           R"(_0f1e2d3c4b5a_72.jpg", "first_name": "Ada", "real_name": "Ada Example", )" +
           R"("display_name": "ada", "team": "T01234567", "name": "ada", "is_restricted": false},)" +
           R"( "blocks": [{"type": "rich_text", "block_id": "b)" + seconds +
           R"(", "elements": [{"type": "rich_text_section", "elements": [{"type": "text", )" +
           R"("text": ")" + text + R"("}]}]}]})";
}

QByteArray dayFile(int channel, int day, Random& random)
{
    QByteArray text = "[\n    ";
    for (int number = 0; number < rowsADay; ++number) {
        text += (number == 0 ? "" : ",\n    ") + row(channel, day, number, random);
    }
    return text + "\n]";
}

QByteArray indexText()
{
    QByteArray text = "[";
    for (int channel = 0; channel < channels; ++channel) {
        const QByteArray number = QByteArray::number(channel);
        text += (channel == 0 ? "" : ",") + (R"({"id": "C)" + number) + R"(", "name": "channel-)" +
                number + R"("})";
    }
    return text + "]";
}

/// The export as a folder, and zipped; made when it is first asked for.
class LargeExport {
public:
    LargeExport()
    {
        write(u"channels.json"_s, indexText());
        Random random(1);
        const QDate first(2023, 11, 14);
        for (int channel = 0; channel < channels; ++channel) {
            const QString folder = u"channel-"_s + QString::number(channel);
            QDir(m_folder.path()).mkpath(folder);
            for (int day = 0; day < days; ++day) {
                write(folder + u'/' + first.addDays(day).toString(Qt::ISODate) + u".json"_s,
                      dayFile(channel, day, random));
            }
        }
        zipAll();
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString zip() const { return m_zipFolder.filePath(u"export.zip"_s); }
    [[nodiscard]] double bytes() const { return static_cast<double>(m_bytes); }

private:
    void write(const QString& name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly)) {
            m_bytes += file.write(text);
            m_names << name;
        }
    }

    void zipAll() const
    {
        int code = 0;
        zip_t* archive = zip_open(zip().toUtf8().constData(), ZIP_CREATE, &code);
        for (const QString& name : m_names) {
            const QByteArray path = m_folder.filePath(name).toUtf8();
            zip_source_t* source = zip_source_file(archive, path.constData(), 0, -1);
            zip_file_add(archive, name.toUtf8().constData(), source, ZIP_FL_ENC_UTF_8);
        }
        zip_close(archive);
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_zipFolder;
    QStringList m_names;
    qint64 m_bytes = 0;
};

const LargeExport& largeExport()
{
    static const LargeExport made;
    return made;
}

/// Before anything was read this process has made the export, file by file, so its peak until then
/// is small.
double peakMegabytes()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

void whole(benchmark::State& state, QString (LargeExport::*form)() const)
{
    const QString path = (largeExport().*form)();
    std::int64_t messages = 0;
    for (auto _ : state) {
        const auto rates = readExport(path);
        messages = rates ? rates.value().observed.count : 0;
    }
    state.counters["messages"] = static_cast<double>(messages);
    state.counters["json_MB"] = largeExport().bytes() / 1e6;
    state.counters["peak_MB"] = peakMegabytes();
}

/// From the stop to the result with what was read until then; most of the export, since it is the
/// figures over all of it that take time.
void stopLate(benchmark::State& state, QString (LargeExport::*form)() const)
{
    using Clock = std::chrono::steady_clock;
    const QString path = (largeExport().*form)();
    double worst = 0.0;
    for (auto _ : state) {
        std::stop_source source;
        Clock::time_point asked;
        const auto rates = readExport(path, source.get_token(), [&](double done) {
            if (done > 0.95 && !source.stop_requested()) {
                asked = Clock::now();
                source.request_stop();
            }
        });
        const double seconds = std::chrono::duration<double>(Clock::now() - asked).count();
        state.SetIterationTime(seconds);
        worst = std::max(worst, seconds);
    }
    state.counters["worst_ms"] = worst * 1e3;
}

BENCHMARK_CAPTURE(whole, folder, &LargeExport::folder)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(3);
BENCHMARK_CAPTURE(whole, zip, &LargeExport::zip)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(3);
BENCHMARK_CAPTURE(stopLate, folder, &LargeExport::folder)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(5);
BENCHMARK_CAPTURE(stopLate, zip, &LargeExport::zip)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(5);

} // namespace

BENCHMARK_MAIN();
