// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_messages.h"

#include "model/sampling/json_file.h"
#include "model/sampling/slack_message.h"

#include <QJsonObject>
#include <QRegularExpression>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

bool isDayFile(const QString& name)
{
    static const QRegularExpression pattern(u"^\\d{4}-\\d{2}-\\d{2}\\.json$"_s);
    return pattern.match(name).hasMatch();
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
        if (const auto time = messageTime(message)) {
            messages.push_back(*time);
            continue;
        }
        const QJsonValue ts = message[u"ts"_s];
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
