// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/export_reader.h"
#include "tests/model/note_search.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace stormglass::tests {

using namespace stormglass::sampling;
using namespace Qt::StringLiterals;

/// An export made for one test: a folder with an index of one channel.
class WrittenExport {
public:
    WrittenExport() { write(u"channels.json"_s, R"([{"id": "C1", "name": "general"}])"); }

    void write(const QString& name, const QByteArray& text) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    void remove(const QString& name) const { QVERIFY(QFile::remove(m_folder.filePath(name))); }

    [[nodiscard]] QString path() const { return m_folder.path(); }

    [[nodiscard]] Outcome<MessageRates> read() const { return readExport(path()); }

private:
    QTemporaryDir m_folder;
};

inline constexpr auto twoMessages = R"([{"type": "message", "ts": "1433558319.000002"},
 {"type": "message", "subtype": "channel_join", "ts": "1433558379.000002", "x": [[{}], "]"]}])";

/// Whether the notes say no more than that so few messages make no rate.
inline bool saysOnlyThin(const MessageRates& rates)
{
    return std::ranges::all_of(rates.notes, [](const std::string& note) {
        return note.find("makes up most of the sum") != std::string::npos;
    });
}

/// The channel of that name; one without messages where there is none.
inline ChannelRate channelOf(const MessageRates& rates, const char* name)
{
    const auto found = std::ranges::find(rates.channels, name, &ChannelRate::name);
    return found == rates.channels.end() ? ChannelRate() : *found;
}

} // namespace stormglass::tests
