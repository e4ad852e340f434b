// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/desktop_changes.h"
#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QScrollArea>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

using tests::chart;

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
        const QImage dark = m_card->grab().toImage();
        QVERIFY(dark.pixelColor(dark.width() / 2, 4).lightness() < 60);
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

    void emptyChartsSayWhatToDo()
    {
        m_card->setChart(tests::emptyChart());
        QCOMPARE(m_card->state(), ChartState::Empty);
        QVERIFY(shows(u"Open an export."_s));
        QVERIFY(!view()->isVisible());
        QCOMPARE(m_card->accessibleDescription(), u"Open an export."_s);
        m_card->setChart(chart(4.0));
        QCOMPARE(m_card->state(), ChartState::Current);
        QVERIFY(view()->isVisible() && !shows(u"Open an export."_s));
        m_card->setState(ChartState::Empty, u"Choose a folder."_s);
        QVERIFY(shows(u"Choose a folder."_s) && !view()->isVisible());
    }

    void marksStandInPlaceOfTheSubtitle()
    {
        QVERIFY(shows(u"against x"_s));
        QCoreApplication::processEvents();
        const QRect before = view()->geometry();
        const QImage fresh = view()->grab().toImage();
        m_card->setState(ChartState::LastGood, u"the file is gone"_s);
        QCoreApplication::processEvents();
        QVERIFY(shows(u"Last good result: the file is gone"_s) && !shows(u"against x"_s));
        QCOMPARE(view()->geometry(), before);
        QCOMPARE(m_card->accessibleDescription(),
                 u"Last good result: the file is gone It rises."_s);
        const QImage dimmed = view()->grab().toImage();
        const QPointF at = m_card->shownScene().mapping.pointOf({0.25, 1.0}, Side::Left);
        QVERIFY(dimmed.pixelColor(at.toPoint()).lightness() >
                fresh.pixelColor(at.toPoint()).lightness() + 40);
        m_card->setState(ChartState::Partial, u"120 of 1,000 draws"_s);
        QVERIFY(shows(u"Partial: 120 of 1,000 draws"_s));
        QCoreApplication::processEvents();
        QCOMPARE(view()->grab().toImage(), fresh);
        m_card->setChart(chart(4.0));
        QCOMPARE(m_card->state(), ChartState::Current);
        QVERIFY(shows(u"against x"_s));
    }

    void textOfTwiceTheSizeIsNotCutOff()
    {
        Chart wordy = chart(4.0);
        wordy.title = "A title that takes more than one line";
        wordy.subtitle = "and a subtitle that takes more than two of them when it is set large";
        m_card->setChart(wordy);
        const QFont usual = QApplication::font();
        const int curveTop = static_cast<int>(m_card->shownScene().mapping.area.top());
        QFont twice = usual;
        twice.setPointSizeF(2.0 * usual.pointSizeF());
        const QSize before = m_card->minimumSizeHint();
        setSystemFont(twice);
        QCoreApplication::processEvents();
        const QSize least = m_card->minimumSizeHint();
        m_card->resize(least);
        QCoreApplication::processEvents();
        const QRectF area = m_card->shownScene().mapping.area;
        const auto labels = m_card->findChildren<QLabel*>();
        bool allFit = true;
        for (const QLabel* label : labels) {
            allFit = allFit && (!label->isVisible() ||
                                label->height() >= label->heightForWidth(label->width()));
        }
        const QSize size = m_card->size();
        const QSize viewLeast = view()->minimumSizeHint();
        const QRect inside = m_card->contentsRect();
        const QRect shown(view()->mapTo(m_card.get(), QPoint()), view()->size());
        setSystemFont(usual);
        QCOMPARE(size, least);
        QVERIFY(least.height() > before.height() && least.width() > before.width());
        QVERIFY(area.top() > curveTop && area.height() > 70.0 && area.width() > 70.0);
        QVERIFY(allFit);
        QVERIFY(inside.contains(shown));
        QCOMPARE(shown.size().expandedTo(viewLeast), shown.size());
    }

private:
    [[nodiscard]] QAbstractScrollArea* view() const
    {
        return m_card->findChild<QAbstractScrollArea*>();
    }

    [[nodiscard]] bool shows(const QString& words) const
    {
        const auto labels = m_card->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text() == words;
        });
    }

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
