// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/outcome.h"
#include "model/core/table.h"

#include <QTest>

using namespace stormglass;

class TableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsReadWell()
    {
        QCOMPARE(cellText(Cell(), {}), std::string("–"));
        QCOMPARE(cellText(std::string("stable"), {}), std::string("stable"));
        QCOMPARE(cellText(0.9351, {"k", "t", units::percent}), std::string("93.51 %"));
        QCOMPARE(cellText(0.0022974, {"k", "t", units::messagesPerMinute, 2}),
                 std::string("0.0023"));
        QCOMPARE(cellText(164.000001, {"k", "t", units::seconds, 3}), std::string("164 s"));
        QCOMPARE(cellText(7200.0, {"k", "t", units::seconds, 3}), std::string("2 h"));
        QCOMPARE(cellText(36092690.2, {"k", "t", units::seconds, 3}), std::string("418 days"));
    }

    void headingsCarryTheUnitUnlessTheCellsDo()
    {
        QCOMPARE(headingText({"k", "Rate", units::messagesPerMinute}),
                 std::string("Rate (messages/min)"));
        QCOMPARE(headingText({"k", "Share", units::percent}), std::string("Share"));
        QCOMPARE(headingText({"k", "Span", units::seconds}), std::string("Span"));
    }

    void problemsAreSentences()
    {
        QCOMPARE((Problem{"--x", "it is odd", "give an even one"}.sentence()),
                 std::string("--x: it is odd; give an even one"));
        QCOMPARE((Problem{"", "it is odd", ""}.sentence()), std::string("it is odd"));
    }

    void outcomesHoldOneOfTwo()
    {
        const Outcome<int> value(3);
        QVERIFY(value.ok() && value.value() == 3);
        const Outcome<int> problem(Problem{"a", "b", "c"});
        QVERIFY(!problem.ok());
        QCOMPARE(problem.problem().where, std::string("a"));
        const Outcome<std::string> text(std::string("moved"));
        QCOMPARE(Outcome<std::string>(text).value(), std::string("moved"));
    }

    void emptyColumnsAreLeftOut()
    {
        const Table table{
            .id = "t",
            .title = "T",
            .columns = {{"a", "A", units::none}, {"b", "B", units::none}, {"c", "C", units::none}},
            .rows = {{1.0, Cell(), Cell()}, {2.0, Cell(), std::string("x")}}};
        const Table kept = withoutEmptyColumns(table);
        QCOMPARE(kept.columns.size(), std::size_t{2});
        QCOMPARE(kept.columns.back().key, std::string("c"));
        QVERIFY(
            (kept.rows == std::vector<std::vector<Cell>>{{1.0, Cell()}, {2.0, std::string("x")}}));
    }
};

QTEST_GUILESS_MAIN(TableTest)
#include "tst_table.moc"
