// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/instrument_page.h"

#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/instruments/chart_choice.h"
#include "ui/instruments/evidence_deck.h"
#include "ui/instruments/input_panel.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/scrolled_column.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/verdict_card.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
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
    , m_handleMoves(instrument)
    , m_job([this](const Outcome<Computed>& outcome) { showOutcome(outcome); })
{
    setObjectName(qtText(instrument.id));
    m_columns->setContentsMargins(gap, gap, 0, gap); // scroll bars have room of their own
    m_columns->setSpacing(0);
    buildInputs();
    buildEvidence();
    wire();
}

void InstrumentPage::showState(const Values& values, const std::vector<QString>& sources)
{
    m_message->dismiss();
    m_inputs->showState(values, sources);
    for (const auto& [row, choice] : m_choices) {
        choice->showValue(values.at(row));
    }
    if (m_asked && values == m_values) {
        return;
    }
    m_values = values;
    compute();
}

void InstrumentPage::setOverlay(Overlay overlay)
{
    m_overlay = std::move(overlay);
    if (m_asked) {
        compute();
    }
}

void InstrumentPage::compute()
{
    m_asked = true;
    const bool idle = !m_job.isRunning();
    m_job.start([present = m_instrument.present, values = m_values, overlay = m_overlay](
                    const std::stop_token& stop, const Progress& progress) -> Outcome<Computed> {
        Presentation presentation = present(values, stop, progress);
        if (overlay) {
            overlay(values, presentation);
        }
        return Computed{values, std::move(presentation)};
    });
    if (idle) {
        m_progress.start(100ms);
        Q_EMIT workStarted();
    }
}

void InstrumentPage::setUserPresets(const std::vector<PresetChoice>& presets)
{
    m_inputs->setUserPresets(presets);
}

void InstrumentPage::showMessage(const Problem& problem)
{
    m_message->showMessage(qtText(problem.sentence()) + u'.', Tone::Caution);
    placeMessage();
}

bool InstrumentPage::isUpToDate() const { return m_asked && !m_job.isRunning(); }

void InstrumentPage::showNote(const QString& sentence)
{
    m_message->showMessage(sentence, Tone::Calm);
    placeMessage();
}

void InstrumentPage::focusInputs() { m_inputs->focusFirst(); }

ChartCard* InstrumentPage::chartCard(std::string_view id) const { return m_deck->card(id); }

const std::vector<ChartCard*>& InstrumentPage::chartCards() const { return m_deck->cards(); }

std::vector<QWidget*> InstrumentPage::areas() const
{
    return {m_inputs, m_verdict, m_deck, m_message};
}

QSize InstrumentPage::minimumSizeHint() const
{
    return m_evidence->minimumSizeHint() + QSize(2 * gap, 2 * gap);
}

void InstrumentPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeInputs();
    placeMessage();
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
    column->addWidget(m_verdict);
    column->addWidget(m_deck, 1);
    m_columns->addWidget(m_evidence, 1);
    m_message->setParent(this); // over the evidence: nothing jumps when it comes and goes
}

void InstrumentPage::wire()
{
    connect(m_inputs, &InputPanel::edited, this,
            [this](std::size_t row, const Value& value, int gesture) {
                if (!m_instrument.parameters.at(row).rival.empty()) {
                    choose(row, value);
                } else {
                    Q_EMIT edited(row, value, gesture);
                }
            });
    connect(m_inputs, &InputPanel::editedBoth, this, &InstrumentPage::editedBoth);
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
        wireChart(card);
    }
    addChartChoices();
    connect(&m_progress, &QTimer::timeout, this,
            [this] { Q_EMIT workProgressed(m_job.progress()); });
}

// Beside the evidence where both fit; else the first of its tabs.
void InstrumentPage::placeInputs()
{
    const int inputs =
        m_inputs->sizeHint().width() + m_inputScroll->verticalScrollBar()->sizeHint().width();
    const int evidence = m_deck->cardSize().width() * 5 / 4; // a card, and some air
    const auto placement =
        width() < inputs + evidence + 3 * gap ? Placement::Tab : Placement::Beside;
    m_inputScroll->setFixedWidth(inputs);
    m_inputScroll->setVisible(placement == Placement::Beside);
    if (placement == std::exchange(m_placement, placement)) {
        return;
    }
    if (placement == Placement::Tab) {
        m_deck->setLeading(m_inputs, tr("Parameters"));
    } else {
        m_deck->takeLeading();
        m_inputScroll->column()->addWidget(m_inputs);
        m_inputs->show();
        chainTabs({m_inputs, m_verdict, m_deck});
    }
}

void InstrumentPage::placeMessage()
{
    constexpr int most = 90; // characters of a line
    const QRect room = m_evidence->geometry();
    const int width = std::min(room.width() - 2 * gap, fontMetrics().averageCharWidth() * most);
    const int height = m_message->heightForWidth(width);
    m_message->setGeometry(room.center().x() - width / 2, room.bottom() - height - gap, width,
                           height);
    m_message->raise();
}

void InstrumentPage::setAxisRanges(AxisRanges ranges)
{
    for (ChartCard* card : m_deck->cards()) {
        card->setAxisRanges(ranges);
    }
}

void InstrumentPage::wireChart(ChartCard* card)
{
    connect(card, &ChartCard::stretchPicked, this, &InstrumentPage::stretchPicked);
    connect(card, &ChartCard::pointedAt, this,
            [this, card](std::optional<double> x) { shareCrossHair(*card, x); });
    connect(card, &ChartCard::dragStarted, this, [this, card] {
        m_handleMoves.take(card->chart().handle.value(), m_values);
        setAxisRanges(AxisRanges::Frozen);
    });
    connect(card, &ChartCard::dragEnded, this, [this] { setAxisRanges(AxisRanges::Fitted); });
    connect(card, &ChartCard::handleMoved, this, [this](double x, double y) {
        ask(m_handleMoves.draggedTo({x, y}));
    });
    connect(card, &ChartCard::handleStepped, this, [this, card](const HandleStep& step) {
        ask(m_handleMoves.stepped(card->chart().handle.value(), m_values, step));
    });
}

void InstrumentPage::addChartChoices()
{
    for (std::size_t row = 0; row < m_instrument.parameters.size(); ++row) {
        const ParameterInfo& parameter = m_instrument.parameters[row];
        ChartCard* card =
            parameter.prominence == Prominence::Chart ? m_deck->card(parameter.chart) : nullptr;
        if (card != nullptr) {
            auto* choice = new ChartChoice(parameter);
            card->addControl(choice);
            m_choices.emplace_back(row, choice);
            connect(choice, &ChartChoice::edited, this,
                    [this, row](const Value& value) { choose(row, value); });
        }
    }
}

void InstrumentPage::ask(const HandleMoves::Wish& wish)
{
    Q_EMIT editedBoth(wish.xRow, wish.x, wish.yRow, wish.y, wish.gesture);
}

void InstrumentPage::shareCrossHair(const ChartCard& from, std::optional<double> x)
{
    for (ChartCard* card : m_deck->cards()) {
        if (card != &from && sharesX(card->chart(), from.chart())) {
            card->showPointedAt(x);
        }
    }
}

void InstrumentPage::repair(int which)
{
    const auto place = static_cast<std::size_t>(which);
    if (place >= m_repairs.size()) {
        return;
    }
    if (m_shownValues != m_values) {
        showNote(
            tr("That repair is for earlier values; the present ones are still being computed."));
        return;
    }
    Q_EMIT edited(m_repairs[place].row, m_repairs[place].value, 0);
}

// Two choices from the same things on one chart, its axes say, show different ones: what one takes
// from the other it gives its own for.
void InstrumentPage::choose(std::size_t row, const Value& value)
{
    const auto& table = m_instrument.parameters;
    const auto found = std::ranges::find(table, table.at(row).rival, &ParameterInfo::key);
    const auto rival = static_cast<std::size_t>(found - table.begin());
    if (found != table.end() && m_values.at(rival) == value) {
        Q_EMIT editedBoth(row, value, rival, m_values.at(row), 0);
        return;
    }
    Q_EMIT edited(row, value, 0);
}

void InstrumentPage::showOutcome(const Outcome<Computed>& outcome)
{
    if (outcome) {
        m_shownValues = outcome.value().values;
        showPresentation(outcome.value().presentation);
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
    m_hasResult = true;
    showFinding(presentation.finding);
    m_deck->showCharts(presentation.charts);
    if (presentation.partial) {
        const QString why = tr("stopped before it was finished");
        m_verdict->setPartial(why);
        for (ChartCard* card : m_deck->cards()) {
            if (card->state() != ChartState::Empty) {
                card->setState(ChartState::Partial, why);
            }
        }
    }
}

void InstrumentPage::showFinding(const Finding& finding)
{
    m_repairs = finding.otherRepairs;
    if (finding.repair) {
        m_repairs.insert(m_repairs.begin(), *finding.repair);
    }
    m_inputs->showFinding(finding);
    QStringList texts;
    for (const Repair& repair : m_repairs) {
        texts << repairText(repair);
    }
    m_verdict->setFinding(finding, texts);
}

QString InstrumentPage::repairText(const Repair& repair) const
{
    const ParameterInfo& parameter = m_instrument.parameters.at(repair.row);
    const Value& before = m_shownValues.at(repair.row);
    const bool isOfNumbers = isNumber(before) && isNumber(repair.value);
    const auto ofItsUnit =
        std::ranges::count(m_instrument.parameters, parameter.unit, &ParameterInfo::unit);
    // Of words the new one says enough.
    const QString change =
        (isOfNumbers ? qtText(displayText(numberOf(before), parameter.unit)) + QStringLiteral(" → ")
                     : QString()) +
        qtText(valueText(parameter, repair.value));
    // The button has room for the change alone, where its unit says of what; a menu for the name.
    return &repair == &m_repairs.front() && isOfNumbers && ofItsUnit == 1
               ? change
               : tr("%1: %2").arg(qtText(parameter.label), change);
}

void InstrumentPage::keepLastGood(const Problem& problem)
{
    showMessage(problem);
    m_repairs.clear();
    m_inputs->setOutdated();
    const QString why = qtText(problem.sentence());
    m_verdict->setOutdated(why);
    for (ChartCard* card : m_deck->cards()) {
        card->setState(m_hasResult ? ChartState::LastGood : ChartState::Empty, why);
    }
}

} // namespace stormglass::ui
