// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/verdict_card.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/look.h"
#include "ui/widgets/primary_button.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/verdict_shape.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int wordsCharacters = 44; // of a line of sentences that still reads well
constexpr int figureGap = 24;

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
    , m_figures(new FlowLayout(figureGap, 4))
    , m_repair(new PrimaryButton)
    , m_otherRepairs(new QToolButton)
    , m_repairMenu(new QMenu(m_otherRepairs))
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_numbersAndRepairs(new QBoxLayout(QBoxLayout::TopToBottom))
{
    setObjectName(QStringLiteral("verdictCard"));
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(16);
    m_parts->addLayout(buildWords(), 1);
    m_parts->addLayout(buildFigures());
    reserveLines();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(m_repair, &QPushButton::clicked, this, [this] { Q_EMIT repairAsked(0); });
}

void VerdictCard::setFinding(const Finding& finding, const QStringList& repairs)
{
    const bool news = m_word->text() != qtText(finding.word);
    m_finding = finding;
    m_tone = finding.tone;
    m_shape->showTone(finding.tone);
    m_word->setText(qtText(finding.word));
    m_sentence->setText(qtText(finding.sentence));
    m_detail->setText(qtText(finding.detail));
    colourWord();
    showFigures(finding);
    showRepairs(finding, repairs);
    placeFigures();
    reserveLines();
    describe();
    if (news) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void VerdictCard::setOutdated(const QString& sentence)
{
    m_tone = Tone::Neutral;
    m_shape->showTone(m_tone);
    colourWord();
    m_detail->setText(tr("Not of the present values: %1.").arg(sentence));
    m_repair->hide();
    m_otherRepairs->hide();
    describe();
}

void VerdictCard::setPartial(const QString& sentence)
{
    m_detail->setText(tr("Of a part of the computation only: %1.").arg(sentence));
    describe();
}

QSize VerdictCard::minimumSizeHint() const
{
    const int words = m_shape->sizeHint().width() + m_parts->spacing() +
                      m_sentence->fontMetrics().averageCharWidth() * wordsCharacters / 2;
    const int buttons = m_repair->sizeHint().width() + m_otherRepairs->sizeHint().width();
    const int figures = std::max(m_figures->minimumSize().width(), buttons);
    const QMargins margins = contentsMargins();
    const int width = std::max(words, figures) + margins.left() + margins.right();
    return {width, Card::minimumSizeHint().height()};
}

void VerdictCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        colourWord();
    } else if (event->type() == QEvent::FontChange) {
        m_reservedAt = 0;
        placeFigures();
        reserveLines();
    }
    Card::changeEvent(event);
}

void VerdictCard::resizeEvent(QResizeEvent* event)
{
    placeFigures();
    Card::resizeEvent(event);
    if (event->oldSize().width() != width()) {
        reserveAnew();
    }
}

QBoxLayout* VerdictCard::buildWords()
{
    for (QLabel* text : {m_sentence, m_detail}) {
        text->setWordWrap(true);
        text->installEventFilter(this);
    }
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    m_detail->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(m_word);
    words->addWidget(m_sentence);
    words->addWidget(m_detail);
    words->addStretch();
    auto* part = new QHBoxLayout;
    part->setSpacing(16);
    part->addWidget(m_shape, 0, Qt::AlignTop);
    part->addLayout(words, 1);
    return part;
}

QBoxLayout* VerdictCard::buildFigures()
{
    m_repair->setObjectName(QStringLiteral("repairButton"));
    m_repair->hide();
    QSizePolicy keepsItsRoom = m_repair->sizePolicy(); // charts must not jump when it goes
    keepsItsRoom.setRetainSizeWhenHidden(true);
    m_repair->setSizePolicy(keepsItsRoom);
    m_numbersAndRepairs->setSpacing(8);
    m_numbersAndRepairs->addLayout(m_figures);
    m_numbersAndRepairs->addStretch();
    m_otherRepairs->setObjectName(QStringLiteral("otherRepairs"));
    m_otherRepairs->setText(tr("Other ways"));
    m_otherRepairs->setToolTip(tr("Other single changes that bring the finding back to calm"));
    m_otherRepairs->setPopupMode(QToolButton::InstantPopup);
    m_otherRepairs->setAutoRaise(true);
    m_otherRepairs->setFocusPolicy(Qt::StrongFocus);
    m_otherRepairs->setMenu(m_repairMenu);
    m_otherRepairs->hide();
    m_repairMenu->setToolTipsVisible(true);
    auto* repairs = new QHBoxLayout;
    repairs->setSpacing(8);
    repairs->addStretch();
    repairs->addWidget(m_otherRepairs);
    repairs->addWidget(m_repair);
    m_numbersAndRepairs->addLayout(repairs);
    return m_numbersAndRepairs;
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

/// Whether figures and buttons fit beside each other.
bool VerdictCard::fitsInARow() const
{
    const int others = m_otherRepairs->isHidden() ? 0 : m_otherRepairs->sizeHint().width();
    const int buttons = m_repair->sizeHint().width() + others;
    return m_figures->sizeHint().width() + buttons + 3 * m_parts->spacing() <=
           contentsRect().width();
}

void VerdictCard::placeFigures()
{
    const int words = m_shape->sizeHint().width() +
                      m_sentence->fontMetrics().averageCharWidth() * wordsCharacters;
    const int figures = m_figures->sizeHint().width() + 2 * m_parts->spacing();
    const bool isBelow = contentsRect().width() < words + figures;
    const auto direction = isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    const bool isOther = direction != m_parts->direction();
    m_parts->setDirection(direction);
    m_numbersAndRepairs->setDirection(isBelow && fitsInARow() ? QBoxLayout::LeftToRight
                                                              : QBoxLayout::TopToBottom);
    if (isOther) {
        reserveAnew();
    }
}

// The words' room only grows until the width changes: the charts below must not jump while a drag
// makes sentences longer and shorter. Fixed, of the words and the card: a layout asks before it
// knows how wide the words will be, and gives a line too many.
void VerdictCard::reserveLines()
{
    if (m_reservedAt != width()) {
        m_reservedAt = width();
        m_sentence->setFixedHeight(m_sentence->fontMetrics().lineSpacing());
        m_detail->setFixedHeight(2 * m_detail->fontMetrics().lineSpacing());
    }
    for (QLabel* text : {m_sentence, m_detail}) {
        text->setFixedHeight(std::max(text->minimumHeight(), text->heightForWidth(text->width())));
    }
    setFixedHeight(heightForWidth(width()));
}

// Lines are reserved for the width that the words will have, not for one that they pass through.
void VerdictCard::reserveAnew()
{
    layout()->activate();
    m_reservedAt = 0;
    reserveLines();
}

// Figures that grow wider take from the words' width, and a part may get another font.
bool VerdictCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_sentence || watched == m_detail) {
        if (event->type() == QEvent::FontChange) {
            m_reservedAt = 0;
        } else if (event->type() == QEvent::Resize) {
            reserveLines();
        }
    }
    return Card::eventFilter(watched, event);
}

bool VerdictCard::event(QEvent* event)
{
    const bool isTaken = Card::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        reserveLines();
    }
    return isTaken;
}

void VerdictCard::showFigures(const Finding& finding)
{
    while (m_numbers.size() < finding.figures.size()) {
        m_numbers.push_back(label("figureNumber", TextSize::Figure, QFont::Bold));
        m_captions.push_back(label("figureCaption", TextSize::Note));
        m_captions.back()->setForegroundRole(QPalette::PlaceholderText);
        auto* figure = new QWidget;
        auto* column = new QVBoxLayout(figure);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(m_numbers.back());
        column->addWidget(m_captions.back());
        m_figures->addWidget(figure);
    }
    for (std::size_t figure = 0; figure < m_numbers.size(); ++figure) {
        const bool used = figure < finding.figures.size();
        m_numbers[figure]->setText(used ? qtText(finding.figures[figure].number) : QString());
        m_captions[figure]->setText(used ? qtText(finding.figures[figure].caption) : QString());
        m_captions[figure]->parentWidget()->setToolTip(
            used ? qtText(finding.figures[figure].meaning) : QString());
        m_captions[figure]->parentWidget()->setVisible(used);
    }
}

void VerdictCard::showRepairs(const Finding& finding, const QStringList& repairs)
{
    m_repair->setVisible(!repairs.isEmpty());
    m_otherRepairs->setVisible(repairs.size() > 1);
    m_repairMenu->clear();
    if (repairs.isEmpty() || !finding.repair) {
        return;
    }
    const QString meaning = qtText(finding.repair->meaning);
    m_repair->setText(tr("Apply: %1").arg(repairs.first()));
    m_repair->setToolTip(meaning);
    m_repair->setAccessibleDescription(meaning);
    for (int which = 1; which < repairs.size(); ++which) {
        QAction* action = m_repairMenu->addAction(repairs[which], this,
                                                  [this, which] { Q_EMIT repairAsked(which); });
        action->setToolTip(
            qtText(finding.otherRepairs.at(static_cast<std::size_t>(which) - 1).meaning));
    }
}

void VerdictCard::describe()
{
    QStringList sentences{m_sentence->text(), m_detail->text()};
    for (const Figure& figure : m_finding.figures) {
        sentences << qtText(figure.number) + u' ' + qtText(figure.caption) + u'.';
    }
    setAccessibleName(m_word->text());
    setAccessibleDescription(sentences.join(u' '));
}

} // namespace stormglass::ui
