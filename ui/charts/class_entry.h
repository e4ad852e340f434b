// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QWidget>

namespace stormglass::ui {

/// The word of a map's class beside a piece of the map: the colour of its cells and its sign.
class ClassEntry : public QWidget {
    Q_OBJECT

public:
    explicit ClassEntry(QWidget* parent = nullptr);

    /// Names the class at that place in the map's classes.
    void setClass(const std::vector<MapClass>& classes, std::size_t place);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<MapClass> m_classes;
    std::size_t m_place = 0;
};

} // namespace stormglass::ui
