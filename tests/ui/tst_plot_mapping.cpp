// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/plot_mapping.h"

#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace stormglass::ui;

class PlotMappingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decadesAreEvenOnALogarithmicAxis()
    {
        QCOMPARE(m_map.xOf(1.0), 100.0);
        QCOMPARE(m_map.xOf(10.0), 150.0);
        QCOMPARE(m_map.xOf(1e4), 300.0);
        QVERIFY(std::abs(m_map.xAt(250.0) - 1000.0) < 1e-9);
        QCOMPARE(m_map.yOf(0.1, Side::Right), 100.0);
    }

    void whatALogarithmicAxisCannotShowHasNoPlace()
    {
        QVERIFY(std::isnan(m_map.xOf(0.0)));
        QVERIFY(std::isnan(m_map.xOf(-3.0)));
        QVERIFY(!m_map.shows({0.0, 1.0}, Side::Left));
        QVERIFY(std::isnan(onScale(0.0, m_map.x)));
        QCOMPARE(onScale(1000.0, m_map.x), 3.0);
        QCOMPARE(offScale(3.0, m_map.x), 1000.0);
        QCOMPARE(onScale(-3.0, m_map.left), -3.0);
    }

    void aScaleFromZeroIsEvenFirstAndLogarithmicFarOff()
    {
        PlotMapping map = m_map;
        map.x = {"s", units::seconds, 0.0, 1e4, false, Scale::LogarithmicFromZero};
        QCOMPARE(map.xOf(0.0), 100.0);
        QCOMPARE(map.xOf(1e4), 300.0);
        QVERIFY(map.xOf(-1.0) < 100.0);
        const double early = map.xOf(0.02) - map.xOf(0.01);
        QVERIFY(std::abs(early - (map.xOf(0.01) - map.xOf(0.0))) < 0.02 * early);
        const double decade = map.xOf(1e4) - map.xOf(1e3);
        QVERIFY(std::abs(decade - (map.xOf(1e3) - map.xOf(1e2))) < 0.02 * decade);
        for (const double value : {-7.0, 0.0, 1e-3, 1.0, 60.0, 600.0}) {
            const double back = offScale(onScale(value, map.x), map.x);
            QVERIFY(std::abs(back - value) <= 1e-12 * std::abs(value));
        }
    }

    void theWayBackIsHeldOnTheAxes()
    {
        const Point inside = m_map.pointAt({200.0, 125.0});
        QVERIFY(std::abs(inside.x - 100.0) < 1e-9);
        QCOMPARE(inside.y, 1.0);
        QVERIFY(m_map.pointAt({-50.0, 1e6}) == (Point{1.0, 0.0}));
        QVERIFY(m_map.pointAt({1e6, -1e6}) == (Point{1e4, 4.0}));
    }

    void axesThatCountHaveWholePoints()
    {
        PlotMapping counted = m_map;
        counted.left.wholeNumbers = true;
        QCOMPARE(counted.pointAt({200.0, 110.0}).y, 2.0);
    }

private:
    PlotMapping m_map{QRectF(100, 50, 200, 100),
                      {"x", units::none, 1.0, 1e4, false, Scale::Logarithmic},
                      {"l", units::none, 0.0, 4.0},
                      {"r", units::none, 0.01, 1.0, false, Scale::Logarithmic}};
};

QTEST_GUILESS_MAIN(PlotMappingTest)
#include "tst_plot_mapping.moc"
