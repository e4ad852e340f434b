// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/delivery_log.h"
#include "model/sampling/log_preview.h"
#include "ui/shell/file_reading.h"
#include "ui/shell/measure_source.h"
#include "ui/work/latest_job.h"

class QLabel;
class QLineEdit;

namespace stormglass::ui {

class ChartTable;
class LogColumnChoice;
class Settings;

/// Measures a delivery log, NDJSON or CSV; shows its first rows and lets its columns be chosen.
class DeliveryLogSource : public MeasureSource {
    Q_OBJECT

public:
    /// Begins at the log read last; the settings must outlive it.
    explicit DeliveryLogSource(Settings& settings);

    void start() override;
    void cancel() override;
    void focusFirst() override;

protected:
    void showEvent(QShowEvent* event) override;

    /// Return after a new path shows its rows first.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addPage();
    void choose();
    void preview();
    void previewFile(const sampling::LogColumns& columns);
    void hidePreview();
    void showPreview(const Outcome<sampling::LogPreview>& outcome);
    void read();
    void finish(const sampling::DeliveryLog& log);
    [[nodiscard]] QString path() const;

    Settings& m_settings;
    QLineEdit* m_path;
    LogColumnChoice* m_columns;
    QLabel* m_rowsTitle;
    ChartTable* m_rows;
    QString m_previewed;      ///< the path whose rows are shown or being read
    bool m_waiting = false;   ///< a measurement begins once the columns of its log are known
    bool m_lacksTime = false; ///< of the log that is shown no name is known to hold the time
    QString m_measured;       ///< the path of the running measurement
    LatestJob<sampling::LogPreview> m_preview;
    FileReading<sampling::DeliveryLog> m_reading;
};

} // namespace stormglass::ui
