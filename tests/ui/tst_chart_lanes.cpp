// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/contrast.h"
#include "tests/ui/sample_lanes.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/curve_style.h"
#include "ui/widgets/look.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QGraphicsView>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// One full bar under a slim one of another tone, and one that never ends.
Chart bars()
{
    return {.id = "b",
            .title = "Lanes",
            .summary = "Nothing happens yet.",
            .x = {"Time", units::seconds, 0.0, 100.0},
            .lanes = {"first", "second"},
            .bars = {{0, 10.0, 90.0, "", Tone::Failing},
                     {0, 40.0, 60.0, "", Tone::Calm, BarWeight::Slim},
                     {1, 50.0, std::numeric_limits<double>::infinity(), "", Tone::Caution}}};
}

} // namespace

class ChartLanesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(800, 400);
        m_card->setChart(bars());
        m_card->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
    }

    void barsLieInTheirLanes()
    {
        QCOMPARE(m_card->state(), ChartState::Current);
        const QImage image = picture();
        QCOMPARE(pixel(image, {20.0, 0.0}), barFill(Tone::Failing, look()));
        QCOMPARE(pixel(image, {20.0, -0.3}), barFill(Tone::Failing, look()));
        QCOMPARE(pixel(image, {50.0, 0.0}), barFill(Tone::Calm, look()));
        QCOMPARE(pixel(image, {50.0, 0.3}), barFill(Tone::Failing, look()));
        QCOMPARE(pixel(image, {99.0, 1.0}), barFill(Tone::Caution, look()));
        for (const Point beside : {Point{5.0, 0.1}, Point{95.0, 0.1}, Point{45.0, 1.1}}) {
            QCOMPARE(pixel(image, beside), look().window);
        }
    }

    void barsAreCutAtTheAxis()
    {
        m_card->setAxisRanges(AxisRanges::Frozen);
        Chart later = bars();
        later.bars = {{0, -50.0, 30.0, ""}, {0, 90.0, 300.0, ""}, {1, 200.0, 300.0, ""}};
        m_card->setChart(later);
        const ChartScene& scene = m_card->shownScene();
        QCOMPARE(scene.bars.size(), std::size_t{2});
        QCOMPARE(scene.bars[0].rect.left(), scene.mapping.area.left());
        QCOMPARE(scene.bars[1].rect.right(), scene.mapping.area.right());
        QVERIFY(!scene.bars[0].goesOn && scene.bars[1].goesOn);
    }

    /// An amount from 0 is drawn on an axis that cannot show 0 as well.
    void aBarFromBelowALogarithmicAxisBeginsAtItsEdge()
    {
        Chart amounts = tests::amountsChart();
        amounts.x = {"Connections", units::none, 1.0, 1e5, false, Scale::Logarithmic};
        m_card->setChart(amounts);
        const ChartScene& scene = m_card->shownScene();
        QCOMPARE(scene.bars[3].rect.left(), scene.mapping.area.left());
        QCOMPARE(scene.bars[3].rect.right(), scene.mapping.xOf(600.0));
    }

    void whatHasNoLaneIsNotDrawn()
    {
        Chart odd = bars();
        odd.bars = {{2, 0.0, 10.0, ""}, {0, 20.0, 10.0, ""}, {0, 1.0, absent, ""}};
        odd.arrows = {{50.0, 0, 2}};
        odd.markers = {{{50.0, 2.0}, "beside"}};
        m_card->setChart(odd);
        QCOMPARE(m_card->state(), ChartState::Empty);
        QVERIFY(m_card->shownScene().bars.empty() && m_card->shownScene().labels.empty());
        QCOMPARE(m_card->accessibleDescription(), u"Nothing happens yet."_s);
    }

    void namesHaveAThirdAtMost()
    {
        Chart named = bars();
        m_card->setChart(named);
        const double narrow = area().left();
        named.lanes[1] = "Admission control at the load balancer of everything";
        m_card->setChart(named);
        const auto& names = m_card->shownScene().frame.lanes;
        QCOMPARE(names.size(), std::size_t{2});
        QVERIFY(area().left() > narrow && area().left() < 0.4 * view()->width());
        QCOMPARE(names[0].words, u"first"_s);
        QVERIFY(names[1].words.count(u'\n') > 0);
        QVERIFY(names[0].place.bottom() <= names[1].place.top() + 1e-9);
        named.lanes[1] = "Admissioncontrolattheloadbalancerofeverythingthereisandmore";
        m_card->setChart(named);
        QVERIFY(m_card->shownScene().frame.lanes[1].words.endsWith(u'…'));
        QVERIFY(area().left() < 0.4 * view()->width());
        QVERIFY(m_card->shownScene().frame.left.empty());
    }

    void manyLanesNeedHeight()
    {
        const int before = m_card->minimumSizeHint().height();
        Chart many = bars();
        many.lanes.resize(20, "another");
        m_card->setChart(many);
        QCoreApplication::processEvents();
        QVERIFY(m_card->minimumSizeHint().height() > before + 100);
    }

    void wordsStandInTheirBarOrRightOfIt()
    {
        m_card->setChart(tests::amountsChart());
        for (const PlacedBar& bar : m_card->shownScene().bars) {
            QVERIFY(bar.wordsAt);
            const bool fits = bar.rect.width() > bar.wordsAt->width() + 10.0;
            QCOMPARE(bar.rect.contains(*bar.wordsAt), fits);
            QVERIFY(fits || bar.wordsAt->left() > bar.rect.right());
        }
        // Without room on either side they are left out.
        m_card->setChart(tests::sharesChart());
        const auto& shares = m_card->shownScene().bars;
        QVERIFY(shares[0].wordsAt && !shares[1].wordsAt && shares[2].wordsAt);
    }

    void nothingCoversWords()
    {
        for (const QSize& size : {QSize(500, 260), QSize(620, 300), QSize(900, 400)}) {
            m_card->resize(size);
            m_card->setChart(tests::failoverChart());
            const ChartScene& scene = m_card->shownScene();
            std::vector<QRectF> places;
            for (const PlacedBar& bar : scene.bars) {
                if (bar.wordsAt) {
                    places.push_back(*bar.wordsAt);
                }
            }
            for (const PlacedLabel& label : scene.labels) {
                places.push_back(label.rect);
            }
            QVERIFY(places.size() > scene.labels.size());
            for (std::size_t one = 0; one < places.size(); ++one) {
                for (std::size_t other = 0; other < one; ++other) {
                    QVERIFY(!places[one].intersects(places[other]));
                }
                for (const Marker& marker : scene.chart.markers) {
                    QVERIFY(!places[one].contains(scene.mapping.pointOf(marker.at, Side::Left)));
                }
            }
        }
    }

    /// A slim bar leaves room in its lane, a full one does not.
    void wordsThatFitNeitherInNorRightOfASlimBarStandBelowIt()
    {
        Chart chart = bars();
        chart.bars = {{0, 20.0, 22.0, "a few words", Tone::Calm, BarWeight::Slim},
                      {0, 22.0, 30.0, "", Tone::Calm, BarWeight::Slim},
                      {1, 20.0, 22.0, "a few words"},
                      {1, 22.0, 30.0, ""}};
        m_card->setChart(chart);
        const auto& placed = m_card->shownScene().bars;
        QVERIFY(placed[0].wordsAt && !placed[2].wordsAt);
        QVERIFY(placed[0].wordsAt->top() >= placed[0].rect.bottom());
        QVERIFY(placed[0].wordsAt->bottom() <= area().center().y());
    }

    void wordsMakeWayForMarkersAndTheirLabelsForWords()
    {
        Chart chart = bars();
        chart.bars = {{0, 0.0, 100.0, "runs"}};
        m_card->setChart(chart);
        const QRectF words = m_card->shownScene().bars[0].wordsAt.value();
        const PlotMapping map = m_card->shownScene().mapping;
        chart.markers = {{{map.xAt(words.center().x()), 0.0}, "200"}};
        m_card->setChart(chart);
        QVERIFY(!m_card->shownScene().bars[0].wordsAt->intersects(words));
        // Level with the words, and too close for its own to their left.
        chart.markers = {{{map.xAt(words.left() - 8.0), 0.0}, "200"}};
        m_card->setChart(chart);
        QCOMPARE(m_card->shownScene().bars[0].wordsAt, std::optional(words));
        QVERIFY(!m_card->shownScene().labels.at(0).rect.intersects(words));
    }

    void wordsOnBarsCanBeRead()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const Look& of = lookOf(paletteFor(theme, {}));
            for (const Tone tone : {Tone::Neutral, Tone::Calm, Tone::Precarious, Tone::Caution,
                                    Tone::Failing, Tone::SwitchedOff}) {
                QVERIFY(tests::contrast(of.text, barFill(tone, of)) >= 4.5);
                QVERIFY(tests::contrast(of.tone(tone), of.card) >= 3.0); // its edge
            }
        }
    }

    void arrowsLeadFromLaneToLane()
    {
        Chart arrowed = bars();
        arrowed.arrows = {{25.0, 0, 1, Tone::Calm}, {95.0, 1, 0, Tone::Failing}};
        m_card->setChart(arrowed);
        const QImage image = picture();
        const QPointF down = place({25.0, 0.8});
        const QPointF up = place({95.0, 0.5});
        const auto reddest = [&image](const QPointF& at, const QColor& colour) {
            int found = 0;
            for (int dx = -2; dx <= 2; ++dx) {
                const QColor pixel = image.pixelColor(at.toPoint() + QPoint(dx, 0));
                found += std::abs(pixel.hue() - colour.hue()) < 8 && pixel.saturation() > 60;
            }
            return found;
        };
        QVERIFY(reddest(down, look().calm) > 0);
        QVERIFY(reddest(up, look().failing) > 0);
        QCOMPARE(pixel(image, {25.0, 1.3}), look().window);
        // The head is wider than the line, and short of the middle, where a marker may stand.
        const auto line = arrowLine(m_card->shownScene(), arrowed.arrows[0]);
        QVERIFY(line->y2() < place({25.0, 1.0}).y() - markerRadius);
        QVERIFY(reddest(line->p2() - QPointF(0.0, 5.0), look().calm) >
                reddest(line->p2() - QPointF(0.0, 15.0), look().calm));
    }

    void readsWhatLiesInEveryLane()
    {
        m_card->setChart(tests::failoverChart());
        m_card->showPointedAt(60.0);
        const std::vector<QString> expected{u"Slack: to Worker"_s,
                                            u"Worker: cache is fresh, 530, to Local hub"_s,
                                            u"Local hub: down, time-out"_s, u"Cloud copy: down"_s};
        QVERIFY(m_card->shownScene().readout->lanes == expected);
        QCOMPARE(m_card->shownScene().readout->sentence,
                 u"Time after the event 60 s: Slack: to Worker; Worker: cache is fresh, 530, to "
                 "Local hub; Local hub: down, time-out; Cloud copy: down"_s);
    }

    void readsWhatIsNearAndWhereItIs()
    {
        const Chart chart = tests::failoverChart();
        QCOMPARE(readoutAt(chart, {}, 303.0).lanes.at(1),
                 u"Worker: 200 at 300 s, to Cloud copy at 302 s"_s);
        QCOMPARE(readoutAt(chart, {}, 400.0).lanes, std::vector{u"Cloud copy: turn runs"_s});
        QVERIFY(std::abs(snappedX(chart, {}, 62.0) - 60.0) < 1e-12);
        QCOMPARE(snappedX(chart, {}, 80.0), 80.0);
    }

    void whereBarsMeetTheLaterOneHolds()
    {
        const Chart shares = tests::sharesChart();
        QCOMPARE(readoutAt(shares, {}, 0.6).lanes.at(0), u"Answer at once: twice"_s);
        QCOMPARE(readoutAt(shares, {}, 1.0).lanes.at(0), u"Answer at once: lost"_s);
        const Chart amounts = tests::amountsChart();
        QCOMPARE(readoutAt(amounts, {}, 8200.0).lanes.size(), std::size_t{2});
        QCOMPARE(readoutAt(amounts, {}, 8201.0).lanes.size(), std::size_t{1});
        QCOMPARE(readoutAt(amounts, {}, 12001.0).sentence,
                 u"Connections 12k calls/min: there is nothing in any lane"_s.replace(
                     u"12k"_s, readoutText(12001.0, units::callsPerMinute).section(u' ', 0, 0)));
    }

    void aBarWithoutWordsSaysWhereItLies()
    {
        QCOMPARE(readoutAt(bars(), {}, 20.0).lanes.at(0), u"first: 10 s to 90 s"_s);
        QCOMPARE(readoutAt(bars(), {}, 80.0).lanes.at(1), u"second: from 50 s on"_s);
    }

    void keysGoFromEventToEvent()
    {
        m_card->setChart(bars());
        view()->setFocus();
        QList<double> reached;
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right,
                                  Qt::Key_Right, Qt::Key_Right, Qt::Key_Left, Qt::Key_End}) {
            QTest::keyClick(view(), key);
            reached << m_card->shownScene().readout->x;
        }
        QCOMPARE(reached, (QList<double>{10, 40, 50, 60, 90, 90, 60, 90}));
        QVERIFY(view()->accessibleDescription().contains(u"first: 10 s to 90 s"_s));
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!m_card->shownScene().readout);
    }

    void theMouseComesToRestOnMarkers()
    {
        m_card->setChart(tests::failoverChart());
        const QPointF at = place({60.0, 0.0}) + QPointF(2.0, 0.0);
        QMouseEvent move(QEvent::MouseMove, at, view()->viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(view()->viewport(), &move);
        QCOMPARE(m_card->shownScene().readout->x, 60.0);
    }

    void theTableHasARowForEachThing()
    {
        m_card->setChart(tests::failoverChart());
        m_card->setFace(ChartFace::Table);
        auto* table = m_card->findChild<QAbstractItemView*>();
        QCOMPARE(table->model()->rowCount(), 10);
        QCOMPARE(table->model()->columnCount(), 4);
        m_card->copyData();
        const QByteArray csv = QGuiApplication::clipboard()->mimeData()->data(u"text/csv"_s);
        QVERIFY(csv.startsWith("lane,from,to,words\nWorker,0,0,530\n"));
        QVERIFY(csv.endsWith("Cloud copy,302,,turn runs\nCloud copy,302,302,200\n"));
    }

    /// Lanes give way to curves and come back.
    void theCardCanShowAnythingNext()
    {
        Chart curve = tests::stackedChart();
        m_card->setChart(curve);
        QVERIFY(m_card->shownScene().bars.empty() && m_card->shownScene().frame.lanes.empty());
        QVERIFY(!m_card->shownScene().frame.left.empty());
        m_card->setChart(bars());
        QCOMPARE(pixel(picture(), {20.0, 0.0}), barFill(Tone::Failing, look()));
    }

    void picturesAndPalettesFollow()
    {
        const QImage image = m_card->picture();
        const QPointF inCard = view()->mapTo(m_card.get(), QPointF()) + place({20.0, 0.0});
        QCOMPARE(image.pixelColor((2.0 * inCard).toPoint()), barFill(Tone::Failing, look()));
        m_card->setPalette(paletteFor(Theme::Dark, {}));
        QCoreApplication::processEvents();
        QCOMPARE(pixel(picture(), {20.0, 0.0}),
                 barFill(Tone::Failing, lookOf(paletteFor(Theme::Dark, {}))));
    }

private:
    static const Look& look() { return lookOf(paletteFor(Theme::Light, {})); }

    [[nodiscard]] QAbstractScrollArea* view() const { return m_card->findChild<QGraphicsView*>(); }

    [[nodiscard]] QImage picture() const { return view()->viewport()->grab().toImage(); }

    [[nodiscard]] const QRectF& area() const { return m_card->shownScene().mapping.area; }

    [[nodiscard]] QPointF place(const Point& point) const
    {
        return m_card->shownScene().mapping.pointOf(point, Side::Left);
    }

    [[nodiscard]] QColor pixel(const QImage& image, const Point& point) const
    {
        return image.pixelColor(place(point).toPoint());
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartLanesTest)
#include "tst_chart_lanes.moc"
