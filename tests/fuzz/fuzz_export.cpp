// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The export's reader on any bytes. What begins as a zip does is read as one. Anything else is the
// index up to the first zero byte, a day file behind it; read from a folder, with a sound day
// beside it that must not suffer.

#include "model/sampling/export_reader.h"
#include "model/sampling/hour_profile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <string_view>

using namespace stormglass;
using namespace stormglass::sampling;
using namespace Qt::StringLiterals;

namespace {

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

/// Where the inputs lie while they are read; in memory where the system has such a folder.
class Place {
public:
    Place() { QDir(m_folder.path()).mkpath(u"folder/general"_s); }

    [[nodiscard]] QString write(const QString& name, std::string_view text) const
    {
        QFile file(m_folder.filePath(name));
        require(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        return file.fileName();
    }

    [[nodiscard]] QString folder() const { return m_folder.filePath(u"folder"_s); }

private:
    QTemporaryDir m_folder{QDir(u"/dev/shm"_s).exists() ? u"/dev/shm/stormglass"_s
                                                        : QDir::tempPath() + u"/stormglass"_s};
};

void check(const MessageRates& rates)
{
    require(rates.observed.count >= 0);
    require(std::accumulate(rates.byHour.begin(), rates.byHour.end(), std::int64_t{0}) ==
            rates.observed.count);
    std::int64_t sum = 0;
    for (const ChannelRate& channel : rates.channels) {
        sum += channel.count;
        require(channel.joins <= channel.count && channel.busiestMinute <= channel.count);
        require(channel.p95Minute <= channel.busiestMinute);
        require(channel.skipped.empty() || channel.count == 0);
        require(channel.repeated.afterAMinute <= channel.count);
    }
    require(sum == rates.observed.count);
    require(rates.p95Minute <= rates.busiestMinute);
}

void readFolder(const Place& place, std::string_view input)
{
    constexpr std::string_view soundDay = R"([{"ts": "1433558319.000002"}])";
    const std::size_t end = input.find('\0');
    const std::string_view index = input.substr(0, end);
    const std::string_view day =
        end == std::string_view::npos ? std::string_view() : input.substr(end + 1);
    (void)place.write(u"folder/channels.json"_s, index);
    (void)place.write(u"folder/general/2015-06-06.json"_s, day);
    (void)place.write(u"folder/general/2015-06-07.json"_s, soundDay);
    const auto rates = readExport(place.folder());
    require(rates.ok());
    require(rates.value().observed.count >= 1);
    check(rates.value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Place place;
    const std::string input(data, data + size);
    if (input.starts_with("PK")) {
        if (const auto rates = readExport(place.write(u"export.zip"_s, input))) {
            check(rates.value());
        }
    } else {
        readFolder(place, input);
    }
    return 0;
}
