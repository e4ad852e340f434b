// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"

#include <QPainterPath>
#include <QWidget>

namespace stormglass::ui {

/// The outline of a tone's shape in an area.
[[nodiscard]] QPainterPath toneShape(Tone tone, const QRectF& area);

/// A tone as a shape in its colour, so that colour is never the only sign: disc calm, half disc
/// precarious, triangle caution, square failing, hexagon switched off, ring neutral.
class VerdictShape : public QWidget {
    Q_OBJECT

public:
    explicit VerdictShape(QWidget* parent = nullptr);

    void showTone(Tone tone);

    /// About as high as a verdict word and its sentence, in the system's text.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Tone m_tone = Tone::Neutral;
};

} // namespace stormglass::ui
