// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/json_file.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace stormglass::sampling {

namespace {

std::string lineAt(const std::string& shownName, const QByteArray& text, int offset)
{
    const char* end = text.begin() + std::min<qsizetype>(offset, text.size());
    return shownName + " line " + std::to_string(1 + std::count(text.begin(), end, '\n'));
}

} // namespace

Outcome<QJsonArray> readJsonArray(const QString& path, const std::string& shownName)
{
    // Devices and pipes never end, and no export has a file as large as this.
    constexpr qint64 largest = qint64{1} << 30;
    QFile file(path);
    if (!QFileInfo(path).isFile()) {
        return Problem{shownName, "is no regular file", ""};
    }
    if (file.size() > largest) {
        return Problem{shownName, "is larger than 1 GiB", ""};
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return Problem{shownName, "cannot be opened (" + file.errorString().toStdString() + ")",
                       ""};
    }
    const QByteArray text = file.readAll();
    if (text.isEmpty()) {
        return Problem{shownName, "is empty", ""};
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
        return Problem{lineAt(shownName, text, error.offset),
                       "is not whole JSON (" + error.errorString().toStdString() + ")", ""};
    }
    if (!document.isArray()) {
        return Problem{shownName, "holds no list", ""};
    }
    return document.array();
}

} // namespace stormglass::sampling
