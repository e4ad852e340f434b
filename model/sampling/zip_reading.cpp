// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/zip_reading.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace stormglass::sampling {

ZipReading::ZipReading(const QString& path, std::stop_token stop, std::uint64_t mostDirectoryBytes)
    : m_file(std::fopen(QFile::encodeName(path).constData(), "rbe"))
    , m_size(static_cast<std::uint64_t>(std::max<qint64>(QFileInfo(path).size(), 0)))
    , m_stop(std::move(stop))
    , m_mayRead(mostDirectoryBytes)
{
    zip_error_init(&m_error);
}

zip_t* ZipReading::open()
{
    if (m_file == nullptr) {
        zip_error_set(&m_error, ZIP_ER_OPEN, errno);
        return nullptr;
    }
    zip_source_t* source = zip_source_function_create(&ZipReading::answer, this, &m_error);
    if (source == nullptr) {
        return nullptr;
    }
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY, &m_error);
    if (archive == nullptr) {
        zip_source_free(source);
    } else {
        m_mayRead =
            std::numeric_limits<std::uint64_t>::max(); // the entries have bounds of their own
    }
    return archive;
}

zip_int64_t ZipReading::answer(void* self, void* data, zip_uint64_t size, zip_source_cmd_t command)
{
    auto& reading = *static_cast<ZipReading*>(self);
    switch (command) {
    case ZIP_SOURCE_OPEN:
        std::rewind(reading.m_file.get());
        return 0;
    case ZIP_SOURCE_READ:
        return reading.read(data, size);
    case ZIP_SOURCE_SEEK:
        return reading.seek(data, size);
    case ZIP_SOURCE_TELL:
        return ftello(reading.m_file.get());
    case ZIP_SOURCE_STAT:
        return reading.tellSize(data);
    case ZIP_SOURCE_ERROR:
        return zip_error_to_data(&reading.m_error, data, size);
    case ZIP_SOURCE_SUPPORTS:
        return supported();
    case ZIP_SOURCE_ACCEPT_EMPTY: // an empty file is no zip
    case ZIP_SOURCE_CLOSE:
    case ZIP_SOURCE_FREE:
        return 0;
    default:
        zip_error_set(&reading.m_error, ZIP_ER_OPNOTSUPP, 0);
        return -1;
    }
}

zip_int64_t ZipReading::supported()
{
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): libzip has no other
    const zip_int64_t accepting = zip_source_make_command_bitmap(ZIP_SOURCE_ACCEPT_EMPTY, -1);
    return ZIP_SOURCE_SUPPORTS_SEEKABLE | accepting;
}

zip_int64_t ZipReading::read(void* data, zip_uint64_t size)
{
    if (m_stop.stop_requested() || m_mayRead == 0) {
        zip_error_set(&m_error, ZIP_ER_READ, ECANCELED);
        return -1;
    }
    const std::size_t count = std::fread(data, 1, size, m_file.get());
    if (count < size && std::ferror(m_file.get()) != 0) {
        zip_error_set(&m_error, ZIP_ER_READ, errno);
        return -1;
    }
    m_mayRead -= std::min<std::uint64_t>(m_mayRead, count);
    return static_cast<zip_int64_t>(count);
}

zip_int64_t ZipReading::seek(void* data, zip_uint64_t size)
{
    const zip_int64_t to = zip_source_seek_compute_offset(
        static_cast<zip_uint64_t>(ftello(m_file.get())), m_size, data, size, &m_error);
    if (to < 0) {
        return -1;
    }
    if (fseeko(m_file.get(), to, SEEK_SET) != 0) {
        zip_error_set(&m_error, ZIP_ER_SEEK, errno);
        return -1;
    }
    return 0;
}

zip_int64_t ZipReading::tellSize(void* data) const
{
    auto& stat = *static_cast<zip_stat_t*>(data);
    zip_stat_init(&stat);
    stat.size = m_size;
    stat.valid |= ZIP_STAT_SIZE;
    return sizeof stat;
}

} // namespace stormglass::sampling
