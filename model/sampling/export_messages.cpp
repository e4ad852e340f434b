// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_messages.h"

#include "model/sampling/json_file.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

bool isJoinOrLeave(const QString& subtype)
{
    static const std::array kinds{u"channel_join"_s, u"channel_leave"_s, u"group_join"_s,
                                  u"group_leave"_s};
    return std::ranges::find(kinds, subtype) != kinds.end();
}

std::optional<std::int64_t> digitsOf(std::string_view text)
{
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
    return whole && text.front() != '-' ? std::optional(value) : std::nullopt;
}

std::optional<std::int64_t> timeOf(const QJsonValue& ts)
{
    if (ts.isDouble() && ts.toDouble() > 0.0 && ts.toDouble() < 1e11) {
        return std::llround(ts.toDouble() * 1e6);
    }
    return microsecondsOf(ts.toString().toStdString());
}

} // namespace

bool isDayFile(const QString& name)
{
    static const QRegularExpression pattern(u"^\\d{4}-\\d{2}-\\d{2}\\.json$"_s);
    return pattern.match(name).hasMatch();
}

std::optional<std::int64_t> microsecondsOf(std::string_view ts)
{
    constexpr std::size_t microDigits = 6;
    constexpr std::int64_t latestSecond = 100'000'000'000; // the year 5138
    const std::size_t point = ts.find('.');
    const std::string_view whole = ts.substr(0, point);
    std::string fraction(point == std::string_view::npos ? "0" : ts.substr(point + 1));
    if (whole.empty() || fraction.empty() || fraction.size() > 9) {
        return std::nullopt;
    }
    fraction.resize(std::max(fraction.size(), microDigits), '0');
    const auto seconds = digitsOf(whole);
    const auto rest = digitsOf(fraction);
    if (!seconds || !rest || *seconds <= 0 || *seconds >= latestSecond) {
        return std::nullopt;
    }
    const auto micros = digitsOf(std::string_view(fraction).substr(0, microDigits));
    return *seconds * 1'000'000 + micros.value_or(0);
}

void readDayFile(const QString& path, const std::string& shownName,
                 std::vector<MessageTime>& messages, ReadingNotes& notes)
{
    const Outcome<QJsonArray> rows = readJsonArray(path, shownName);
    if (!rows) {
        notes.lose("files could not be read", rows.problem().sentence());
        return;
    }
    qsizetype row = 0;
    for (const auto& message : rows.value()) {
        ++row;
        const QJsonValue ts = message[u"ts"_s];
        if (const auto time = timeOf(ts)) {
            messages.push_back({*time, isJoinOrLeave(message[u"subtype"_s].toString())});
            continue;
        }
        const std::string where = shownName + " row " + std::to_string(row);
        if (ts.isUndefined() || ts.isNull()) {
            notes.lose("rows have no ts", where);
        } else {
            notes.lose("rows have a ts that is no time in seconds since 1970",
                       where + " ('" + ts.toVariant().toString().left(40).toStdString() + "')");
        }
    }
}

} // namespace stormglass::sampling
