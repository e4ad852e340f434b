// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/table_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace stormglass;
using namespace Qt::StringLiterals;

class TableModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsCellsAsPeopleReadThem()
    {
        ui::TableModel model(
            {.id = "t",
             .title = "T",
             .columns = {{"name", "Name", units::none},
                         {"rate", "Rate", units::messagesPerMinute, 2}},
             .rows = {{std::string("general"), 0.00079129}, {std::string("empty"), Cell()}}});
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 1).data().toString(), u"0.00079"_s);
        QCOMPARE(model.index(1, 1).data().toString(), u"–"_s);
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 u"Rate (messages/min)"_s);
    }

    /// Words from the left, numbers from the right, with their headings and empty cells.
    void aColumnHasOneAlignment()
    {
        const ui::TableModel model({.id = "t",
                                    .title = "T",
                                    .columns = {{"name", "Name", units::none},
                                                {"rate", "Rate", units::messagesPerMinute, 2}},
                                    .rows = {{Cell(), 1.0}, {std::string("general"), Cell()}}});
        for (const int column : {0, 1}) {
            const auto expected = column == 0 ? Qt::AlignLeft : Qt::AlignRight;
            const auto heading = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
            QVERIFY(heading.toInt() & expected);
            for (const int row : {0, 1}) {
                QVERIFY(model.index(row, column).data(Qt::TextAlignmentRole).toInt() & expected);
            }
        }
    }
};

QTEST_MAIN(TableModelTest)
#include "tst_table_model.moc"
