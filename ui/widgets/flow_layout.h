// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>
#include <QList>

namespace stormglass::ui {

/// Puts widgets side by side and goes on below where the width ends, like words in a paragraph.
class FlowLayout : public QLayout {
public:
    /// The gaps are in pixels.
    FlowLayout(int gapAcross, int gapDown, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    [[nodiscard]] QList<QRect> places(int width) const;

    int m_gapAcross;
    int m_gapDown;
    QList<QLayoutItem*> m_items;
};

} // namespace stormglass::ui
