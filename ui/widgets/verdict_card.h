// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "ui/widgets/card.h"

#include <vector>

class QBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace stormglass::ui {

class FlowLayout;
class PrimaryButton;
class VerdictShape;

/// What the instrument found: word, shape, colour, sentence, the figures that matter, and a way
/// out.
class VerdictCard : public Card {
    Q_OBJECT

public:
    explicit VerdictCard(QWidget* parent = nullptr);

    /// Shows a finding from now on. `repairs` are what its repair and then each of the others do,
    /// "3 → 1.17 calls"; empty where the finding has none.
    void setFinding(const Finding& finding, const QStringList& repairs = {});

    /// Says that the finding is not that of the present values, and why; takes the repair away.
    void setOutdated(const QString& sentence);

    /// Says that the finding rests on a part of the computation, and which.
    void setPartial(const QString& sentence);

    /// Honest at any width: the figures go below the words where there is little of it.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user wants a repair applied: the finding's, 0, or one of the others from 1.
    void repairAsked(int which);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QBoxLayout* buildWords();
    [[nodiscard]] QBoxLayout* buildFigures();
    void colourWord();
    [[nodiscard]] bool fitsInARow() const;
    void placeFigures();
    void reserveLines();
    void reserveAnew();
    void showFigures(const Finding& finding);
    void showRepairs(const Finding& finding, const QStringList& repairs);
    void describe();

    VerdictShape* m_shape;
    QLabel* m_word;
    QLabel* m_sentence;
    QLabel* m_detail;
    FlowLayout* m_figures;
    PrimaryButton* m_repair;
    QToolButton* m_otherRepairs;
    QMenu* m_repairMenu;
    QBoxLayout* m_parts;
    QBoxLayout* m_numbersAndRepairs; ///< the part beside the words, or below them
    std::vector<QLabel*> m_numbers;
    std::vector<QLabel*> m_captions;
    Tone m_tone = Tone::Neutral;
    Finding m_finding;
    int m_reservedAt = 0; ///< the width for which the present heights hold
};

} // namespace stormglass::ui
