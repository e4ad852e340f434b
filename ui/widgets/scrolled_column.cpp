// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/scrolled_column.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace stormglass::ui {

ScrolledColumn::ScrolledColumn(QWidget* parent)
    : QScrollArea(parent)
    , m_column(new QVBoxLayout)
{
    auto* content = new QWidget;
    content->setLayout(m_column);
    m_column->setContentsMargins(0, 0, 0, 0);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    content->installEventFilter(this);
}

QSize ScrolledColumn::minimumSizeHint() const
{
    constexpr int leastLines = 8;
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
            fontMetrics().height() * leastLines};
}

bool ScrolledColumn::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fitHeight();
        tellWidth();
    }
    return QScrollArea::eventFilter(watched, event);
}

// The column is as wide as its content asks and scrolls in height: telling those around it of every
// sentence that changed would lay out the whole page with each step of a slider.
void ScrolledColumn::tellWidth()
{
    const QSize widths(minimumSizeHint().width(), sizeHint().width());
    if (m_toldWidths != widths) {
        m_toldWidths = widths;
        updateGeometry();
    }
}

void ScrolledColumn::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitHeight();
}

// The bar's place stays free while there is none: a slider must not grow under the pointer because
// something above or below it went away.
void ScrolledColumn::fitHeight()
{
    const int bar = verticalScrollBar()->sizeHint().width();
    const int width = contentsRect().width() - bar + m_column->contentsMargins().right();
    const int needed = m_column->hasHeightForWidth() ? m_column->minimumHeightForWidth(width)
                                                     : m_column->minimumSize().height();
    m_column->setContentsMargins(0, 0, needed > contentsRect().height() ? 0 : bar, 0);
    widget()->setMinimumHeight(needed);
}

} // namespace stormglass::ui
