// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/note_box.h"

#include "ui/widgets/look.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace stormglass::ui {

NoteBox::NoteBox(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel)
    , m_sentences(new QLabel)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(12, 10, 12, 10);
    m_layout->setSpacing(6);
    useTextSize(m_title, TextSize::Body, QFont::DemiBold);
    useTextSize(m_sentences, TextSize::Note);
    m_sentences->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* text : {m_title, m_sentences}) {
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        m_layout->addWidget(text);
    }
}

void NoteBox::showNote(const QString& title, const QString& sentences)
{
    m_title->setText(title);
    m_sentences->setText(sentences);
    m_sentences->setVisible(!sentences.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(sentences);
}

void NoteBox::addWidget(QWidget* widget) { m_layout->addWidget(widget, 0, Qt::AlignLeft); }

void NoteBox::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6.0;
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(look.border);
    painter.setBrush(look.window);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

} // namespace stormglass::ui
