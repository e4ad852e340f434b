// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "ui/widgets/card.h"

#include <vector>

class QGridLayout;
class QLabel;

namespace stormglass::ui {

class VerdictShape;

/// What the instrument found: word, shape, colour, sentence, and the figures that matter.
class VerdictCard : public Card {
    Q_OBJECT

public:
    explicit VerdictCard(QWidget* parent = nullptr);

    /// Shows a finding from now on.
    void setFinding(const Finding& finding);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colourWord();
    void showFigures(const Finding& finding);

    VerdictShape* m_shape;
    QLabel* m_word;
    QLabel* m_sentence;
    QLabel* m_detail;
    QGridLayout* m_figures;
    std::vector<QLabel*> m_numbers;
    std::vector<QLabel*> m_captions;
    Tone m_tone = Tone::Neutral;
};

} // namespace stormglass::ui
