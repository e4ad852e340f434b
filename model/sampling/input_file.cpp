// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/input_file.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <system_error>
#include <unistd.h>

namespace stormglass::sampling {

namespace {

std::optional<Problem> pathProblem(const QString& path, std::string_view flag,
                                   std::string_view remedy)
{
    const std::string give(remedy);
    if (path.isEmpty()) {
        return Problem{std::string(flag), "no file is given", give};
    }
    const std::string shown = path.toStdString();
    std::error_code error;
    const auto status = std::filesystem::status(QFile::encodeName(path).toStdString(), error);
    switch (status.type()) {
    case std::filesystem::file_type::regular:
    case std::filesystem::file_type::fifo:
        return std::nullopt;
    case std::filesystem::file_type::not_found:
        return Problem{shown, "there is no such file", give};
    case std::filesystem::file_type::directory:
        return Problem{shown, "this is a folder, not a file", give};
    default:
        return Problem{shown, "this is neither a file nor a pipe", give};
    }
}

} // namespace

std::optional<Problem> InputFile::open(const QString& path, std::string_view flag,
                                       std::string_view remedy)
{
    if (auto problem = pathProblem(path, flag, remedy)) {
        return problem;
    }
    const QByteArray name = QFile::encodeName(path);
    // Without waiting: a pipe that nobody writes to would keep open(2) itself.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other
    const int descriptor = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0 && m_file.open(descriptor, QIODevice::ReadOnly | QIODevice::Unbuffered,
                                       QFileDevice::AutoCloseHandle)) {
        return std::nullopt;
    }
    return Problem{path.toStdString(), "this file may not be read (" + errorText(errno) + ")",
                   "give yourself the right to read it, or copy it"};
}

// Before its first writer has come, a pipe is silent to poll(2), while read(2) would take that for
// the end.
ReadBytes InputFile::read(std::span<char> room, const std::stop_token& stop)
{
    constexpr int waitMs = 50;
    while (!stop.stop_requested()) {
        pollfd waiting{.fd = m_file.handle(), .events = POLLIN, .revents = 0};
        const int ready = poll(&waiting, 1, waitMs);
        if (ready == 0 || (ready < 0 && errno == EINTR)) { // to read now would wait for ever
            continue;
        }
        const ssize_t count = ::read(m_file.handle(), room.data(), room.size());
        if (count >= 0) {
            return {.count = static_cast<std::size_t>(count)};
        }
        if (errno != EINTR && errno != EAGAIN) {
            return {.error = errno};
        }
    }
    return {.stopped = true};
}

std::string errorText(int error) { return std::generic_category().message(error); }

} // namespace stormglass::sampling
