// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/json_writer.h"

#include "model/scenario/value_json.h"

#include <QJsonDocument>

#include <ostream>

namespace stormglass::cli {

namespace {

QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonValue jsonCell(const Cell& cell)
{
    if (const auto* number = std::get_if<double>(&cell)) {
        return *number;
    }
    const auto* words = std::get_if<std::string>(&cell);
    return words == nullptr ? QJsonValue(QJsonValue::Null) : jsonText(*words);
}

} // namespace

QJsonValue jsonText(std::string_view text) { return qt(text); }

QJsonArray jsonTexts(const std::vector<std::string>& texts)
{
    QJsonArray array;
    for (const std::string& text : texts) {
        array.append(jsonText(text));
    }
    return array;
}

QJsonValue orNull(const std::optional<double>& number)
{
    return number ? QJsonValue(*number) : QJsonValue(QJsonValue::Null);
}

QJsonObject jsonValues(std::span<const ParameterInfo> table, const Values& values,
                       const Values& defaults)
{
    QJsonObject object;
    for (std::size_t row = 0; row < table.size(); ++row) {
        if (table[row].mention != Mention::Always && values[row] == defaults[row]) {
            continue;
        }
        if (table[row].list.empty()) {
            object.insert(qt(table[row].fileKey()), jsonOf(table[row], values[row]));
        } else if (isNumber(values[row])) {
            const QString key = qt(table[row].listFileKey());
            QJsonArray numbers = object[key].toArray();
            numbers.append(numberOf(values[row]));
            object.insert(key, numbers);
        }
    }
    return object;
}

QJsonArray jsonRows(const Table& table)
{
    QJsonArray array;
    for (const auto& row : table.rows) {
        QJsonObject object;
        for (std::size_t column = 0; column < row.size(); ++column) {
            object.insert(qt(table.columns[column].key), jsonCell(row[column]));
        }
        array.append(object);
    }
    return array;
}

void writeJson(std::ostream& out, const QJsonObject& object)
{
    out << QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() << '\n';
}

} // namespace stormglass::cli
