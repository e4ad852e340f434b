// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

#include <array>
#include <optional>

class QWidget;

namespace stormglass::ui {

enum class Theme { System, Light, Dark };

/// The theme of that name, "system", "light" or "dark"; nothing for any other.
[[nodiscard]] std::optional<Theme> themeNamed(const QString& name);

/// Its name.
[[nodiscard]] QString nameOf(Theme theme);

/// The colours of one theme, by what they are for.
struct Look {
    bool dark = false;
    QColor window;
    QColor card;
    QColor border;
    QColor text;
    QColor quietText;
    QColor accent;
    QColor grid;
    std::array<QColor, 6> series; ///< safe for colour blindness, in this order
    QColor calm;
    QColor caution;
    QColor failing;
    QColor switchedOff;

    /// The colour of a chart's curve by its place; they repeat after the sixth.
    [[nodiscard]] QColor curve(std::size_t index) const { return series.at(index % series.size()); }

    /// The colour of a verdict or threshold of that tone.
    [[nodiscard]] QColor tone(Tone tone) const;
};

/// The look that belongs to a palette: dark where its window is dark.
[[nodiscard]] const Look& lookOf(const QPalette& palette);

/// The palette that widgets of a theme use; `system` decides for Theme::System.
[[nodiscard]] QPalette paletteFor(Theme theme, const QPalette& system);

/// Sizes of text, as multiples of the system's font.
enum class TextSize { Note, Body, Title, Figure, Verdict };

/// The system's font at that size.
[[nodiscard]] QFont fontOf(TextSize size, QFont::Weight weight = QFont::Normal);

/// Gives a widget the system's font at that size, and again whenever the system's font changes.
void useTextSize(QWidget* widget, TextSize size, QFont::Weight weight = QFont::Normal);

} // namespace stormglass::ui
