// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"
#include "ui/widgets/card.h"
#include "ui/widgets/preset_button.h"

#include <vector>

class QVBoxLayout;

namespace stormglass::ui {

class FigureBox;
class NoteBox;
class ParameterPanel;

/// Everything that goes into an instrument: presets, parameters, what was measured.
class InputPanel : public Card {
    Q_OBJECT

public:
    explicit InputPanel(const InstrumentEntry& instrument, QWidget* parent = nullptr);

    /// Shows the values and what measured them.
    void showState(const Values& values, const std::vector<QString>& sources);

    /// Shows how far a finding's edge and outside limits are; nothing where it knows none.
    void showFinding(const Finding& finding);

    /// Says that what showFinding() showed is not that of the present values.
    void setOutdated();

    /// Offers the user's own presets besides the instrument's.
    void setUserPresets(std::vector<PresetChoice> presets);

    /// Gives the keyboard to the presets, the first of the inputs.
    void focusFirst();

    /// As wide as the parameters need; longer texts wrap.
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    /// What the parameter panel says; see ParameterPanel.
    void edited(std::size_t row, const stormglass::Value& value, int gesture);
    void editedBoth(std::size_t row, const stormglass::Value& value, std::size_t otherRow,
                    const stormglass::Value& otherValue, int gesture);
    void refused(const stormglass::Problem& problem);
    void dragStarted();
    void dragEnded();

    /// What the preset button says; see PresetButton.
    void presetChosen(const stormglass::ui::PresetChoice& preset);
    void presetSaveAsked();
    void presetRemoveAsked(const QString& title);

    /// The user wants the numbers measured.
    void measureAsked();

private:
    void wire();
    void buildMeasured();
    void showEvidence(const std::vector<Evidence>& evidence);
    void showStory();
    void showMeasured(const Values& values, const std::vector<QString>& sources);

    const InstrumentEntry& m_instrument;
    PresetButton* m_presets;
    ParameterPanel* m_parameters;
    NoteBox* m_story;
    NoteBox* m_measured;
    FigureBox* m_margins;
    FigureBox* m_limits;
    QVBoxLayout* m_evidence;
};

} // namespace stormglass::ui
