// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/metrics_commands.h"

#include "ui/shell/metrics_overlay.h"

#include <QCoreApplication>
#include <QMenu>

namespace stormglass::ui {

namespace {

struct MetricsCommands {
    Q_DECLARE_TR_FUNCTIONS(MetricsCommands)
};

} // namespace

void addMetricsCommands(QMenu& menu, MetricsOverlay& metrics, std::function<void()> showPage)
{
    QAction* open = menu.addAction(MetricsCommands::tr("Open m&etrics…"));
    open->setToolTip(MetricsCommands::tr("Show metrics of a dependency, CSV or the JSON of a "
                                         "Prometheus range query, beside the retry chain"));
    QObject::connect(open, &QAction::triggered, &metrics,
                     [&metrics, showPage = std::move(showPage)] {
                         showPage();
                         metrics.choose();
                     });
    QAction* fit =
        menu.addAction(MetricsCommands::tr("&Fit to metrics"), &metrics, &MetricsOverlay::fit);
    QAction* windows = menu.addAction(MetricsCommands::tr("Metrics &windows…"), &metrics,
                                      &MetricsOverlay::chooseWindows);
    QAction* close =
        menu.addAction(MetricsCommands::tr("C&lose metrics"), &metrics, &MetricsOverlay::close);
    const auto follow = [&metrics, fit, windows, close] {
        for (QAction* command : {fit, windows, close}) {
            command->setEnabled(metrics.isOpen());
        }
    };
    QObject::connect(&metrics, &MetricsOverlay::changed, fit, follow);
    follow();
}

} // namespace stormglass::ui
