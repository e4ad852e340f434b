// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every kind of parameter by mouse and by keyboard, in a panel that is told what it asks for.

#include "tests/model/toy.h"
#include "tests/ui/told_panel.h"
#include "ui/widgets/quantity_spin_box.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QToolButton>
#include <QWheelEvent>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<ToldPanel> toy()
{
    return std::make_unique<ToldPanel>(toyInfos(), valuesOf(toyTable(), Toy{}));
}

} // namespace

class ParameterRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anOptionalNumberByMouse()
    {
        const auto shown = toy();
        auto* box = shown->part<QCheckBox>(u"limit"_s);
        auto* field = shown->part<QuantitySpinBox>(u"limit"_s);
        QVERIFY(!box->isChecked() && !field->isEnabled());
        QCOMPARE(field->text(), u"2"_s);
        click(box);
        QCOMPARE(shown->values.at(2), Value(2.0));
        QVERIFY(field->isEnabled());
        shown->values.at(2) = 7.5;
        shown->panel.showValues(shown->values);
        click(box);
        QCOMPARE(shown->values.at(2), Value(Off{}));
        QVERIFY(!field->isEnabled());
        click(box);
        QCOMPARE(shown->values.at(2), Value(7.5)); // the last number is remembered
    }

    void anOptionalNumberByKeyboard()
    {
        const auto shown = toy();
        shown->part<QCheckBox>(u"limit"_s)->setFocus();
        press(Qt::Key_Space);
        QCOMPARE(shown->values.at(2), Value(2.0));
        press(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), shown->part<QuantitySpinBox>(u"limit"_s));
        press(Qt::Key_Up);
        QCOMPARE(shown->values.at(2), Value(2.5));
        shown->part<QuantitySpinBox>(u"limit"_s)->selectAll();
        QTest::keyClicks(QApplication::focusWidget(), u"off"_s);
        press(Qt::Key_Return);
        QCOMPARE(shown->values.at(2), Value(Off{}));
        QVERIFY(!shown->part<QCheckBox>(u"limit"_s)->isChecked());
        QCOMPARE(shown->refused.count(), 0);
    }

    void aShortChoiceByMouse()
    {
        const auto shown = amplify();
        auto* meaning = shown->part<QLabel>(u"ack"_s, u"choiceMeaning"_s);
        QVERIFY(meaning->text().startsWith(u"The handler works"_s));
        click(button(*shown, u"first"_s));
        QCOMPARE(shown->values.at(7), Value(std::string("first")));
        QVERIFY(meaning->text().startsWith(u"The handler acknowledges"_s));
        QCOMPARE(shown->edited.count(), 1);
        click(button(*shown, u"first"_s)); // again asks for nothing
        QCOMPARE(shown->edited.count(), 1);
        QVERIFY(button(*shown, u"after"_s)->toolTip().startsWith(u"The handler works"_s));
    }

    void aShortChoiceByKeyboard()
    {
        const auto shown = amplify();
        button(*shown, u"after"_s)->setFocus();
        press(Qt::Key_Right);
        QCOMPARE(shown->values.at(7), Value(std::string("first")));
        press(Qt::Key_Left);
        QCOMPARE(shown->values.at(7), Value(std::string("after")));
        QCOMPARE(shown->edited.first().at(2), shown->edited.last().at(2)); // one gesture
    }

    void aLongChoiceByMouse()
    {
        const auto shown = toy();
        auto* list = shown->part<QComboBox>(u"colour"_s);
        QCOMPARE(list->count(), 4);
        QCOMPARE(list->currentText(), u"Green"_s);
        QCOMPARE(list->itemData(3, Qt::ToolTipRole).toString(), u"Wait."_s);
        list->showPopup();
        const QRect grey = list->view()->visualRect(list->model()->index(3, 0));
        QTest::mouseMove(list->view()->viewport(), grey.center());
        QTest::mouseClick(list->view()->viewport(), Qt::LeftButton, {}, grey.center());
        QTRY_COMPARE(shown->values.at(3), Value(std::string("grey")));
        QCOMPARE(shown->part<QLabel>(u"colour"_s, u"choiceMeaning"_s)->text(), u"Wait."_s);
    }

    void aLongChoiceByKeyboard()
    {
        const auto shown = toy();
        auto* list = shown->part<QComboBox>(u"colour"_s);
        list->setFocus();
        press(Qt::Key_Down);
        QCOMPARE(shown->values.at(3), Value(std::string("blue")));
        press(Qt::Key_Down);
        QCOMPARE(shown->values.at(3), Value(std::string("grey")));
        QCOMPARE(shown->edited.first().at(2), shown->edited.last().at(2)); // one gesture
    }

    void theWheelPassesOverAList()
    {
        const auto shown = toy();
        auto* list = shown->part<QComboBox>(u"colour"_s);
        shown->part<QCheckBox>(u"limit"_s)->setFocus();
        QWheelEvent wheel(QPointF(5, 5), list->mapToGlobal(QPointF(5, 5)), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(list, &wheel);
        QCOMPARE(shown->edited.count(), 0);
        QCOMPARE(list->currentText(), u"Green"_s);
    }

    void aSwitchByMouseAndKeyboard()
    {
        const auto shown = toy();
        auto* box = shown->part<QCheckBox>(u"drop-late"_s);
        click(box);
        QCOMPARE(shown->values.at(4), switchValue(true));
        box->setFocus();
        press(Qt::Key_Space);
        QCOMPARE(shown->values.at(4), switchValue(false));
        QVERIFY(!box->isChecked());
    }

    void rowsByMouse()
    {
        const auto shown = amplify();
        auto* table = shown->part<QTableWidget>(u"method"_s);
        QVERIFY(!table->isVisible());
        click(shown->part<QPushButton>(u"method"_s, u"addRow"_s));
        QCOMPARE(shown->values.at(9), rows({"chat.update=1"}));
        QTRY_VERIFY(table->isVisible() && table->height() > 0);
        QCoreApplication::processEvents(); // the columns find their width
        const QRect calls = table->visualItemRect(table->item(0, 1));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, calls.center());
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, calls.center());
        QLineEdit* editor = cellEditor();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, u"2.50"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(shown->values.at(9), rows({"chat.update=2.5"}));
        QCOMPARE(table->item(0, 1)->text(), u"2.5"_s);
        click(shown->part<QPushButton>(u"method"_s, u"removeRow"_s));
        QCOMPARE(shown->values.at(9), rows({}));
        QVERIFY(!shown->part<QPushButton>(u"method"_s, u"removeRow"_s)->isEnabled());
    }

    void rowsByKeyboard()
    {
        const auto shown = amplify();
        shown->part<QPushButton>(u"method"_s, u"addRow"_s)->setFocus();
        press(Qt::Key_Space);
        auto* table = shown->part<QTableWidget>(u"method"_s);
        QLineEdit* editor = cellEditor(); // a new row is typed into at once
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, u"users.info"_s);
        QTest::keyClick(editor, Qt::Key_Tab); // on to the next cell
        QCOMPARE(shown->values.at(9), rows({"users.info=1"}));
        QCOMPARE(table->currentColumn(), 1);
        QTest::keyClick(cellEditor(), Qt::Key_Escape);
        typeInto(table, 0, 2, u"20"_s);
        QTRY_COMPARE(shown->values.at(9), rows({"users.info=1@20"}));
        table->setFocus();
        press(Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget() != table); // the table holds no one
        QTest::keyClick(shown->part<QPushButton>(u"method"_s, u"removeRow"_s), Qt::Key_Space);
        QCOMPARE(shown->values.at(9), rows({}));
    }

    void anInvalidCellIsRefusedAndKeepsTheLastGoodText()
    {
        const auto shown = amplify();
        shown->values.at(9) = rows({"chat.update=1@50", "users.info=2"});
        shown->panel.showValues(shown->values);
        auto* table = shown->part<QTableWidget>(u"method"_s);
        typeInto(table, 1, 1, u"-3"_s);
        QCOMPARE(shown->refusal(), u"Handler profile, row 2: calls of users.info: -3 is out of "
                                   u"range; give a number from 0 to 10000"_s);
        QCOMPARE(table->item(1, 1)->text(), u"2"_s);
        typeInto(table, 0, 0, u""_s);
        QVERIFY(shown->refusal().startsWith(u"Handler profile, row 1: '=1@50' names no method"_s));
        QCOMPARE(table->item(0, 0)->text(), u"chat.update"_s);
        QCOMPARE(shown->edited.count(), 0);
    }

    void theCurrentRowIsRemoved()
    {
        const auto shown = amplify();
        shown->values.at(9) = rows({"a=1", "b=2", "c=3"});
        shown->panel.showValues(shown->values);
        shown->part<QTableWidget>(u"method"_s)->setCurrentCell(1, 0);
        click(shown->part<QPushButton>(u"method"_s, u"removeRow"_s));
        QCOMPARE(shown->values.at(9), rows({"a=1", "c=3"}));
    }

    void everyKindCanBeReset()
    {
        const auto shown = toy();
        shown->values =
            valuesOf(toyTable(), Toy{0.5, 7, 2.0, ToyColour::Grey, true, {{0.0, 1.0}, {2.0, 3.0}}});
        shown->panel.showValues(shown->values);
        for (const ParameterInfo& info : toyInfos()) {
            click(reset(*shown, QString::fromUtf8(info.key)));
        }
        QCOMPARE(shown->values, shown->initial);
        for (const ParameterInfo& info : toyInfos()) {
            QVERIFY(!reset(*shown, QString::fromUtf8(info.key))->isEnabled());
        }
        QCOMPARE(reset(*shown, u"limit"_s)->accessibleName(), u"Reset Limit to off"_s);
        QCOMPARE(reset(*shown, u"colour"_s)->accessibleName(), u"Reset Colour to Green"_s);
        QCOMPARE(reset(*shown, u"window"_s)->accessibleName(), u"Reset Windows to no rows"_s);
    }

    void whatAChartOffersIsNotInThePanel()
    {
        std::vector<ParameterInfo> table = toyInfos();
        table.at(2).prominence = Prominence::Chart;
        table.at(2).chart = "some-chart";
        ToldPanel shown(table, valuesOf(toyTable(), Toy{}));
        QVERIFY(shown.panel.findChild<QWidget*>(u"limit"_s) == nullptr);
        click(shown.part<QCheckBox>(u"drop-late"_s)); // rows behind it keep their place
        QCOMPARE(shown.values.at(4), switchValue(true));
    }

    void everyPartHasAName()
    {
        const auto shown = amplify();
        shown->values.at(9) = rows({"chat.update=1@50"});
        shown->panel.showValues(shown->values);
        QCOMPARE(button(*shown, u"first"_s)->accessibleName(), u"Acknowledge: first"_s);
        QCOMPARE(shown->part<QTableWidget>(u"method"_s)->accessibleName(), u"Handler profile"_s);
        QCOMPARE(shown->part<QPushButton>(u"method"_s, u"addRow"_s)->accessibleName(),
                 u"Add a row to Handler profile"_s);
        QCOMPARE(shown->part<QTableWidget>(u"method"_s)->horizontalHeaderItem(2)->text(),
                 u"Tier"_s);
        QCOMPARE(QAccessible::queryAccessibleInterface(shown->part<QCheckBox>(u"retry-budget"_s))
                     ->text(QAccessible::Name),
                 u"Retry budget"_s);
    }

private:
    static void click(QAbstractButton* button)
    {
        QTest::mouseClick(button, Qt::LeftButton, {}, {8, button->height() / 2});
    }

    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    static QRadioButton* button(const ToldPanel& shown, const QString& label)
    {
        for (auto* candidate :
             shown.panel.findChild<QWidget*>(u"ack"_s)->findChildren<QRadioButton*>()) {
            if (candidate->text() == label) {
                return candidate;
            }
        }
        return nullptr;
    }

    static QToolButton* reset(const ToldPanel& shown, const QString& key)
    {
        return shown.part<QToolButton>(key);
    }
};

QTEST_MAIN(ParameterRowsTest)
#include "tst_parameter_rows.moc"
