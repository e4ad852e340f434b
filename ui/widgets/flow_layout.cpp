// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/flow_layout.h"

#include <algorithm>

namespace stormglass::ui {

FlowLayout::FlowLayout(int gapAcross, int gapDown, QWidget* parent)
    : QLayout(parent)
    , m_gapAcross(gapAcross)
    , m_gapDown(gapDown)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem* item) { m_items.append(item); }

int FlowLayout::count() const { return static_cast<int>(m_items.size()); }

QLayoutItem* FlowLayout::itemAt(int index) const { return m_items.value(index); }

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    int bottom = 0;
    for (const QRect& place : places(width)) {
        bottom = std::max(bottom, place.y() + place.height());
    }
    return bottom;
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    for (const QLayoutItem* item : m_items) {
        width += item->sizeHint().width() + m_gapAcross;
    }
    width = std::max(width - m_gapAcross, 0);
    return {width, heightForWidth(width)};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& place)
{
    QLayout::setGeometry(place);
    const QList<QRect> inside = places(place.width());
    for (qsizetype index = 0; index < m_items.size(); ++index) {
        m_items[index]->setGeometry(inside[index].translated(place.topLeft()));
    }
}

QList<QRect> FlowLayout::places(int width) const
{
    QList<QRect> places;
    QPoint next;
    int rowHeight = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) { // hidden
            places.append(QRect(next, QSize(0, 0)));
            continue;
        }
        const QSize wanted = item->sizeHint();
        // Wider than a row: it gets a row, and narrower than it would like.
        const QSize size(std::min(wanted.width(), std::max(width, item->minimumSize().width())),
                         wanted.height());
        if (next.x() > 0 && next.x() + size.width() > width) {
            next = {0, next.y() + rowHeight + m_gapDown};
            rowHeight = 0;
        }
        places.append(QRect(next, size));
        next.rx() += size.width() + m_gapAcross;
        rowHeight = std::max(rowHeight, size.height());
    }
    return places;
}

} // namespace stormglass::ui
