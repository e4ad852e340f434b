// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/row_format.h"

#include <QStyledItemDelegate>

class QTableWidgetItem;

namespace stormglass::ui {

/// Shows and edits the cells of one column of rows: with its suggestions where it has some, and
/// muted with what counts where a cell is empty.
class RowCellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    RowCellDelegate(const RowColumn& column, QObject* parent);

    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override;

    /// Leaves the cell as it is where a search has found nothing and nothing was typed.
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;

    /// Fills a cell of the column with its part of a row, and with what there is to say of it.
    void showCell(QTableWidgetItem& item, const std::string& cell, std::string_view row) const;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    void take(QWidget* editor);

    RowColumn m_column;
};

} // namespace stormglass::ui
