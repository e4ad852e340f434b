// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <cstdint>
#include <cstdio>
#include <limits>
#include <memory>
#include <stop_token>
#include <zip.h>

namespace stormglass::sampling {

/// A zip's file as libzip reads it: a stop ends the reading, and so does a directory without end,
/// which libzip by itself would keep in memory whole. Must outlive the archive.
class ZipReading {
public:
    ZipReading(const QString& path, std::stop_token stop, std::uint64_t mostDirectoryBytes);

    /// Opens the zip, by reading its directory; null where error() says why.
    [[nodiscard]] zip_t* open();

    /// Whether the directory has more bytes than it may.
    [[nodiscard]] bool isTooLong() const { return m_mayRead == 0; }

    /// What libzip says of the failure.
    [[nodiscard]] std::string error() { return zip_error_strerror(&m_error); }

    ~ZipReading() { zip_error_fini(&m_error); }
    ZipReading(const ZipReading&) = delete;
    ZipReading& operator=(const ZipReading&) = delete;

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    static zip_int64_t answer(void* self, void* data, zip_uint64_t size, zip_source_cmd_t command);
    [[nodiscard]] static zip_int64_t supported();
    [[nodiscard]] zip_int64_t read(void* data, zip_uint64_t size);
    [[nodiscard]] zip_int64_t seek(void* data, zip_uint64_t size);
    [[nodiscard]] zip_int64_t tellSize(void* data) const;

    std::unique_ptr<std::FILE, Close> m_file;
    std::uint64_t m_size = 0;
    std::stop_token m_stop;
    std::uint64_t m_mayRead;
    zip_error_t m_error{};
};

} // namespace stormglass::sampling
