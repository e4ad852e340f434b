// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/instrument_page.h"

#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/instruments/evidence_deck.h"
#include "ui/instruments/input_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/scrolled_column.h"
#include "ui/widgets/verdict_card.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace stormglass::ui {

namespace {

using namespace std::chrono_literals;

constexpr int gap = 12;

} // namespace

InstrumentPage::InstrumentPage(const InstrumentEntry& instrument, const ChartArrangement& charts,
                               QWidget* parent)
    : QWidget(parent)
    , m_instrument(instrument)
    , m_values(instrument.initial)
    , m_columns(new QHBoxLayout(this))
    , m_inputs(new InputPanel(instrument))
    , m_inputScroll(new ScrolledColumn)
    , m_evidence(new ScrolledColumn)
    , m_message(new MessageBar)
    , m_verdict(new VerdictCard)
    , m_deck(new EvidenceDeck(charts))
    , m_job([this](const Outcome<Presentation>& outcome) { showOutcome(outcome); })
{
    setObjectName(qtText(instrument.id));
    m_columns->setContentsMargins(gap, gap, gap, gap);
    m_columns->setSpacing(gap);
    buildInputs();
    buildEvidence();
    wire();
}

void InstrumentPage::showState(const Values& values, const std::vector<QString>& sources)
{
    m_message->dismiss();
    m_values = values;
    m_inputs->showState(values, sources);
    m_job.start(
        [present = m_instrument.present,
         values](const std::stop_token& stop, const Progress& progress) -> Outcome<Presentation> {
            return present(values, stop, progress);
        });
    m_progress.start(100ms);
    Q_EMIT workStarted();
}

void InstrumentPage::setUserPresets(const std::vector<PresetChoice>& presets)
{
    m_inputs->setUserPresets(presets);
}

void InstrumentPage::showMessage(const Problem& problem)
{
    m_message->showMessage(qtText(problem.sentence()) + u'.', Tone::Caution);
}

void InstrumentPage::showNote(const QString& sentence)
{
    m_message->showMessage(sentence, Tone::Calm);
}

ChartCard* InstrumentPage::chartCard(std::string_view id) const { return m_deck->card(id); }

const std::vector<ChartCard*>& InstrumentPage::chartCards() const { return m_deck->cards(); }

std::vector<QWidget*> InstrumentPage::areas() const { return {m_inputs, m_verdict, m_deck}; }

QSize InstrumentPage::minimumSizeHint() const
{
    return m_evidence->minimumSizeHint() + QSize(2 * gap, 2 * gap);
}

void InstrumentPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeInputs();
}

void InstrumentPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        placeInputs();
    }
}

void InstrumentPage::buildInputs()
{
    m_inputScroll->column()->addWidget(m_inputs);
    m_columns->addWidget(m_inputScroll);
}

void InstrumentPage::buildEvidence()
{
    QVBoxLayout* column = m_evidence->column();
    column->setSpacing(gap);
    column->addWidget(m_message);
    column->addWidget(m_verdict);
    column->addWidget(m_deck, 1);
    m_columns->addWidget(m_evidence, 1);
}

void InstrumentPage::wire()
{
    connect(m_inputs, &InputPanel::edited, this, &InstrumentPage::edited);
    connect(m_inputs, &InputPanel::refused, this, &InstrumentPage::showMessage);
    connect(m_inputs, &InputPanel::presetChosen, this, &InstrumentPage::presetChosen);
    connect(m_inputs, &InputPanel::presetSaveAsked, this, &InstrumentPage::presetSaveAsked);
    connect(m_inputs, &InputPanel::presetRemoveAsked, this, &InstrumentPage::presetRemoveAsked);
    connect(m_inputs, &InputPanel::measureAsked, this, &InstrumentPage::measureAsked);
    connect(m_inputs, &InputPanel::dragStarted, this,
            [this] { setAxisRanges(AxisRanges::Frozen); });
    connect(m_inputs, &InputPanel::dragEnded, this, [this] { setAxisRanges(AxisRanges::Fitted); });
    connect(m_verdict, &VerdictCard::repairAsked, this, &InstrumentPage::repair);
    for (ChartCard* card : m_deck->cards()) {
        connect(card, &ChartCard::pointedAt, this,
                [this, card](std::optional<double> x) { shareCrossHair(*card, x); });
    }
    connect(&m_progress, &QTimer::timeout, this,
            [this] { Q_EMIT workProgressed(m_job.progress()); });
}

// Beside the evidence where both fit; else the first of its tabs.
void InstrumentPage::placeInputs()
{
    const int inputs =
        m_inputs->sizeHint().width() + m_inputScroll->verticalScrollBar()->sizeHint().width();
    const int evidence = m_evidence->minimumSizeHint().width();
    const auto placement =
        width() < inputs + evidence + 3 * gap ? Placement::Tab : Placement::Beside;
    if (placement == Placement::Beside) {
        m_inputScroll->setFixedWidth(inputs);
    } else {
        m_inputScroll->setMinimumWidth(0);
        m_inputScroll->setMaximumWidth(QWIDGETSIZE_MAX);
    }
    if (placement == std::exchange(m_placement, placement)) {
        return;
    }
    if (placement == Placement::Tab) {
        m_deck->setLeading(m_inputScroll, tr("Parameters"));
    } else {
        m_columns->insertWidget(0, m_deck->takeLeading());
        m_inputScroll->show();
    }
}

void InstrumentPage::setAxisRanges(AxisRanges ranges)
{
    for (ChartCard* card : m_deck->cards()) {
        card->setAxisRanges(ranges);
    }
}

void InstrumentPage::shareCrossHair(const ChartCard& from, std::optional<double> x)
{
    for (ChartCard* card : m_deck->cards()) {
        if (card != &from && sharesX(card->shownScene().chart, from.shownScene().chart)) {
            card->showPointedAt(x);
        }
    }
}

void InstrumentPage::repair()
{
    if (m_repair) {
        Q_EMIT edited(m_repair->row, m_repair->value, 0);
    }
}

void InstrumentPage::showOutcome(const Outcome<Presentation>& outcome)
{
    if (outcome) {
        showPresentation(outcome.value());
    } else {
        keepLastGood(outcome.problem());
    }
    if (isUpToDate()) {
        m_progress.stop();
        Q_EMIT updated();
    }
}

void InstrumentPage::showPresentation(const Presentation& presentation)
{
    showFinding(presentation.finding);
    m_deck->showCharts(presentation.charts);
    if (presentation.partial) {
        for (ChartCard* card : m_deck->cards()) {
            card->setState(ChartState::Partial, tr("stopped before it was finished"));
        }
    }
}

void InstrumentPage::showFinding(const Finding& finding)
{
    m_repair = finding.repair;
    if (!m_repair) {
        m_verdict->setFinding(finding);
        return;
    }
    const ParameterInfo& parameter = m_instrument.parameters.at(m_repair->row);
    const QString before = qtText(displayText(m_values.at(m_repair->row), parameter.unit));
    const QString after = qtText(quantityText(m_repair->value, parameter.unit));
    m_verdict->setFinding(finding, before + QStringLiteral(" → ") + after,
                          tr("The smallest change of %1 that brings the loop back: from %2 to %3.")
                              .arg(qtText(parameter.label), before, after));
}

void InstrumentPage::keepLastGood(const Problem& problem)
{
    showMessage(problem);
    for (ChartCard* card : m_deck->cards()) {
        card->setState(ChartState::LastGood, qtText(problem.sentence()));
    }
}

} // namespace stormglass::ui
