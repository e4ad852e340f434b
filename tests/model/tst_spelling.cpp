// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/spelling.h"

#include <QTest>

using namespace stormglass;

class SpellingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nearestWordIsFoundOrNone()
    {
        QCOMPARE(nearest("--jsn", {"--json", "--quiet"}), std::string("--json"));
        QCOMPARE(nearest("zzzzzzzzzz", {"--json", "--quiet"}), std::string());
        QCOMPARE(nearest("--q", {}), std::string());
    }
};

QTEST_GUILESS_MAIN(SpellingTest)
#include "tst_spelling.moc"
