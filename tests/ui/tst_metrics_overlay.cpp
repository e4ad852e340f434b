// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/chart_view.h"
#include "ui/shell/metrics_overlay.h"
#include "ui/shell/metrics_windows_dialog.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/note_box.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

#include <cmath>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// A service whose calls rise while one call a row is satisfied.
QByteArray stormInMetrics()
{
    QByteArray text = "time,edge,calls,successes,distinct\n";
    for (int row = 1; row <= 60; ++row) {
        const bool trouble = row > 20 && row <= 40;
        text += QByteArray::number(row * 60) + (trouble ? ",4,25,1,4\n" : ",4,4,4,4\n");
    }
    return text + "9999,4,x,4,4\n";
}

/// One row like the other.
QByteArray calmInMetrics()
{
    QByteArray text = "time,edge,calls,successes,distinct\n";
    for (int row = 1; row <= 60; ++row) {
        text += QByteArray::number(row * 60) + ",4,4,4,4\n";
    }
    return text;
}

} // namespace

/// Metrics beside the retry chain's run, in the whole window.
class MetricsOverlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        QVERIFY(m_shown->open({1600, 900}));
        QAction* page = action(u"Retry chain"_s);
        QVERIFY(page != nullptr);
        page->trigger();
        QVERIFY(m_shown->settle());
        m_metrics = m_shown->window.findChild<MetricsOverlay*>();
        QVERIFY(m_metrics != nullptr);
    }

    void cleanup() { m_shown.reset(); }

    void measuredCurvesStandBesideTheRuns()
    {
        QVERIFY(openText(stormInMetrics()));
        const Chart& calls = card("calls").chart();
        QCOMPARE(calls.series.back().name, std::string("Measured distinct"));
        QCOMPARE(calls.series.at(4).name, std::string("Measured edge"));
        QCOMPARE(calls.series.at(3).name, std::string("Measured calls"));
        QCOMPARE(calls.series.at(3).points.at(20), (Point{21.0, 25.0}));
        QCOMPARE(calls.stretches.back().from, 20.5);
        QCOMPARE(calls.stretches.back().to, 40.5);
        QCOMPARE(card("success").chart().series.back().name, std::string("Measured success"));
        const Series& amplification = card("amplification").chart().series.back();
        QCOMPARE(amplification.name, std::string("Measured amplification"));
        QCOMPARE(amplification.points.at(20), (Point{21.0, 6.25}));
        QVERIFY(label(u"verdictDetail"_s).contains(u"Measured in metrics.csv: retry storm"_s));
        QVERIFY(note().contains(u"metrics.csv: 60 rows, 1 left out."_s));
        QVERIFY(note().contains(u"column calls of line 62"_s));
        QCOMPARE(m_shown->settings.metricsFile(), m_folder.filePath(u"metrics.csv"_s));
    }

    /// The curves stay while parameters change, and go when the metrics are closed.
    void closingTakesThemAway()
    {
        QVERIFY(openText(stormInMetrics()));
        m_shown->document.edit("chain", {0, 8.0});
        QVERIFY(m_shown->settle());
        QCOMPARE(card("calls").chart().series.size(), std::size_t{6});
        action(u"Close metrics"_s)->trigger();
        QVERIFY(m_shown->settle());
        QCOMPARE(card("calls").chart().series.size(), std::size_t{3});
        QVERIFY(!action(u"Close metrics"_s)->isEnabled());
        QVERIFY(!label(u"verdictDetail"_s).contains(u"Measured"_s));
    }

    /// The measurement's verdict does not stand as the run's, nor the run's as the measurement's.
    void eachVerdictHasItsOwnEvidence()
    {
        m_shown->document.edit("chain",
                               {rowOf(Chain::parameters(), &Chain::Inputs::allowance), 1.0});
        QVERIFY(m_shown->settle());
        QCOMPARE(evidenceTitles(), QStringList{u"Evidence"_s});
        QVERIFY(openText(stormInMetrics()));
        QCOMPARE(evidenceTitles(), (QStringList{u"Measured in metrics.csv: retry storm"_s,
                                                u"Evidence of the run: fault without retries"_s}));
        action(u"Close metrics"_s)->trigger();
        QVERIFY(m_shown->settle());
        QCOMPARE(evidenceTitles(), QStringList{u"Evidence"_s});
    }

    void fittingIsOneStepOfUndo()
    {
        QVERIFY(!action(u"Fit to metrics"_s)->isEnabled());
        QVERIFY(openText(stormInMetrics()));
        action(u"Fit to metrics"_s)->trigger();
        const auto inputs = [this] {
            return inputsFrom(Chain::parameters(), m_shown->document.values("chain"));
        };
        QCOMPARE(inputs().faultStart, 21);
        QCOMPARE(inputs().faultEnd, 40);
        QCOMPARE(inputs().rounds, 60);
        QCOMPARE(inputs().capacity, 12); // which is not seen at its limit
        QVERIFY(note().contains(u"it is at least 4"_s));
        QCOMPARE(inputs().faultCapacity, 1);
        m_shown->document.undoStack().undo();
        QCOMPARE(inputs(), Chain::Inputs());
    }

    /// What cannot be read is said, and what was shown stays.
    void aBadFileChangesNothing()
    {
        QVERIFY(openText(stormInMetrics()));
        QVERIFY(openText("time,calls\n1,x\n"));
        QVERIFY(note().contains(u"not one usable row"_s));
        QVERIFY(openText("time\n1\n"));
        QVERIFY(note().contains(u"known to hold the calls"_s));
        QCOMPARE(card("calls").chart().series.size(), std::size_t{6});
        m_metrics->open(u"/no/such/file"_s);
        QTRY_VERIFY(!m_metrics->isReading());
        QVERIFY(note().contains(u"/no/such/file: there is no such file"_s));
    }

    /// Dragged over the chart, and by keyboard at the cross-hair.
    void theTroubleIsPickedOnTheChart()
    {
        QVERIFY(openText(stormInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        drag(*view, {}, 30.0, 10.0);
        QVERIFY(!view->shownScene().picked.has_value());
        QVERIFY(isAbout(trouble(), 9.5, 30.5));
        QCOMPARE(usual().to, trouble().from);
    }

    /// With Shift it is the rows before; they cannot lie in the trouble.
    void theRowsBeforeArePickedWithShift()
    {
        QVERIFY(openText(stormInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        QCOMPARE(usual().from, 0.5);
        drag(*view, Qt::ShiftModifier, 5.0, 15.0);
        QVERIFY(isAbout(usual(), 5.0, 15.0));
        QCOMPARE(trouble().from, 20.5);
        const Stretch picked = usual();
        drag(*view, Qt::ShiftModifier, 10.0, 30.0);
        QCOMPARE(usual(), picked);
        QVERIFY(note().contains(u"must end before the trouble begins"_s));
    }

    /// The run is longer than the file: there is nothing to pick beyond its rows.
    void aStretchBeyondTheRowsIsNoTrouble()
    {
        QVERIFY(openText(stormInMetrics()));
        drag(*card("calls").findChild<ChartView*>(), {}, 200.0, 300.0);
        QCOMPARE(trouble().from, 20.5);
        QCOMPARE(trouble().to, 40.5);
        QVERIFY(note().contains(u"no row was measured"_s));
    }

    void aChosenComparisonStaysWithAnotherTrouble()
    {
        QVERIFY(openText(stormInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        drag(*view, Qt::ShiftModifier, 5.0, 15.0);
        const Stretch picked = usual();
        drag(*view, {}, 25.0, 45.0);
        QVERIFY(isAbout(trouble(), 25.0, 45.0));
        QCOMPARE(usual(), picked);
    }

    void withoutATroubleShiftHasNothingToCompare()
    {
        QVERIFY(openText(calmInMetrics()));
        QCOMPARE(trouble(), Stretch());
        drag(*card("calls").findChild<ChartView*>(), Qt::ShiftModifier, 5.0, 15.0);
        QVERIFY(note().contains(u"pick the trouble first"_s));
    }

    void theWindowsAreTypedAsTimes()
    {
        QVERIFY(!action(u"Metrics windows…"_s)->isEnabled());
        QVERIFY(openText(stormInMetrics()));
        action(u"Metrics windows…"_s)->trigger();
        const QPointer<MetricsWindowsDialog> dialog =
            m_shown->window.findChild<MetricsWindowsDialog*>();
        QVERIFY(dialog);
        const auto field = [&dialog](const QString& name) {
            return dialog->findChild<QLineEdit*>(name);
        };
        QCOMPARE(field(u"during"_s)->text(), u"1260:2400"_s);
        QCOMPARE(field(u"before"_s)->text(), u"60:1200"_s);
        field(u"before"_s)->setText(u"600:1500"_s);
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        ok->click();
        QVERIFY(dialog->isVisible());
        QVERIFY(
            dialog->findChild<QLabel*>(u"windowsProblem"_s)->text().startsWith(u"it reaches"_s));
        field(u"before"_s)->setText(u"600:1200"_s);
        field(u"other-regime"_s)->setText(u"3000:3600"_s);
        ok->click();
        QVERIFY(m_shown->settle());
        QVERIFY(!dialog || !dialog->isVisible());
        QCOMPARE(usual(), (Stretch{9.5, 20.5, Tone::Neutral, StretchRole::Reference}));
        QVERIFY(evidence().contains(u"other retry regime: 4 calls satisfy 4"_s));
    }

    void keysPutItsEndsToTheCrossHair()
    {
        QVERIFY(openText(stormInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        view->setFocus();
        view->showPointedAt(25.0);
        QTest::keyClick(view, Qt::Key_BracketLeft);
        QVERIFY(m_shown->settle());
        QCOMPARE(trouble().from, 24.5);
        QCOMPARE(trouble().to, 40.5);
        view->showPointedAt(30.0);
        QTest::keyClick(view, Qt::Key_BracketRight);
        QVERIFY(m_shown->settle());
        QCOMPARE(trouble().from, 24.5);
        QCOMPARE(trouble().to, 30.5);
        view->showPointedAt(10.0);
        QTest::keyClick(view, Qt::Key_BraceLeft);
        QVERIFY(m_shown->settle());
        QCOMPARE(usual(), (Stretch{9.5, 24.5, Tone::Neutral, StretchRole::Reference}));
        view->showPointedAt(20.0);
        QTest::keyClick(view, Qt::Key_BraceRight);
        QVERIFY(m_shown->settle());
        QCOMPARE(usual().to, 20.5);
        QCOMPARE(trouble().from, 24.5);
    }

    void aClickPicksNothing()
    {
        QVERIFY(openText(stormInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        const QPoint place = view->shownScene().mapping.area.center().toPoint();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(m_shown->settle());
        QCOMPARE(trouble().from, 20.5);
        action(u"Close metrics"_s)->trigger();
        QVERIFY(m_shown->settle());
        QVERIFY(!card("calls").chart().picksStretches);
    }

private:
    bool openText(const QByteArray& text)
    {
        QFile file(m_folder.filePath(u"metrics.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            return false;
        }
        file.close();
        m_metrics->open(file.fileName());
        return QTest::qWaitFor([this] { return !m_metrics->isReading(); }) && m_shown->settle();
    }

    [[nodiscard]] const ChartCard& card(std::string_view id) const
    {
        return *m_shown->window.currentPage().chartCard(id);
    }

    [[nodiscard]] Stretch trouble() const { return stretch(StretchRole::Subject); }

    /// What the trouble is compared with.
    [[nodiscard]] Stretch usual() const { return stretch(StretchRole::Reference); }

    [[nodiscard]] Stretch stretch(StretchRole role) const
    {
        const auto& stretches = card("calls").chart().stretches;
        const auto found = std::ranges::find(stretches, role, &Stretch::role);
        return found == stretches.end() ? Stretch() : *found;
    }

    /// Within a row and a pixel, as a mouse can tell.
    [[nodiscard]] bool isAbout(const Stretch& stretch, double from, double to) const
    {
        const PlotMapping& map = card("calls").findChild<ChartView*>()->shownScene().mapping;
        const double pixel = map.xAt(1.0) - map.xAt(0.0);
        return std::abs(stretch.from - from) <= pixel + 1.0 &&
               std::abs(stretch.to - to) <= pixel + 1.0;
    }

    void drag(ChartView& view, Qt::KeyboardModifiers modifiers, double from, double to)
    {
        const PlotMapping map = view.shownScene().mapping;
        const auto at = [&map](double x) {
            return QPointF(map.xOf(x), map.area.center().y()).toPoint();
        };
        QTest::mousePress(view.viewport(), Qt::LeftButton, modifiers, at(from));
        QTest::mouseMove(view.viewport(), at((from + to) / 2.0));
        QVERIFY(view.shownScene().picked.has_value());
        QTest::mouseMove(view.viewport(), at(to));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, modifiers, at(to));
        QVERIFY(m_shown->settle());
    }

    [[nodiscard]] QStringList evidenceTitles() const
    {
        QStringList titles;
        for (const NoteBox* box :
             m_shown->window.currentPage().findChildren<NoteBox*>(u"evidenceBox"_s)) {
            if (!box->isHidden()) {
                titles << box->findChild<QLabel*>()->text();
            }
        }
        return titles;
    }

    [[nodiscard]] QString evidence() const
    {
        QString text;
        for (const QLabel* label : m_shown->window.currentPage()
                                       .findChild<NoteBox*>(u"evidenceBox"_s)
                                       ->findChildren<QLabel*>()) {
            text += label->text();
        }
        return text;
    }

    [[nodiscard]] QString label(const QString& name) const
    {
        return m_shown->window.currentPage().findChild<QLabel*>(name)->text();
    }

    [[nodiscard]] QString note() const
    {
        return m_shown->window.currentPage().findChild<MessageBar*>()->findChild<QLabel*>()->text();
    }

    [[nodiscard]] QAction* action(const QString& words) const
    {
        for (QAction* candidate : m_shown->window.findChildren<QAction*>()) {
            if (QString(candidate->text()).remove(u'&') == words) {
                return candidate;
            }
        }
        return nullptr;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowFixture> m_shown;
    MetricsOverlay* m_metrics = nullptr;
};

QTEST_MAIN(MetricsOverlayTest)
#include "tst_metrics_overlay.moc"
