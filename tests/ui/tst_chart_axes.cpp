// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Logarithmic axes, and what charts do while nobody sees them.

#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/widgets/look.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QGraphicsView>
#include <QLayout>
#include <QStackedWidget>
#include <QTest>

#include <cmath>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr Scale logarithmic = Scale::Logarithmic;

/// From (1, 0.01) straight to (10⁴, 100) on two logarithmic axes.
Chart powers()
{
    Chart chart = tests::chart(1.0);
    chart.right = {};
    chart.x = {"Events", units::eventsPerMinute, 1.0, 1e4, false, logarithmic};
    chart.left = {"Ratio", units::none, 0.01, 100.0, false, logarithmic};
    chart.series = {{.name = "one", .points = {{1.0, 0.01}, {1e4, 100.0}}}};
    chart.thresholds.clear();
    chart.markers.clear();
    return chart;
}

} // namespace

class ChartAxesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(powers());
        m_card->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
    }

    /// The curve must be where the layers think it is, between its points as well.
    void curvesAndLayersAgreeOnALogarithmicAxis()
    {
        QCOMPARE(m_card->curvePoints(0), (QList<QPointF>{{0.0, -2.0}, {4.0, 2.0}}));
        QVERIFY(curveIsAt({10.0, 0.1}));
        QVERIFY(curveIsAt({1000.0, 10.0}));
        QVERIFY(!curveIsAt({5000.0, 0.1}));
    }

    void theRightAxisMayBeLogarithmicToo()
    {
        Chart chart = powers();
        chart.left.scale = Scale::Linear;
        chart.right = Axis{"Share", units::none, 0.01, 70.0, false, logarithmic};
        chart.series[0].side = Side::Right;
        m_card->setChart(chart);
        const PlotMapping& map = m_card->shownScene().mapping;
        QCOMPARE(map.right.maximum, 100.0);
        QVERIFY(curveIsAt({1000.0, 10.0}, Side::Right));
    }

    void anAxisCanChangeItsScale()
    {
        Chart linear = powers();
        linear.x.scale = Scale::Linear;
        m_card->setChart(linear);
        QCOMPARE(m_card->curvePoints(0).last().x(), 1e4);
        m_card->setChart(powers());
        QCOMPARE(m_card->curvePoints(0).last().x(), 4.0);
        QVERIFY(curveIsAt({10.0, 0.1}));
    }

    /// Never a line that says what is not so, nor, as with Qt's own axis, no line at all.
    void whatCannotBeShownIsAGap()
    {
        Chart gap = powers();
        gap.series[0].points = {{0.0, 1.0},   {1.0, 1.0},   {10.0, 1.0}, {30.0, 0.0},
                                {50.0, -1.0}, {100.0, 1.0}, {1e4, 1.0},  {2e4, 0.0}};
        m_card->setChart(gap);
        QVERIFY(curveIsAt({3.0, 1.0}));
        QVERIFY(!curveIsAt({30.0, 1.0}));
        QVERIFY(curveIsAt({1000.0, 1.0}));
        QVERIFY(!std::isnan(m_card->curvePoints(0).first().x()));
        QCOMPARE(m_card->curvePoints(0).size(), 6); // two pieces, one gap, and one at the end
    }

    void levelPiecesAreDrawnInOne()
    {
        Chart level = powers();
        level.series[0].points = {{1.0, 1.0}, {10.0, 1.0}, {100.0, 1.0}, {1000.0, 1.0}, {1e4, 2.0}};
        m_card->setChart(level);
        QCOMPARE(m_card->curvePoints(0).size(), 3);
        QCOMPARE(m_card->curvePoints(0)[1], QPointF(3.0, 0.0));
        QVERIFY(curveIsAt({30.0, 1.0}));
    }

    void verticalPiecesAreDrawn()
    {
        Chart stairs = tests::chart(1.0);
        stairs.right = {};
        stairs.series = {{.name = "stairs", .points = {{0.2, 0.0}, {0.2, 0.6}, {0.6, 0.6}}}};
        stairs.thresholds.clear();
        stairs.markers.clear();
        m_card->setChart(stairs);
        QCOMPARE(m_card->curvePoints(0).size(), 3);
        QVERIFY(curveIsAt({0.2, 0.3}));
        QVERIFY(curveIsAt({0.4, 0.6}));
        m_card->showPointedAt(0.2);
        QCOMPARE(m_card->shownScene().readout->readings.at(0).value, 0.6);
    }

    void ticksAndTitlesAreLaidOutOnce()
    {
        const PlotFrame& frame = m_card->shownScene().frame;
        QCOMPARE(frame.x.size(), std::size_t{5});
        QCOMPARE(frame.x[2].words, u"100"_s);
        QCOMPARE(frame.xTitle.words, u"Events (events/min)"_s);
        const auto* laidOut = frame.x.data();
        m_card->setChart(powers());
        QCOMPARE(m_card->shownScene().frame.x.data(), laidOut);
        Chart wider = powers();
        wider.x.maximum = 1e6;
        m_card->setChart(wider);
        QCOMPARE(m_card->shownScene().frame.x.back().value, 1e6);
        m_card->resize(900, 400);
        QCoreApplication::processEvents();
        QVERIFY(m_card->shownScene().frame.area.width() > 700.0);
    }

    /// A title that wraps needs room, of which the layout must hear.
    void longerTitlesMakeTheCardAskForRoom()
    {
        m_card->minimumSizeHint();
        const int before = m_card->layout()->totalMinimumSize().height();
        Chart wordy = powers();
        wordy.x.title = "A title of so many words that it cannot but take up at least two lines";
        m_card->setChart(wordy);
        QCoreApplication::processEvents();
        QVERIFY(m_card->layout()->totalMinimumSize().height() > before);
    }

    void aSeenChartIsPaintedWithoutBeingAsked()
    {
        class Paints : public QObject {
        public:
            int count = 0;
            bool eventFilter(QObject* /*watched*/, QEvent* event) override
            {
                count += event->type() == QEvent::Paint ? 1 : 0;
                return false;
            }
        } paints;
        QCoreApplication::processEvents();
        m_card->findChild<QAbstractScrollArea*>()->viewport()->installEventFilter(&paints);
        Chart moved = powers();
        moved.series[0].points[1].y = 10.0;
        m_card->setChart(moved);
        QCoreApplication::processEvents();
        QCOMPARE(paints.count, 1);
    }

    /// Charts behind a tab cost nothing until somebody looks.
    void anUnseenChartIsDrawnWhenItIsSeen()
    {
        QStackedWidget stack;
        auto* card = new ChartCard;
        stack.addWidget(card);
        stack.addWidget(new QWidget);
        stack.resize(600, 400);
        card->setChart(tests::chart(4.0));
        stack.show();
        QVERIFY(QTest::qWaitForWindowExposed(&stack));
        const QImage before = card->grab().toImage();
        stack.setCurrentIndex(1);
        Chart other = tests::longChart();
        other.title = "Other";
        other.summary = "Something else.";
        other.markers[0].words = "elsewhere";
        card->setChart(other);
        QCOMPARE(card->accessibleName(), u"Other"_s); // a tab may need it
        stack.setCurrentIndex(0);
        QCOMPARE(card->findChild<QGraphicsView*>()->accessibleDescription(), u"Something else."_s);
        QCoreApplication::processEvents();
        QVERIFY(card->grab().toImage() != before);
        QCOMPARE(card->curvePoints(0).size(), 21);
        const auto& labels = card->shownScene().labels;
        QVERIFY(std::ranges::find(labels, u"elsewhere"_s, &PlacedLabel::words) != labels.end());
    }

    void anUnseenTableIsFilledWhenItIsSeen()
    {
        m_card->setFace(ChartFace::Table);
        m_card->hide();
        m_card->setChart(tests::longChart());
        QCOMPARE(m_card->findChild<QAbstractItemView*>()->model()->rowCount(), 2);
        m_card->show();
        QCOMPARE(m_card->findChild<QAbstractItemView*>()->model()->rowCount(), 21);
    }

private:
    /// Whether the curve's colour is found where a point should lie.
    [[nodiscard]] bool curveIsAt(const Point& point, Side side = Side::Left) const
    {
        const QPointF at = m_card->shownScene().mapping.pointOf(point, side);
        const auto* view = m_card->findChild<QAbstractScrollArea*>();
        const QImage picture = view->viewport()->grab().toImage();
        for (int step = -2; step <= 2; ++step) {
            const QColor colour = picture.pixelColor(qRound(at.x()) + step, qRound(at.y()));
            const QColor other = picture.pixelColor(qRound(at.x()), qRound(at.y()) + step);
            if (colour.blue() - colour.red() > 80 || other.blue() - other.red() > 80) {
                return true;
            }
        }
        return false;
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartAxesTest)
#include "tst_chart_axes.moc"
