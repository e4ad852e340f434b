// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/measured_overlay.h"
#include "model/sampling/metrics_file.h"
#include "model/sampling/metrics_preview.h"
#include "ui/work/latest_job.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <variant>

class QWidget;

namespace stormglass::ui {

class Document;
class InstrumentPage;
class Settings;

/// Metrics of a dependency beside the retry chain's run: opens a file, shows it on the page, and
/// takes the chain's parameters from it.
class MetricsOverlay : public QObject {
    Q_OBJECT

public:
    /// Whether a page can show metrics: the retry chain's can.
    [[nodiscard]] static bool canBeOn(const InstrumentPage& page);

    /// Document, page and settings must outlive it; it is the page's.
    MetricsOverlay(Document& document, InstrumentPage& page, Settings& settings);

    /// Asks for a file.
    void choose();

    /// Reads a file in the background and shows it; what is wrong with it is said on the page, and
    /// what was shown stays. Where its columns have other names than the usual ones, asks for them.
    void open(const QString& path);

    /// Asks for the windows that are compared.
    void chooseWindows();

    /// Takes the metrics away.
    void close();

    /// Sets demand, capacity and fault to what was measured, as one step of undo.
    void fit();

    /// Whether metrics are shown.
    [[nodiscard]] bool isOpen() const { return m_shown != nullptr; }

    /// Whether a file is being read.
    [[nodiscard]] bool isReading() const { return m_job.isRunning(); }

    /// Ends the reading of a file with what is read by then.
    void stop() { m_job.stop(); }

Q_SIGNALS:
    /// A file is being read, so much of it is, it no longer is.
    void readingStarted();
    void readingProgressed(double done);
    void readingEnded();

    /// Metrics came or went.
    void changed();

private:
    /// A file's metrics, and the trouble in them.
    struct Read {
        sampling::MetricsFile file;
        RowRange during;
    };

    /// A file, or what is to be asked about it first.
    using Opened = std::variant<Read, sampling::MetricsPreview>;

    /// Reads a file whose columns have these names, and looks for the trouble in it.
    [[nodiscard]] LatestJob<Opened>::Work reading(const QString& path,
                                                  const sampling::MetricsNames& names) const;
    void start(const QString& path, LatestJob<Opened>::Work work);
    void take(const Outcome<Opened>& opened);
    void ask(const sampling::MetricsPreview& preview);
    void take(const Read& read);
    void pick(const Stretch& picked);
    void compare(const MeasuredWindows& windows);
    void show();

    Document& m_document;
    InstrumentPage& m_page;
    Settings& m_settings;
    QString m_path;
    std::shared_ptr<const chain::MeasuredOverlay> m_shown; ///< null for none
    QTimer m_progress;
    LatestJob<Opened> m_job;
};

} // namespace stormglass::ui
