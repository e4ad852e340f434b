// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/widgets/scale_slider.h"
#include "ui/widgets/verdict_card.h"

#include <QAbstractSpinBox>
#include <QAccessible>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

/// What a screen reader gets, through the interface it uses.
class ScreenReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        QVERIFY(m_shown->open({1600, 900}));
    }

    void theVerdictHasWordSentenceAndFigures()
    {
        QAccessibleInterface* card = QAccessible::queryAccessibleInterface(
            m_shown->window.currentPage().findChild<VerdictCard*>());
        QCOMPARE(card->text(QAccessible::Name), u"collapsed"_s);
        const QString description = card->text(QAccessible::Description);
        QVERIFY(description.contains(u"The loop settles at 93.5 % missed"_s));
        QVERIFY(description.contains(u"126.3 calls/min of 50."_s));
        QVERIFY(description.contains(u"3.63 deliveries/event, settled."_s));
        QVERIFY(description.contains(u"60.4 % refused at once."_s));
        m_shown->document.edit("amplify", {1, 1.0});
        QVERIFY(m_shown->settle());
        QCOMPARE(card->text(QAccessible::Name), u"stable"_s);
        QVERIFY(!card->text(QAccessible::Description).contains(u"126.3"_s));
    }

    void chartsHaveTheirSentence()
    {
        for (const ChartCard* card : m_shown->window.currentPage().chartCards()) {
            auto* interface = QAccessible::queryAccessibleInterface(const_cast<ChartCard*>(card));
            QVERIFY(!interface->text(QAccessible::Name).isEmpty());
            QVERIFY(interface->text(QAccessible::Description).contains(u'%'));
        }
    }

    void slidersReadInTheirUnit()
    {
        QAccessibleInterface* slider = sliderOf(u"miss-rate"_s);
        QCOMPARE(slider->role(), QAccessible::Slider);
        QCOMPARE(slider->text(QAccessible::Name), u"Miss rate today"_s);
        QCOMPARE(slider->text(QAccessible::Value), u"5 %"_s);
        QCOMPARE(slider->valueInterface()->currentValue().toDouble(), 5.0);
        QCOMPARE(slider->valueInterface()->maximumValue().toDouble(), 100.0);
        QCOMPARE(slider->valueInterface()->minimumValue().toDouble(), 0.0);
    }

    void slidersAreSetThroughTheDocument()
    {
        sliderOf(u"miss-rate"_s)->valueInterface()->setCurrentValue(20.0);
        QCOMPARE(m_shown->document.values("amplify").at(2), Value(0.2));
        QCOMPARE(m_shown->document.undoStack().count(), 1);
        sliderOf(u"miss-rate"_s)->valueInterface()->setCurrentValue(200.0); // out of range
        QCOMPARE(m_shown->document.values("amplify").at(2), Value(0.2));
    }

    /// Whatever takes the keyboard says what it is.
    void everythingThatTakesTheKeyboardHasAName()
    {
        QVERIFY(m_shown->openMore());
        for (QWidget* widget : m_shown->window.findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 ||
                widget->window() != &m_shown->window || widget->focusProxy() != nullptr ||
                qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr) {
                continue;
            }
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(!interface->text(QAccessible::Name).isEmpty(),
                     qPrintable(QLatin1String(widget->metaObject()->className()) + u' ' +
                                widget->objectName()));
        }
    }

private:
    [[nodiscard]] QAccessibleInterface* sliderOf(const QString& key) const
    {
        return QAccessible::queryAccessibleInterface(
            m_shown->window.currentPage().findChild<QWidget*>(key)->findChild<ScaleSlider*>());
    }

    std::unique_ptr<WindowFixture> m_shown;
};

QTEST_MAIN(ScreenReaderTest)
#include "tst_screen_reader.moc"
