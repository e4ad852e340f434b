// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/json_text.h"

#include <QJsonDocument>

#include <algorithm>

namespace stormglass::sampling {

namespace {

std::string lineAt(const std::string& shownName, std::string_view text, int offset)
{
    const auto length = std::min<std::size_t>(static_cast<std::size_t>(offset), text.size());
    return shownName + " line " +
           std::to_string(1 + std::ranges::count(text.substr(0, length), '\n'));
}

} // namespace

Outcome<QJsonArray> jsonArray(std::string_view text, const std::string& shownName)
{
    if (text.empty()) {
        return Problem{shownName, "is empty", ""};
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(
        QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), &error);
    if (error.error != QJsonParseError::NoError) {
        return Problem{lineAt(shownName, text, error.offset),
                       "is not whole JSON (" + error.errorString().toStdString() + ")", ""};
    }
    if (!document.isArray()) {
        return Problem{shownName, "holds no list", ""};
    }
    return document.array();
}

Problem brokenJson(std::string_view text, const std::string& shownName, const std::string& reason)
{
    // Finding the line reads the text again and cannot be stopped: so much takes Qt some 30 ms.
    constexpr std::size_t mostForALine = std::size_t{4} << 20U;
    if (text.size() <= mostForALine) {
        if (const auto read = jsonArray(text, shownName); !read) {
            return read.problem();
        }
    }
    return {shownName, "is not whole JSON (" + reason + ")", ""};
}

} // namespace stormglass::sampling
