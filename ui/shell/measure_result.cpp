// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measure_result.h"

#include "ui/charts/chart_card.h"
#include "ui/charts/chart_table.h"
#include "ui/widgets/look.h"
#include "ui/widgets/primary_button.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
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

/// As high as its rows up to a few; it scrolls from there.
QWidget* tableOf(const Table& table)
{
    constexpr std::size_t most = 8;
    auto* view = new ChartTable;
    view->setObjectName(QStringLiteral("measuredTable"));
    view->setTable(table);
    view->setAccessibleName(table.title.empty() ? QObject::tr("Table")
                                                : QString::fromStdString(table.title));
    const auto shown = static_cast<int>(std::min(table.rows.size(), most)) + 2; // head and bar
    view->setFixedHeight(shown * view->verticalHeader()->defaultSectionSize());
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
    , m_old(makeText({}, TextSize::Body))
{
    setObjectName(QStringLiteral("measureResult"));
    auto* heading = makeText(m_measured.subject.left(1).toUpper() + m_measured.subject.mid(1) +
                                 QStringLiteral(": ") + m_measured.extent,
                             TextSize::Title, QFont::DemiBold);
    heading->setObjectName(QStringLiteral("measureHeading"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(heading);
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
    for (std::size_t place = 0; place < m_measured.figures.size(); ++place) {
        addFigure(*grid, place);
    }
    return box;
}

void MeasureResult::addFigure(QGridLayout& grid, std::size_t place)
{
    const MeasuredFigure& figure = m_measured.figures[place];
    const bool canApply = figure.whyNot.isEmpty();
    auto* number = makeText(figure.text, TextSize::Figure, QFont::Bold);
    number->setWordWrap(false);
    auto* words =
        makeText(canApply ? tr("%1: %2").arg(figure.name, figure.meaning)
                          : tr("%1: nothing to apply, %2").arg(figure.name, figure.whyNot),
                 TextSize::Body);
    words->setText(words->text().left(1).toUpper() + words->text().mid(1));
    QPushButton* apply =
        canApply && place == m_measured.suggested ? new PrimaryButton : new QPushButton;
    apply->setText(tr("Apply"));
    apply->setObjectName(QStringLiteral("applyFigure"));
    apply->setEnabled(canApply);
    apply->setAccessibleName(tr("Apply %1, %2").arg(figure.name, figure.text));
    apply->setAccessibleDescription(figure.meaning);
    connect(apply, &QPushButton::clicked, this,
            [this, place] { Q_EMIT applyAsked(m_measured.figures[place]); });
    const int row = static_cast<int>(place);
    grid.addWidget(number, row, 0, Qt::AlignRight | Qt::AlignVCenter);
    grid.addWidget(words, row, 1);
    grid.addWidget(apply, row, 2);
    m_buttons.push_back(apply);
}

void MeasureResult::markAsOld(const QString& sentence)
{
    m_old->setText(sentence);
    m_old->show();
}

void MeasureResult::focusSuggested()
{
    QPushButton* suggested = m_buttons.at(m_measured.suggested);
    const auto usable = std::ranges::find_if(m_buttons, &QPushButton::isEnabled);
    if (suggested->isEnabled()) {
        suggested->setFocus();
    } else if (usable != m_buttons.end()) {
        (*usable)->setFocus();
    }
}

} // namespace stormglass::ui
