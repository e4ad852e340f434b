// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/table.h"

#include <QAbstractTableModel>

namespace stormglass::ui {

/// A Table for Qt's views: cells as people read them, numbers to the right.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit TableModel(Table table, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] const Cell& cell(const QModelIndex& index) const;

    Table m_table;
    std::vector<Qt::Alignment> m_alignments; ///< by column
};

} // namespace stormglass::ui
