// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/metrics_overlay.h"

#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/metrics_column_dialog.h"
#include "ui/shell/metrics_windows_dialog.h"
#include "ui/shell/settings.h"
#include "ui/widgets/qt_text.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace stormglass::ui {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t previewedRows = 5;

Chain::Inputs inputsOf(const Values& values) { return inputsFrom(Chain::parameters(), values); }

/// The overlay of a file's metrics, compared around the trouble in them.
std::shared_ptr<const chain::MeasuredOverlay> overlayOf(const QString& path, Metrics&& read,
                                                        const chain::Thresholds& thresholds)
{
    auto metrics = std::make_shared<const Metrics>(std::move(read));
    auto curves = std::make_shared<const chain::MeasuredCurves>(chain::curvesOf(*metrics));
    const RowRange during = chain::largestChange(*metrics, thresholds);
    const MeasuredWindows windows = windowsAround(during, metrics->size());
    return std::make_shared<const chain::MeasuredOverlay>(
        chain::MeasuredOverlay{.name = QFileInfo(path).fileName().toStdString(),
                               .metrics = std::move(metrics),
                               .curves = std::move(curves),
                               .windows = windows});
}

/// The capacity of the run, where it can be taken for the dependency's: a person has set it or it
/// was fitted. The default is nobody's.
std::optional<double> knownCapacity(const Chain::Inputs& inputs, std::optional<int> fitted)
{
    const bool isKnown = inputs.capacity != Chain::Inputs{}.capacity || inputs.capacity == fitted;
    return isKnown ? std::optional<double>(inputs.capacity) : std::nullopt;
}

} // namespace

MetricsOverlay::MetricsOverlay(Document& document, InstrumentPage& page, Settings& settings)
    : QObject(&page)
    , m_document(document)
    , m_page(page)
    , m_settings(settings)
    , m_job([this](const Outcome<Opened>& opened) { take(opened); })
    , m_windowsJob([this](const Outcome<Compared>& compared) { take(compared); })
    , m_fitJob([this](const Outcome<Fitted>& fitted) { take(fitted); })
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
    start([path, read](const std::stop_token& stop, const Progress& progress) {
        Outcome<Opened> opened = read(stop, progress);
        if (opened) {
            return opened;
        }
        const auto preview = sampling::previewMetrics(path, previewedRows, stop);
        const bool canAsk = preview && preview.value().needsChoice();
        return canAsk ? Outcome<Opened>(Opened(Unclear{path, preview.value()})) : opened;
    });
}

LatestJob<MetricsOverlay::Opened>::Work
MetricsOverlay::reading(const QString& path, const sampling::MetricsNames& names) const
{
    return [path, names, thresholds = inputs().thresholds()](
               const std::stop_token& stop, const Progress& progress) -> Outcome<Opened> {
        auto outcome = sampling::readMetrics(path, names, stop, progress);
        if (!outcome) {
            return outcome.problem();
        }
        sampling::MetricsFile file = std::move(outcome).value();
        return Opened(Read{.path = path,
                           .overlay = overlayOf(path, std::move(file.metrics), thresholds),
                           .skippedRows = file.skippedRows,
                           .notes = std::move(file.notes)});
    };
}

void MetricsOverlay::start(LatestJob<Opened>::Work work)
{
    m_job.start(std::move(work));
    m_progress.start(100ms);
    Q_EMIT readingStarted();
}

void MetricsOverlay::take(const Outcome<Opened>& opened)
{
    if (m_job.isRunning()) {
        return; // another file was asked for before this one was shown
    }
    m_progress.stop();
    Q_EMIT readingEnded();
    if (!opened) {
        m_page.showMessage(opened.problem());
    } else if (const auto* read = std::get_if<Read>(&opened.value())) {
        take(*read);
    } else {
        ask(std::get<Unclear>(opened.value()));
    }
}

void MetricsOverlay::ask(const Unclear& unclear)
{
    const QString& path = unclear.path;
    auto* dialog = new MetricsColumnDialog(QFileInfo(path).fileName(), unclear.preview, &m_page);
    connect(dialog, &MetricsColumnDialog::namesChosen, this,
            [this, path](const sampling::MetricsNames& names) { start(reading(path, names)); });
    dialog->open();
}

void MetricsOverlay::take(const Read& read)
{
    m_settings.setMetricsFile(read.path);
    m_shown = read.overlay;
    show();
    QStringList notes{tr("%1: %2 rows, %3 left out.")
                          .arg(qtText(m_shown->name))
                          .arg(m_shown->metrics->size())
                          .arg(read.skippedRows)};
    for (const std::string& note : read.notes) {
        notes << qtText(note) + u'.';
    }
    notes << tr("Drag over the trouble on a chart, with Shift over what to compare it with.");
    m_page.showNote(notes.join(u' '));
}

void MetricsOverlay::show()
{
    if (m_shown == nullptr) {
        m_page.setOverlay({});
    } else {
        // One computation of a page follows another, as the faces want it.
        auto faces = std::make_shared<chain::MeasuredFaces>(*m_shown);
        m_page.setOverlay(
            [faces, fitted = m_fittedCapacity](const Values& values, Presentation& presentation) {
                const Chain::Inputs run = inputsOf(values);
                faces->addTo(presentation, run.thresholds(), knownCapacity(run, fitted));
            });
    }
    Q_EMIT changed();
}

void MetricsOverlay::close()
{
    m_shown = nullptr;
    show();
}

Chain::Inputs MetricsOverlay::inputs() const { return inputsOf(m_document.values(Chain::id)); }

} // namespace stormglass::ui
