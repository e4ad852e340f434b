// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCheckBox>

#include <string>

namespace stormglass::ui {

/// A curve's name beside a piece of its line; unchecked, the name is struck out and the line
/// hollow.
class LegendEntry : public QCheckBox {
    Q_OBJECT

public:
    /// `curve` is its place in the chart, which gives it its colour.
    explicit LegendEntry(std::size_t curve, QWidget* parent = nullptr);

    /// Names the curve.
    void setName(const std::string& name);

    [[nodiscard]] const std::string& name() const { return m_name; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& position) const override;

private:
    std::size_t m_curve;
    std::string m_name;
};

} // namespace stormglass::ui
