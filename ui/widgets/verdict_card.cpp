// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/verdict_card.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/verdict_shape.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace stormglass::ui {

namespace {

QLabel* label(const char* name, TextSize size, QFont::Weight weight = QFont::Normal)
{
    auto* text = new QLabel;
    text->setObjectName(QLatin1String(name));
    useTextSize(text, size, weight);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return text;
}

} // namespace

VerdictCard::VerdictCard(QWidget* parent)
    : Card(parent)
    , m_shape(new VerdictShape)
    , m_word(label("verdictWord", TextSize::Verdict, QFont::Bold))
    , m_sentence(label("verdictSentence", TextSize::Body))
    , m_detail(label("verdictDetail", TextSize::Body))
    , m_figures(new QGridLayout)
{
    setObjectName(QStringLiteral("verdictCard"));
    m_sentence->setWordWrap(true);
    m_detail->setWordWrap(true);
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    // Room for two lines at all times: the charts below must not jump while a sentence changes.
    m_detail->setMinimumHeight(2 * m_detail->fontMetrics().lineSpacing());
    m_detail->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setMinimumHeight(m_sentence->fontMetrics().lineSpacing());
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(m_word);
    words->addWidget(m_sentence);
    words->addWidget(m_detail);
    words->addStretch();
    m_figures->setHorizontalSpacing(24);
    m_figures->setVerticalSpacing(0);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    layout->addWidget(m_shape, 0, Qt::AlignTop);
    layout->addLayout(words, 1);
    layout->addLayout(m_figures);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

void VerdictCard::setFinding(const Finding& finding)
{
    m_tone = finding.tone;
    m_shape->showTone(finding.tone);
    m_word->setText(qtText(finding.word));
    m_sentence->setText(qtText(finding.sentence));
    m_detail->setText(qtText(finding.detail));
    colourWord();
    showFigures(finding);
    setAccessibleName(m_word->text());
    setAccessibleDescription(m_sentence->text() + u' ' + m_detail->text());
}

void VerdictCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        colourWord();
    }
    Card::changeEvent(event);
}

void VerdictCard::colourWord()
{
    const QColor colour = lookOf(palette()).tone(m_tone);
    QPalette coloured = m_word->palette();
    if (coloured.color(QPalette::WindowText) != colour) {
        coloured.setColor(QPalette::WindowText, colour);
        m_word->setPalette(coloured);
    }
}

void VerdictCard::showFigures(const Finding& finding)
{
    while (m_numbers.size() < finding.figures.size()) {
        const int column = static_cast<int>(m_numbers.size());
        m_numbers.push_back(label("figureNumber", TextSize::Figure, QFont::Bold));
        m_captions.push_back(label("figureCaption", TextSize::Note));
        m_captions.back()->setForegroundRole(QPalette::PlaceholderText);
        m_figures->addWidget(m_numbers.back(), 0, column, Qt::AlignLeft | Qt::AlignBottom);
        m_figures->addWidget(m_captions.back(), 1, column, Qt::AlignLeft | Qt::AlignTop);
    }
    for (std::size_t figure = 0; figure < m_numbers.size(); ++figure) {
        const bool used = figure < finding.figures.size();
        m_numbers[figure]->setText(used ? qtText(finding.figures[figure].number) : QString());
        m_captions[figure]->setText(used ? qtText(finding.figures[figure].caption) : QString());
    }
}

} // namespace stormglass::ui
