// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Guides, vertical lines, hollow markers.

#include "tests/ui/contrast.h"
#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/curve_style.h"
#include "ui/charts/label_placement.h"
#include "ui/widgets/look.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QTest>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// A guide before a curve.
Chart guided()
{
    Chart chart = tests::chart(1.0);
    chart.right = {};
    chart.series = {
        {.name = "guide", .points = {{0.0, 0.0}, {1.0, 1.0}}, .style = LineStyle::Guide},
        {.name = "curve", .points = {{0.0, 1.0}, {1.0, 0.0}}}};
    chart.thresholds.clear();
    chart.markers.clear();
    return chart;
}

} // namespace

class ChartLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(guided());
        m_card->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
    }

    void guidesUseUpNoColour()
    {
        QCOMPARE(curveColour(guided(), 0), std::nullopt);
        QCOMPARE(curveColour(guided(), 1), std::optional<std::size_t>(0));
        QCOMPARE(pixel({0.25, 0.75}), look().series[0]);
    }

    /// While the axes keep still a curve that goes on beyond them ends in an arrow, not in nothing.
    void aCurveThatLeavesTheAxesIsMarked_data()
    {
        QTest::addColumn<double>("end");
        QTest::addColumn<double>("edge");
        QTest::addColumn<int>("pieces");
        QTest::newRow("above") << 2.0 << 1.0 << 1;
        QTest::newRow("below") << -1.0 << 0.0 << 1;
        QTest::newRow("in pieces shorter than a pixel") << 2.0 << 1.0 << 3000;
    }

    void aCurveThatLeavesTheAxesIsMarked()
    {
        QFETCH(double, end);
        QFETCH(double, edge);
        QFETCH(int, pieces);
        Chart leaving = guided();
        leaving.series = {{.name = "curve"}};
        for (int step = 0; step <= pieces; ++step) {
            const double x = step / static_cast<double>(pieces);
            leaving.series[0].points.push_back({x, 0.5 + x * (end - 0.5)});
        }
        leaving.left.minimum = std::min(0.0, end);
        leaving.left.maximum = std::max(1.0, end);
        const Point exit{(edge - 0.5) / (end - 0.5), edge};
        const QPoint besideTheCurve(3, edge > 0.5 ? 6 : -6);
        m_card->setChart(leaving);
        QVERIFY(pixel(exit, besideTheCurve) != look().series[0]); // fitted, it does not leave
        m_card->setChart(guided());
        m_card->setAxisRanges(AxisRanges::Frozen);
        m_card->setChart(leaving);
        QCOMPARE(pixel(exit, besideTheCurve), look().series[0]);
        QVERIFY(pixel(exit, besideTheCurve + QPoint(60, 0)) != look().series[0]);
        m_card->setHidden({"curve"});
        QVERIFY(pixel(exit, besideTheCurve) != look().series[0]);
    }

    /// Between gaps no line leads to a point.
    void aPointBetweenGapsIsDrawn()
    {
        Chart gapped = guided();
        gapped.series = {
            {.name = "curve", .points = {{0.0, 0.45}, {0.2, absent}, {0.5, 0.45}, {0.8, absent}}}};
        m_card->setChart(gapped);
        QVERIFY(inkAround({0.5, 0.45}) > inkAround({0.9, 0.45}));
        QVERIFY(inkAround({0.0, 0.45}) > inkAround({0.9, 0.45}));
        QCOMPARE(inkAround({0.35, 0.45}), inkAround({0.9, 0.45}));
        QCOMPARE(inkAround({0.65, 0.45}), inkAround({0.9, 0.45}));
    }

    void aCurveThatEndsAtTheEdgeIsNot()
    {
        QVERIFY(pixel({0.0, 1.0}, {2, 7}) != look().series[0]);
        QVERIFY(pixel({1.0, 0.0}, {-2, -7}) != look().series[0]);
    }

    void guidesAreThinAndQuietButSeen()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const Look& of = lookOf(paletteFor(theme, {}));
            const QPen pen = curvePen(std::nullopt, of);
            QCOMPARE(pen.widthF(), 1.2);
            QVERIFY(tests::contrast(pen.color(), of.card) >= 3.0);
        }
        QVERIFY(inkAround({0.25, 0.25}) > 0);
        QVERIFY(inkAround({0.25, 0.25}) < inkAround({0.25, 0.75}));
    }

    void theLegendShowsTheGuidesThinLine()
    {
        const auto entries = m_card->findChildren<QCheckBox*>();
        QCOMPARE(entries.size(), 2);
        const auto inked = [](QWidget* entry) {
            const QImage image = entry->grab().toImage();
            int rows = 0;
            for (int y = 0; y < image.height(); ++y) {
                rows += image.pixelColor(10, y).lightness() < 200 ? 1 : 0;
            }
            return rows;
        };
        QVERIFY(inked(entries[0]) >= 1);
        QVERIFY(inked(entries[0]) < inked(entries[1]));
    }

    void aCurveCanBecomeAGuide()
    {
        Chart swapped = guided();
        std::swap(swapped.series[0].style, swapped.series[1].style);
        m_card->setChart(swapped);
        QCOMPARE(pixel({0.25, 0.25}), look().series[0]);
        QVERIFY(inkAround({0.25, 0.75}) < inkAround({0.25, 0.25}));
    }

    void verticalLinesHaveTheirWordsInside()
    {
        Chart chart = guided();
        chart.series[0].points = {{0.0, 0.5}, {1.0, 0.5}};
        chart.series[1].points = {{0.0, 0.4}, {1.0, 0.4}};
        chart.verticals = {{0.0, "left"}, {0.5, "now", Tone::Failing}, {1.0, "right"}, {2.0, "no"}};
        m_card->setChart(chart);
        const auto& labels = m_card->shownScene().labels;
        QCOMPARE(labels.size(), std::size_t{3});
        for (const PlacedLabel& label : labels) {
            QVERIFY(m_card->shownScene().mapping.area.contains(label.rect));
            QVERIFY(label.isFree);
        }
        QCOMPARE(labels[1].colour, look().failing);
        QCOMPARE(labels[0].colour, look().text);
        QVERIFY(isReddish(pixel({0.5, 0.2})));
        QVERIFY(isReddish(pixel({0.5, 0.9})));
    }

    void wordsBesideAVerticalLineFindRoom()
    {
        const QRectF area(0, 0, 100, 100);
        const QSizeF size(30, 10);
        LabelPlacement empty(area);
        const LabelPlace first = empty.besideLine(50.0, size);
        QVERIFY(first.isFree && first.rect.left() > 50.0 && first.rect.top() < 5.0);
        const LabelPlace second = empty.besideLine(50.0, size);
        QVERIFY(second.isFree && second.rect.right() < 50.0 && second.rect.top() < 5.0);
        const LabelPlace third = empty.besideLine(50.0, size);
        QVERIFY(third.isFree && third.rect.left() > 50.0 && third.rect.bottom() > 95.0);
        LabelPlacement full(area);
        full.keepFree(area);
        const LabelPlace none = full.besideLine(99.0, size);
        QVERIFY(!none.isFree && area.contains(none.rect));
    }

    /// Words that found no room beside their marker are tied to it.
    void wordsFarFromTheirMarkerHaveALeader()
    {
        Chart chart = guided();
        chart.series[0].points = {{0.0, 0.9}, {1.0, 0.9}};
        chart.series[1].points = {{0.0, 0.1}, {1.0, 0.1}};
        chart.markers = {{{0.5, 0.5}, "beside", Side::Left, Tone::Failing}};
        m_card->setChart(chart);
        QVERIFY(!m_card->shownScene().labels[0].leader);
        // A fence of curves around the marker.
        for (int line = -4; line <= 4; ++line) {
            chart.series.push_back(
                {.name = "f", .points = {{0.3, 0.5 + 0.02 * line}, {0.7, 0.5 + 0.02 * line}}});
        }
        m_card->setChart(chart);
        const PlacedLabel& far = m_card->shownScene().labels[0];
        QVERIFY(far.leader.has_value());
        const QPointF marker = m_card->shownScene().mapping.pointOf({0.5, 0.5}, Side::Left);
        QVERIFY(QLineF(far.leader->p1(), marker).length() < 7.0);
        QVERIFY(far.rect.adjusted(-1, -1, 1, 1).contains(far.leader->p2()));
    }

    void hollowMarkersAreRings()
    {
        Chart chart = guided();
        chart.series[0].points = {{0.0, 0.9}, {1.0, 0.9}};
        chart.series[1].points = {{0.0, 0.5}, {1.0, 0.5}};
        chart.markers = {{{0.5, 0.5}, "tips", Side::Left, Tone::Failing, MarkerFill::Hollow},
                         {{0.25, 0.5}, "stays", Side::Left, Tone::Failing}};
        m_card->setChart(chart);
        QCOMPARE(pixel({0.5, 0.5}), look().card);
        QVERIFY(isReddish(pixel({0.5, 0.5}, {0, 4})));
        QCOMPARE(pixel({0.25, 0.5}), look().failing);
    }

private:
    static const Look& look() { return lookOf(paletteFor(Theme::Light, {})); }

    static bool isReddish(const QColor& colour) { return colour.red() - colour.blue() > 60; }

    [[nodiscard]] QImage picture() const
    {
        return m_card->findChild<QAbstractScrollArea*>()->viewport()->grab().toImage();
    }

    [[nodiscard]] QColor pixel(const Point& point, const QPoint& beside = {}) const
    {
        const QPointF at = m_card->shownScene().mapping.pointOf(point, Side::Left);
        return picture().pixelColor(QPoint(int(at.x()), int(at.y())) + beside);
    }

    /// How dark it is around a point.
    [[nodiscard]] int inkAround(const Point& point) const
    {
        const QImage image = picture();
        const QPoint at = m_card->shownScene().mapping.pointOf(point, Side::Left).toPoint();
        int ink = 0;
        for (int dy = -3; dy <= 3; ++dy) {
            ink += 255 - image.pixelColor(at + QPoint(0, dy)).lightness();
        }
        return ink;
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartLinesTest)
#include "tst_chart_lines.moc"
