// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"
#include "ui/charts/axis_ranges.h"
#include "ui/work/latest_job.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QLayout;

namespace stormglass::ui {

class ChartCard;
class MessageBar;
class ParameterPanel;
class VerdictCard;

/// Which charts a page shows, row by row.
using ChartArrangement = std::vector<std::vector<std::string_view>>;

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

    /// Shows values in the panel and computes what follows from them.
    void showValues(const Values& values);

    /// What went wrong, above the finding; replaced by the next, dismissed by the next edit.
    void showMessage(const Problem& problem);

    /// The same for something worth knowing.
    void showNote(const QString& sentence);

    /// Whether everything shown belongs to the values last given.
    [[nodiscard]] bool isUpToDate() const { return !m_job.isRunning(); }

    /// The card of one chart; null where the page has none of that name.
    [[nodiscard]] const ChartCard* chartCard(std::string_view id) const;

Q_SIGNALS:
    /// The user wants this value in that row of the table; see NumberRow for gestures.
    void edited(std::size_t row, double value, int gesture);

    /// What belongs to the values last given is on the screen.
    void updated();

private:
    void buildPanel(QLayout* layout);
    void buildEvidence(QLayout* layout, const ChartArrangement& charts);
    void setAxisRanges(AxisRanges ranges);
    void showOutcome(const Outcome<Presentation>& outcome);
    void showPresentation(const Presentation& presentation);

    const InstrumentEntry& m_instrument;
    ParameterPanel* m_panel;
    MessageBar* m_message;
    VerdictCard* m_verdict;
    std::map<std::string, ChartCard*, std::less<>> m_charts;
    LatestJob<Presentation> m_job;
};

} // namespace stormglass::ui
