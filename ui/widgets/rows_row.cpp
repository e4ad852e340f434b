// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/rows_row.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/row_cell_delegate.h"
#include "ui/widgets/suggestion_edit.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int mostVisibleRows = 6;
constexpr int leastCellCharacters = 10;

} // namespace

RowsRow::RowsRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent)
    : ParameterRow(parameter, initial, parent)
    , m_table(new QTableWidget(0, static_cast<int>(parameter.rowColumns.size())))
    , m_add(new QPushButton(tr("Add row")))
    , m_remove(new QPushButton(tr("Remove row")))
{
    m_title = makeTitle(m_table);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);        // Tab leaves the table, arrows move in it
    m_table->setTextElideMode(Qt::ElideMiddle); // names that begin alike differ at their end
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_add->setObjectName(QStringLiteral("addRow"));
    m_remove->setObjectName(QStringLiteral("removeRow"));
    arrange();
    describe();
    wire();
    fill();
}

int RowsRow::comfortableWidth() const
{
    return std::max(titleWidth(*m_title) + columnGap + resetButton()->sizeHint().width(),
                    m_add->sizeHint().width() + columnGap + m_remove->sizeHint().width());
}

void RowsRow::present(const Value& /*value*/) { fill(); }

void RowsRow::changeEvent(QEvent* event)
{
    ParameterRow::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
    }
}

void RowsRow::arrange()
{
    auto* buttons = new QWidget;
    auto* line = new FlowLayout(columnGap, 4, buttons);
    line->addWidget(m_add);
    line->addWidget(m_remove);
    stack(m_title, {m_table, buttons});
    setTabOrder(m_table, m_add);
    setTabOrder(m_add, m_remove);
    setTabOrder(m_remove, resetButton());
}

void RowsRow::describe()
{
    const QString label = qtText(parameter().label);
    for (const RowColumn& column : parameter().rowColumns) {
        auto* heading = new QTableWidgetItem(qtText(column.label));
        heading->setToolTip(qtText(column.meaning));
        const auto index = static_cast<int>(&column - parameter().rowColumns.data());
        m_table->setHorizontalHeaderItem(index, heading);
        m_cells.push_back(new RowCellDelegate(column, this));
        m_table->setItemDelegateForColumn(index, m_cells.back());
    }
    m_table->setAccessibleName(label);
    m_table->setAccessibleDescription(parameterTooltip(parameter()));
    m_add->setAccessibleName(tr("Add a row to %1").arg(label));
    m_remove->setAccessibleName(tr("Remove the current row of %1").arg(label));
}

void RowsRow::wire()
{
    connect(m_add, &QPushButton::clicked, this, &RowsRow::addRow);
    connect(m_remove, &QPushButton::clicked, this, &RowsRow::removeRow);
    connect(m_table, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (!m_filling) {
            readCell(*item);
        }
    });
}

// Cells keep their items, so that one being typed into stays the current one.
void RowsRow::fill()
{
    m_filling = true;
    const std::vector<std::string>& rows = rowsOf(value());
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const std::string& text = rows[static_cast<std::size_t>(row)];
        const std::vector<std::string> cells = cellsOf(parameter().rowColumns, text);
        for (int column = 0; column < m_table->columnCount(); ++column) {
            if (m_table->item(row, column) == nullptr) {
                m_table->setItem(row, column, new QTableWidgetItem);
            }
            const auto index = static_cast<std::size_t>(column);
            m_cells[index]->showCell(*m_table->item(row, column), cells[index], text);
        }
    }
    m_filling = false;
    m_remove->setEnabled(!rows.empty());
    fitHeight();
}

void RowsRow::fitHeight()
{
    m_table->setVisible(m_table->rowCount() > 0);
    const QFontMetrics metrics = m_table->fontMetrics();
    constexpr int padding = 10;
    const int rowHeight = metrics.height() + padding;
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->horizontalHeader()->setMinimumSectionSize(metrics.averageCharWidth() *
                                                       leastCellCharacters);
    const int shown = std::min(m_table->rowCount(), mostVisibleRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + shown * rowHeight +
                            2 * m_table->frameWidth());
}

void RowsRow::addRow()
{
    std::vector<std::string> rows = rowsOf(value());
    rows.push_back(newRow(parameter().rowColumns));
    edit(rows);
    if (QTableWidgetItem* first = m_table->item(static_cast<int>(rows.size()) - 1, 0)) {
        m_table->setFocus();
        m_table->setCurrentItem(first);
        m_table->editItem(first);
    }
    // Where there is a list, it is seen; it opens when the new row has its place.
    if (auto* field = qobject_cast<SuggestionEdit*>(
            m_table->cellWidget(static_cast<int>(rows.size()) - 1, 0))) {
        QMetaObject::invokeMethod(field, &SuggestionEdit::startSearch, Qt::QueuedConnection);
    }
}

void RowsRow::removeRow()
{
    std::vector<std::string> rows = rowsOf(value());
    const int current = m_table->currentRow() < 0 ? m_table->rowCount() - 1 : m_table->currentRow();
    rows.erase(rows.begin() + current);
    edit(rows);
}

void RowsRow::readCell(const QTableWidgetItem& item)
{
    const Outcome<std::string> row = parameter().acceptRow(textOfRow(item.row()));
    std::vector<std::string> rows = rowsOf(value());
    if (!row) {
        Q_EMIT refused(
            {qtText(parameter().label).append(tr(", row %1").arg(item.row() + 1)).toStdString(),
             row.problem().what, row.problem().remedy});
    } else if (std::exchange(rows[static_cast<std::size_t>(item.row())], row.value()) !=
               row.value()) {
        edit(rows);
    }
    fill(); // the last good text, in its canonical form
}

std::string RowsRow::textOfRow(int row) const
{
    std::vector<std::string> cells;
    cells.reserve(parameter().rowColumns.size());
    for (int column = 0; column < m_table->columnCount(); ++column) {
        cells.push_back(m_table->item(row, column)->text().toStdString());
    }
    return rowText(parameter().rowColumns, cells);
}

} // namespace stormglass::ui
