// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace stormglass::ui {

/// A column of widgets that scrolls when it has too little height. Unlike a plain QScrollArea it
/// knows that wrapped text gets higher as it gets narrower, so that nothing is cut off below.
class ScrolledColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrolledColumn(QWidget* parent = nullptr);

    /// Where the column's widgets go.
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

    /// As narrow as its widgets allow, as low as one likes.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();
    void tellWidth();

    QVBoxLayout* m_column;
    QSize m_toldWidths; ///< least and preferred, as the layout around knows them
};

} // namespace stormglass::ui
