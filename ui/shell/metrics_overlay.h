// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/fit.h"
#include "model/chain/measured_overlay.h"
#include "model/sampling/chosen_windows.h"
#include "model/sampling/metrics_file.h"
#include "model/sampling/metrics_preview.h"
#include "ui/work/latest_job.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <variant>

class QWidget;

namespace stormglass::ui {

class Document;
class InstrumentPage;
class MetricsWindowsDialog;
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
    /// Of two files that are opened in a row only the later counts.
    void open(const QString& path);

    /// Asks for the windows that are compared.
    void chooseWindows();

    /// Takes the metrics away.
    void close();

    /// Sets demand, capacity and fault to what was measured, as one step of undo, once that is
    /// found in the background.
    void fit();

    /// Whether metrics are shown.
    [[nodiscard]] bool isOpen() const { return m_shown != nullptr; }

    /// Whether a file is being read.
    [[nodiscard]] bool isReading() const { return m_job.isRunning(); }

    /// Ends the reading of a file with what is read by then.
    void stop() { m_job.stop(); }

Q_SIGNALS:
    /// A file is being read, so much of it is, none is any more.
    void readingStarted();
    void readingProgressed(double done);
    void readingEnded();

    /// Metrics came or went.
    void changed();

private:
    using Shown = std::shared_ptr<const chain::MeasuredOverlay>;

    /// A file that was read, with the trouble in it.
    struct Read {
        QString path;
        Shown overlay;
        qint64 skippedRows = 0;
        std::vector<std::string> notes;
    };

    /// A file that has to be asked about first.
    struct Unclear {
        QString path;
        sampling::MetricsPreview preview;
    };

    using Opened = std::variant<Read, Unclear>;

    /// Windows for what was shown when they were asked for.
    struct Compared {
        Shown of;
        MeasuredWindows windows;
    };

    /// A fit of what was shown, from the inputs there were.
    struct Fitted {
        Shown of;
        Chain::Inputs from;
        chain::Fit fit;
    };

    /// Reads a file whose columns have these names, and looks for the trouble in it.
    [[nodiscard]] LatestJob<Opened>::Work reading(const QString& path,
                                                  const sampling::MetricsNames& names) const;
    void start(LatestJob<Opened>::Work work);
    void take(const Outcome<Opened>& opened);
    void ask(const Unclear& unclear);
    void take(const Read& read);
    void pick(const Stretch& picked);
    void compare(const MeasuredWindows& windows);
    void find(const sampling::ChosenWindows& chosen);
    void take(const Outcome<Compared>& compared);
    void take(const Outcome<Fitted>& fitted);
    void show();
    [[nodiscard]] Chain::Inputs inputs() const;

    Document& m_document;
    InstrumentPage& m_page;
    Settings& m_settings;
    Shown m_shown;                       ///< null for none
    std::optional<int> m_fittedCapacity; ///< the last that a fit has set
    QPointer<MetricsWindowsDialog> m_windowsDialog;
    QTimer m_progress;
    LatestJob<Opened> m_job;
    LatestJob<Compared> m_windowsJob;
    LatestJob<Fitted> m_fitJob;
};

} // namespace stormglass::ui
