// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/instrument_page.h"

#include "ui/charts/chart_card.h"
#include "ui/widgets/look.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/verdict_card.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int panelCharacters = 60; // wide enough for the longest label beside its field

} // namespace

InstrumentPage::InstrumentPage(const InstrumentEntry& instrument, const ChartArrangement& charts,
                               QWidget* parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_panel(new ParameterPanel(instrument.parameters))
    , m_message(new MessageBar)
    , m_verdict(new VerdictCard)
    , m_job([this](const Outcome<Presentation>& outcome) { showOutcome(outcome); })
{
    setObjectName(qtText(instrument.id));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    buildPanel(layout);
    auto* evidence = new QVBoxLayout;
    evidence->setSpacing(12);
    layout->addLayout(evidence, 1);
    buildEvidence(evidence, charts);
}

void InstrumentPage::showValues(const Values& values)
{
    m_message->dismiss();
    m_panel->showValues(values);
    m_job.start(
        [present = m_instrument.present,
         values](const std::stop_token& stop, const Progress& progress) -> Outcome<Presentation> {
            return present(values, stop, progress);
        });
}

void InstrumentPage::showMessage(const Problem& problem)
{
    m_message->showMessage(qtText(problem.sentence()) + u'.', Tone::Caution);
}

void InstrumentPage::showNote(const QString& sentence)
{
    m_message->showMessage(sentence, Tone::Calm);
}

const ChartCard* InstrumentPage::chartCard(std::string_view id) const
{
    const auto found = m_charts.find(id);
    return found == m_charts.end() ? nullptr : found->second;
}

void InstrumentPage::buildPanel(QLayout* layout)
{
    auto* scroll = new QScrollArea;
    scroll->setWidget(m_panel);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    m_panel->setAutoFillBackground(false);
    scroll->setFixedWidth(std::max(fontMetrics().averageCharWidth() * panelCharacters,
                                   m_panel->minimumSizeHint().width()) +
                          scroll->verticalScrollBar()->sizeHint().width());
    layout->addWidget(scroll);
    connect(m_panel, &ParameterPanel::edited, this, &InstrumentPage::edited);
    connect(m_panel, &ParameterPanel::refused, this, &InstrumentPage::showMessage);
    connect(m_panel, &ParameterPanel::dragStarted, this,
            [this] { setAxisRanges(AxisRanges::Frozen); });
    connect(m_panel, &ParameterPanel::dragEnded, this,
            [this] { setAxisRanges(AxisRanges::Fitted); });
}

void InstrumentPage::setAxisRanges(AxisRanges ranges)
{
    for (const auto& [id, card] : m_charts) {
        card->setAxisRanges(ranges);
    }
}

void InstrumentPage::buildEvidence(QLayout* layout, const ChartArrangement& charts)
{
    layout->addWidget(m_message);
    layout->addWidget(m_verdict);
    auto* rows = new QWidget;
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (const auto& ids : charts) {
        auto* row = new QHBoxLayout;
        row->setSpacing(12);
        column->addLayout(row, 1);
        for (const std::string_view id : ids) {
            auto* card = new ChartCard;
            card->setObjectName(qtText(id));
            m_charts.emplace(id, card);
            row->addWidget(card, 1);
        }
    }
    rows->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    layout->addWidget(rows);
}

void InstrumentPage::showOutcome(const Outcome<Presentation>& outcome)
{
    if (outcome) {
        showPresentation(outcome.value());
    } else {
        showMessage(outcome.problem());
    }
    if (isUpToDate()) {
        Q_EMIT updated();
    }
}

void InstrumentPage::showPresentation(const Presentation& presentation)
{
    m_verdict->setFinding(presentation.finding);
    for (const Chart& chart : presentation.charts) {
        if (const auto found = m_charts.find(chart.id); found != m_charts.end()) {
            found->second->setChart(chart);
        }
    }
}

} // namespace stormglass::ui
