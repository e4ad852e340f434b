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
        QVERIFY(model.index(0, 1).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
    }
};

QTEST_MAIN(TableModelTest)
#include "tst_table_model.moc"
