// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/table_model.h"

#include "ui/widgets/qt_text.h"

namespace stormglass::ui {

TableModel::TableModel(Table table, QObject* parent)
    : QAbstractTableModel(parent)
    , m_table(std::move(table))
{
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
        const bool number = std::holds_alternative<double>(cell(index));
        return static_cast<int>((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
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
