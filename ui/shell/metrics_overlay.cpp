// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/metrics_overlay.h"

#include "model/chain/fit.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/metrics_column_dialog.h"
#include "ui/shell/settings.h"
#include "ui/widgets/qt_text.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

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
    start(path, [path](const std::stop_token& stop, const Progress& progress) -> Outcome<Opened> {
        auto file = sampling::readMetrics(path, {}, stop, progress);
        if (file) {
            return Opened(std::move(file).value());
        }
        const auto preview = sampling::previewMetrics(path, previewedRows, stop);
        const bool canAsk = preview && preview.value().needsChoice();
        return canAsk ? Outcome<Opened>(Opened(preview.value())) : file.problem();
    });
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
    } else if (const auto* file = std::get_if<sampling::MetricsFile>(&opened.value())) {
        take(*file);
    } else {
        ask(std::get<sampling::MetricsPreview>(opened.value()));
    }
}

void MetricsOverlay::ask(const sampling::MetricsPreview& preview)
{
    auto* dialog = new MetricsColumnDialog(QFileInfo(m_path).fileName(), preview, &m_page);
    connect(dialog, &MetricsColumnDialog::namesChosen, this,
            [this, path = m_path](const sampling::MetricsNames& names) {
                start(path,
                      [path, names](const std::stop_token& stop,
                                    const Progress& progress) -> Outcome<Opened> {
                          const auto file = sampling::readMetrics(path, names, stop, progress);
                          return file ? Outcome<Opened>(Opened(file.value())) : file.problem();
                      });
            });
    dialog->open();
}

void MetricsOverlay::take(const sampling::MetricsFile& read)
{
    m_settings.setMetricsFile(m_path);
    const auto thresholds = inputsOf(m_document.values(Chain::id)).thresholds();
    m_shown = std::make_shared<const chain::MeasuredOverlay>(chain::MeasuredOverlay{
        .name = QFileInfo(m_path).fileName().toStdString(),
        .metrics = read.metrics,
        .windows = chain::windowsAround(chain::largestChange(read.metrics, thresholds),
                                        read.metrics.size())});
    show();
    QStringList notes{tr("%1: %2 rows, %3 left out.")
                          .arg(QFileInfo(m_path).fileName())
                          .arg(read.metrics.size())
                          .arg(read.skippedRows)};
    for (const std::string& note : read.notes) {
        notes << qtText(note) + u'.';
    }
    m_page.showNote(notes.join(u' '));
}

// Rows are rounds, counted from 1.
void MetricsOverlay::pick(double from, double to)
{
    if (m_shown == nullptr) {
        return;
    }
    const auto rows = static_cast<double>(m_shown->metrics.size());
    const auto begin = static_cast<std::size_t>(std::clamp(std::ceil(from), 1.0, rows)) - 1;
    const auto end = static_cast<std::size_t>(std::clamp(std::floor(to), 1.0, rows));
    if (end <= begin) {
        return;
    }
    chain::MeasuredOverlay picked = *m_shown;
    picked.windows = chain::windowsAround({begin, end}, picked.metrics.size());
    m_shown = std::make_shared<const chain::MeasuredOverlay>(std::move(picked));
    show();
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
    const Chain::Inputs inputs =
        chain::fitted(inputsOf(m_document.values(Chain::id)), m_shown->metrics, m_shown->windows);
    const auto problem = m_document.setAll(Chain::id, valuesOf(Chain::parameters(), inputs),
                                           tr("Fit to %1").arg(qtText(m_shown->name)));
    if (problem) {
        m_page.showMessage(*problem);
    }
}

} // namespace stormglass::ui
