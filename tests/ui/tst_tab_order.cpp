// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/widgets/parameter_row.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QTabBar>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// The nearest of a kind that a widget is or lies in; null where there is none.
template <class T>
const T* around(const QWidget* widget)
{
    while (widget != nullptr && qobject_cast<const T*>(widget) == nullptr) {
        widget = widget->parentWidget();
    }
    return qobject_cast<const T*>(widget);
}

QRect rectOf(const QWidget* widget)
{
    return {widget->mapTo(widget->window(), QPoint()), widget->size()};
}

/// Whether who reads from left to right, line by line, may meet one before the other.
bool isInReadingOrder(const QRect& before, const QRect& after)
{
    const bool areOnOneLine = before.top() <= after.bottom() && after.top() <= before.bottom();
    return before == after ||
           (areOnOneLine ? before.left() <= after.left() : before.top() < after.top());
}

/// Cards are read one after the other, and rows of parameters; inside a row the value comes first.
bool isInReadingOrder(const QWidget* before, const QWidget* after)
{
    const auto* card = around<ChartCard>(before);
    const auto* nextCard = around<ChartCard>(after);
    if (card != nullptr && nextCard != nullptr && card != nextCard) {
        return isInReadingOrder(rectOf(card), rectOf(nextCard));
    }
    const auto* row = around<ParameterRow>(before);
    const auto* nextRow = around<ParameterRow>(after);
    return isInReadingOrder(rectOf(row == nullptr ? before : row),
                            rectOf(nextRow == nullptr ? after : nextRow));
}

} // namespace

/// Tab goes through the window as one reads it.
class TabOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tabGoesAsOneReads_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("all there is") << QSize(1600, 900);
        QTest::newRow("charts in tabs") << QSize(1280, 720);
        QTest::newRow("inputs in a tab") << QSize(700, 800);
    }

    void tabGoesAsOneReads()
    {
        QFETCH(QSize, size);
        WindowFixture shown;
        QVERIFY(open(shown, size));
        check(shown);
        const auto* tabs = shown.window.findChild<QTabBar*>();
        QCOMPARE(std::ranges::count(walk(shown), tabs), tabs->isVisible() ? 1 : 0);
        QCOMPARE(tabs->accessibleName(), u"Charts"_s);
    }

    void itStaysSoWhenTheWindowChanges()
    {
        WindowFixture shown;
        QVERIFY(open(shown, {1600, 900}));
        for (const QSize size : {QSize(700, 800), QSize(1600, 900)}) {
            shown.window.resize(size);
            QTest::qWait(50);
            check(shown);
        }
    }

    /// What comes later has its place in the order, too.
    void tablesStandWhereTheirPictureStood()
    {
        WindowFixture shown;
        QVERIFY(open(shown, {1600, 900}));
        ChartCard* card = shown.window.currentPage().chartCard("delivery-cliff");
        card->setFace(ChartFace::Table);
        QTest::qWait(50);
        check(shown);
        QVERIFY(std::ranges::any_of(walk(shown), [card](const QWidget* widget) {
            return card->isAncestorOf(widget) &&
                   qobject_cast<const QAbstractItemView*>(widget) != nullptr;
        }));
    }

private:
    static bool open(WindowFixture& shown, const QSize& size)
    {
        shown.window.activateWindow();
        return shown.open(size) && QTest::qWaitForWindowActive(&shown.window);
    }

    static void check(WindowFixture& shown)
    {
        const std::vector<QWidget*> order = walk(shown);
        QVERIFY(order.size() > 12);
        for (std::size_t place = 1; place < order.size(); ++place) {
            const QWidget* before = order[place - 1];
            const QWidget* after = order[place];
            const qsizetype from = areaOf(before);
            const qsizetype to = areaOf(after);
            QVERIFY2(from < to || (from == to && isInReadingOrder(before, after)),
                     qPrintable(nameOf(before) + u" before "_s + nameOf(after)));
        }
    }

    /// All that Tab reaches, from the first of the window to the last.
    static std::vector<QWidget*> walk(WindowFixture& shown)
    {
        std::vector<QWidget*> order;
        while (std::ranges::find(order, QApplication::focusWidget()) == order.end()) {
            if (QApplication::focusWidget() != nullptr) {
                order.push_back(QApplication::focusWidget());
            }
            QTest::keyClick(order.empty() ? &shown.window : order.back(), Qt::Key_Tab);
        }
        std::ranges::rotate(order, std::ranges::min_element(order, {}, &TabOrderTest::areaOf));
        return order;
    }

    /// Which area of the window, in reading order. The inputs lie in the evidence where they are
    /// its first tab.
    static qsizetype areaOf(const QWidget* widget)
    {
        static const QStringList areas{u"commands"_s,    u"navigation"_s,  u"firstRunHint"_s,
                                       u"inputPanel"_s,  u"verdictCard"_s, u"evidence"_s,
                                       u"reproducedBy"_s};
        qsizetype area = -1;
        for (; widget != nullptr; widget = widget->parentWidget()) {
            area = std::max(area, areas.indexOf(widget->objectName()));
        }
        return area;
    }

    static QString nameOf(const QWidget* widget)
    {
        QStringList names;
        for (; widget != nullptr; widget = widget->parentWidget()) {
            names << QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
        }
        return names.mid(0, 3).join(u" in "_s);
    }
};

QTEST_MAIN(TabOrderTest)
#include "tst_tab_order.moc"
