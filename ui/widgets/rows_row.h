// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/parameter_row.h"

class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace stormglass::ui {

class RowCellDelegate;

/// Rows as a table: one column per part, typed in the cells, added and removed by buttons.
class RowsRow : public ParameterRow {
    Q_OBJECT

public:
    RowsRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent = nullptr);

    [[nodiscard]] int comfortableWidth() const override;

protected:
    void present(const Value& value) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void describe();
    void wire();
    void fill();
    void fitHeight();
    void addRow();
    void removeRow();
    void readCell(const QTableWidgetItem& item);
    [[nodiscard]] std::string textOfRow(int row) const;

    QLabel* m_title = nullptr;
    QTableWidget* m_table;
    QPushButton* m_add;
    QPushButton* m_remove;
    std::vector<RowCellDelegate*> m_cells; ///< one per column
    bool m_filling = false;                ///< the cells change because the value did
};

} // namespace stormglass::ui
