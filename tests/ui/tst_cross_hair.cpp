// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/widgets/look.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QMouseEvent>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class CrossHairTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_pointed.clear();
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(tests::longChart());
        connect(m_card.get(), &ChartCard::pointedAt, this,
                [this](std::optional<double> x) { m_pointed << x; });
        m_card->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
    }

    void theMouseMovesIt()
    {
        hover({0.4, 0.8});
        QVERIFY(isAbout(0.4));
        QCOMPARE(m_pointed.size(), 1);
        QVERIFY(std::abs(m_pointed[0].value() - 0.4) < 0.01);
        QVERIFY(std::abs(m_card->shownScene().readout->readings.at(0).value - 0.4) < 0.01);
    }

    void leavingTakesItAway()
    {
        hover({0.4, 0.8});
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(view()->viewport(), &leave);
        QVERIFY(!m_card->shownScene().readout);
        QCOMPARE(m_pointed.last(), std::nullopt);
        hover({0.4, 0.8});
        hover({0.4, -0.1});
        QVERIFY(!m_card->shownScene().readout);
    }

    void itIsPainted()
    {
        const QImage before = view()->grab().toImage();
        m_card->showPointedAt(0.4);
        const QImage after = view()->grab().toImage();
        const PlotMapping& map = m_card->shownScene().mapping;
        const QPointF at = map.pointOf({0.4, 0.2}, Side::Left);
        const QPoint onLine(static_cast<int>(at.x()), static_cast<int>(at.y()));
        const QPoint onDot = map.pointOf({0.4, 0.4}, Side::Left).toPoint() - QPoint(2, 2);
        QVERIFY(after.pixelColor(onLine).lightness() < before.pixelColor(onLine).lightness() - 60);
        QVERIFY(after.pixelColor(onDot).blue() - after.pixelColor(onDot).red() > 80);
        m_card->showPointedAt(std::nullopt);
        QCOMPARE(view()->grab().toImage(), before);
    }

    void whatAPageShowsIsNotToldAgain()
    {
        m_card->showPointedAt(0.3);
        QVERIFY(isAbout(0.3));
        QVERIFY(m_pointed.isEmpty());
    }

    void beyondTheAxisNothingIsPainted()
    {
        const QImage before = view()->grab().toImage();
        m_card->showPointedAt(1.2);
        QCOMPARE(view()->grab().toImage(), before);
    }

    void clickingGivesFocusWhichShows()
    {
        m_card->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
        m_card->setFocus();
        const QImage before = m_card->grab().toImage();
        QTest::mouseClick(view()->viewport(), Qt::LeftButton);
        QVERIFY(view()->hasFocus());
        QVERIFY(m_card->grab().toImage() != before);
        view()->clearFocus();
        QCOMPARE(m_card->grab().toImage(), before);
    }

    void keysWalkIt()
    {
        press(Qt::Key_Right);
        QVERIFY(isAbout(0.0));
        press(Qt::Key_Right);
        QVERIFY(isAbout(0.05));
        press(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(isAbout(0.55));
        press(Qt::Key_Left);
        QVERIFY(isAbout(0.5));
        press(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(isAbout(0.0));
        press(Qt::Key_End);
        QVERIFY(isAbout(1.0));
        press(Qt::Key_Home);
        QVERIFY(isAbout(0.0));
        QCOMPARE(m_pointed.size(), 7);
        press(Qt::Key_Escape);
        QVERIFY(!m_card->shownScene().readout);
        QCOMPARE(m_pointed.last(), std::nullopt);
    }

    /// Escape without a cross-hair, and keys with other meanings, belong to the window.
    void otherKeysPass()
    {
        const std::initializer_list<std::pair<Qt::Key, Qt::KeyboardModifiers>> keys{
            {Qt::Key_Escape, Qt::NoModifier},
            {Qt::Key_Left, Qt::AltModifier},
            {Qt::Key_Home, Qt::ControlModifier},
            {Qt::Key_A, Qt::NoModifier}};
        for (const auto& [key, modifiers] : keys) {
            QKeyEvent event(QEvent::KeyPress, key, modifiers);
            QApplication::sendEvent(view(), &event);
            QVERIFY(!event.isAccepted());
        }
    }

    /// What a screen reader reads of the view that has the focus.
    void everyStepIsSaid()
    {
        QCOMPARE(view()->accessibleName(), u"Cliff"_s);
        QCOMPARE(view()->accessibleDescription(), u"It rises."_s);
        press(Qt::Key_End);
        QCOMPARE(view()->accessibleDescription(), u"X 1: one 1"_s);
        press(Qt::Key_Left);
        QCOMPARE(view()->accessibleDescription(), u"X 0.95: one 0.95"_s);
        hover({0.3, 0.5});
        QCOMPARE(view()->accessibleDescription(), u"X 0.95: one 0.95"_s);
        press(Qt::Key_Escape);
        QCOMPARE(view()->accessibleDescription(), u"It rises."_s);
    }

    /// New data under a cross-hair that stands still are new readings.
    void whatIsSaidIsNeverOld()
    {
        press(Qt::Key_End);
        Chart half = tests::longChart();
        for (Point& point : half.series[0].points) {
            point.y /= 2.0;
        }
        m_card->setChart(half);
        QCOMPARE(view()->accessibleDescription(), u"X 1: one 0.5"_s);
        m_card->setHidden({"one"});
        QVERIFY(!view()->accessibleDescription().contains(u"one"_s));
        m_card->setHidden({});
        QCOMPARE(view()->accessibleDescription(), u"X 1: one 0.5"_s);
        press(Qt::Key_Escape);
        QCOMPARE(view()->accessibleDescription(), u"It rises."_s);
    }

    void itStaysWhereItIsWhenTheChartChanges()
    {
        m_card->showPointedAt(0.5);
        m_card->setAxisRanges(AxisRanges::Frozen);
        Chart half = tests::longChart();
        for (Point& point : half.series[0].points) {
            point.y /= 2.0;
        }
        m_card->setChart(half);
        QVERIFY(isAbout(0.5));
        QCOMPARE(m_card->shownScene().readout->readings.at(0).value, 0.25);
        m_card->setAxisRanges(AxisRanges::Fitted);
        QVERIFY(isAbout(0.5));
    }

    void keysStopWithinFrozenAxes()
    {
        m_card->setAxisRanges(AxisRanges::Frozen);
        Chart wide = tests::longChart();
        for (Point& point : wide.series[0].points) {
            point.x *= 2.0;
        }
        m_card->setChart(wide);
        press(Qt::Key_End);
        QVERIFY(isAbout(1.0));
    }

private:
    [[nodiscard]] QAbstractScrollArea* view() const
    {
        return m_card->findChild<QAbstractScrollArea*>();
    }

    void hover(const Point& point) const
    {
        const QPointF at = m_card->shownScene().mapping.pointOf(point, Side::Left);
        QMouseEvent move(QEvent::MouseMove, at, view()->viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(view()->viewport(), &move);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(view(), key, modifiers);
    }

    [[nodiscard]] bool isAbout(double x) const
    {
        const auto& readout = m_card->shownScene().readout;
        return readout && std::abs(readout->x - x) < 0.005;
    }

    std::unique_ptr<ChartCard> m_card;
    QList<std::optional<double>> m_pointed;
};

QTEST_MAIN(CrossHairTest)
#include "tst_cross_hair.moc"
