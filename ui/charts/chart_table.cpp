// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_table.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/table_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace stormglass::ui {

ChartTable::ChartTable(QWidget* parent)
    : QTableView(parent)
{
    useTextSize(this, TextSize::Note);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
}

void ChartTable::setTable(const Table& table)
{
    const QPoint scrolled(horizontalScrollBar()->value(), verticalScrollBar()->value());
    const QModelIndex current = currentIndex();
    const int row = std::min(current.row(), static_cast<int>(table.rows.size()) - 1);
    const int column = std::min(current.column(), static_cast<int>(table.columns.size()) - 1);
    setAccessibleName(tr("%1 as a table").arg(qtText(table.title)));
    QAbstractItemModel* oldModel = model();
    QItemSelectionModel* oldSelection = selectionModel();
    setModel(new TableModel(table, this));
    delete oldSelection;
    delete oldModel;
    measure();
    if (row >= 0 && column >= 0) {
        setCurrentIndex(model()->index(row, column));
    }
    horizontalScrollBar()->setValue(scrolled.x());
    verticalScrollBar()->setValue(scrolled.y());
}

void ChartTable::growWithRows(int most)
{
    m_mostRows = most;
    fitHeight();
}

std::size_t ChartTable::rowCount() const
{
    return model() == nullptr ? 0 : static_cast<std::size_t>(model()->rowCount());
}

QSize ChartTable::minimumSizeHint() const
{
    return {fontMetrics().height() * 10, fontMetrics().height() * 8};
}

void ChartTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        measure();
    }
}

void ChartTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void ChartTable::measure()
{
    constexpr int padding = 8;
    // The header has the application's font, not the table's, until it is told.
    horizontalHeader()->setFont(font());
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + padding);
    m_contentWidths.clear();
    for (int column = 0; model() != nullptr && column < model()->columnCount(); ++column) {
        m_contentWidths.push_back(padding + std::max(sizeHintForColumn(column),
                                                     horizontalHeader()->sectionSizeHint(column)));
    }
    shareWidth();
}

void ChartTable::shareWidth()
{
    const int columns = static_cast<int>(m_contentWidths.size());
    const int needed = std::accumulate(m_contentWidths.begin(), m_contentWidths.end(), 0);
    const int spare = std::max(0, viewport()->width() - needed);
    for (int column = 0; column < columns; ++column) {
        // Whole pixels: the first columns take what the division leaves.
        const int share = spare / columns + (column < spare % columns ? 1 : 0);
        setColumnWidth(column, m_contentWidths[static_cast<std::size_t>(column)] + share);
    }
    fitHeight();
}

void ChartTable::fitHeight()
{
    if (m_mostRows == 0) {
        return;
    }
    const int rows = static_cast<int>(rowCount());
    const int needed = std::accumulate(m_contentWidths.begin(), m_contentWidths.end(), 0);
    const int bar = needed > viewport()->width() ? horizontalScrollBar()->sizeHint().height() : 0;
    setVerticalScrollBarPolicy(rows > m_mostRows ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    setFixedHeight(horizontalHeader()->sizeHint().height() +
                   std::min(rows, m_mostRows) * verticalHeader()->defaultSectionSize() + bar +
                   2 * frameWidth());
}

} // namespace stormglass::ui
