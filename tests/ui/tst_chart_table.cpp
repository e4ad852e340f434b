// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/desktop_changes.h"
#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/widgets/look.h"

#include <QAction>
#include <QApplication>
#include <QGraphicsView>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class ChartTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(tests::longChart());
        m_card->show();
        m_card->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
    }

    void theTableTakesThePlaceOfThePicture()
    {
        const QSignalSpy changed(m_card.get(), &ChartCard::faceChanged);
        m_card->setFace(ChartFace::Table);
        m_card->setFace(ChartFace::Table);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_card->face(), ChartFace::Table);
        QVERIFY(table()->isVisible() && !picture()->isVisible());
        QCOMPARE(table()->model()->rowCount(), 21);
        QCOMPARE(table()->model()->index(20, 1).data().toString(), u"1"_s);
        QCOMPARE(table()->accessibleName(), u"Cliff as a table"_s);
        m_card->setFace(ChartFace::Picture);
        QVERIFY(!table()->isVisible() && picture()->isVisible());
    }

    void aHiddenTableIsNotRebuilt()
    {
        m_card->setFace(ChartFace::Table);
        m_card->setFace(ChartFace::Picture);
        const QAbstractItemModel* before = table()->model();
        m_card->setChart(tests::chart(4.0));
        QCOMPARE(table()->model(), before);
        m_card->setFace(ChartFace::Table);
        QCOMPARE(table()->model()->columnCount(), 3);
    }

    void newDataKeepTheUsersPlace()
    {
        m_card->setFace(ChartFace::Table);
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_Down);
        QTest::keyClick(table(), Qt::Key_Right);
        const QModelIndex current = table()->currentIndex();
        QVERIFY(current.row() > 0 && current.column() == 1);
        m_card->setChart(tests::longChart());
        QCOMPARE(table()->currentIndex().row(), current.row());
        QCOMPARE(table()->currentIndex().column(), 1);
        m_card->setChart(tests::chart(1.0));
        QCOMPARE(table()->currentIndex().row(), 1);
        QTest::keyClick(table(), Qt::Key_Tab);
        QVERIFY(!table()->hasFocus());
    }

    void columnsFitTheirContentsAndFillTheWidth()
    {
        m_card->setFace(ChartFace::Table);
        QCoreApplication::processEvents();
        const QHeaderView* header = table()->horizontalHeader();
        QCOMPARE(header->length(), table()->viewport()->width());
        Chart wide = tests::chart(4.0);
        wide.series[1].name = std::string(200, 'm');
        m_card->setChart(wide);
        for (int column = 0; column < 3; ++column) {
            QVERIFY(header->sectionSize(column) >= header->sectionSizeHint(column));
        }
    }

    void followsPaletteAndFont()
    {
        m_card->setFace(ChartFace::Table);
        const int row = table()->rowHeight(0);
        const QFont usual = QApplication::font();
        QFont twice = usual;
        twice.setPointSizeF(2.0 * usual.pointSizeF());
        setSystemFont(twice);
        const int doubled = table()->rowHeight(0);
        setSystemFont(usual);
        QVERIFY(doubled > row + 8);
        m_card->setPalette(paletteFor(Theme::Dark, {}));
        QCoreApplication::processEvents();
        const QImage dark = table()->grab().toImage();
        for (const QPoint& at :
             {dark.rect().bottomRight(), dark.rect().bottomLeft(), QPoint(2, 2)}) {
            QVERIFY(dark.pixelColor(at).lightness() < 90);
        }
    }

    void emptyChartsHaveNoTable()
    {
        m_card->setFace(ChartFace::Table);
        m_card->setChart(tests::emptyChart());
        QVERIFY(!table()->isVisible());
        m_card->setChart(tests::longChart());
        QVERIFY(table()->isVisible());
    }

    void theMenuSwitches()
    {
        auto* more = m_card->findChild<QToolButton*>();
        QCOMPARE(more->accessibleName(), u"More for this chart"_s);
        QVERIFY(more->focusPolicy() & Qt::TabFocus);
        QTest::keyClick(more, Qt::Key_Space);
        auto* menu = more->findChild<QMenu*>();
        QVERIFY(menu->isVisible());
        menu->close();
        QAction* other = menu->actions().constFirst();
        QVERIFY(other->text().startsWith(u"Show as &table"_s));
        other->trigger();
        QCOMPARE(m_card->face(), ChartFace::Table);
        more->click();
        QVERIFY(other->text().startsWith(u"Show as &picture"_s));
        menu->close();
        // Shown only: the window catches them, for the chart that has the focus.
        for (const QAction* action : menu->actions()) {
            QVERIFY(action->shortcut().isEmpty());
            QVERIFY(action->isSeparator() || action->text().contains(u"\tCtrl+"_s));
        }
    }

private:
    [[nodiscard]] QTableView* table() const { return m_card->findChild<QTableView*>(); }

    [[nodiscard]] QGraphicsView* picture() const { return m_card->findChild<QGraphicsView*>(); }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartTableTest)
#include "tst_chart_table.moc"
