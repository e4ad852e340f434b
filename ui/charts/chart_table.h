// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/table.h"

#include <QTableView>

#include <vector>

namespace stormglass::ui {

/// The numbers of a chart; its columns take what their contents need and share the rest.
class ChartTable : public QTableView {
    Q_OBJECT

public:
    explicit ChartTable(QWidget* parent = nullptr);

    /// Shows a table; where the user stands in it stays, as far as the new one reaches.
    void setTable(const Table& table);

    /// From now on as high as its rows, up to so many: then no row is cut, and nothing scrolls but
    /// what it stands in.
    void growWithRows(int most);

    /// How many rows it shows.
    [[nodiscard]] std::size_t rowCount() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void measure();
    void shareWidth();
    void fitHeight();

    std::vector<int> m_contentWidths;
    int m_mostRows = 0; ///< 0 where its height is not its own
};

} // namespace stormglass::ui
