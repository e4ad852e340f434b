// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QStringList>
#include <QWidget>

namespace stormglass::ui {

/// Names the curves of a chart, each beside a piece of its line; hidden for a single curve, which
/// the title names.
class ChartLegend : public QWidget {
    Q_OBJECT

public:
    explicit ChartLegend(QWidget* parent = nullptr);

    /// Names the curves of this chart.
    void setChart(const Chart& chart);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_names;
};

} // namespace stormglass::ui
