// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/table.h"
#include "tests/model/toy.h"

#include <QTest>

using namespace stormglass;

namespace {

enum ToyRow : std::size_t { Share, Tries, Limit, Colour, Drop, Windows };

const ParameterInfo& info(ToyRow row) { return toyTable()[row].info(); }

Value rows(std::vector<std::string> texts) { return texts; }

} // namespace

class ValueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachKindIsReadBack()
    {
        QCOMPARE(numberOf(Value(2.5)), 2.5);
        QVERIFY(isNumber(Value(0.0)) && !isNumber(Value(Off{})));
        QVERIFY(isOff(Value(Off{})) && !isOff(Value(0.0)));
        QCOMPARE(keyOf(Value(std::string("first"))), std::string("first"));
        QCOMPARE(rowsOf(rows({"a", "b"})).size(), std::size_t{2});
        QVERIFY(isOn(switchValue(true)) && !isOn(switchValue(false)));
        QCOMPARE(keyOf(switchValue(false)), std::string("false"));
    }

    void valuesReadAsPeopleSayThem()
    {
        QCOMPARE(valueText(info(Share), 0.05), std::string("5 %"));
        QCOMPARE(valueText(info(Limit), Off{}), std::string("off"));
        QCOMPARE(valueText(info(Limit), 2.0), std::string("2 s"));
        QCOMPARE(valueText(info(Colour), std::string("blue")), std::string("Blue"));
        QCOMPARE(valueText(info(Drop), switchValue(true)), std::string("on"));
        QCOMPARE(valueText(info(Windows), rows({})), std::string("no rows"));
        QCOMPARE(valueText(info(Windows), rows({"0:1"})), std::string("1 row"));
        QCOMPARE(valueText(info(Windows), rows({"0:1", "2:3"})), std::string("2 rows"));
    }

    void changesReadAsPeopleSayThem()
    {
        QCOMPARE(changeText(info(Tries), 3.0, 1.0), std::string("Tries 3 → 1 retries"));
        QCOMPARE(changeText(info(Limit), Off{}, 0.2), std::string("Limit off → 0.2 s"));
        QCOMPARE(changeText(info(Limit), 0.2, Off{}), std::string("Limit 0.2 → off"));
        QCOMPARE(changeText(info(Colour), std::string("red"), std::string("grey")),
                 std::string("Colour Red → Grey"));
        QCOMPARE(changeText(info(Drop), switchValue(false), switchValue(true)),
                 std::string("Drop late off → on"));
        QCOMPARE(changeText(info(Windows), rows({}), rows({"0:1", "2:3"})),
                 std::string("Windows: 2 rows"));
    }

    void flagsAreGivenOnceForEachRow()
    {
        using Texts = std::vector<std::string>;
        QCOMPARE(flagTexts(0.05), Texts{"0.05"});
        QCOMPARE(flagTexts(Off{}), Texts{"off"});
        QCOMPARE(flagTexts(switchValue(true)), Texts{"true"});
        QCOMPARE(flagTexts(rows({"0:1", "2:3"})), (Texts{"0:1", "2:3"}));
        QCOMPARE(flagTexts(rows({})), Texts{"none"});
    }

    void cellsHoldNumbersAndWords()
    {
        QCOMPARE(std::get<double>(cellOf(2.0)), 2.0);
        QCOMPARE(std::get<std::string>(cellOf(Off{})), std::string("off"));
        QCOMPARE(std::get<std::string>(cellOf(rows({"0:1", "2:3"}))), std::string("0:1; 2:3"));
    }

    void rowsAreTakenApartAndPutTogether()
    {
        static constexpr std::array columns{
            RowColumn{.word = "NAME", .initial = "a"},
            RowColumn{.word = "CALLS", .initial = "1", .separator = '='},
            RowColumn{.word = "TIER", .separator = '@', .presence = Presence::Optional}};
        using Cells = std::vector<std::string>;
        QCOMPARE(rowHint(columns), std::string("NAME=CALLS[@TIER]"));
        QCOMPARE(cellsOf(columns, "x@y=2@50"), (Cells{"x@y", "2", "50"}));
        QCOMPARE(cellsOf(columns, "x=2"), (Cells{"x", "2", ""}));
        QCOMPARE(rowText(columns, Cells{"x", " 2 ", "50"}), std::string("x=2@50"));
        QCOMPARE(rowText(columns, Cells{"x", "", " "}), std::string("x="));
        QCOMPARE(newRow(columns), std::string("a=1"));
    }
};

QTEST_GUILESS_MAIN(ValueTest)
#include "tst_value.moc"
