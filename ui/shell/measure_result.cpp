// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measure_result.h"

#include "ui/charts/chart_card.h"
#include "ui/charts/chart_table.h"
#include "ui/widgets/look.h"
#include "ui/widgets/primary_button.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/verdict_shape.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace stormglass::ui {

namespace {

QLabel* makeText(const QString& text, TextSize size, QFont::Weight weight = QFont::Normal)
{
    auto* label = new QLabel(text);
    useTextSize(label, size, weight);
    label->setTextFormat(Qt::PlainText); // names of channels and paths are not ours
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* makeNote(const QString& text)
{
    QLabel* note = makeText(text, TextSize::Note);
    note->setForegroundRole(QPalette::PlaceholderText);
    return note;
}

QWidget* tableOf(const Table& table)
{
    constexpr int mostRows = 24; // of more, it scrolls on its own
    auto* view = new ChartTable;
    view->setObjectName(QStringLiteral("measuredTable"));
    view->setTable(table);
    view->setAccessibleName(table.title.empty() ? QObject::tr("Table")
                                                : QString::fromStdString(table.title));
    view->growWithRows(mostRows);
    return view;
}

ChartCard* cardOf(const Chart& chart)
{
    auto* card = new ChartCard;
    card->setObjectName(QStringLiteral("measuredChart"));
    card->setChart(chart);
    card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return card;
}

} // namespace

MeasureResult::MeasureResult(Measured measured, QWidget* parent)
    : QWidget(parent)
    , m_measured(std::move(measured))
    , m_heading(makeText(capitalized(m_measured.subject) + QStringLiteral(": ") + m_measured.extent,
                         TextSize::Title, QFont::DemiBold))
    , m_old(makeText({}, TextSize::Body))
{
    setObjectName(QStringLiteral("measureResult"));
    m_heading->setObjectName(QStringLiteral("measureHeading"));
    m_heading->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_heading->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_heading);
    m_old->setObjectName(QStringLiteral("oldMark"));
    layout->addWidget(m_old);
    m_old->hide();
    if (m_measured.partial) {
        QLabel* partial =
            makeText(tr("Partial: something was left out; the notes say what."), TextSize::Body);
        partial->setObjectName(QStringLiteral("partialMark"));
        layout->addWidget(partial);
    }
    layout->addWidget(figures());
    layout->addWidget(tableOf(m_measured.table));
    if (m_measured.chart) {
        layout->addWidget(cardOf(*m_measured.chart));
    }
    QLabel* notes = makeNote(m_measured.notes.join(u'\n'));
    notes->setObjectName(QStringLiteral("measureNotes"));
    layout->addWidget(notes);
}

QWidget* MeasureResult::figures()
{
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setColumnStretch(1, 1);
    if (m_measured.verdict) {
        addVerdict(*grid, *m_measured.verdict);
    }
    for (std::size_t place = 0; place < m_measured.figures.size(); ++place) {
        addFigure(*grid, place);
    }
    return box;
}

void MeasureResult::addVerdict(QGridLayout& grid, const MeasuredVerdict& verdict)
{
    auto* sign = new VerdictShape;
    sign->setFixedSize(20, 20);
    sign->showTone(verdict.tone);
    auto* number = makeText(verdict.text, TextSize::Figure, QFont::Bold);
    number->setWordWrap(false);
    auto* words = makeText(verdict.meaning, TextSize::Body);
    words->setObjectName(QStringLiteral("measuredVerdict"));
    auto* left = new QHBoxLayout;
    left->addStretch();
    left->addWidget(sign);
    left->addWidget(number);
    grid.addLayout(left, 0, 0);
    grid.addWidget(words, 0, 1, 1, 2);
}

void MeasureResult::addFigure(QGridLayout& grid, std::size_t place)
{
    const MeasuredFigure& figure = m_measured.figures[place];
    const bool canApply = figure.whyNot.isEmpty();
    auto* number = makeText(figure.text, TextSize::Figure, QFont::Bold);
    number->setWordWrap(false);
    auto* words = makeText(
        capitalized(canApply ? tr("%1: %2").arg(figure.name, figure.meaning)
                             : tr("%1: nothing to apply, %2").arg(figure.name, figure.whyNot)),
        TextSize::Body);
    QPushButton* apply =
        canApply && place == m_measured.suggested ? new PrimaryButton : new QPushButton;
    apply->setObjectName(QStringLiteral("applyFigure"));
    apply->setEnabled(canApply);
    apply->setAccessibleDescription(figure.meaning);
    connect(apply, &QPushButton::clicked, this,
            [this, place] { Q_EMIT applyAsked(m_measured.figures[place]); });
    const int row = grid.rowCount();
    grid.addWidget(number, row, 0, Qt::AlignRight | Qt::AlignVCenter);
    grid.addWidget(words, row, 1);
    grid.addWidget(apply, row, 2);
    m_buttons.push_back(apply);
}

void MeasureResult::nameSliders(const SliderName& nameOf)
{
    for (std::size_t place = 0; place < m_buttons.size(); ++place) {
        const MeasuredFigure& figure = m_measured.figures[place];
        const QString slider = nameOf(figure.measurable);
        const QString what = tr("Apply %1, %2").arg(figure.name, figure.text);
        m_buttons[place]->setText(
            slider.isEmpty() ? tr("Apply") : tr("Apply to %1").arg(withoutMnemonic(slider)));
        m_buttons[place]->setAccessibleName(slider.isEmpty() ? what
                                                             : tr("%1, to %2").arg(what, slider));
    }
}

void MeasureResult::markAsOld(const QString& sentence)
{
    m_old->setText(sentence);
    m_old->show();
}

void MeasureResult::focusHeading() { m_heading->setFocus(); }

void MeasureResult::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QWidget::keyPressEvent(event);
    }
}

} // namespace stormglass::ui
