// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/look.h"
#include "ui/widgets/preset_button.h"

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

    /// The folder the last export was taken from; empty before the first.
    [[nodiscard]] QString exportFolder() const;
    void setExportFolder(const QString& folder);

    /// The user's presets of an instrument. Values are kept by parameter key; what a preset does
    /// not say has its default, and what the parameter cannot have is left out.
    [[nodiscard]] std::vector<PresetChoice> presets(const InstrumentEntry& instrument) const;
    void setPresets(const InstrumentEntry& instrument, const std::vector<PresetChoice>& presets);

private:
    QSettings& m_storage;
};

} // namespace stormglass::ui
