// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/settings.h"

#include "model/core/instrument.h"
#include "ui/widgets/qt_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int leastTextPercent = 100;
constexpr int mostTextPercent = 200;

QString presetsKey(const InstrumentEntry& instrument)
{
    return u"presets/"_s + qtText(instrument.id);
}

Values valuesIn(const QJsonObject& object, const InstrumentEntry& instrument)
{
    Values values = instrument.initial;
    for (std::size_t row = 0; row < values.size(); ++row) {
        const ParameterInfo& parameter = instrument.parameters[row];
        const double value =
            object[QString::fromStdString(parameter.fileKey())].toDouble(values[row]);
        if (!rangeProblem(parameter, value)) {
            values[row] = value;
        }
    }
    return values;
}

QJsonObject objectOf(const Values& values, const InstrumentEntry& instrument)
{
    QJsonObject object;
    for (std::size_t row = 0; row < values.size(); ++row) {
        object.insert(QString::fromStdString(instrument.parameters[row].fileKey()), values[row]);
    }
    return object;
}

} // namespace

QByteArray Settings::geometry() const
{
    return m_storage.value(u"window/geometry"_s).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry)
{
    m_storage.setValue(u"window/geometry"_s, geometry);
}

Theme Settings::theme() const
{
    return themeNamed(m_storage.value(u"window/theme"_s).toString()).value_or(Theme::System);
}

void Settings::setTheme(Theme theme) { m_storage.setValue(u"window/theme"_s, nameOf(theme)); }

int Settings::textPercent() const
{
    bool isNumber = false;
    const int percent = m_storage.value(u"window/text-percent"_s).toInt(&isNumber);
    return isNumber ? std::clamp(percent, leastTextPercent, mostTextPercent) : leastTextPercent;
}

void Settings::setTextPercent(int percent)
{
    m_storage.setValue(u"window/text-percent"_s, percent);
}

bool Settings::hintDismissed() const { return m_storage.value(u"hint/dismissed"_s).toBool(); }

void Settings::setHintDismissed() { m_storage.setValue(u"hint/dismissed"_s, true); }

QString Settings::exportFolder() const { return m_storage.value(u"export/folder"_s).toString(); }

void Settings::setExportFolder(const QString& folder)
{
    m_storage.setValue(u"export/folder"_s, folder);
}

std::vector<PresetChoice> Settings::presets(const InstrumentEntry& instrument) const
{
    const QByteArray text = m_storage.value(presetsKey(instrument)).toByteArray();
    std::vector<PresetChoice> presets;
    for (const QJsonValue& value : QJsonDocument::fromJson(text).array()) {
        const QString title = value[u"title"].toString();
        if (!title.isEmpty()) {
            presets.push_back({title,
                               {},
                               {},
                               valuesIn(value[u"values"].toObject(), instrument),
                               PresetOrigin::User});
        }
    }
    return presets;
}

void Settings::setPresets(const InstrumentEntry& instrument,
                          const std::vector<PresetChoice>& presets)
{
    QJsonArray array;
    for (const PresetChoice& preset : presets) {
        array.append(QJsonObject{{u"title"_s, preset.title},
                                 {u"values"_s, objectOf(preset.values, instrument)}});
    }
    m_storage.setValue(presetsKey(instrument), QJsonDocument(array).toJson(QJsonDocument::Compact));
}

} // namespace stormglass::ui
