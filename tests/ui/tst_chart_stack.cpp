// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/sample_lanes.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/curve_style.h"
#include "ui/charts/legend_entry.h"
#include "ui/charts/stack.h"
#include "ui/widgets/look.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QGraphicsView>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// Three level areas: 200, 300 and 100 of 1000.
Chart areas()
{
    Chart chart = tests::stackedChart();
    for (Series& series : chart.series) {
        const double amount = &series == &chart.series[0]   ? 200.0
                              : &series == &chart.series[1] ? 300.0
                                                            : 100.0;
        series.points = {{0.0, amount}, {300.0, amount}, {600.0, amount}};
    }
    return chart;
}

std::vector<double> tops(const std::vector<Point>& points)
{
    std::vector<double> values;
    for (const Point& point : points) {
        values.push_back(point.y);
    }
    return values;
}

} // namespace

class ChartStackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(areas());
        m_card->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
    }

    void eachStandsOnThoseBeforeIt()
    {
        const Chart chart = areas();
        const auto all = stackedTops(chart, {});
        QCOMPARE(tops(all[0]), (std::vector{200.0, 200.0, 200.0}));
        QCOMPARE(tops(all[1]), (std::vector{500.0, 500.0, 500.0}));
        QCOMPARE(tops(all[2]), (std::vector{600.0, 600.0, 600.0}));
        QCOMPARE(all[2][1].x, 300.0);
        const auto without = stackedTops(chart, {"connected"});
        QVERIFY(without[0].empty());
        QCOMPARE(tops(without[2]), (std::vector{400.0, 400.0, 400.0}));
    }

    void onlyStackedCurvesAreStacked()
    {
        Chart mixed = areas();
        mixed.series[1].style = LineStyle::Line;
        mixed.series[0].points[1].y = absent;
        const auto some = stackedTops(mixed, {});
        QVERIFY(some[1].empty());
        QCOMPARE(tops(some[2]), (std::vector{300.0, 100.0, 300.0}));
    }

    void areasAreFilledFromTheBottomUp()
    {
        const QImage image = picture();
        for (const auto& [y, curve] : {std::pair(100.0, 0), {350.0, 1}, {550.0, 2}}) {
            const QColor fill = pixel(image, {250.0, y});
            const QColor line = look().curve(std::size_t(curve));
            QVERIFY2(std::abs(fill.hue() - line.hue()) < 12, qPrintable(fill.name()));
            QVERIFY(fill.lightness() > line.lightness() + 60);
        }
        QCOMPARE(pixel(image, {250.0, 700.0}), look().window);
        QCOMPARE(pixel(image, {250.0, 500.0}), look().curve(1)); // an edge
    }

    void whatIsHiddenIsTakenOut()
    {
        m_card->setHidden({"waiting"});
        QCOMPARE(m_card->shownScene().drawn(2).front().y, 300.0);
        const QImage image = picture();
        QCOMPARE(pixel(image, {250.0, 300.0}), look().curve(2));
        QCOMPARE(pixel(image, {250.0, 500.0}), look().window);
        m_card->showPointedAt(100.0);
        QCOMPARE(m_card->shownScene().readout->readings.size(), std::size_t{2});
        m_card->setHidden({});
        QCOMPARE(pixel(picture(), {250.0, 500.0}), look().curve(1));
        QCOMPARE(m_card->shownScene().drawn(2).front().y, 600.0);
    }

    void eachIsReadByItself()
    {
        m_card->showPointedAt(150.0);
        QCOMPARE(m_card->shownScene().readout->sentence,
                 u"Time 150 s: connected 200, waiting 300, handshake 100"_s);
    }

    void theDotsOfTheCrossHairStandOnTheEdges()
    {
        m_card->showPointedAt(150.0);
        const QImage image = picture();
        for (const auto& [y, curve] : {std::pair(200.0, 0), {500.0, 1}, {600.0, 2}}) {
            // A dot covers the line of the cross-hair, and is higher than the edge.
            QCOMPARE(pixel(image, {150.0, y}, QPoint(0, 2)), look().curve(std::size_t(curve)));
        }
        QVERIFY(pixel(image, {150.0, 300.0}, QPoint(0, 2)) != look().curve(1));
    }

    void frozenAxesShowWhereTheStackGoesOn()
    {
        m_card->setAxisRanges(AxisRanges::Frozen);
        Chart more = areas();
        more.series[2].points = {{0.0, 100.0}, {300.0, 900.0}, {600.0, 900.0}};
        m_card->setChart(more);
        // Half of the way up from 600 to 1400.
        const QPointF exit = m_card->shownScene().mapping.pointOf({150.0, 1000.0}, Side::Left);
        QCOMPARE(picture().pixelColor(exit.toPoint() + QPoint(2, 5)), look().curve(2));
    }

    void theLegendShowsAreas()
    {
        const auto entries = m_card->findChildren<LegendEntry*>();
        QCOMPARE(entries.size(), 3);
        const QImage area = entries[0]->grab().toImage();
        const QColor below = area.pixelColor(12, area.height() / 2 + 2);
        QVERIFY(below != area.pixelColor(0, 0) && below != look().curve(0));
        QCOMPARE(area.pixelColor(12, area.height() / 2 - 4), look().curve(0));
        entries[0]->click();
        QVERIFY(m_card->shownScene().hidden.contains("connected"));
        QVERIFY(entries[0]->grab().toImage() != area);
    }

    void theTableHoldsTheirOwnAmounts()
    {
        m_card->setFace(ChartFace::Table);
        const auto* model = m_card->findChild<QAbstractItemView*>()->model();
        QCOMPARE(model->rowCount(), 3);
        QCOMPARE(model->index(0, 2).data().toString(), u"300"_s);
    }

    void keysGoFromPointToPoint()
    {
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Home);
        QTest::keyClick(view(), Qt::Key_Right);
        QCOMPARE(m_card->shownScene().readout->x, 300.0);
        QVERIFY(view()->accessibleDescription().contains(u"waiting 300"_s));
    }

    void picturesShowWhatIsShown()
    {
        m_card->setHidden({"waiting"});
        const QImage image = m_card->picture();
        const auto at = [&](double y) {
            const QPointF inCard = view()->mapTo(m_card.get(), QPointF()) + place({250.0, y});
            return image.pixelColor((2.0 * inCard).toPoint());
        };
        QVERIFY(std::abs(at(250.0).hue() - look().curve(2).hue()) < 12);
        QCOMPARE(at(400.0), look().card);
    }

private:
    static const Look& look() { return lookOf(paletteFor(Theme::Light, {})); }

    [[nodiscard]] QAbstractScrollArea* view() const { return m_card->findChild<QGraphicsView*>(); }

    [[nodiscard]] QImage picture() const { return view()->viewport()->grab().toImage(); }

    [[nodiscard]] QPointF place(const Point& point) const
    {
        return m_card->shownScene().mapping.pointOf(point, Side::Left);
    }

    [[nodiscard]] QColor pixel(const QImage& image, const Point& point,
                               const QPoint& beside = {}) const
    {
        return image.pixelColor(place(point).toPoint() + beside);
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartStackTest)
#include "tst_chart_stack.moc"
