// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is done with metrics that are shown: their windows are picked or typed, a run is fitted.

#include "model/chain/picked_windows.h"
#include "model/sampling/metrics_window.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/metrics_overlay.h"
#include "ui/shell/metrics_windows_dialog.h"
#include "ui/widgets/qt_text.h"

namespace stormglass::ui {

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
    m_windowsDialog = new MetricsWindowsDialog(
        {.before = sampling::stretchText(windows.before, metrics),
         .during = sampling::stretchText(windows.during, metrics),
         .otherRegime = sampling::stretchText(windows.otherRegime, metrics)},
        &m_page);
    connect(m_windowsDialog, &MetricsWindowsDialog::chosen, this, &MetricsOverlay::find);
    m_windowsDialog->open();
}

void MetricsOverlay::find(const sampling::ChosenWindows& chosen)
{
    m_windowsJob.start([chosen, of = m_shown, thresholds = inputs().thresholds()](
                           const std::stop_token&, const Progress&) -> Outcome<Compared> {
        const RowRange found =
            chosen.during.empty() ? chain::largestChange(*of->metrics, thresholds) : RowRange();
        const auto windows = sampling::windowsOf(chosen, *of->metrics, found);
        return windows ? Outcome<Compared>(Compared{of, windows.value()}) : windows.problem();
    });
}

void MetricsOverlay::take(const Outcome<Compared>& compared)
{
    const bool isAwaited = m_windowsDialog != nullptr && m_windowsDialog->isVisible();
    if (!isAwaited || m_windowsJob.isRunning()) {
        return;
    }
    if (!compared) {
        m_windowsDialog->refuse(compared.problem());
        return;
    }
    m_windowsDialog->accept();
    if (compared.value().of == m_shown) {
        compare(compared.value().windows);
    }
}

void MetricsOverlay::fit()
{
    if (m_shown == nullptr) {
        return;
    }
    m_fitJob.start([of = m_shown, from = inputs()](const std::stop_token&,
                                                   const Progress&) -> Outcome<Fitted> {
        return Fitted{of, from, chain::fitted(from, *of->metrics, of->windows)};
    });
}

void MetricsOverlay::take(const Outcome<Fitted>& fitted)
{
    if (!fitted) {
        m_page.showMessage(fitted.problem());
        return;
    }
    const auto& [of, from, fit] = fitted.value();
    if (m_shown == nullptr || m_shown->metrics != of->metrics || m_fitJob.isRunning()) {
        return;
    }
    if (of != m_shown || from != inputs()) {
        this->fit(); // what was moved meanwhile is not put back
        return;
    }
    const QString name = qtText(m_shown->name);
    const auto problem = m_document.setAll(Chain::id, valuesOf(Chain::parameters(), fit.inputs),
                                           tr("Fit to %1").arg(name));
    if (problem) {
        m_page.showMessage(*problem);
        return;
    }
    if (fit.inputs.capacity != from.capacity) {
        m_fittedCapacity = fit.inputs.capacity;
        show();
    }
    QStringList notes;
    for (const std::string& note : fit.notes) {
        notes << qtText(note);
    }
    if (!notes.isEmpty()) {
        m_page.showNote(tr("Fit to %1: %2.").arg(name, notes.join(u"; ")));
    }
}

} // namespace stormglass::ui
