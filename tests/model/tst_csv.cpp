// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/csv.h"

#include <QTest>

using namespace stormglass;

namespace {

Table table()
{
    return {.id = "t",
            .title = "T",
            .columns = {{"name", "Name", units::none},
                        {"rate", "Rate", units::messagesPerMinute, 2},
                        {"share", "Share", units::percent}},
            .rows = {{std::string("général, \"x\""), 0.0022974, 0.5},
                     {std::string("b\tc\nd"), Cell(), 1.0 / 3.0}}};
}

} // namespace

class CsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void csvQuotesAndRoundTrips()
    {
        QCOMPARE(csvText(table()), std::string("name,rate,share\n"
                                               "\"général, \"\"x\"\"\",0.0022974,0.5\n"
                                               "\"b\tc\nd\",,0.3333333333333333\n"));
    }

    void tabsKeepCellsApart()
    {
        QCOMPARE(tabSeparatedText(table()), std::string("name\trate\tshare\n"
                                                        "général, \"x\"\t0.0022974\t0.5\n"
                                                        "b c d\t\t0.3333333333333333\n"));
    }

    /// The last cell's own emptiness must not be taken for the end of the line.
    void emptyLastCellsAndTablesKeepTheirLines()
    {
        Table table{.id = "t", .title = "T", .columns = {{"a", "A"}, {"b", "B"}}, .rows = {}};
        QCOMPARE(csvText(table), std::string("a,b\n"));
        table.rows = {{Cell(), Cell()}, {1.0, Cell()}};
        QCOMPARE(csvText(table), std::string("a,b\n,\n1,\n"));
        QCOMPARE(csvText({}), std::string());
    }
};

QTEST_GUILESS_MAIN(CsvTest)
#include "tst_csv.moc"
