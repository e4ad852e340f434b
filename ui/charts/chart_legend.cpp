// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_legend.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QPainter>

namespace stormglass::ui {

namespace {

constexpr int lineLength = 18;
constexpr int gap = 6;
constexpr int betweenEntries = 18;

} // namespace

ChartLegend::ChartLegend(QWidget* parent)
    : QWidget(parent)
{
    useTextSize(this, TextSize::Note);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ChartLegend::setChart(const Chart& chart)
{
    QStringList names;
    for (const Series& series : chart.series) {
        names << qtText(series.name);
    }
    if (names != m_names) {
        m_names = names;
        setVisible(names.size() > 1);
        setAccessibleName(names.join(QStringLiteral(", ")));
        updateGeometry();
        update();
    }
}

QSize ChartLegend::sizeHint() const
{
    int width = 0;
    for (const QString& name : m_names) {
        width += lineLength + gap + fontMetrics().horizontalAdvance(name) + betweenEntries;
    }
    return {width, fontMetrics().height() + 4};
}

void ChartLegend::paintEvent(QPaintEvent* /*event*/)
{
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int x = 0;
    for (qsizetype index = 0; index < m_names.size(); ++index) {
        painter.setPen(QPen(look.curve(static_cast<std::size_t>(index)), 3.0));
        painter.drawLine(QPointF(x + 1, height() / 2.0), QPointF(x + lineLength, height() / 2.0));
        x += lineLength + gap;
        const int width = fontMetrics().horizontalAdvance(m_names[index]);
        painter.setPen(look.quietText);
        painter.drawText(QRect(x, 0, width + 2, height()), Qt::AlignVCenter, m_names[index]);
        x += width + betweenEntries;
    }
}

} // namespace stormglass::ui
