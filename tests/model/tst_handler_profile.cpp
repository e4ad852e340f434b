// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/handler_profile.h"
#include "model/amplification/method_budget.h"
#include "model/amplification/method_tiers.h"
#include "model/core/number_text.h"

#include <QTest>

#include <algorithm>

using namespace stormglass;
using amplification::MethodRow;

class HandlerProfileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreRead_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("canonical");
        const auto row = [](const char* text, const char* canonical) {
            QTest::newRow(text) << std::string(text) << std::string(canonical);
        };
        row("chat.update=1", "chat.update=1");
        row("chat.update=1@50", "chat.update=1@50");
        row("  users.info = 2.0 @ 1e2 ", "users.info=2@100");
        row("a@b=.5", "a@b=0.5");
        row("a=0", "a=0");
        row("a=-0", "a=0");
    }

    void rowsAreRead()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, canonical);
        const auto row = MethodRow::parse(text);
        QVERIFY(row.ok());
        QCOMPARE(row.value().text(), canonical);
        QVERIFY(MethodRow::parse(canonical).value() == row.value());
    }

    void theTierIsOptional()
    {
        QVERIFY(!MethodRow::parse("a=1").value().tier);
        QCOMPARE(MethodRow::parse("a=1@20").value().tier.value(), 20.0);
        QCOMPARE(MethodRow::parse("a=1.5@20").value().calls, 1.5);
    }

    void othersAreRefusedWithASentence_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("sentence");
        const auto row = [](const char* text, const char* sentence) {
            QTest::newRow(text) << std::string(text) << std::string(sentence);
        };
        row("", "'' names no method; give one, as in chat.update=1@50");
        row("=3", "'=3' names no method; give one, as in chat.update=1@50");
        row("a", "'a' has no calls; give NAME=CALLS[@TIER], as in chat.update=1@50");
        row("a=", "calls of a: there is no number; give a number from 0 to 10000");
        row("a=x", "calls of a: 'x' is not a number; give a number from 0 to 10000");
        row("a=nan", "calls of a: 'nan' is not a finite number; give a number from 0 to 10000");
        row("a=-1", "calls of a: -1 is out of range; give a number from 0 to 10000");
        row("a=1@", "tier of a: there is no number; give a number from 1 to 1000000");
        row("a=1@0.5", "tier of a: 0.5 is out of range; give a number from 1 to 1000000");
        row("a\tb=1", "the method's name has a control character in it; give its name");
    }

    void othersAreRefusedWithASentence()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, sentence);
        const auto row = MethodRow::parse(text);
        QVERIFY(!row.ok());
        QCOMPARE(row.problem().sentence(), sentence);
    }

    void aNewRowIsOne()
    {
        QVERIFY(MethodRow::parse(newRow(amplification::methodColumns())).ok());
        QCOMPARE(rowHint(amplification::methodColumns()), std::string("NAME=CALLS[@TIER]"));
    }

    void everyDocumentedMethodIsSuggested()
    {
        const auto suggested = column("NAME").suggestions();
        QCOMPARE(suggested.size(), amplification::documentedMethods().size());
        for (const Suggestion& suggestion : suggested) {
            const auto* method = amplification::findMethod(suggestion.text);
            QVERIFY2(method != nullptr, suggestion.text.c_str());
            QCOMPARE(suggestion.meaning, tierText(*method));
        }
    }

    void everyTierIsSuggested()
    {
        for (const Suggestion& suggestion : column("TIER").suggestions()) {
            const auto row = MethodRow::parse("a=1@" + suggestion.text);
            QVERIFY(row.ok());
            QCOMPARE(row.value().tier,
                     amplification::tierPerMinute(suggestion.meaning.back())); // "Tier 3"
        }
        QCOMPARE(column("TIER").suggestions().size(), std::size_t{4});
    }

    void withoutATierTheFloorCounts_data()
    {
        QTest::addColumn<std::string>("row");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("meaning");
        const auto row = [](const char* given, const char* text, const char* meaning) {
            QTest::newRow(given) << std::string(given) << std::string(text) << std::string(meaning);
        };
        row("chat.update=1", "50 (Tier 3)", "Tier 3, 50+ a minute");
        row("users.conversations=2", "50 (Tier 3; SDK 20)",
            "Tier 3, 50+ a minute (the Java SDK plans with Tier 2, 20+ a minute)");
        row("chat.postMessage=1", "tier of the load",
            "the tier of the load; published: special limits, no number");
        row("our.own=1", "tier of the load", "the tier of the load; published: nothing we know of");
    }

    void withoutATierTheFloorCounts()
    {
        QFETCH(std::string, row);
        QFETCH(std::string, text);
        QFETCH(std::string, meaning);
        const Fallback fallback = column("TIER").fallback(row);
        QCOMPARE(fallback.text, text);
        QCOMPARE(fallback.meaning, meaning);
    }

    /// The number a cell shows is the one the row is computed with.
    void theFallbackIsWhatTheRowCountsWith()
    {
        constexpr double load = 12345.0;
        for (const auto& method : amplification::documentedMethods()) {
            const std::string row = std::string(method.method) + "=1";
            const double tier = amplification::tierOf(MethodRow::parse(row).value(), load);
            const std::string shown = column("TIER").fallback(row).text;
            const std::string number = shown.substr(0, shown.find(" ("));
            QCOMPARE(number, tier == load ? std::string("tier of the load") : shortestText(tier));
        }
    }

private:
    static const RowColumn& column(std::string_view word)
    {
        return *std::ranges::find(amplification::methodColumns(), word, &RowColumn::word);
    }
};

QTEST_GUILESS_MAIN(HandlerProfileTest)
#include "tst_handler_profile.moc"
