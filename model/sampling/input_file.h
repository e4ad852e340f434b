// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <QFile>
#include <QString>

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace stormglass::sampling {

/// What one attempt to read came to: bytes, the end (0), an error number, or a stop.
struct ReadBytes {
    std::size_t count = 0;
    int error = 0;
    bool stopped = false;
};

/// A file or a pipe that is read piece by piece, and that a stop leaves within 50 ms.
class InputFile {
public:
    /// Opens it. A problem names the file, or `flag` where none is given, and says `remedy` where
    /// another file is what helps. Other things than files and pipes are refused.
    [[nodiscard]] std::optional<Problem> open(const QString& path, std::string_view flag,
                                              std::string_view remedy);

    /// Waits for bytes and reads some; only of an open file.
    [[nodiscard]] ReadBytes read(std::span<char> room, const std::stop_token& stop);

    /// Bytes of the whole file; 0 for a pipe.
    [[nodiscard]] double size() const { return static_cast<double>(m_file.size()); }

    [[nodiscard]] bool isPipe() const { return m_file.isSequential(); }

private:
    QFile m_file;
};

/// What an error number says, in the words of the system.
[[nodiscard]] std::string errorText(int error);

} // namespace stormglass::sampling
