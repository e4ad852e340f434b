// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/desktop_changes.h"
#include "tests/ui/window_fixture.h"
#include "ui/shell/first_run_hint.h"
#include "ui/widgets/look.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

QAction* action(const MainWindow& window, const QString& text)
{
    for (QAction* candidate : window.findChildren<QAction*>()) {
        if (candidate->text().remove(u'&') == text) {
            return candidate;
        }
    }
    return nullptr;
}

} // namespace

/// What the window remembers, and how it follows colours and fonts while it runs.
class WindowStateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHintIsDismissedForGood()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        auto* hint = shown.window.findChild<FirstRunHint*>();
        auto* next = hint->findChild<QPushButton*>(u"nextHint"_s);
        QVERIFY(hint->isVisible());
        QVERIFY(hint->findChild<QLabel*>()->text().startsWith(u"1 of 3"_s));
        next->click();
        next->click();
        QVERIFY(hint->isVisible());
        QCOMPARE(next->text(), u"Done"_s);
        next->click();
        QVERIFY(!hint->isVisible());
        MainWindow again(shown.document, shown.settings, shown.appearance);
        again.show();
        QVERIFY(!again.findChild<FirstRunHint*>()->isVisible());
    }

    void placeAndSizeAreRemembered()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1111, 707}));
        shown.window.close();
        const MainWindow again(shown.document, shown.settings, shown.appearance);
        QCOMPARE(again.size(), QSize(1111, 707));
    }

    void anUnusableGeometryIsIgnored()
    {
        WindowFixture shown;
        shown.settings.setGeometry(QByteArrayLiteral("nonsense"));
        const MainWindow window(shown.document, shown.settings, shown.appearance);
        QVERIFY(window.width() > 300);
    }

    void theThemeFollowsTheMenu()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        action(shown.window, u"Dark"_s)->trigger();
        tellWidgets();
        QVERIFY(lookOf(shown.window.palette()).dark);
        QVERIFY(lookOf(shown.window.findChild<QLabel*>(u"verdictWord"_s)->palette()).dark);
        QCOMPARE(shown.settings.theme(), Theme::Dark);
        const QColor corner = shown.window.grab().toImage().pixelColor(800, 880);
        QVERIFY(corner.lightness() < 64);
        action(shown.window, u"Light"_s)->trigger();
        tellWidgets();
        QVERIFY(shown.window.grab().toImage().pixelColor(800, 880).lightness() > 192);
    }

    void theSystemsPaletteIsFollowedOnlyWhereTheThemeIsTheSystems()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        shown.appearance.setTheme(Theme::Dark);
        tellWidgets();
        QEvent change(QEvent::ThemeChange);
        QApplication::sendEvent(&shown.window, &change);
        QVERIFY(lookOf(shown.window.palette()).dark);
        shown.appearance.setTheme(Theme::System);
        tellWidgets();
        QVERIFY(!lookOf(shown.window.palette()).dark); // offscreen's is light
    }

    void textGrowsAndShrinksInSteps()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        const double before = QApplication::font().pointSizeF();
        for (const int percent : {125, 150, 200, 200}) {
            action(shown.window, u"Larger text"_s)->trigger();
            QCOMPARE(shown.settings.textPercent(), percent);
            QCOMPARE(QApplication::font().pointSizeF(), before * percent / 100.0);
        }
        for (const int percent : {150, 125, 100, 100}) {
            action(shown.window, u"Smaller text"_s)->trigger();
            QCOMPARE(shown.settings.textPercent(), percent);
        }
        QCOMPARE(QApplication::font().pointSizeF(), before);
    }
};

QTEST_MAIN(WindowStateTest)
#include "tst_window_state.moc"
