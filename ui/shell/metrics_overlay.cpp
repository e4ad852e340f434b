// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/metrics_overlay.h"

#include "model/chain/fit.h"
#include "model/chain/picked_windows.h"
#include "model/sampling/metrics_window.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/metrics_column_dialog.h"
#include "ui/shell/metrics_windows_dialog.h"
#include "ui/shell/settings.h"
#include "ui/widgets/qt_text.h"

#include <QFileDialog>
#include <QFileInfo>

namespace stormglass::ui {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t previewedRows = 5;

Chain::Inputs inputsOf(const Values& values) { return inputsFrom(Chain::parameters(), values); }

} // namespace

MetricsOverlay::MetricsOverlay(Document& document, InstrumentPage& page, Settings& settings)
    : QObject(&page)
    , m_document(document)
    , m_page(page)
    , m_settings(settings)
    , m_job([this](const Outcome<Opened>& opened) { take(opened); })
{
    connect(&m_progress, &QTimer::timeout, this,
            [this] { Q_EMIT readingProgressed(m_job.progress()); });
    connect(&page, &InstrumentPage::stretchPicked, this, &MetricsOverlay::pick);
}

bool MetricsOverlay::canBeOn(const InstrumentPage& page)
{
    return page.instrument().id == Chain::id;
}

void MetricsOverlay::choose()
{
    auto* dialog = new QFileDialog(&m_page, tr("Open metrics"), m_settings.metricsFile());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Metrics (*.csv *.tsv *.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &MetricsOverlay::open);
    dialog->open();
}

void MetricsOverlay::open(const QString& path)
{
    const auto read = reading(path, {});
    start(path, [path, read](const std::stop_token& stop, const Progress& progress) {
        Outcome<Opened> opened = read(stop, progress);
        if (opened) {
            return opened;
        }
        const auto preview = sampling::previewMetrics(path, previewedRows, stop);
        const bool canAsk = preview && preview.value().needsChoice();
        return canAsk ? Outcome<Opened>(Opened(preview.value())) : opened;
    });
}

LatestJob<MetricsOverlay::Opened>::Work
MetricsOverlay::reading(const QString& path, const sampling::MetricsNames& names) const
{
    const auto thresholds = inputsOf(m_document.values(Chain::id)).thresholds();
    return [path, names, thresholds](const std::stop_token& stop,
                                     const Progress& progress) -> Outcome<Opened> {
        auto file = sampling::readMetrics(path, names, stop, progress);
        if (!file) {
            return file.problem();
        }
        const RowRange during = chain::largestChange(file.value().metrics, thresholds);
        return Opened(Read{std::move(file).value(), during});
    };
}

void MetricsOverlay::start(const QString& path, LatestJob<Opened>::Work work)
{
    m_path = path;
    m_job.start(std::move(work));
    m_progress.start(100ms);
    Q_EMIT readingStarted();
}

void MetricsOverlay::take(const Outcome<Opened>& opened)
{
    m_progress.stop();
    Q_EMIT readingEnded();
    if (!opened) {
        m_page.showMessage(opened.problem());
    } else if (const auto* read = std::get_if<Read>(&opened.value())) {
        take(*read);
    } else {
        ask(std::get<sampling::MetricsPreview>(opened.value()));
    }
}

void MetricsOverlay::ask(const sampling::MetricsPreview& preview)
{
    auto* dialog = new MetricsColumnDialog(QFileInfo(m_path).fileName(), preview, &m_page);
    connect(dialog, &MetricsColumnDialog::namesChosen, this,
            [this, path = m_path](const sampling::MetricsNames& names) {
                start(path, reading(path, names));
            });
    dialog->open();
}

void MetricsOverlay::take(const Read& read)
{
    m_settings.setMetricsFile(m_path);
    const auto& [file, during] = read;
    const std::size_t rows = file.metrics.size();
    m_shown = std::make_shared<const chain::MeasuredOverlay>(
        chain::MeasuredOverlay{.name = QFileInfo(m_path).fileName().toStdString(),
                               .metrics = std::make_shared<const Metrics>(file.metrics),
                               .windows = windowsAround(during, rows)});
    show();
    QStringList notes{tr("%1: %2 rows, %3 left out.")
                          .arg(QFileInfo(m_path).fileName())
                          .arg(rows)
                          .arg(file.skippedRows)};
    for (const std::string& note : file.notes) {
        notes << qtText(note) + u'.';
    }
    notes << tr("Drag over the trouble on a chart, with Shift over what to compare it with.");
    m_page.showNote(notes.join(u' '));
}

void MetricsOverlay::pick(const Stretch& picked)
{
    if (m_shown == nullptr) {
        return;
    }
    const auto windows = chain::windowsPicked(m_shown->windows, picked, m_shown->metrics->size());
    if (windows) {
        compare(windows.value());
    } else {
        m_page.showMessage(windows.problem());
    }
}

void MetricsOverlay::compare(const MeasuredWindows& windows)
{
    chain::MeasuredOverlay compared = *m_shown;
    compared.windows = windows;
    m_shown = std::make_shared<const chain::MeasuredOverlay>(std::move(compared));
    show();
}

void MetricsOverlay::chooseWindows()
{
    if (m_shown == nullptr) {
        return;
    }
    const Metrics& metrics = *m_shown->metrics;
    const MeasuredWindows& windows = m_shown->windows;
    auto* dialog = new MetricsWindowsDialog(
        {.before = sampling::stretchText(windows.before, metrics),
         .during = sampling::stretchText(windows.during, metrics),
         .otherRegime = sampling::stretchText(windows.otherRegime, metrics)},
        &m_page);
    connect(dialog, &MetricsWindowsDialog::chosen, this,
            [this, dialog](const sampling::ChosenWindows& chosen) {
                const auto thresholds = inputsOf(m_document.values(Chain::id)).thresholds();
                const auto read = sampling::windowsOf(
                    chosen, *m_shown->metrics, chain::largestChange(*m_shown->metrics, thresholds));
                if (!read) {
                    dialog->refuse(read.problem());
                    return;
                }
                dialog->accept();
                compare(read.value());
            });
    dialog->open();
}

void MetricsOverlay::show()
{
    if (m_shown == nullptr) {
        m_page.setOverlay({});
    } else {
        m_page.setOverlay([shown = m_shown](const Values& values, Presentation& presentation) {
            addMeasured(*shown, inputsOf(values).thresholds(), presentation);
        });
    }
    Q_EMIT changed();
}

void MetricsOverlay::close()
{
    m_shown = nullptr;
    show();
}

void MetricsOverlay::fit()
{
    if (m_shown == nullptr) {
        return;
    }
    const chain::Fit fit =
        chain::fitted(inputsOf(m_document.values(Chain::id)), *m_shown->metrics, m_shown->windows);
    const auto problem = m_document.setAll(Chain::id, valuesOf(Chain::parameters(), fit.inputs),
                                           tr("Fit to %1").arg(qtText(m_shown->name)));
    if (problem) {
        m_page.showMessage(*problem);
        return;
    }
    QStringList notes;
    for (const std::string& note : fit.notes) {
        notes << qtText(note);
    }
    if (!notes.isEmpty()) {
        m_page.showNote(tr("Fit to %1: %2.").arg(qtText(m_shown->name), notes.join(u"; ")));
    }
}

} // namespace stormglass::ui
