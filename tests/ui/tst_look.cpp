// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/contrast.h"
#include "tests/ui/desktop_changes.h"
#include "ui/widgets/clear_style.h"
#include "ui/widgets/look.h"

#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QStyleOption>
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

    void whatIsNotChosenCanBeSeen_data() { contrastSuffices_data(); }

    void whatIsNotChosenCanBeSeen()
    {
        QFETCH(int, theme);
        ClearStyle style;
        QStyleOptionButton option;
        option.palette = paletteFor(static_cast<Theme>(theme), QPalette());
        option.rect = QRect(0, 0, 20, 20);
        option.state = QStyle::State_Enabled | QStyle::State_Off;
        const Look& look = lookOf(option.palette);
        for (const auto element : {QStyle::PE_IndicatorRadioButton, QStyle::PE_IndicatorCheckBox}) {
            QImage picture(option.rect.size(), QImage::Format_RGB32);
            picture.fill(look.card);
            QPainter painter(&picture);
            style.drawPrimitive(element, &option, &painter, nullptr);
            painter.end();
            double best = 1.0;
            for (int x = 0; x < picture.width(); ++x) {
                best = std::max(best, contrast(picture.pixelColor(x, 10), look.card));
            }
            QVERIFY2(best >= 3.0, qPrintable(QString::number(best)));
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
