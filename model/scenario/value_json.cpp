// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/scenario/value_json.h"

#include <QJsonArray>

namespace stormglass {

namespace {

QJsonValue textJson(const std::string& text) { return QString::fromStdString(text); }

/// What JSON says, whether or not the parameter can have it.
Value plainValue(const QJsonValue& json)
{
    switch (json.type()) {
    case QJsonValue::Bool:
        return switchValue(json.toBool());
    case QJsonValue::Double:
        return json.toDouble();
    case QJsonValue::String:
        return json.toString().toStdString();
    case QJsonValue::Array: {
        std::vector<std::string> rows;
        const QJsonArray array = json.toArray();
        for (const auto& row : array) {
            rows.push_back(row.toString().toStdString());
        }
        return rows;
    }
    default:
        return Off{};
    }
}

/// The rows in their canonical text; those that are none stay, to be refused.
Value canonicalRows(const ParameterInfo& parameter, const std::vector<std::string>& texts)
{
    std::vector<std::string> rows;
    for (const std::string& text : texts) {
        const Outcome<std::string> row = parameter.acceptRow(text);
        rows.push_back(row ? row.value() : text);
    }
    return rows;
}

} // namespace

QJsonValue jsonOf(const ParameterInfo& parameter, const Value& value)
{
    if (isNumber(value)) {
        return numberOf(value);
    }
    if (isOff(value)) {
        return QJsonValue::Null;
    }
    if (parameter.kind == Kind::Switch) {
        return isOn(value);
    }
    if (const auto* key = std::get_if<std::string>(&value)) {
        return textJson(*key);
    }
    QJsonArray rows;
    for (const std::string& row : rowsOf(value)) {
        rows.append(textJson(row));
    }
    return rows;
}

Outcome<Value> acceptJson(const ParameterInfo& parameter, const QJsonValue& json)
{
    Value value = plainValue(json);
    if (const auto* rows = std::get_if<std::vector<std::string>>(&value);
        rows != nullptr && parameter.kind == Kind::Rows) {
        value = canonicalRows(parameter, *rows);
    }
    if (auto problem = rangeProblem(parameter, value)) {
        return *std::move(problem);
    }
    return value;
}

} // namespace stormglass
