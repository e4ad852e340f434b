// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/handle_step.h"
#include "ui/widgets/look.h"

#include <QAccessible>
#include <QApplication>
#include <QGraphicsView>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class ChartHandleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_log.clear();
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(tests::mapChart());
        connect(m_card.get(), &ChartCard::handleMoved, this, [this](double x, double y) {
            m_log << u"moved"_s;
            m_asked = {x, y};
        });
        connect(m_card.get(), &ChartCard::handleStepped, this, [this](const HandleStep& step) {
            m_log << u"stepped"_s;
            m_step = step;
        });
        connect(m_card.get(), &ChartCard::dragStarted, this, [this] { m_log << u"started"_s; });
        connect(m_card.get(), &ChartCard::dragEnded, this, [this] { m_log << u"ended"_s; });
        m_card->show();
        m_card->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
    }

    void itIsARingWithItsWords()
    {
        const QPoint at = placeOf({40.0, 3.0}).toPoint();
        const QImage image = picture();
        QCOMPARE(image.pixelColor(at), look().card);
        QCOMPARE(image.pixelColor(at + QPoint(7, 0)), look().text);
        QCOMPARE(m_card->shownScene().labels.back().words, u"now"_s);
    }

    void pressingTheMapTakesItThere()
    {
        mouse(QEvent::MouseButtonPress, placeOf({1000.0, 6.0}));
        QCOMPARE(m_log, (QStringList{u"started"_s, u"moved"_s}));
        QVERIFY(isAbout({1000.0, 6.0}));
        mouse(QEvent::MouseButtonRelease, placeOf({1000.0, 6.0}));
        QCOMPARE(m_log.last(), u"ended"_s);
    }

    /// It shows where the chart says it is.
    void itNeverMovesItself()
    {
        const QImage before = picture();
        mouse(QEvent::MouseButtonPress, placeOf({1000.0, 6.0}));
        QCOMPARE(m_card->shownScene().chart.handle->at.x, 40.0);
        QCOMPARE(picture().pixelColor(placeOf({40.0, 3.0}).toPoint()), look().card);
        mouse(QEvent::MouseButtonRelease, placeOf({1000.0, 6.0}));
        QCOMPARE(picture(), before);
        m_card->setChart(at({1000.0, 6.0}));
        QCOMPARE(picture().pixelColor(placeOf({1000.0, 6.0}).toPoint()), look().card);
    }

    void takenBesideItsMiddleItDoesNotJump()
    {
        const QPointF beside = placeOf({40.0, 3.0}) + QPointF(6.0, -4.0);
        mouse(QEvent::MouseButtonPress, beside);
        QCOMPARE(m_log, QStringList{u"started"_s});
        const QPointF way = placeOf({400.0, 5.0}) - placeOf({40.0, 3.0});
        mouse(QEvent::MouseMove, beside + way);
        QVERIFY(std::abs(m_asked.x - 400.0) < 1e-6 && std::abs(m_asked.y - 5.0) < 1e-6);
        mouse(QEvent::MouseButtonRelease, beside + way);
        QCOMPARE(m_log, (QStringList{u"started"_s, u"moved"_s, u"ended"_s}));
    }

    void draggedBeyondTheAxesItStaysOnThem()
    {
        mouse(QEvent::MouseButtonPress, placeOf({40.0, 3.0}));
        mouse(QEvent::MouseMove, QPointF(-500.0, 5000.0));
        QVERIFY(m_asked == (Point{1.0, 0.0}));
        mouse(QEvent::MouseMove, QPointF(5000.0, -500.0));
        QVERIFY(m_asked == (Point{1e4, 8.0}));
    }

    void onlyTheLeftButtonTakesIt()
    {
        QTest::mouseClick(view()->viewport(), Qt::RightButton, {},
                          placeOf({1000.0, 6.0}).toPoint());
        QVERIFY(m_log.isEmpty());
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, QPoint(2, 2));
        QVERIFY(m_log.isEmpty());
        mouse(QEvent::MouseMove, placeOf({1000.0, 6.0}));
        QVERIFY(m_log.isEmpty());
    }

    void withoutAMapItIsTakenByItself()
    {
        Chart plain = tests::longChart();
        plain.handle = Handle{{0.5, 0.5}, 0, 1, "now"};
        m_card->setChart(plain);
        mouse(QEvent::MouseButtonPress, placeOf({0.2, 0.8}));
        QVERIFY(m_log.isEmpty());
        mouse(QEvent::MouseButtonPress, placeOf({0.5, 0.5}));
        mouse(QEvent::MouseMove, placeOf({0.6, 0.4}));
        QVERIFY(isAbout({0.6, 0.4}));
    }

    void aDragEndsWithItsChart()
    {
        mouse(QEvent::MouseButtonPress, placeOf({1000.0, 6.0}));
        m_card->setChart(tests::chart(1.0)); // which has no handle
        QCOMPARE(m_log.last(), u"ended"_s);
        QCOMPARE(m_log.count(u"ended"_s), 1);
    }

    void aDragEndsWithoutTheRelease_data()
    {
        QTest::addColumn<int>("event");
        QTest::newRow("hidden") << int{QEvent::Hide};
        QTest::newRow("window deactivated") << int{QEvent::WindowDeactivate};
        QTest::newRow("window blocked") << int{QEvent::WindowBlocked};
        QTest::newRow("mouse taken") << int{QEvent::UngrabMouse};
    }

    void aDragEndsWithoutTheRelease()
    {
        QFETCH(int, event);
        mouse(QEvent::MouseButtonPress, placeOf({1000.0, 6.0}));
        if (event == QEvent::Hide) {
            m_card->hide();
        } else {
            QEvent lost(static_cast<QEvent::Type>(event));
            QCoreApplication::sendEvent(view()->viewport(), &lost);
        }
        QCOMPARE(m_log.last(), u"ended"_s);
        QCOMPARE(m_log.count(u"ended"_s), 1);
    }

    /// The keys say how many steps; how long one is, the view does not know.
    void keysAskForSteps_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<int>("across");
        QTest::addColumn<int>("up");
        QTest::addColumn<bool>("page");
        QTest::newRow("right") << int(Qt::Key_Right) << false << 1 << 0 << false;
        QTest::newRow("left") << int(Qt::Key_Left) << false << -1 << 0 << false;
        QTest::newRow("up") << int(Qt::Key_Up) << false << 0 << 1 << false;
        QTest::newRow("down") << int(Qt::Key_Down) << false << 0 << -1 << false;
        QTest::newRow("ten up") << int(Qt::Key_Up) << true << 0 << 10 << false;
        QTest::newRow("ten left") << int(Qt::Key_Left) << true << -10 << 0 << false;
        QTest::newRow("page up") << int(Qt::Key_PageUp) << false << 0 << 1 << true;
        QTest::newRow("page down") << int(Qt::Key_PageDown) << false << 0 << -1 << true;
    }

    void keysAskForSteps()
    {
        QFETCH(int, key);
        QFETCH(bool, shift);
        QFETCH(int, across);
        QFETCH(int, up);
        QFETCH(bool, page);
        press(static_cast<Qt::Key>(key), shift ? Qt::ShiftModifier : Qt::NoModifier);
        QCOMPARE(m_log, QStringList{u"stepped"_s});
        QVERIFY(m_step == (HandleStep{across, up, page ? Stride::Page : Stride::Step}));
    }

    /// Dragged along one axis, the other's value stays what it was to the last digit.
    void draggedAlongOneAxisItKeepsTheOther()
    {
        const Point odd{47.51, 1.17};
        m_card->setChart(at(odd));
        const QPointF place = placeOf(odd);
        mouse(QEvent::MouseButtonPress, place);
        mouse(QEvent::MouseMove, place + QPointF(0.0, -60.0));
        QCOMPARE(m_asked.x, odd.x);
        QVERIFY(m_asked.y > 2.0);
        mouse(QEvent::MouseMove, place + QPointF(60.0, 0.0));
        QVERIFY(m_asked.x > 60.0);
        QCOMPARE(m_asked.y, odd.y);
        mouse(QEvent::MouseMove, place);
        QVERIFY(m_asked == odd);
        mouse(QEvent::MouseButtonRelease, place);
    }

    void theCrossHairFollowsIt()
    {
        press(Qt::Key_Right);
        QVERIFY(isShownAt({40.0, 3.0}));
        m_card->setChart(at({400.0, 3.0}));
        QVERIFY(isShownAt({400.0, 3.0}));
        QCOMPARE(m_card->shownScene().readout->word, u"collapsed"_s);
        press(Qt::Key_Escape);
        QVERIFY(!m_card->shownScene().readout);
        m_card->setChart(at({40.0, 3.0}));
        QVERIFY(!m_card->shownScene().readout);
    }

    void otherKeysAreLeftToOthers()
    {
        QKeyEvent home(QEvent::KeyPress, Qt::Key_Home, Qt::NoModifier);
        QApplication::sendEvent(view(), &home);
        QVERIFY(!home.isAccepted());
        press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(m_log.isEmpty());
    }

    void aScreenReaderHearsTheSentenceAtTheHandle()
    {
        QCOMPARE(view()->accessibleDescription(),
                 u"It storms on the right. now: Events 40 events/min, Calls 3 calls: stable"_s);
        press(Qt::Key_Right);
        m_card->setChart(at({400.0, 3.0}));
        QCOMPARE(view()->accessibleDescription(),
                 u"now: Events 400 events/min, Calls 3 calls: collapsed"_s);
        mouse(QEvent::MouseMove, placeOf({1000.0, 6.0}));
        QVERIFY(view()->accessibleDescription().startsWith(u"It storms on the right."_s));
    }

    void beyondTheAxesItWaitsAtTheEdge()
    {
        m_card->setChart(at({1e6, 3.0}));
        const QPoint edge = placeOf({1e4, 3.0}).toPoint();
        QCOMPARE(picture().pixelColor(edge), look().card);
        QVERIFY(view()->accessibleDescription().endsWith(u"beside the map"_s));
    }

    void aCardMayGoWhileItsHandleIsDragged()
    {
        mouse(QEvent::MouseButtonPress, placeOf({1000.0, 6.0}));
        m_card.reset();
        QCOMPARE(m_log, (QStringList{u"started"_s, u"moved"_s}));
    }

    void picturesHaveItToo()
    {
        const QImage before = m_card->picture();
        m_card->setChart(at({1000.0, 6.0}));
        QVERIFY(m_card->picture() != before);
    }

private:
    static const Look& look() { return lookOf(paletteFor(Theme::Light, {})); }

    static Chart at(const Point& point)
    {
        Chart chart = tests::mapChart();
        chart.handle->at = point;
        return chart;
    }

    [[nodiscard]] QAbstractScrollArea* view() const { return m_card->findChild<QGraphicsView*>(); }

    [[nodiscard]] QImage picture() const { return view()->viewport()->grab().toImage(); }

    [[nodiscard]] QPointF placeOf(const Point& point) const
    {
        return m_card->shownScene().mapping.pointOf(point, Side::Left);
    }

    void mouse(QEvent::Type type, const QPointF& at) const
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, at, view()->viewport()->mapToGlobal(at),
                          isMove ? Qt::NoButton : Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view()->viewport(), &event);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(view(), key, modifiers);
    }

    [[nodiscard]] bool isAbout(const Point& point) const
    {
        return std::abs(m_asked.x - point.x) < 0.02 * point.x &&
               std::abs(m_asked.y - point.y) < 0.05;
    }

    [[nodiscard]] bool isShownAt(const Point& point) const
    {
        const auto& readout = m_card->shownScene().readout;
        return readout && readout->x == point.x && readout->y == point.y;
    }

    std::unique_ptr<ChartCard> m_card;
    QStringList m_log;
    Point m_asked;
    HandleStep m_step;
};

QTEST_MAIN(ChartHandleTest)
#include "tst_chart_handle.moc"
