// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/reading_notes.h"

#include <QTest>

using namespace stormglass::sampling;

namespace {

using Sentences = std::vector<std::string>;

} // namespace

class ReadingNotesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void severalCasesAreLostAtOnce()
    {
        ReadingNotes notes;
        QVERIFY(!notes.anythingLost());
        notes.lose("rows have no ts", "general", 4);
        notes.lose("rows have no ts", "random", 2);
        QVERIFY(notes.anythingLost());
        QCOMPARE(notes.sentences(), (Sentences{"rows have no ts (6): general, random, …"}));
    }

    void theFirstFiveAreNamed()
    {
        ReadingNotes notes;
        for (int line = 1; line <= 5; ++line) {
            notes.mention("lines are odd", "line " + std::to_string(line));
        }
        const std::string five = "): line 1, 2, 3, 4, 5";
        QCOMPARE(notes.sentences(), (Sentences{"lines are odd (5" + five}));
        notes.mention("lines are odd", "line 6");
        QCOMPARE(notes.sentences(), (Sentences{"lines are odd (6" + five + ", …"}));
        QVERIFY(!notes.anythingLost());
    }

    void anotherReadingIsTakenOver()
    {
        ReadingNotes other;
        other.lose("rows have no ts", "c", 7);
        other.mention("lines are odd", "d");
        other.add("stopped");
        ReadingNotes notes;
        notes.lose("rows have no ts", "a");
        notes.add(other);
        QCOMPARE(notes.sentences(),
                 (Sentences{"stopped", "rows have no ts (8): a, c, …", "lines are odd (1): d"}));
    }
};

QTEST_GUILESS_MAIN(ReadingNotesTest)
#include "tst_reading_notes.moc"
