// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "ui/widgets/note_box.h"

#include <vector>

namespace stormglass::ui {

class FigureList;

/// A quiet box of figures under a title, hidden while there are none.
class FigureBox : public NoteBox {
    Q_OBJECT

public:
    explicit FigureBox(QWidget* parent = nullptr);

    /// Shows these figures from now on, as those of the present values.
    void showFigures(const QString& title, const std::vector<Figure>& figures);

    /// Says that the figures are not those of the present values.
    void setOutdated();

private:
    QString m_title;
    FigureList* m_figures;
};

} // namespace stormglass::ui
