// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/look.h"
#include "ui/widgets/preset_choice.h"

#include <QByteArray>
#include <QSettings>
#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace stormglass {
struct InstrumentEntry;
}

namespace stormglass::ui {

/// What the program remembers from one start to the next. A damaged file reads as the defaults.
class Settings {
public:
    /// The storage must outlive the settings.
    explicit Settings(QSettings& storage)
        : m_storage(storage)
    {
    }

    /// The window's place and size, as QWidget::saveGeometry() gives it.
    [[nodiscard]] QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);

    /// The chosen colours; the system's unless another theme was chosen.
    [[nodiscard]] Theme theme() const;
    void setTheme(Theme theme);

    /// Size of text in percent of the system's, 100 to 200.
    [[nodiscard]] int textPercent() const;
    void setTextPercent(int percent);

    /// Whether the first-run hint was dismissed for good.
    [[nodiscard]] bool hintDismissed() const;
    void setHintDismissed();

    /// The key of the source that was measured last; empty before the first.
    [[nodiscard]] QString measureSource() const;
    void setMeasureSource(const QString& key);

    /// Whether the desktop's keyring was given a token; the token itself is never in here.
    [[nodiscard]] bool tokenRemembered() const;
    void setTokenRemembered(bool remembered);

    /// The folder or file the last export was read from; empty before the first.
    [[nodiscard]] QString exportFolder() const;
    void setExportFolder(const QString& folder);

    /// The delivery log that was read last; empty before the first.
    [[nodiscard]] QString deliveryLog() const;
    void setDeliveryLog(const QString& file);

    /// The metrics that were read last; empty before the first.
    [[nodiscard]] QString metricsFile() const;
    void setMetricsFile(const QString& file);

    /// The user's presets of an instrument. Values are kept by parameter key; what a preset does
    /// not say has its default, and what the parameter cannot have is left out.
    [[nodiscard]] std::vector<PresetChoice> presets(const InstrumentEntry& instrument) const;

    /// Keeps values under a title, in place of those of the same title whatever its case. Other
    /// presets stay as they are written, unknown keys and all.
    void savePreset(const InstrumentEntry& instrument, const QString& title, const Values& values);

    /// Forgets the values under a title.
    void removePreset(const InstrumentEntry& instrument, const QString& title);

private:
    QSettings& m_storage;
};

} // namespace stormglass::ui
