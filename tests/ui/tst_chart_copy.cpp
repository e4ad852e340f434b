// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QClipboard>
#include <QGraphicsView>
#include <QMimeData>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class ChartCopyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = cardIn(Theme::Dark);
        m_card->show();
        m_card->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
    }

    void thePictureIsLightAndTwiceTheSize()
    {
        const QImage before = m_card->grab().toImage();
        m_card->copyPicture();
        QCOMPARE(m_card->grab().toImage(), before);
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(copied->text(), u"It rises."_s);
        const auto image = copied->imageData().value<QImage>();
        QCOMPARE(image.size(), 2 * m_card->size());
        QCOMPARE(image.pixelColor(image.width() / 2, 10), QColor(Qt::white));
    }

    /// Whatever theme the screen has, and whatever its user points at.
    void thePictureIsOfTheChartAlone()
    {
        const QImage plain = m_card->picture();
        QCOMPARE(cardIn(Theme::Light)->picture(), plain);
        m_card->showPointedAt(0.5);
        m_card->findChild<QGraphicsView*>()->setFocus();
        QCOMPARE(m_card->picture(), plain);
        m_card->setFace(ChartFace::Table);
        QCOMPARE(m_card->picture(), plain);
    }

    void thePictureShowsWhatTheUserSees()
    {
        const QImage plain = m_card->picture();
        m_card->setState(ChartState::Partial, u"half"_s);
        QVERIFY(m_card->picture() != plain);
        m_card->setState(ChartState::Current);
        QCOMPARE(m_card->picture(), plain);
        m_card->setHidden({"one"});
        const QImage hidden = m_card->picture();
        QVERIFY(hidden != plain);
        Chart without = tests::chart(4.0);
        without.series[0].points.clear();
        QVERIFY(hidden !=
                cardWith(without, Theme::Light)->picture()); // the legend tells them apart
        m_card->setHidden({});
    }

    void thePictureKeepsFrozenAxes()
    {
        Chart low = tests::longChart();
        for (Point& point : low.series[0].points) {
            point.y /= 2.0;
        }
        Chart fitted = low;
        fitted.left.maximum = 0.5;
        m_card->setChart(tests::longChart());
        m_card->setAxisRanges(AxisRanges::Frozen);
        m_card->setChart(fitted);
        QCOMPARE(m_card->picture(), cardWith(low, Theme::Light)->picture());
        QVERIFY(m_card->picture() != cardWith(fitted, Theme::Light)->picture());
        m_card->setAxisRanges(AxisRanges::Fitted);
        QCOMPARE(m_card->picture(), cardWith(fitted, Theme::Light)->picture());
    }

    void dataComeAsCsvAndWithTabs()
    {
        m_card->copyData();
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(copied->text(), u"x\tone\ttwo\n0\t0\t4\n1\t4\t0\n"_s);
        QCOMPARE(copied->data(u"text/csv"_s), QByteArray("x,one,two\n0,0,4\n1,4,0\n"));
    }

private:
    static std::unique_ptr<ChartCard> cardWith(const Chart& chart, Theme theme)
    {
        auto card = std::make_unique<ChartCard>();
        card->setPalette(paletteFor(theme, {}));
        card->setChart(chart);
        card->resize(500, 350);
        return card;
    }

    static std::unique_ptr<ChartCard> cardIn(Theme theme)
    {
        return cardWith(tests::chart(4.0), theme);
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartCopyTest)
#include "tst_chart_copy.moc"
