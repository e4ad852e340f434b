// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QScrollArea>
#include <QTest>
#include <QWheelEvent>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

Chart chart(double top)
{
    return {.id = "c",
            .title = "Cliff",
            .subtitle = "against x",
            .summary = "It rises.",
            .x = {"X", units::none, 0.0, 1.0},
            .left = {"Y", units::none, 0.0, top},
            .right = Axis{"Share", units::percent, 0.0, 1.3 * top},
            .series = {{.name = "one", .points = {{0.0, 0.0}, {1.0, top}}},
                       {.name = "two", .points = {{0.0, top}, {1.0, 0.0}}, .side = Side::Right}},
            .bands = {},
            .thresholds = {{0.5 * top, "half", Side::Left, Tone::Failing}},
            .markers = {{{0.5, 0.5 * top}, "here", Side::Left, Tone::Calm}}};
}

} // namespace

class ChartCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(chart(4.0));
        m_card->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
    }

    void holdsWhatItIsShown()
    {
        QCOMPARE(m_card->curvePoints(0), (QList<QPointF>{{0.0, 0.0}, {1.0, 4.0}}));
        QCOMPARE(m_card->curvePoints(1), (QList<QPointF>{{0.0, 4.0}, {1.0, 0.0}}));
        QCOMPARE(m_card->accessibleName(), u"Cliff"_s);
        QCOMPARE(m_card->accessibleDescription(), u"It rises."_s);
        m_card->setChart(chart(2.0));
        QCOMPARE(m_card->curvePoints(0).last(), QPointF(1.0, 2.0));
    }

    void fewerCurvesLeaveNoOldOnes()
    {
        Chart one = chart(4.0);
        one.series.pop_back();
        m_card->setChart(one);
        QVERIFY(m_card->curvePoints(1).isEmpty());
        m_card->setChart(chart(4.0));
        QCOMPARE(m_card->curvePoints(1).size(), 2);
    }

    void frozenAxesKeepStillAndFitAgain()
    {
        const double right = m_card->shownScene().mapping.right.maximum;
        m_card->setAxisRanges(AxisRanges::Frozen);
        m_card->setChart(chart(400.0));
        QCOMPARE(m_card->shownScene().mapping.left.maximum, 4.0);
        QCOMPARE(m_card->shownScene().mapping.right.maximum, right);
        QCOMPARE(m_card->curvePoints(0).last().y(), 400.0);
        m_card->setAxisRanges(AxisRanges::Fitted);
        QCOMPARE(m_card->shownScene().mapping.left.maximum, 400.0);
    }

    /// The curve must be where the layers think it is: its colour under a mapped point.
    void curveAndLayersAgree()
    {
        QVERIFY(curveIsAt({0.25, 1.0}, Side::Left));
        QVERIFY(!curveIsAt({0.25, 3.5}, Side::Left));
    }

    void manyCurvesRepeatTheColours()
    {
        Chart many = chart(4.0);
        many.series.resize(7, many.series.front());
        many.series.back().style = LineStyle::LineWithPoints;
        m_card->setChart(many);
        QVERIFY(!m_card->grab().isNull());
        QCOMPARE(m_card->curvePoints(6).size(), 2);
    }

    void aCurveCanChangeItsAxis()
    {
        Chart swapped = chart(4.0);
        swapped.series[0].side = Side::Right;
        m_card->setChart(swapped);
        // On the right axis, which ends at 6, the curve passes lower.
        QVERIFY(!curveIsAt({0.25, 1.0}, Side::Left));
        QVERIFY(curveIsAt({0.25, 1.0}, Side::Right));
    }

    void followsThePalette()
    {
        m_card->setPalette(paletteFor(Theme::Dark, {}));
        QCoreApplication::processEvents();
        QVERIFY(m_card->shownScene().look->dark);
    }

    /// Mouse presses and the wheel, with which Qt Charts 6.4 has known trouble.
    void survivesClicksAndPassesTheWheelOn()
    {
        auto* view = m_card->findChild<QAbstractScrollArea*>();
        for (const QPoint& point : {QPoint(1, 1), view->viewport()->rect().center()}) {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, point);
            QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, point);
        }
        QWheelEvent wheel(QPointF(50, 50), QPointF(50, 50), {}, QPoint(0, 120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(view->viewport(), &wheel);
        QVERIFY(!wheel.isAccepted());
    }

private:
    /// Whether the first curve's colour is found where a point should lie.
    [[nodiscard]] bool curveIsAt(const Point& point, Side side) const
    {
        const QPointF at = m_card->shownScene().mapping.pointOf(point, side);
        const auto* view = m_card->findChild<QAbstractScrollArea*>();
        const QImage picture = view->viewport()->grab().toImage();
        for (int dy = -2; dy <= 2; ++dy) {
            const QColor colour = picture.pixelColor(qRound(at.x()), qRound(at.y()) + dy);
            if (colour.blue() - colour.red() > 80) {
                return true;
            }
        }
        return false;
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartCardTest)
#include "tst_chart_card.moc"
