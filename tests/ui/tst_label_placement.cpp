// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/label_placement.h"
#include "ui/charts/occupied_pixels.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>

using stormglass::ui::LabelPlacement;
using stormglass::ui::OccupiedPixels;
using stormglass::ui::placeBesideLine;

namespace {

/// The least of some runs: labels beside curves of 2000 points that swing so far.
std::chrono::nanoseconds timeOfLabels(double swing)
{
    using Clock = std::chrono::steady_clock;
    constexpr int runs = 5;
    constexpr int curves = 6;
    constexpr int points = 2000;
    const QRectF area(0, 0, 700, 500);
    std::vector<QPointF> curve;
    for (int place = 0; place < points; ++place) {
        const double x = area.width() * place / points;
        curve.emplace_back(x, area.center().y() + (place % 2 == 0 ? swing : -swing));
    }
    auto least = std::chrono::nanoseconds::max();
    for (int run = 0; run < runs; ++run) {
        const auto start = Clock::now();
        LabelPlacement labels(area);
        for (int times = 0; times < curves; ++times) {
            labels.keepCurveFree(curve);
        }
        for (const double x : {100.0, 110.0, 300.0, 320.0}) {
            (void)labels.besideLine(x, {110, 16});
        }
        (void)labels.besidePoint(area.center(), {110, 16});
        least = std::min(least, std::chrono::nanoseconds(Clock::now() - start));
    }
    return least;
}

} // namespace

class LabelPlacementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// There, above or below it would seem to speak of the next lane.
    void inALaneLabelsStandLevelWithTheirPoint()
    {
        const QSizeF size(90, 16);
        const QPointF point(200, 150);
        LabelPlacement labels(QRectF(0, 0, 400, 300));
        const QRectF right = labels.besideInLane(point, size).rect;
        QVERIFY(right.left() > point.x() && right.center().y() == point.y());
        labels.keepFree(right);
        const QRectF left = labels.besideInLane(point, size).rect;
        QVERIFY(left.right() < point.x() && left.center().y() == point.y());
        labels.keepFree(left);
        const QRectF above = labels.besideInLane(point, size).rect;
        QVERIFY(above.left() > point.x() && above.bottom() < point.y());
    }

    void labelsDoNotOverlapAndStayInside()
    {
        const QRectF area(0, 0, 400, 300);
        const QSizeF size(90, 16);
        LabelPlacement labels(area);
        QList<QRectF> places{labels.onLine(20, size).rect, labels.onLine(150, size).rect};
        for (const QPointF point : {QPointF(200, 150), QPointF(205, 152), QPointF(395, 5)}) {
            places << labels.besidePoint(point, size).rect;
        }
        for (qsizetype i = 0; i < places.size(); ++i) {
            QVERIFY(area.contains(places[i]));
            for (qsizetype j = 0; j < i; ++j) {
                QVERIFY(!places[i].intersects(places[j]));
            }
        }
    }

    void wordsGoBelowALineAtTheTop()
    {
        LabelPlacement labels(QRectF(0, 0, 400, 300));
        QVERIFY(labels.onLine(5, {90, 16}).rect.top() > 5);
        QVERIFY(labels.onLine(100, {90, 16}).rect.bottom() < 100);
    }

    void curvesStayFree()
    {
        LabelPlacement labels(QRectF(0, 0, 400, 300));
        labels.keepCurveFree({{0, 40}, {200, 100}, {400, 100}});
        const QRectF place = labels.besidePoint({200, 100}, {60, 16}).rect;
        QVERIFY(place.bottom() < 100 || place.top() > 100);
        QVERIFY(!place.contains(QPointF(180, 94)) && !place.contains(QPointF(150, 85)));
    }

    void curvesFarOutsideCostNothing()
    {
        LabelPlacement labels(QRectF(0, 0, 400, 300));
        labels.keepCurveFree({{0, -1e12}, {400, 1e12}, {400, std::nan("")}, {1e300, 1e300}});
        QVERIFY(QRectF(0, 0, 400, 300).contains(labels.besidePoint({20, 20}, {60, 16}).rect));
    }

    void crowdedLabelsGoWhereThereIsRoom()
    {
        LabelPlacement labels(QRectF(0, 0, 400, 300));
        labels.keepFree(QRectF(0, 0, 400, 200));
        const auto [rect, isFree] = labels.besidePoint({200, 50}, {60, 16});
        QVERIFY(isFree);
        QVERIFY(rect.top() >= 200 && rect.top() < 220);
        QVERIFY(rect.left() > 100 && rect.right() < 300);
    }

    /// Lines close to each other leave no free place: words over a line are better than over words.
    void wordsDoNotCoverWords()
    {
        const QRectF area(0, 0, 400, 300);
        LabelPlacement labels(area);
        for (const double x : {40.0, 60.0, 80.0}) {
            labels.keepFree({x - 1.0, 0.0, 2.0, 300.0});
        }
        QList<QRectF> places;
        for (const double x : {40.0, 60.0, 80.0}) {
            places << labels.besideLine(x, {90, 16}).rect;
            QVERIFY(area.contains(places.back()));
        }
        QVERIFY(!places[0].intersects(places[1]) && !places[0].intersects(places[2]));
        QVERIFY(!places[1].intersects(places[2]));
    }

    /// Curves that fill the area cost little more than flat ones: what is drawn is not counted up
    /// for every place that is tried.
    void crowdedCurvesCostLittleMore()
    {
        constexpr int most = 25;
        const auto flat = timeOfLabels(0.0);
        const auto full = timeOfLabels(250.0);
        QVERIFY2(full < most * flat, qPrintable(QString::number(full / flat)));
    }

    void takenPixelsAreCounted()
    {
        OccupiedPixels pixels(QRectF(10, 20, 300, 200));
        const QRectF all(0, 0, 1000, 1000);
        QCOMPARE(pixels.takenIn(all), 0);
        pixels.take(QRectF(20, 30, 5, 150)); // over words of bits
        pixels.take(QRectF(18, 40, 5, 2));
        pixels.take(QRectF(0, 0, 11, 22));
        QCOMPARE(pixels.takenIn(all), 5 * 150 + 2 * 2 + 2);
        QCOMPARE(pixels.takenIn(QRectF(22, 100, 40, 10)), 3 * 10);
        QCOMPARE(pixels.takenIn(QRectF(25, 30, 40, 150)), 0); // beside it
        QCOMPARE(pixels.takenIn(QRectF(std::nan(""), 0, 1, 1)), 0);
    }

    void linesTakeWhatTheyCross()
    {
        OccupiedPixels pixels(QRectF(0, 0, 300, 200));
        pixels.take(QLineF(50, 100, 250, 100), 1.5);
        QCOMPARE(pixels.takenIn(QRectF(100, 0, 1, 200)), 3);
        QCOMPARE(pixels.takenIn(QRectF(0, 102, 300, 50)), 0);
        pixels.take(QLineF(280, 180, 280, 10), 1.5);
        QCOMPARE(pixels.takenIn(QRectF(260, 50, 40, 1)), 3);
        pixels.take(QLineF(0, 0, 100, 50), 1.5);
        QVERIFY(pixels.takenIn(QRectF(79, 39, 3, 3)) > 0);
        QCOMPARE(pixels.takenIn(QRectF(80, 10, 20, 20)), 0);
    }

    void labelsWithoutRoomSaySo()
    {
        const QRectF area(0, 0, 400, 300);
        LabelPlacement labels(area);
        QVERIFY(labels.onLine(100, {90, 16}).isFree);
        labels.keepFree(area);
        for (const auto& [rect, isFree] :
             {labels.onLine(100, {90, 16}), labels.besidePoint({200, 50}, {60, 16}),
              labels.besidePoint({200, 50}, {600, 16})}) {
            QVERIFY(!isFree);
            QVERIFY(area.contains(rect) || rect.width() > area.width());
        }
    }

    void boxesBesideALineFlipAtTheEdge()
    {
        const QRectF area(50, 20, 400, 300);
        const QSizeF size(120, 60);
        QVERIFY(placeBesideLine(60, size, area).left() > 60);
        QVERIFY(placeBesideLine(440, size, area).right() < 440);
        for (double x = area.left(); x <= area.right(); x += 10) {
            QVERIFY(area.contains(placeBesideLine(x, size, area)));
            QVERIFY(area.contains(placeBesideLine(x, QSizeF(390, 290), area)));
        }
    }

    void keptPlacesStayFree()
    {
        LabelPlacement labels(QRectF(0, 0, 400, 300));
        const QRectF strip(0, 84, 400, 16);
        labels.keepFree(strip);
        QVERIFY(!labels.besidePoint({200, 108}, {60, 16}).rect.intersects(strip));
    }
};

QTEST_GUILESS_MAIN(LabelPlacementTest)
#include "tst_label_placement.moc"
