// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"
#include "ui/shell/measure_source.h"
#include "ui/work/latest_job.h"

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
    void tell();
    void finish(const Outcome<sampling::MessageRates>& outcome);

    Settings& m_settings;
    QLineEdit* m_path;
    QString m_reading; ///< the path of the running measurement
    QTimer m_poll;
    QElapsedTimer m_since;
    LatestJob<sampling::MessageRates> m_job;
};

} // namespace stormglass::ui
