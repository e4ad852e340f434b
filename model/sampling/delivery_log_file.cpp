// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_log_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <optional>
#include <poll.h>
#include <system_error>
#include <unistd.h>

namespace stormglass::sampling {

namespace {

constexpr auto giveALog = "give a delivery log, NDJSON or CSV with a line for each delivery";

std::optional<Problem> pathProblem(const QString& path)
{
    if (path.isEmpty()) {
        return Problem{"--log", "no file is given", giveALog};
    }
    const std::string shown = path.toStdString();
    std::error_code error;
    const auto status = std::filesystem::status(QFile::encodeName(path).toStdString(), error);
    switch (status.type()) {
    case std::filesystem::file_type::regular:
    case std::filesystem::file_type::fifo:
        return std::nullopt;
    case std::filesystem::file_type::not_found:
        return Problem{shown, "there is no such file", giveALog};
    case std::filesystem::file_type::directory:
        return Problem{shown, "this is a folder, not a file", giveALog};
    default:
        return Problem{shown, "this is neither a file nor a pipe", giveALog};
    }
}

/// Without waiting: a pipe that nobody writes to would keep open(2) itself.
std::optional<Problem> openProblem(QFile& file, const QString& path)
{
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0 && file.open(descriptor, QIODevice::ReadOnly | QIODevice::Unbuffered,
                                     QFileDevice::AutoCloseHandle)) {
        return std::nullopt;
    }
    return Problem{path.toStdString(),
                   "this file may not be read (" + std::generic_category().message(errno) + ")",
                   "give yourself the right to read it, or copy it"};
}

/// What one attempt to read came to: bytes, the end (0), or an error number.
struct ReadBytes {
    std::size_t count = 0;
    int error = 0;
    bool stopped = false;
};

/// Waits for bytes and reads some; a stop ends the wait. Before its first writer has come, a pipe
/// is silent to poll(2), while read(2) would take that for the end.
ReadBytes readSome(int descriptor, std::span<char> room, const std::stop_token& stop)
{
    constexpr int waitMs = 50;
    while (!stop.stop_requested()) {
        pollfd waiting{.fd = descriptor, .events = POLLIN, .revents = 0};
        const int ready = poll(&waiting, 1, waitMs);
        if (ready == 0 || (ready < 0 && errno == EINTR)) { // to read now would wait for ever
            continue;
        }
        const ssize_t count = ::read(descriptor, room.data(), room.size());
        if (count >= 0) {
            return {.count = static_cast<std::size_t>(count)};
        }
        if (errno != EINTR && errno != EAGAIN) {
            return {.error = errno};
        }
    }
    return {.stopped = true};
}

Problem withFile(Problem problem, const QString& path)
{
    if (problem.where.empty()) {
        problem.where = path.toStdString();
    }
    return problem;
}

void readAll(QFile& file, DeliveryLogReader& reader, const std::stop_token& stop,
             const Progress& progress)
{
    const auto size = static_cast<double>(file.size());
    double done = 0.0;
    for (;;) {
        const ReadBytes bytes =
            readSome(file.handle(), reader.room().first(LogBuffer::chunk), stop);
        if (bytes.stopped) {
            reader.interrupt("stopped before the end of the log, so what follows is left out");
            return;
        }
        if (bytes.error != 0) {
            reader.interrupt("the log could not be read to its end (" +
                             std::generic_category().message(bytes.error) +
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
    if (auto problem = pathProblem(path)) {
        return *std::move(problem);
    }
    QFile file;
    if (auto problem = openProblem(file, path)) {
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
    if (auto problem = pathProblem(path)) {
        return *std::move(problem);
    }
    QFile file;
    if (auto problem = openProblem(file, path)) {
        return *std::move(problem);
    }
    if (file.isSequential()) {
        return Problem{path.toStdString(), "a pipe is read only once, so there is no preview of it",
                       "measure it as it is"};
    }
    constexpr qint64 beginning = LogBuffer::chunk;
    Outcome<LogPreview> preview =
        previewLog(file.read(beginning).toStdString(), columns, mostRows, stop);
    return preview ? std::move(preview) : withFile(preview.problem(), path);
}

} // namespace stormglass::sampling
