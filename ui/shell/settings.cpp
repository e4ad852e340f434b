// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/settings.h"

#include "model/core/instrument.h"
#include "model/scenario/value_json.h"
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
        const QString key = QString::fromStdString(parameter.fileKey());
        if (!object.contains(key)) {
            continue;
        }
        if (Outcome<Value> value = acceptJson(parameter, object[key])) {
            values[row] = std::move(value).value();
        }
    }
    return values;
}

QJsonObject objectOf(const Values& values, const InstrumentEntry& instrument)
{
    QJsonObject object;
    for (std::size_t row = 0; row < values.size(); ++row) {
        const ParameterInfo& parameter = instrument.parameters[row];
        object.insert(QString::fromStdString(parameter.fileKey()), jsonOf(parameter, values[row]));
    }
    return object;
}

QJsonArray storedPresets(const QSettings& storage, const InstrumentEntry& instrument)
{
    return QJsonDocument::fromJson(storage.value(presetsKey(instrument)).toByteArray()).array();
}

void storePresets(QSettings& storage, const InstrumentEntry& instrument, const QJsonArray& presets)
{
    storage.setValue(presetsKey(instrument), QJsonDocument(presets).toJson(QJsonDocument::Compact));
}

QJsonArray without(const QJsonArray& presets, const QString& title)
{
    QJsonArray others;
    for (const auto& preset : presets) {
        if (preset[u"title"].toString().compare(title, Qt::CaseInsensitive) != 0) {
            others.append(preset);
        }
    }
    return others;
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

QString Settings::measureSource() const { return m_storage.value(u"measure/source"_s).toString(); }

void Settings::setMeasureSource(const QString& key)
{
    m_storage.setValue(u"measure/source"_s, key);
}

bool Settings::tokenRemembered() const
{
    return m_storage.value(u"measure/token-in-keyring"_s).toBool();
}

void Settings::setTokenRemembered(bool remembered)
{
    m_storage.setValue(u"measure/token-in-keyring"_s, remembered);
}

QString Settings::exportFolder() const { return m_storage.value(u"export/folder"_s).toString(); }

void Settings::setExportFolder(const QString& folder)
{
    m_storage.setValue(u"export/folder"_s, folder);
}

QString Settings::metricsFile() const { return m_storage.value(u"metrics/file"_s).toString(); }

void Settings::setMetricsFile(const QString& file) { m_storage.setValue(u"metrics/file"_s, file); }

QString Settings::deliveryLog() const
{
    return m_storage.value(u"measure/delivery-log"_s).toString();
}

void Settings::setDeliveryLog(const QString& file)
{
    m_storage.setValue(u"measure/delivery-log"_s, file);
}

std::vector<PresetChoice> Settings::presets(const InstrumentEntry& instrument) const
{
    std::vector<PresetChoice> presets;
    const QJsonArray stored = storedPresets(m_storage, instrument);
    for (const auto& value : stored) {
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

void Settings::savePreset(const InstrumentEntry& instrument, const QString& title,
                          const Values& values)
{
    QJsonArray kept = without(storedPresets(m_storage, instrument), title);
    kept.append(QJsonObject{{u"title"_s, title}, {u"values"_s, objectOf(values, instrument)}});
    storePresets(m_storage, instrument, kept);
}

void Settings::removePreset(const InstrumentEntry& instrument, const QString& title)
{
    storePresets(m_storage, instrument, without(storedPresets(m_storage, instrument), title));
}

} // namespace stormglass::ui
