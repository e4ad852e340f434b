// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/table_model.h"

#include "ui/widgets/qt_text.h"

#include <algorithm>

namespace stormglass::ui {

namespace {

/// A column of words is read from the left, its heading and its empty cells too.
Qt::Alignment alignmentOf(const Table& table, std::size_t column)
{
    const bool isWords = std::ranges::any_of(table.rows, [column](const auto& row) {
        return std::holds_alternative<std::string>(row[column]);
    });
    return (isWords ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

} // namespace

TableModel::TableModel(Table table, QObject* parent)
    : QAbstractTableModel(parent)
    , m_table(std::move(table))
{
    for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
        m_alignments.push_back(alignmentOf(m_table, column));
    }
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return qtText(
            cellText(cell(index), m_table.columns[static_cast<std::size_t>(index.column())]));
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>(m_alignments[static_cast<std::size_t>(index.column())]);
    }
    return {};
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && orientation == Qt::Horizontal) {
        return static_cast<int>(m_alignments[static_cast<std::size_t>(section)]);
    }
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    return qtText(headingText(m_table.columns[static_cast<std::size_t>(section)]));
}

const Cell& TableModel::cell(const QModelIndex& index) const
{
    return m_table
        .rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
}

} // namespace stormglass::ui
