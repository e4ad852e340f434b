// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/figure_list.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QFormLayout>
#include <QLabel>

namespace stormglass::ui {

FigureList::FigureList(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QFormLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(12);
    m_layout->setVerticalSpacing(2);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void FigureList::showFigures(const std::vector<Figure>& figures)
{
    while (m_lines.size() < figures.size()) {
        addLine();
    }
    QStringList sentences;
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const Figure figure = line < figures.size() ? figures[line] : Figure{};
        m_lines[line].caption->setText(qtText(figure.caption));
        m_lines[line].number->setText(qtText(figure.number));
        for (QLabel* label : {m_lines[line].caption, m_lines[line].number}) {
            label->setToolTip(qtText(figure.meaning));
            label->setAccessibleDescription(qtText(figure.meaning));
        }
        if (line < figures.size()) {
            sentences << qtText(figure.caption) + QStringLiteral(": ") + qtText(figure.number);
        }
    }
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
}

void FigureList::addLine()
{
    const Line line{new QLabel, new QLabel};
    line.caption->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {line.caption, line.number}) {
        useTextSize(label, TextSize::Note);
        label->setTextFormat(Qt::PlainText);
    }
    m_layout->addRow(line.caption, line.number);
    m_lines.push_back(line);
}

} // namespace stormglass::ui
