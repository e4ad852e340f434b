// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace stormglass::ui {

/// An SVG drawn in one colour, sharp at 1× and 2×; the file says currentColor where the colour
/// goes. Empty where there is no such file.
[[nodiscard]] QIcon tintedIcon(const QString& file, const QColor& colour, int size);

} // namespace stormglass::ui
