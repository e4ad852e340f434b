// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/metrics_fixture.h"
#include "ui/shell/metrics_windows_dialog.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

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

/// Which rows of the metrics are compared: found, picked, typed.
class MetricsWindowsTest : public QObject, private MetricsFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(start()); }

    void cleanup() { m_shown.reset(); }

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
        drag(*view, Qt::ShiftModifier, 2.0, 18.0);
        QVERIFY(isAbout(usual(), 2.0, 18.0));
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
        drag(*view, Qt::ShiftModifier, 2.0, 18.0);
        const Stretch picked = usual();
        drag(*view, {}, 25.0, 45.0);
        QVERIFY(isAbout(trouble(), 25.0, 45.0));
        QCOMPARE(usual(), picked);
    }

    void withoutATroubleShiftHasNothingToCompare()
    {
        QVERIFY(openText(calmInMetrics()));
        QCOMPARE(trouble(), Stretch());
        drag(*card("calls").findChild<ChartView*>(), Qt::ShiftModifier, 2.0, 18.0);
        QVERIFY(note().contains(u"pick the trouble first"_s));
    }

    void keysBeginATroubleWhereThereIsNone()
    {
        QVERIFY(openText(calmInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        view->setFocus();
        view->showPointedAt(30.0);
        QTest::keyClick(view, Qt::Key_BracketRight); // which only ends one
        QVERIFY(!view->shownScene().picked);
        QTest::keyClick(view, Qt::Key_BracketLeft);
        QCOMPARE(view->shownScene().picked->from, 30.0);
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!view->shownScene().picked);
        view->showPointedAt(25.0);
        QTest::keyClick(view, Qt::Key_BracketLeft);
        view->showPointedAt(30.0);
        QTest::keyClick(view, Qt::Key_BraceRight); // the other's
        QVERIFY(view->shownScene().picked);
        QTest::keyClick(view, Qt::Key_BracketRight);
        QVERIFY(!view->shownScene().picked);
        QVERIFY(m_shown->settle());
        QCOMPARE(trouble().from, 24.5);
        QCOMPARE(trouble().to, 30.5);
    }

    /// Which is then told to come second.
    void keysBeginWhatItIsComparedWith()
    {
        QVERIFY(openText(calmInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        view->setFocus();
        view->showPointedAt(10.0);
        QTest::keyClick(view, Qt::Key_BraceLeft);
        QCOMPARE(view->shownScene().picked->role, StretchRole::Reference);
        view->showPointedAt(20.0);
        QTest::keyClick(view, Qt::Key_BraceRight);
        QVERIFY(note().contains(u"pick the trouble first"_s));
    }

    /// A dialog, another window or a tab can take the release of the button away.
    void aPickEndsWithoutTheRelease_data()
    {
        QTest::addColumn<int>("event");
        QTest::newRow("hidden") << int{QEvent::Hide};
        QTest::newRow("window deactivated") << int{QEvent::WindowDeactivate};
        QTest::newRow("window blocked") << int{QEvent::WindowBlocked};
        QTest::newRow("mouse taken") << int{QEvent::UngrabMouse};
    }

    void aPickEndsWithoutTheRelease()
    {
        QFETCH(int, event);
        QVERIFY(openText(stormInMetrics()));
        auto* view = card("calls").findChild<ChartView*>();
        const PlotMapping map = view->shownScene().mapping;
        const auto at = [&map](double x) {
            return QPointF(map.xOf(x), map.area.center().y()).toPoint();
        };
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, at(5.0));
        QTest::mouseMove(view->viewport(), at(100.0));
        QVERIFY(view->shownScene().picked);
        if (event == QEvent::Hide) {
            view->hide();
            view->show();
        } else {
            QEvent lost(static_cast<QEvent::Type>(event));
            QCoreApplication::sendEvent(view->viewport(), &lost);
        }
        QVERIFY(!view->shownScene().picked);
        QTest::mouseMove(view->viewport(), at(200.0));
        QVERIFY(!view->shownScene().picked);
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, at(200.0));
        QVERIFY(m_shown->settle());
        QCOMPARE(trouble().from, 20.5);
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
        const auto* problem = dialog->findChild<QLabel*>(u"windowsProblem"_s);
        QTRY_VERIFY(problem->text().startsWith(u"it reaches"_s));
        QVERIFY(dialog->isVisible());
        field(u"before"_s)->setText(u"600:1200"_s);
        field(u"other-regime"_s)->setText(u"3000:3600"_s);
        ok->click();
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        QVERIFY(m_shown->settle());
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
};

QTEST_MAIN(MetricsWindowsTest)
#include "tst_metrics_windows.moc"
