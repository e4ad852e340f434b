// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace stormglass::ui {

/// Fusion, with outlines of radio buttons and check boxes that can be seen: its own are a darker
/// shade of the window, which on a dark one is next to nothing.
class ClearStyle : public QProxyStyle {
    Q_OBJECT

public:
    ClearStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
};

} // namespace stormglass::ui
