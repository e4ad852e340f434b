// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/contrast.h"
#include "tests/ui/desktop_changes.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using stormglass::tests::contrast;

class LookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastSuffices_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(Theme::Light);
        QTest::newRow("dark") << static_cast<int>(Theme::Dark);
    }

    void contrastSuffices()
    {
        QFETCH(int, theme);
        const Look& look = lookOf(paletteFor(static_cast<Theme>(theme), QPalette()));
        QCOMPARE(look.dark, static_cast<Theme>(theme) == Theme::Dark);
        for (const QColor& surface : {look.card, look.window}) {
            for (const QColor& text : {look.text, look.quietText, look.calm, look.caution,
                                       look.failing, look.switchedOff, look.accent}) {
                QVERIFY2(contrast(text, surface) >= 4.5, qPrintable(text.name()));
            }
        }
        for (const QColor& line : look.series) {
            QVERIFY2(contrast(line, look.card) >= 3.0, qPrintable(line.name()));
        }
    }

    void theSystemDecidesTheSystemTheme()
    {
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(0x202020));
        QVERIFY(lookOf(paletteFor(Theme::System, dark)).dark);
        QPalette light;
        light.setColor(QPalette::Window, Qt::white);
        QVERIFY(!lookOf(paletteFor(Theme::System, light)).dark);
    }

    void sizesFollowTheSystemFont()
    {
        const QFont before = QGuiApplication::font();
        QFont twice = before;
        twice.setPointSizeF(before.pointSizeF() * 2.0);
        const double verdict = fontOf(TextSize::Verdict).pointSizeF();
        QGuiApplication::setFont(twice);
        QCOMPARE(fontOf(TextSize::Verdict).pointSizeF(), 2.0 * verdict);
        QGuiApplication::setFont(before);
        QVERIFY(fontOf(TextSize::Note).pointSizeF() < fontOf(TextSize::Body).pointSizeF());
    }

    void widgetsFollowTheSystemFont()
    {
        QLabel word;
        useTextSize(&word, TextSize::Verdict, QFont::Bold);
        const QFont before = QApplication::font();
        const double size = word.font().pointSizeF();
        QFont twice = before;
        twice.setPointSizeF(before.pointSizeF() * 2.0);
        setSystemFont(twice);
        QCOMPARE(word.font().pointSizeF(), 2.0 * size);
        QCOMPARE(word.font().weight(), QFont::Bold);
        setSystemFont(before);
        QCOMPARE(word.font().pointSizeF(), size);
    }
};

QTEST_MAIN(LookTest)
#include "tst_look.moc"
