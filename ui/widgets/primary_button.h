// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

namespace stormglass::ui {

/// The one button of an area that matters most: flat, in the accent, grey where it is disabled,
/// with a ring when it has the keyboard. (The style would lighten the accent until its text cannot
/// be read.)
class PrimaryButton : public QPushButton {
    Q_OBJECT

public:
    explicit PrimaryButton(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace stormglass::ui
