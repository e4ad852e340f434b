// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/sample_chart.h"
#include "tests/ui/sample_lanes.h"
#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/instruments/evidence_deck.h"
#include "ui/instruments/instrument_page.h"

#include <cmath>
#include <memory>

using namespace stormglass;
using namespace stormglass::ui;

namespace {

const ChartArrangement fourAndThree{{"m1", "m2", "m3", "m4"}, {"b1", "b2", "b3"}};

std::vector<Chart> charts()
{
    std::vector<Chart> all;
    for (const auto& row : fourAndThree) {
        for (const std::string_view id : row) {
            all.push_back(id[0] == 'm' ? tests::mapChart() : tests::amountsChart());
            all.back().id = id;
        }
    }
    return all;
}

} // namespace

class EvidenceDeckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In the room that a window of 1600 × 900 leaves.
    void fourSmallChartsLieSideBySide()
    {
        show(roomIn({1600, 900}));
        QCOMPARE(m_deck->count(), 1);
        for (const auto& row : fourAndThree) {
            const ChartCard* before = nullptr;
            for (const std::string_view id : row) {
                const ChartCard* card = m_deck->card(id);
                QVERIFY(card->isVisible());
                QVERIFY(before == nullptr ||
                        (card->x() > before->geometry().right() && card->y() == before->y() &&
                         std::abs(card->width() - before->width()) <= 1));
                QVERIFY(card->width() >= card->minimumSizeHint().width());
                QVERIFY(card->height() >= card->minimumSizeHint().height());
                before = card;
            }
            QVERIFY(before->geometry().right() < m_deck->width());
        }
        for (const char* id : {"m1", "b1"}) {
            const ChartScene& scene = m_deck->card(id)->shownScene();
            QVERIFY(scene.mapping.area.width() > 120.0 && scene.mapping.area.height() > 100.0);
        }
    }

    void theyAreBrokenIntoTwoRowsWhereTheWidthIsShort()
    {
        show(roomIn({1280, 720}));
        const ChartCard* first = m_deck->card("m1");
        const ChartCard* second = m_deck->card("m2");
        QVERIFY(first->isVisible() && second->isVisible() && second->x() > first->x());
        QVERIFY(first->width() >= m_deck->cardSize().width());
        QVERIFY(!m_deck->card("m3")->isVisible() || m_deck->card("m3")->y() > first->y());
    }

private:
    /// What is left for the evidence of a page in a window of that size.
    static QSize roomIn(const QSize& size)
    {
        WindowFixture shown;
        shown.open(size);
        return shown.window.currentPage().findChild<EvidenceDeck*>()->size();
    }

    void show(const QSize& room)
    {
        m_deck = std::make_unique<EvidenceDeck>(fourAndThree);
        m_deck->showCharts(charts());
        m_deck->resize(room);
        m_deck->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_deck.get()));
        qInfo() << room << m_deck->cardSize() << m_deck->fontMetrics().averageCharWidth()
                << m_deck->count();
    }

    std::unique_ptr<EvidenceDeck> m_deck;
};

QTEST_MAIN(EvidenceDeckTest)
#include "tst_evidence_deck.moc"
