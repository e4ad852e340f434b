// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"

#include <QCheckBox>

#include <optional>
#include <string>

namespace stormglass::ui {

/// A curve's name beside a piece of its line, or of its area; unchecked, the name is struck out and
/// the line hollow.
class LegendEntry : public QCheckBox {
    Q_OBJECT

public:
    explicit LegendEntry(QWidget* parent = nullptr);

    /// Names the curve and gives it one of the series' colours, or a guide's quiet one.
    void setCurve(const Series& series, std::optional<std::size_t> colour);

    [[nodiscard]] const std::string& name() const { return m_name; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& position) const override;

private:
    std::string m_name;
    std::optional<std::size_t> m_colour;
    LineStyle m_style = LineStyle::Line;
};

} // namespace stormglass::ui
