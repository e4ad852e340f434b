// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Two rows that the table makes a range, by mouse, keyboard and screen reader.

#include "tests/ui/told_panel.h"
#include "tests/ui/window_fixture.h"
#include "ui/widgets/look.h"
#include "ui/widgets/quantity_spin_box.h"
#include "ui/widgets/range_slider.h"

#include <QAccessible>
#include <QUndoStack>
#include <QWheelEvent>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

const InstrumentEntry& chain() { return *findInstrument("chain"); }

std::size_t place(std::string_view key)
{
    const auto& table = chain().parameters;
    return static_cast<std::size_t>(std::ranges::find(table, key, &ParameterInfo::key) -
                                    table.begin());
}

/// The panel of the chain, told what it asks for.
struct ToldRange : ToldPanel {
    ToldRange()
        : ToldPanel(chain().parameters, chain().initial)
        , both(&panel, &ParameterPanel::editedBoth)
        , slider(panel.findChild<RangeSlider*>())
    {
        QObject::connect(
            &panel, &ParameterPanel::editedBoth, &panel,
            [this](std::size_t row, const Value& value, std::size_t otherRow, const Value& other) {
                values.at(row) = value;
                values.at(otherRow) = other;
                panel.showValues(values);
            });
        const auto handles = slider->findChildren<ScaleSlider*>();
        start = handles.at(0);
        end = handles.at(1);
        if (start->accessibleName() != u"Fault from round"_s) {
            std::swap(start, end);
        }
    }

    void show(double from, double to)
    {
        values.at(place("fault-start")) = from;
        values.at(place("fault-end")) = to;
        panel.showValues(values);
    }

    [[nodiscard]] std::pair<double, double> range() const
    {
        return {numberOf(values.at(place("fault-start"))), numberOf(values.at(place("fault-end")))};
    }

    [[nodiscard]] QPoint at(double round) const
    {
        return {qRound(start->xOf(start->scale().positionOf(round))), slider->height() / 2};
    }

    void drag(double from, double to) const
    {
        QTest::mousePress(slider, Qt::LeftButton, {}, at(from));
        QTest::mouseMove(slider, at((from + to) / 2.0));
        QTest::mouseMove(slider, at(to));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at(to));
    }

    QSignalSpy both;
    RangeSlider* slider;
    ScaleSlider* start = nullptr;
    ScaleSlider* end = nullptr;
};

using Rounds = std::pair<double, double>;

bool isNear(const Rounds& one, const Rounds& other)
{
    constexpr double pixel = 3.0; // rounds
    return std::abs(one.first - other.first) <= pixel &&
           std::abs(one.second - other.second) <= pixel;
}

} // namespace

class RangeSliderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Any table: what one row names must be there, and be of the same scale.
    void pairsOfTheTablesFit()
    {
        int pairs = 0;
        for (const InstrumentEntry& instrument : instruments()) {
            for (const ParameterInfo& start : instrument.parameters) {
                if (start.rangeEnd.empty()) {
                    continue;
                }
                const auto end =
                    std::ranges::find(instrument.parameters, start.rangeEnd, &ParameterInfo::key);
                QVERIFY(end != instrument.parameters.end() && end->rangeEnd.empty());
                QVERIFY(start.kind == Kind::Number && end->kind == Kind::Number);
                QVERIFY(start.slider.minimum == end->slider.minimum &&
                        start.slider.maximum == end->slider.maximum && start.scale == end->scale &&
                        start.step == end->step && start.prominence == end->prominence);
                ++pairs;
            }
        }
        QCOMPARE(pairs, 1);
    }

    void itHasTwoFieldsAndOneTrack()
    {
        const ToldRange shown;
        QCOMPARE(shown.panel.findChildren<RangeSlider*>().size(), 1);
        for (const QString& key : {u"fault-start"_s, u"fault-end"_s}) {
            QVERIFY(shown.part<QuantitySpinBox>(key)->isVisible());
            QCOMPARE(shown.part<ScaleSlider>(key), nullptr);
        }
        QCOMPARE(shown.start->geometry(), shown.end->geometry());
    }

    void aHandleIsDragged()
    {
        ToldRange shown;
        shown.drag(101, 40);
        QVERIFY(isNear(shown.range(), {40, 160}));
        shown.drag(160, 300);
        QVERIFY(isNear(shown.range(), {40, 300}));
        QCOMPARE(shown.both.count(), 0);
        QTest::mouseClick(shown.slider, Qt::LeftButton, {}, shown.at(380)); // beside: the nearer
        QVERIFY(isNear(shown.range(), {40, 380}));
        QVERIFY(shown.end->hasFocus());
    }

    void aHandleStopsAtTheOther()
    {
        ToldRange shown;
        shown.drag(101, 300);
        QCOMPARE(shown.range(), Rounds(160, 160));
        shown.drag(161, 250); // to the right of both it is the end that is taken
        QVERIFY(isNear(shown.range(), {160, 250}));
        shown.drag(250, 20);
        QCOMPARE(shown.range(), Rounds(160, 160));
        shown.show(400, 400);
        shown.drag(400, 350); // at the top only the start can move
        QVERIFY(isNear(shown.range(), {350, 400}));
    }

    void theSpanMovesBothAndKeepsItsLength()
    {
        ToldRange shown;
        shown.drag(130, 230);
        QVERIFY(isNear(shown.range(), {201, 260}));
        QCOMPARE(shown.range().second - shown.range().first, 59.0);
        QVERIFY(shown.edited.isEmpty() && shown.both.count() >= 2);
        QCOMPARE(shown.both.first().at(4), shown.both.last().at(4)); // one gesture
        shown.drag(230, 20);
        QCOMPARE(shown.range(), Rounds(1, 60)); // the ends hold it
        shown.drag(30, 399);
        QCOMPARE(shown.range(), Rounds(341, 400));
    }

    void keysMoveTheHandleThatHasThem()
    {
        ToldRange shown;
        shown.start->setFocus(Qt::TabFocusReason);
        const auto press = [](int key, Qt::KeyboardModifiers with = {}) {
            QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), with);
        };
        press(Qt::Key_Right);
        press(Qt::Key_PageUp);
        QCOMPARE(shown.range(), Rounds(112, 160));
        press(Qt::Key_End);
        QCOMPARE(shown.range(), Rounds(160, 160)); // stops at the other
        press(Qt::Key_Right);
        QCOMPARE(shown.range(), Rounds(160, 160));
        press(Qt::Key_Home);
        QCOMPARE(shown.range(), Rounds(1, 160));
        press(Qt::Key_Tab);
        QVERIFY(shown.end->hasFocus());
        press(Qt::Key_Left);
        press(Qt::Key_PageDown);
        QCOMPARE(shown.range(), Rounds(1, 149));
        press(Qt::Key_Home);
        QCOMPARE(shown.range(), Rounds(1, 1));
        press(Qt::Key_End);
        QCOMPARE(shown.range(), Rounds(1, 400));
    }

    void shiftMovesBoth()
    {
        ToldRange shown;
        shown.end->setFocus();
        QTest::keyClick(shown.end, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(shown.end, Qt::Key_PageUp, Qt::ShiftModifier);
        QCOMPARE(shown.range(), Rounds(112, 171));
        QTest::keyClick(shown.end, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.range(), Rounds(111, 170));
        QCOMPARE(shown.both.first().at(4), shown.both.last().at(4)); // one run
        shown.show(1, 60);
        QTest::keyClick(shown.end, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.range(), Rounds(1, 60));
    }

    /// Files and flags take an end before the start, and rounds beyond the slider.
    void whatWasTypedCanComeBack()
    {
        ToldRange shown;
        shown.show(200, 100);
        QTest::keyClick(shown.start, Qt::Key_Left);
        QCOMPARE(shown.range(), Rounds(199, 100));
        QTest::keyClick(shown.start, Qt::Key_Right);
        QCOMPARE(shown.range(), Rounds(199, 100)); // no further away
        shown.show(101, 900);
        QTest::keyClick(shown.end, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(shown.range(), Rounds(101, 900));
        QTest::keyClick(shown.end, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(shown.range(), Rounds(100, 899));
    }

    void theWheelMovesTheHandleWithTheFocusAlone()
    {
        ToldRange shown;
        const auto turn = [&shown] {
            QWheelEvent wheel(QPointF(shown.at(130)), shown.slider->mapToGlobal(shown.at(130)), {},
                              {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(shown.slider, &wheel);
        };
        shown.part<QuantitySpinBox>(u"capacity"_s)->setFocus();
        turn();
        QCOMPARE(shown.range(), Rounds(101, 160));
        shown.end->setFocus();
        turn();
        QCOMPARE(shown.range(), Rounds(101, 161));
    }

    void aScreenReaderMeetsTwoSliders()
    {
        ToldRange shown;
        for (ScaleSlider* handle : {shown.start, shown.end}) {
            QAccessibleInterface* told = QAccessible::queryAccessibleInterface(handle);
            QCOMPARE(told->role(), QAccessible::Slider);
            QCOMPARE(told->text(QAccessible::Name), handle->accessibleName());
            QCOMPARE(told->valueInterface()->currentValue().toDouble(), handle->shownValue());
            told->valueInterface()->setCurrentValue(120);
            QCOMPARE(handle->shownValue(), 120.0);
        }
        QCOMPARE(shown.range(), Rounds(120, 120));
    }

    void aScreenReadersHandleStopsAtTheOther()
    {
        ToldRange shown;
        const auto set = [](ScaleSlider* handle, double round) {
            QAccessible::queryAccessibleInterface(handle)->valueInterface()->setCurrentValue(round);
        };
        set(shown.start, 300);
        QCOMPARE(shown.range(), Rounds(160, 160));
        set(shown.start, 100);
        set(shown.end, 20);
        QCOMPARE(shown.range(), Rounds(100, 100));
        set(shown.end, 900); // beyond the slider, but no other handle
        QCOMPARE(shown.range(), Rounds(100, 900));
    }

    void theSpanIsInTheAccentOfTheTheme()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            ToldRange shown;
            shown.panel.setPalette(paletteFor(theme, {}));
            const Look& look = lookOf(shown.panel.palette());
            const QImage image = shown.slider->grab().toImage();
            QCOMPARE(image.pixelColor(shown.at(130)), look.accent);
            QCOMPARE(image.pixelColor(shown.at(40)), look.border);
            QCOMPARE(image.pixelColor(shown.at(300)), look.border);
            QCOMPARE(image.pixelColor(shown.at(101)), look.card);
        }
    }

    /// Through the document: one drag of the span is one step of undo.
    void oneDragUndoesAtOnce()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        shown.document.edit("chain", {place("layers"), 2.0});
        QVERIFY(shown.settle());
        auto* slider = shown.window.currentPage().findChild<RangeSlider*>();
        auto* handle = slider->findChild<ScaleSlider*>();
        const auto at = [&](double round) {
            return QPoint(qRound(handle->xOf(handle->scale().positionOf(round))),
                          slider->height() / 2);
        };
        QTest::mousePress(slider, Qt::LeftButton, {}, at(130));
        QTest::mouseMove(slider, at(150));
        QTest::mouseMove(slider, at(180));
        QTest::mouseRelease(slider, Qt::LeftButton, {}, at(180));
        QCOMPARE(shown.document.undoStack().count(), 2);
        QVERIFY(shown.document.undoStack().undoText().startsWith(u"Fault from round 101 → 15"_s));
        shown.document.undoStack().undo();
        const Values& values = shown.document.values("chain");
        QCOMPARE(numberOf(values.at(place("fault-start"))), 101.0);
        QCOMPARE(numberOf(values.at(place("fault-end"))), 160.0);
    }
};

QTEST_MAIN(RangeSliderTest)
#include "tst_range_slider.moc"
