// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"
#include "ui/charts/axis_ranges.h"
#include "ui/instruments/evidence_layout.h"
#include "ui/instruments/handle_moves.h"
#include "ui/widgets/preset_choice.h"
#include "ui/work/latest_job.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;

namespace stormglass::ui {

class ChartCard;
class ChartChoice;
class EvidenceDeck;
class InputPanel;
class MessageBar;
class ScrolledColumn;
class VerdictCard;

/// What a page has to say for itself; everything else comes from its instrument.
template <class P>
concept InstrumentPageDescription = Instrument<typename P::Instrument> && requires
{
    {
        P::charts()
        } -> std::same_as<ChartArrangement>;
};

/// The page of any instrument: inputs to the left, the finding above, the evidence below. Shows the
/// values it is told, computes in the background, and says what the user wants.
class InstrumentPage : public QWidget {
    Q_OBJECT

public:
    InstrumentPage(const InstrumentEntry& instrument, const ChartArrangement& charts,
                   QWidget* parent = nullptr);

    [[nodiscard]] const InstrumentEntry& instrument() const { return m_instrument; }

    /// Shows values and their sources in the panel and computes what follows from them.
    void showState(const Values& values, const std::vector<QString>& sources);

    /// Offers the user's own presets besides the instrument's.
    void setUserPresets(const std::vector<PresetChoice>& presets);

    /// What went wrong, above the finding; replaced by the next, dismissed by the next edit.
    void showMessage(const Problem& problem);

    /// What is added to every presentation before it is shown, in the background: a measurement
    /// beside the model, say; nothing where empty. The present values are shown anew.
    using Overlay = std::function<void(const Values& values, Presentation& presentation)>;
    void setOverlay(Overlay overlay);

    /// The same for something worth knowing.
    void showNote(const QString& sentence);

    /// Asks the running computation to stop; what it has by then is shown, marked as partial.
    void stopWork() { m_job.stop(); }

    /// Whether everything shown belongs to the values last given.
    [[nodiscard]] bool isUpToDate() const;

    /// Gives the keyboard to the first of the inputs.
    void focusInputs();

    /// The card of one chart; null where the page has none of that name.
    [[nodiscard]] ChartCard* chartCard(std::string_view id) const;

    /// The cards of all charts, in reading order.
    [[nodiscard]] const std::vector<ChartCard*>& chartCards() const;

    /// The page's areas in reading order, for moving between them by keyboard.
    [[nodiscard]] std::vector<QWidget*> areas() const;

    /// That of the evidence alone: where there is little room the inputs are one of its tabs.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user wants this value in that row of the table; see ParameterRow for gestures.
    void edited(std::size_t row, const stormglass::Value& value, int gesture);

    /// The user wants these two values at once, having moved a point on a chart or exchanged two
    /// choices; one of them may be the one there is.
    void editedBoth(std::size_t row, const stormglass::Value& value, std::size_t otherRow,
                    const stormglass::Value& other, int gesture);

    /// The user picked a stretch of a chart's x axis, on a chart that has use for one.
    void stretchPicked(const stormglass::Stretch& picked);

    /// What the preset button says; see PresetButton.
    void presetChosen(const stormglass::ui::PresetChoice& preset);
    void presetSaveAsked();
    void presetRemoveAsked(const QString& title);

    /// The user wants the numbers measured.
    void measureAsked();

    /// A computation has begun, or begun anew.
    void workStarted();

    /// How much of it is done, 0 to 1.
    void workProgressed(double done);

    /// What belongs to the values last given is on the screen.
    void updated();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Placement { Beside, Tab };

    /// A presentation, and the values it is of: newer ones may hold when it arrives.
    struct Computed {
        Values values;
        Presentation presentation;
    };

    void buildInputs();
    void buildEvidence();
    void wire();
    void placeInputs();
    void placeMessage();
    void setAxisRanges(AxisRanges ranges);
    void addChartChoices();
    void wireChart(ChartCard* card);
    void ask(const HandleMoves::Wish& wish);
    void shareCrossHair(const ChartCard& from, std::optional<double> x);
    void repair(int which);
    [[nodiscard]] QString repairText(const Repair& repair) const;
    void choose(std::size_t row, const Value& value);
    void compute();
    void showOutcome(const Outcome<Computed>& outcome);
    void showPresentation(const Presentation& presentation);
    void showFinding(const Finding& finding);
    void keepLastGood(const Problem& problem);

    const InstrumentEntry& m_instrument;
    Values m_values;
    Values m_shownValues;          ///< those whose finding is shown
    std::vector<Repair> m_repairs; ///< the finding's own first
    QHBoxLayout* m_columns;
    InputPanel* m_inputs;
    ScrolledColumn* m_inputScroll;
    ScrolledColumn* m_evidence;
    MessageBar* m_message;
    VerdictCard* m_verdict;
    EvidenceDeck* m_deck;
    Placement m_placement = Placement::Beside;
    std::vector<std::pair<std::size_t, ChartChoice*>> m_choices; ///< with their rows
    HandleMoves m_handleMoves;
    Overlay m_overlay;
    bool m_asked = false;     ///< a computation was begun
    bool m_hasResult = false; ///< one has succeeded
    QTimer m_progress;
    LatestJob<Computed> m_job;
};

} // namespace stormglass::ui
