// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/input_panel.h"

#include "ui/widgets/figure_box.h"
#include "ui/widgets/note_box.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/qt_text.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace stormglass::ui {

namespace {

std::vector<PresetChoice> builtInPresets(const InstrumentEntry& instrument)
{
    std::vector<PresetChoice> choices;
    for (const PresetEntry& preset : instrument.presets) {
        choices.push_back({qtText(preset.title), qtText(preset.text()),
                           InputPanel::tr("Source: %1").arg(qtText(preset.source)), preset.values,
                           PresetOrigin::BuiltIn});
    }
    return choices;
}

/// What a chart's axis shows makes no other configuration.
std::vector<std::size_t> chartRows(const InstrumentEntry& instrument)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < instrument.parameters.size(); ++row) {
        if (instrument.parameters[row].prominence == Prominence::Chart) {
            rows.push_back(row);
        }
    }
    return rows;
}

} // namespace

InputPanel::InputPanel(const InstrumentEntry& instrument, QWidget* parent)
    : Card(parent)
    , m_instrument(instrument)
    , m_presets(new PresetButton)
    , m_parameters(new ParameterPanel(instrument.parameters, instrument.initial))
    , m_story(new NoteBox)
    , m_measured(new NoteBox)
    , m_margins(new FigureBox)
    , m_limits(new FigureBox)
    , m_evidence(new QVBoxLayout)
{
    setObjectName(QStringLiteral("inputPanel"));
    setAccessibleName(tr("Parameters"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    layout->addWidget(m_presets);
    layout->addWidget(m_parameters);
    layout->addStretch();
    layout->addWidget(m_margins);
    layout->addWidget(m_limits);
    layout->addLayout(m_evidence);
    layout->addWidget(m_story);
    layout->addWidget(m_measured);
    m_story->setObjectName(QStringLiteral("presetStory"));
    m_margins->setObjectName(QStringLiteral("distanceBox"));
    m_limits->setObjectName(QStringLiteral("limitsBox"));
    m_evidence->setSpacing(layout->spacing());
    buildMeasured();
    m_presets->setIgnoredRows(chartRows(instrument));
    setUserPresets({});
    wire();
}

void InputPanel::showState(const Values& values, const std::vector<QString>& sources)
{
    m_parameters->showValues(values);
    m_parameters->showSources(sources);
    m_presets->showValues(values);
    showStory();
    showMeasured(values, sources);
}

void InputPanel::showFinding(const Finding& finding)
{
    m_parameters->showEdges(finding.edges);
    m_margins->showFigures(qtText(finding.marginsTitle), finding.margins);
    m_limits->showFigures(qtText(finding.limitsTitle), finding.limits);
    showEvidence(finding.evidence);
}

// Boxes are kept: one that came anew with every step of a slider would make the column jump.
void InputPanel::showEvidence(const std::vector<Evidence>& evidence)
{
    while (m_evidence->count() < static_cast<int>(evidence.size())) {
        auto* box = new NoteBox;
        box->setObjectName(QStringLiteral("evidenceBox"));
        m_evidence->addWidget(box);
    }
    for (int place = 0; place < m_evidence->count(); ++place) {
        auto* box = qobject_cast<NoteBox*>(m_evidence->itemAt(place)->widget());
        const bool isShown = place < static_cast<int>(evidence.size());
        box->setVisible(isShown);
        if (isShown) {
            const Evidence& shown = evidence[static_cast<std::size_t>(place)];
            QStringList lines;
            for (const std::string& line : shown.lines) {
                lines << qtText(line);
            }
            box->showNote(qtText(shown.title), lines.join(u'\n'));
        }
    }
}

void InputPanel::setOutdated()
{
    m_margins->setOutdated();
    m_limits->setOutdated();
}

void InputPanel::setUserPresets(std::vector<PresetChoice> presets)
{
    std::vector<PresetChoice> all = builtInPresets(m_instrument);
    std::ranges::move(presets, std::back_inserter(all));
    m_presets->setChoices(std::move(all));
    showStory();
}

void InputPanel::focusFirst() { m_presets->setFocus(); }

QSize InputPanel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {m_parameters->comfortableWidth() + margins.left() + margins.right(),
            Card::sizeHint().height()};
}

void InputPanel::wire()
{
    connect(m_parameters, &ParameterPanel::edited, this, &InputPanel::edited);
    connect(m_parameters, &ParameterPanel::editedBoth, this, &InputPanel::editedBoth);
    connect(m_parameters, &ParameterPanel::refused, this, &InputPanel::refused);
    connect(m_parameters, &ParameterPanel::dragStarted, this, &InputPanel::dragStarted);
    connect(m_parameters, &ParameterPanel::dragEnded, this, &InputPanel::dragEnded);
    connect(m_presets, &PresetButton::chosen, this, &InputPanel::presetChosen);
    connect(m_presets, &PresetButton::saveAsked, this, &InputPanel::presetSaveAsked);
    connect(m_presets, &PresetButton::removeAsked, this, &InputPanel::presetRemoveAsked);
}

void InputPanel::buildMeasured()
{
    m_measured->setObjectName(QStringLiteral("measuredBox"));
    auto* measure = new QPushButton(tr("Meas&ure…"));
    measure->setObjectName(QStringLiteral("measureButton"));
    measure->setToolTip(tr("Measure a Slack workspace, a Slack export or a delivery log"));
    connect(measure, &QPushButton::clicked, this, &InputPanel::measureAsked);
    m_measured->addWidget(measure);
    m_measured->setVisible(m_instrument.rowMeasuredBy(Measurable::MessageRate).has_value());
}

void InputPanel::showStory()
{
    const PresetChoice* preset = m_presets->current();
    const bool told = preset != nullptr && !preset->text.isEmpty();
    m_story->setVisible(told);
    if (told) {
        m_story->showNote(preset->title, preset->text + u'\n' + preset->source);
    }
}

void InputPanel::showMeasured(const Values& values, const std::vector<QString>& sources)
{
    QStringList measured;
    for (std::size_t row = 0; row < sources.size(); ++row) {
        if (!sources[row].isEmpty()) {
            const ParameterInfo& parameter = m_instrument.parameters[row];
            measured << tr("%1: %2, from %3.")
                            .arg(qtText(parameter.label),
                                 qtText(valueText(parameter, values.at(row))), sources[row]);
        }
    }
    m_measured->showNote(tr("Measured"), measured.isEmpty()
                                             ? tr("Nothing yet: the numbers are set by hand.")
                                             : measured.join(u'\n'));
}

} // namespace stormglass::ui
