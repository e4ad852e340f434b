// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"

#include <QWidget>

#include <vector>

class QFormLayout;
class QLabel;

namespace stormglass::ui {

/// Numbers below each other, each beside what it says.
class FigureList : public QWidget {
    Q_OBJECT

public:
    explicit FigureList(QWidget* parent = nullptr);

    /// Shows these figures; as many lines as there ever were stay, so that nothing below jumps.
    void showFigures(const std::vector<Figure>& figures);

private:
    struct Line {
        QLabel* caption;
        QLabel* number;
    };

    void addLine();

    QFormLayout* m_layout;
    std::vector<Line> m_lines;
};

} // namespace stormglass::ui
