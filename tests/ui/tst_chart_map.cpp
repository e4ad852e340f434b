// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/contrast.h"
#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/class_entry.h"
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

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class ChartMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(withoutHandle(tests::mapChart()));
        m_card->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_card.get()));
    }

    void cellsLieWhereTheAxesSay()
    {
        QCOMPARE(m_card->state(), ChartState::Current);
        QCOMPARE(pixel({3.0, 1.0}), cells(0));
        QCOMPARE(pixel({99.0 / 3.0, 1.5}), cells(0));
        QCOMPARE(pixel({30.0, 7.0}), cells(1));
        QCOMPARE(pixel({300.0, 7.0}), cells(3));
        QCOMPARE(pixel({300.0, 1.0}), cells(3));
    }

    void cellsKeepTheirPlaceWhileAxesAreFrozen()
    {
        m_card->setAxisRanges(AxisRanges::Frozen);
        Chart wider = withoutHandle(tests::mapChart());
        wider.x.maximum = 1e8;
        m_card->setChart(wider);
        QCOMPARE(pixel({300.0, 1.0}), cells(0));
        QCOMPARE(pixel({300.0, 7.0}), cells(1));
    }

    void aMapThatDoesNotFitItsClassesIsNotDrawn()
    {
        Chart broken = tests::mapChart();
        broken.map->cells.pop_back();
        QVERIFY(!hasPoints(broken));
        broken = tests::mapChart();
        broken.map->cells[0] = 9;
        m_card->setChart(broken);
        QCOMPARE(m_card->state(), ChartState::Empty);
        QVERIFY(m_card->shownScene().mapPicture.image().isNull());
    }

    void regionsAreToldApartWithoutColour()
    {
        m_card->setChart(withoutHandle(tests::largeMap()));
        // Through the border between the regions, off the grid.
        const QPointF at = m_card->shownScene().mapping.pointOf({100.0, 1.0}, Side::Left);
        const QImage image = picture();
        int bordered = 0;
        for (int dx = -2; dx <= 2; ++dx) {
            const QColor colour = image.pixelColor(qRound(at.x()) + dx, qRound(at.y()));
            bordered += colour == borderColour(look()) ? 1 : 0;
        }
        QCOMPARE(bordered, 1);
        const auto& signs = m_card->shownScene().signs;
        QCOMPARE(signs.size(), std::size_t{3});
        for (const PlacedSign& sign : signs) {
            QCOMPARE(image.pixelColor(sign.rect.center().toPoint()),
                     look().tone(tests::mapChart().map->classes[sign.place].tone));
        }
    }

    void classesOfOneToneDiffer()
    {
        const auto classes = tests::mapChart().map->classes;
        const ClassStyle bistable = classStyle(classes, 1, look());
        const ClassStyle elevated = classStyle(classes, 2, look());
        QVERIFY(bistable.cells != elevated.cells);
        QCOMPARE(bistable.fill, MarkerFill::Filled);
        QCOMPARE(elevated.fill, MarkerFill::Hollow);
    }

    void whatLiesOnAMapCanBeRead()
    {
        const std::vector<MapClass> classes{{"a", Tone::Neutral},     {"b", Tone::Calm},
                                            {"c", Tone::Caution},     {"d", Tone::Failing},
                                            {"e", Tone::SwitchedOff}, {"f", Tone::Neutral},
                                            {"g", Tone::Calm},        {"h", Tone::Caution},
                                            {"i", Tone::Failing},     {"j", Tone::SwitchedOff}};
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const Look& of = lookOf(paletteFor(theme, {}));
            for (std::size_t place = 0; place < classes.size(); ++place) {
                const ClassStyle style = classStyle(classes, place, of);
                const char* name = classes[place].word.c_str();
                QVERIFY2(tests::contrast(of.text, style.cells) >= 4.5, name);
                QVERIFY2(tests::contrast(of.tone(style.tone), style.cells) >= 3.0, name);
                QVERIFY2(tests::contrast(borderColour(of), style.cells) >= 2.4, name);
            }
            QVERIFY(tests::contrast(borderColour(of), of.card) >= 3.0);
        }
    }

    void theLegendNamesTheClassesThatOccur()
    {
        QCOMPARE(classWords(), (QStringList{u"stable"_s, u"bistable"_s, u"collapsed"_s}));
        Chart calm = tests::mapChart();
        std::ranges::fill(calm.map->cells, std::uint8_t{2});
        calm.series = {{.name = "curve", .points = {{1.0, 1.0}, {2.0, 2.0}}}};
        m_card->setChart(calm);
        QCOMPARE(classWords(), QStringList{u"elevated"_s});
        m_card->setChart(tests::chart(4.0));
        QVERIFY(classWords().isEmpty());
    }

    void theLegendShowsColourAndSign()
    {
        auto* entry = m_card->findChildren<ClassEntry*>().at(0);
        const QImage image = entry->grab().toImage();
        QCOMPARE(image.pixelColor(7, image.height() / 2), cells(0));
        QCOMPARE(image.pixelColor(15, image.height() / 2), look().calm);
    }

    void pointingReadsTheMapWithACross()
    {
        const QImage before = picture();
        hover({40.0, 3.0});
        const Readout& readout = *m_card->shownScene().readout;
        QVERIFY(std::abs(readout.x - 40.0) < 0.5 && std::abs(*readout.y - 3.0) < 0.05);
        QCOMPARE(readout.word, u"stable"_s);
        const QImage after = picture();
        const PlotMapping& map = m_card->shownScene().mapping;
        const QPoint cross(int(map.xOf(readout.x)), int(map.yOf(*readout.y, Side::Left)));
        for (const QPoint& beside : {QPoint(-40, 0), QPoint(0, 30)}) {
            QVERIFY(after.pixelColor(cross + beside).lightness() <
                    before.pixelColor(cross + beside).lightness() - 60);
        }
        QCOMPARE(after.pixelColor(cross + QPoint(-40, 30)),
                 before.pixelColor(cross + QPoint(-40, 30)));
    }

    void theReadingChangesWithTheMap()
    {
        hover({40.0, 3.0});
        Chart changed = withoutHandle(tests::mapChart());
        std::ranges::fill(changed.map->cells, std::uint8_t{3});
        m_card->setChart(changed);
        QCOMPARE(m_card->shownScene().readout->word, u"collapsed"_s);
    }

    /// Images are built anew only for new cells, classes or colours.
    void aPictureIsKept()
    {
        MapPicture kept;
        std::optional<ChartMap> map = tests::mapChart().map;
        kept.show(map, look());
        const qint64 first = kept.image().cacheKey();
        QCOMPARE(kept.image().size(), QSize(4, 2));
        kept.show(tests::mapChart().map, look());
        QCOMPARE(kept.image().cacheKey(), first);
        kept.show(map, lookOf(paletteFor(Theme::Dark, {})));
        const qint64 dark = kept.image().cacheKey();
        QVERIFY(dark != first);
        map->cells[0] = 1;
        kept.show(map, lookOf(paletteFor(Theme::Dark, {})));
        const qint64 other = kept.image().cacheKey();
        QVERIFY(other != dark);
        map->classes[1].tone = Tone::Failing;
        kept.show(map, lookOf(paletteFor(Theme::Dark, {})));
        QVERIFY(kept.image().cacheKey() != other);
        kept.show(std::nullopt, look());
        QVERIFY(kept.image().isNull() && kept.borders().isEmpty() && kept.signs().isEmpty());
    }

    void bordersRunBetweenClasses()
    {
        MapPicture small;
        small.show(tests::mapChart().map, look());
        const QList<QLineF> expected{
            {1.0, 1.0, 2.0, 1.0}, {1.0, 1.0, 1.0, 2.0}, {2.0, 0.0, 2.0, 2.0}};
        QCOMPARE(small.borders(), expected);
    }

    void theTableIsThinnedAndSaysSo()
    {
        m_card->setFace(ChartFace::Table);
        QCOMPARE(table()->model()->rowCount(), 8);
        QVERIFY(shows(u"drag the point"_s));
        m_card->setChart(tests::largeMap());
        const int rows = table()->model()->rowCount();
        QVERIFY(rows > 1000 && rows <= 2000);
        QCOMPARE(table()->model()->columnCount(), 3);
        QVERIFY(shows(QStringLiteral("%L1 of %L2 points, evenly thinned").arg(rows).arg(19200)));
        m_card->setFace(ChartFace::Picture);
        QVERIFY(shows(u"drag the point"_s));
    }

    void copiesHoldTheWholeMap()
    {
        m_card->setChart(tests::largeMap());
        m_card->copyData();
        const QByteArray csv = QGuiApplication::clipboard()->mimeData()->data(u"text/csv"_s);
        QCOMPARE(csv.count('\n'), 19201);
        QVERIFY(csv.startsWith("events,calls,finding\n"));
        const QImage image = m_card->picture();
        const QPointF at = m_card->shownScene().mapping.pointOf({5.0, 1.0}, Side::Left);
        const QPointF inCard = view()->mapTo(m_card.get(), QPointF()) + at;
        QCOMPARE(image.pixelColor((2.0 * inCard).toPoint()), cells(0));
    }

    void followsThePalette()
    {
        m_card->setPalette(paletteFor(Theme::Dark, {}));
        QCoreApplication::processEvents();
        const Look& dark = lookOf(paletteFor(Theme::Dark, {}));
        QCOMPARE(pixel({3.0, 1.0}), classStyle(tests::mapChart().map->classes, 0, dark).cells);
    }

private:
    static const Look& look() { return lookOf(paletteFor(Theme::Light, {})); }

    static QColor cells(std::size_t place)
    {
        return classStyle(tests::mapChart().map->classes, place, look()).cells;
    }

    static Chart withoutHandle(Chart chart)
    {
        chart.handle = {};
        return chart;
    }

    [[nodiscard]] QAbstractScrollArea* view() const { return m_card->findChild<QGraphicsView*>(); }

    [[nodiscard]] QAbstractItemView* table() const
    {
        return m_card->findChild<QAbstractItemView*>();
    }

    [[nodiscard]] QImage picture() const { return view()->viewport()->grab().toImage(); }

    [[nodiscard]] QColor pixel(const Point& point) const
    {
        return picture().pixelColor(
            m_card->shownScene().mapping.pointOf(point, Side::Left).toPoint());
    }

    [[nodiscard]] QStringList classWords() const
    {
        QStringList words;
        for (const ClassEntry* entry : m_card->findChildren<ClassEntry*>()) {
            words << entry->accessibleName();
        }
        return words;
    }

    [[nodiscard]] bool shows(const QString& words) const
    {
        const auto labels = m_card->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text() == words;
        });
    }

    void hover(const Point& point) const
    {
        const QPointF at = m_card->shownScene().mapping.pointOf(point, Side::Left);
        QMouseEvent move(QEvent::MouseMove, at, view()->viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(view()->viewport(), &move);
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartMapTest)
#include "tst_chart_map.moc"
