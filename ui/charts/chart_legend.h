// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "ui/charts/readout.h"

#include <QList>
#include <QWidget>

namespace stormglass::ui {

class ClassEntry;
class LegendEntry;

/// Names the curves of a chart, each beside a piece of its line, and lets the user hide them; then
/// the classes that its map has. A single curve that is shown needs no legend: the title names it.
class ChartLegend : public QWidget {
    Q_OBJECT

public:
    explicit ChartLegend(QWidget* parent = nullptr);

    /// Names the curves and classes of this chart; what the user has hidden stays hidden, by name.
    void setChart(const Chart& chart);

    /// Hides these curves and shows all others.
    void setHidden(const HiddenCurves& hidden);

    [[nodiscard]] const HiddenCurves& hidden() const { return m_hidden; }

Q_SIGNALS:
    /// Other curves than before are hidden.
    void hiddenChanged(const stormglass::ui::HiddenCurves& hidden);

    /// It has more entries than ever, which are the last of the window that Tab reaches.
    void grown();

private:
    void addEntry();
    void showClasses(const std::optional<ChartMap>& map);
    void toggled(const LegendEntry& entry);
    void showHidden();

    HiddenCurves m_hidden;
    QList<LegendEntry*> m_entries;
    QList<ClassEntry*> m_classes;
};

} // namespace stormglass::ui
