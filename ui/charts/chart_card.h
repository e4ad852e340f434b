// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "ui/charts/axis_ranges.h"
#include "ui/widgets/card.h"

#include <QList>
#include <QPointF>

class QLabel;

namespace stormglass::ui {

class ChartLegend;
class ChartView;
struct ChartScene;

/// A chart with its title, subtitle and legend; to a screen reader, its title and its sentence.
class ChartCard : public Card {
    Q_OBJECT

public:
    explicit ChartCard(QWidget* parent = nullptr);

    /// Shows a chart from now on.
    void setChart(const Chart& chart);

    /// Frozen axes do not jump while a slider is dragged.
    void setAxisRanges(AxisRanges ranges);

    /// What is drawn: the chart, and its axes as they stand.
    [[nodiscard]] const ChartScene& shownScene() const;

    /// The points of one curve as they are drawn.
    [[nodiscard]] QList<QPointF> curvePoints(qsizetype curve) const;

private:
    QLabel* m_title;
    QLabel* m_subtitle;
    ChartLegend* m_legend;
    ChartView* m_view;
};

} // namespace stormglass::ui
