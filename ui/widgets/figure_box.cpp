// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/figure_box.h"

#include "ui/widgets/figure_list.h"

#include <utility>

namespace stormglass::ui {

FigureBox::FigureBox(QWidget* parent)
    : NoteBox(parent)
    , m_figures(new FigureList)
{
    addWidget(m_figures);
    hide();
}

void FigureBox::showFigures(const QString& title, const std::vector<Figure>& figures)
{
    m_title = title;
    showNote(m_title, {});
    m_figures->showFigures(figures);
    setVisible(!figures.empty());
}

void FigureBox::setOutdated() { showNote(m_title, tr("Of the last good result.")); }

} // namespace stormglass::ui
