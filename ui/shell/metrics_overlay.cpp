// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/metrics_overlay.h"

#include "model/chain/fit.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/settings.h"
#include "ui/widgets/qt_text.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace stormglass::ui {

using namespace std::chrono_literals;

namespace {

Chain::Inputs inputsOf(const Values& values) { return inputsFrom(Chain::parameters(), values); }

} // namespace

MetricsOverlay::MetricsOverlay(Document& document, InstrumentPage& page, Settings& settings)
    : QObject(&page)
    , m_document(document)
    , m_page(page)
    , m_settings(settings)
    , m_job([this](const Outcome<sampling::MetricsFile>& file) { take(file); })
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
    m_path = path;
    m_job.start([path](const std::stop_token& stop, const Progress& progress) {
        return sampling::readMetrics(path, {}, stop, progress);
    });
    m_progress.start(100ms);
    Q_EMIT readingStarted();
}

void MetricsOverlay::take(const Outcome<sampling::MetricsFile>& file)
{
    m_progress.stop();
    Q_EMIT readingEnded();
    if (!file) {
        m_page.showMessage(file.problem());
        return;
    }
    m_settings.setMetricsFile(m_path);
    const sampling::MetricsFile& read = file.value();
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
