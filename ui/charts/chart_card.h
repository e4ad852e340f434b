// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "ui/charts/axis_ranges.h"
#include "ui/charts/readout.h"
#include "ui/widgets/card.h"

#include <QImage>
#include <QList>
#include <QPointF>

#include <optional>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace stormglass::ui {

class ChartLegend;
class FlowLayout;
class ChartTable;
class ChartView;
struct ChartScene;
struct HandleStep;

/// The two ways to show a chart: drawn, or as the numbers it is drawn from.
enum class ChartFace { Picture, Table };

/// What a chart is worth: current; nothing to show yet; the last good one, after a failure; a part.
enum class ChartState { Current, Empty, LastGood, Partial };

/// A chart with its title, subtitle, legend and menu; to a screen reader, its title and its
/// sentence.
class ChartCard : public Card {
    Q_OBJECT

public:
    explicit ChartCard(QWidget* parent = nullptr);
    ~ChartCard() override;

    /// Shows a chart from now on, as Current; without points, as Empty with the chart's summary. An
    /// invisible card draws it when it is seen.
    void setChart(const Chart& chart);

    /// The chart it was given last, drawn or not.
    [[nodiscard]] const Chart& chart() const;

    /// Says what the chart is worth, until the next chart comes. The sentence stands in place of
    /// the picture (Empty: what to do) or of the subtitle (LastGood: what went wrong; Partial: what
    /// is missing); Current needs none.
    void setState(ChartState state, const QString& sentence = {});

    [[nodiscard]] ChartState state() const { return m_state; }

    /// Shows the picture or the table.
    void setFace(ChartFace face);

    [[nodiscard]] ChartFace face() const { return m_face; }

    /// Puts a control under the title: a choice of what an axis shows. The card owns it.
    void addControl(QWidget* control);

    /// Frozen axes do not jump while a slider is dragged.
    void setAxisRanges(AxisRanges ranges);

    /// Hides these curves, by name, and shows all others.
    void setHidden(const HiddenCurves& hidden);

    /// Marks an x as the cross-hair does, or nothing: for what another chart's pointedAt() tells.
    void showPointedAt(std::optional<double> x);

    /// What is drawn: the chart, its axes as they stand, hidden curves and cross-hair.
    [[nodiscard]] const ChartScene& shownScene() const;

    /// The points of one curve as Qt Charts draws them: on a logarithmic axis, the values'
    /// logarithms; none for a stacked one, which is an area of ours.
    [[nodiscard]] QList<QPointF> curvePoints(qsizetype curve) const;

    /// The card in the light theme at twice its size, without menu, focus frame and cross-hair.
    [[nodiscard]] QImage picture() const;

    /// Puts picture() on the clipboard, and the chart's summary as text.
    void copyPicture() const;

    /// Puts all of the chart's numbers on the clipboard, as CSV and as text with tabs.
    void copyData() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user put the cross-hair at that x, or took it away; see sharesX().
    void pointedAt(std::optional<double> x);

    /// The user drags the chart's handle there, on its x and its left axis; the card shows it where
    /// the next chart says it is. On an axis along which it was not moved that is exactly where it
    /// was taken.
    void handleMoved(double x, double y);

    /// A key wants the handle so many steps further.
    void handleStepped(const stormglass::ui::HandleStep& step);

    /// The user picked that stretch of the chart's x axis.
    void stretchPicked(const stormglass::Stretch& picked);

    /// The user took the handle, and let it go: axes keep still between the two.
    void dragStarted();
    void dragEnded();

    /// The card shows its other face.
    void faceChanged(stormglass::ui::ChartFace face);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void openMenu();
    void showFace();
    void showTable();
    void showSubtitle();
    void orderTabs();
    void showLike(const ChartCard& other);
    [[nodiscard]] QString mark() const;

    ChartState m_state = ChartState::Current;
    ChartFace m_face = ChartFace::Picture;
    QString m_sentence;
    QLabel* m_title;
    QLabel* m_subtitle;
    QToolButton* m_more;
    QMenu* m_menu = nullptr; ///< made when it is first asked for
    QAction* m_otherFace = nullptr;
    QWidget* m_picture;
    ChartLegend* m_legend;
    ChartView* m_view;
    QLabel* m_nothing;
    FlowLayout* m_controls = nullptr; ///< made for the first control
    ChartTable* m_table = nullptr;    ///< likewise
    bool m_isTableOld = false;
};

} // namespace stormglass::ui
