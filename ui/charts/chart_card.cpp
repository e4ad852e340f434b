// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_card.h"

#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_view.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace stormglass::ui {

ChartCard::ChartCard(QWidget* parent)
    : Card(parent)
    , m_title(new QLabel)
    , m_subtitle(new QLabel)
    , m_legend(new ChartLegend)
    , m_view(new ChartView)
{
    useTextSize(m_title, TextSize::Title, QFont::DemiBold);
    useTextSize(m_subtitle, TextSize::Note);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_subtitle);
    layout->addWidget(m_legend);
    layout->addWidget(m_view, 1);
}

void ChartCard::setChart(const Chart& chart)
{
    m_title->setText(qtText(chart.title));
    m_subtitle->setText(qtText(chart.subtitle));
    m_legend->setChart(chart);
    m_view->setChart(chart);
    setAccessibleName(qtText(chart.title));
    setAccessibleDescription(qtText(chart.summary));
}

void ChartCard::setAxisRanges(AxisRanges ranges) { m_view->setAxisRanges(ranges); }

const ChartScene& ChartCard::shownScene() const { return m_view->shownScene(); }

QList<QPointF> ChartCard::curvePoints(qsizetype curve) const { return m_view->curvePoints(curve); }

} // namespace stormglass::ui
