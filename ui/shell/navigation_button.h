// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace stormglass::ui {

/// An instrument in the navigation: icon over name, framed in the accent where it is the one shown.
class NavigationButton : public QToolButton {
    Q_OBJECT

public:
    explicit NavigationButton(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace stormglass::ui
