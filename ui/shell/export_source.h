// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"
#include "ui/shell/file_reading.h"
#include "ui/shell/measure_source.h"

#include <QFileDialog>

class QLineEdit;

namespace stormglass::ui {

class Settings;

/// Measures a Slack export, a folder or a zip file.
class ExportSource : public MeasureSource {
    Q_OBJECT

public:
    /// Begins at the export read last; the settings must outlive it.
    explicit ExportSource(Settings& settings);

    void start() override;
    void cancel() override;
    void focusFirst() override;

private:
    void addPage();
    void choose(QFileDialog::FileMode mode);
    void finish(const sampling::MessageRates& rates);

    Settings& m_settings;
    QLineEdit* m_path;
    QString m_measured; ///< the path of the running measurement
    FileReading<sampling::MessageRates> m_reading;
};

} // namespace stormglass::ui
