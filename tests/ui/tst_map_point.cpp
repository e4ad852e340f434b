// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/widgets/slider_scale.h"

#include <QGraphicsView>
#include <QMouseEvent>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t eventsRow = 0;
constexpr std::size_t callsRow = 1;
constexpr int pauseAfterARun = 1000; // ms, more than what ends a run of key presses

} // namespace

/// The point on the map of the real page, by keys and by pointer.
class MapPointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        QVERIFY(m_shown->open({1600, 900}));
        QVERIFY(view()->isVisible());
        view()->setFocus();
    }

    void anArrowMovesItByTheSlidersStep()
    {
        press(Qt::Key_Up);
        QCOMPARE(value(callsRow), 3.25);
        press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(value(callsRow), 0.75);
        press(Qt::Key_Right);
        QCOMPARE(value(eventsRow), 41.0);
        press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(value(eventsRow), 31.0);
        QVERIFY(m_shown->settle());
        QCOMPARE(map()->shownScene().chart.handle->at, (Point{31.0, 0.75}));
    }

    void aPageIsTheNextTierOrTenSteps()
    {
        press(Qt::Key_PageDown);
        QCOMPARE(value(callsRow), 0.5);
        choose("map-up", "tier");
        press(Qt::Key_PageUp);
        QCOMPARE(value(row("tier-per-minute")), 100.0);
        choose("map-up", "calls");
        choose("map-across", "tier");
        press(Qt::Key_PageUp);
        QCOMPARE(value(callsRow), 3.0);
        QCOMPARE(value(row("tier-per-minute")), 100.0); // only the axis that was asked
    }

    void everyKeyMovesIt_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("choice");
        QTest::newRow("events") << u"events-per-minute"_s << u"events"_s;
        QTest::newRow("calls") << u"calls-per-event"_s << u"calls"_s;
        QTest::newRow("miss rate") << u"miss-rate"_s << u"miss-rate"_s;
        QTest::newRow("tier") << u"tier-per-minute"_s << u"tier"_s;
    }

    /// From one end of the slider to the other and back; no key leaves it where it is.
    void everyKeyMovesIt()
    {
        QFETCH(QString, key);
        QFETCH(QString, choice);
        if (choice == u"events"_s) {
            choose("map-up", "tier");
        }
        choose("map-across", choice.toStdString());
        const std::size_t moved = row(key.toStdString());
        const Range slider = m_shown->window.currentPage().instrument().parameters[moved].slider;
        m_shown->document.edit("amplify", {moved, slider.minimum});
        QVERIFY(m_shown->settle());
        QCOMPARE(map()->shownScene().chart.handle->xRow, moved);
        for (const auto& [arrow, sign, end] : {std::tuple(Qt::Key_Right, 1.0, slider.maximum),
                                               {Qt::Key_Left, -1.0, slider.minimum}}) {
            for (double before = value(moved); before != end; before = value(moved)) {
                press(arrow);
                QVERIFY2(sign * (value(moved) - before) > 0.0, qPrintable(QString::number(before)));
            }
            press(arrow);
            QCOMPARE(value(moved), end);
        }
    }

    void whatIsNotMovedKeepsValueAndSource()
    {
        m_shown->document.edit("amplify", {eventsRow, 47.51, 0, u"export general"_s});
        m_shown->document.edit("amplify", {callsRow, 1.17});
        QVERIFY(m_shown->settle());
        press(Qt::Key_Up);
        QCOMPARE(value(callsRow), 1.25);
        QCOMPARE(value(eventsRow), 47.51);
        QCOMPARE(m_shown->document.sources("amplify").at(eventsRow), u"export general"_s);
        m_shown->document.edit("amplify", {callsRow, 1.17});
        press(Qt::Key_Right);
        QCOMPARE(value(eventsRow), 48.0);
        QCOMPARE(value(callsRow), 1.17);
        QVERIFY(m_shown->document.sources("amplify").at(eventsRow).isEmpty());
    }

    void draggedUpItKeepsEventsAndTheirSource()
    {
        m_shown->document.edit("amplify", {eventsRow, 47.51, 0, u"export general"_s});
        QVERIFY(m_shown->settle());
        const QPointF place = handlePlace(map()->shownScene());
        mouse(QEvent::MouseButtonPress, place);
        mouse(QEvent::MouseMove, place - QPointF(0.0, 20.0));
        QVERIFY(m_shown->settle());
        mouse(QEvent::MouseButtonRelease, place - QPointF(0.0, 20.0));
        QVERIFY(value(callsRow) > 3.0);
        QCOMPARE(value(eventsRow), 47.51);
        QCOMPARE(m_shown->document.sources("amplify").at(eventsRow), u"export general"_s);
        QCOMPARE(m_shown->document.undoStack().count(), 2);
    }

    /// Aside and back before the picture has followed: the column it began in is meant.
    void draggedBackItIsWhereItWas()
    {
        m_shown->document.edit("amplify", {eventsRow, 47.51});
        QVERIFY(m_shown->settle());
        const QPointF place = handlePlace(map()->shownScene());
        mouse(QEvent::MouseButtonPress, place);
        mouse(QEvent::MouseMove, place + QPointF(40.0, 0.0));
        QVERIFY(value(eventsRow) > 50.0);
        mouse(QEvent::MouseMove, place - QPointF(0.0, 20.0));
        QCOMPARE(value(eventsRow), 47.51);
        mouse(QEvent::MouseButtonRelease, place);
    }

    void aRunOfKeysIsOneStepOfUndo()
    {
        for (int times = 0; times < 4; ++times) {
            press(Qt::Key_Up);
            press(Qt::Key_Right);
        }
        QCOMPARE(m_shown->document.undoStack().count(), 1);
        QCOMPARE(m_shown->document.undoStack().undoText(),
                 u"Events 40 → 44 events/min, Calls per handler run 3 → 4 calls"_s);
        QTest::qWait(pauseAfterARun);
        press(Qt::Key_Up);
        QCOMPARE(m_shown->document.undoStack().count(), 2);
    }

private:
    [[nodiscard]] ChartCard* map() const
    {
        return m_shown->window.currentPage().chartCard("verdict-map");
    }

    [[nodiscard]] QGraphicsView* view() const { return map()->findChild<QGraphicsView*>(); }

    [[nodiscard]] std::size_t row(std::string_view key) const
    {
        const auto& table = m_shown->window.currentPage().instrument().parameters;
        const auto found = std::ranges::find(table, key, &ParameterInfo::key);
        return static_cast<std::size_t>(found - table.begin());
    }

    [[nodiscard]] double value(std::size_t row) const
    {
        return numberOf(m_shown->document.values("amplify").at(row));
    }

    void choose(std::string_view key, const std::string& choice) const
    {
        m_shown->document.edit("amplify", {row(key), choice});
        QVERIFY(m_shown->settle());
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(view(), key, modifiers);
    }

    void mouse(QEvent::Type type, const QPointF& at) const
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, at, view()->viewport()->mapToGlobal(at),
                          isMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view()->viewport(), &event);
    }

    std::unique_ptr<WindowFixture> m_shown;
};

QTEST_MAIN(MapPointTest)
#include "tst_map_point.moc"
