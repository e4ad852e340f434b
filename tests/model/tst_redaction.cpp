// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/redaction.h"

#include <QTest>

using namespace stormglass::sampling;

class RedactionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noNameAndNoIdIsLeft()
    {
        const MessageRates rates =
            redacted({.channels = {{.id = "C1", .name = "general", .count = 3},
                                   {.id = "C2", .name = "general-ops", .count = 4}},
                      .notes = {"#general-ops makes up most of the sum; #general does not",
                                "rows have no ts (1): general/2015-06-05.json row 3",
                                "skipped C2, generalised"}});
        QCOMPARE(rates.channels[0].name, std::string("channel 1"));
        QCOMPARE(rates.channels[1].name, std::string("channel 2"));
        QVERIFY(rates.channels[0].id.empty() && rates.channels[1].id.empty());
        QCOMPARE(rates.channels[1].count, 4);
        QCOMPARE(rates.notes[0],
                 std::string("channel 2 makes up most of the sum; channel 1 does not"));
        QCOMPARE(rates.notes[1], std::string("rows have no ts (1)"));
        QCOMPARE(rates.notes[2], std::string("skipped channel 2, generalised"));
    }

    /// Channels may be called as anything is.
    void wordsThatAreAlsoNamesStay()
    {
        const MessageRates rates =
            redacted({.channels = {{.id = "1", .name = "most"}, {.id = "of", .name = "empty"}},
                      .notes = {"#empty makes up most of the sum with 1 message"}});
        QCOMPARE(rates.notes[0], std::string("channel 2 makes up most of the sum with 1 message"));
    }

    /// What a note counts may be of a channel that nobody knows.
    void examplesAreLeftOut()
    {
        const MessageRates rates =
            redacted({.notes = {"files were left out (12): topsecret/a (1).json, …",
                                "(3): topsecret", "stopped after 1 of 3 files (as asked): so"}});
        QCOMPARE(rates.notes[0], std::string("files were left out (12)"));
        QCOMPARE(rates.notes[1], std::string("(3)"));
        QCOMPARE(rates.notes[2], std::string("stopped after 1 of 3 files (as asked): so"));
        const stormglass::Problem problem =
            redacted(stormglass::Problem{"x", "no message: rows have no ts (1): y", "z"});
        QCOMPARE(problem, (stormglass::Problem{"x", "no message: rows have no ts (1)", "z"}));
    }

    void channelsWithoutAnIdHaveNothingToHide()
    {
        const MessageRates rates =
            redacted({.channels = {{.id = "", .name = ""}}, .notes = {"a b"}});
        QCOMPARE(rates.notes[0], std::string("a b"));
    }
};

QTEST_GUILESS_MAIN(RedactionTest)
#include "tst_redaction.moc"
