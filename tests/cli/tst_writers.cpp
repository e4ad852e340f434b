// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/json_writer.h"
#include "app/cli/text_writer.h"
#include "app/cli/verdict_colour.h"
#include "model/core/control_characters.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <sstream>

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
                     {std::string("b"), Cell(), 1.0 / 3.0}}};
}

} // namespace

class WritersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotSeenIsShown()
    {
        QCOMPARE(printable("a\u202Eb\u200Bc\uFEFF"), std::string("a?b?c?"));
        QVERIFY(hasControlCharacter("\u2066"));
        QCOMPARE(printable("général \u2014 \u200D"), std::string("général \u2014 \u200D"));
    }

    void textAligns()
    {
        std::ostringstream out;
        cli::writeText(out, table());
        QCOMPARE(out.str(), std::string("Name          Rate (messages/min)      Share\n"
                                        "général, \"x\"               0.0023       50 %\n"
                                        "b                               –  33.3333 %\n"));
    }

    void controlCharactersDoNotReachTheTerminal()
    {
        QCOMPARE(printable("a\x1b[31mred\nb\x7f\xC2\x9B"
                           "é"),
                 std::string("a?[31mred?b??é"));
        std::ostringstream out;
        Table hostile = table();
        hostile.rows[0][0] = std::string("a\nb");
        cli::writeText(out, hostile);
        QCOMPARE(std::ranges::count(out.str(), '\n'), 3);
    }

    void verdictsAreColouredOnATerminalOnly()
    {
        QCOMPARE(cli::coloured("loop       collapsed      settles"),
                 std::string("loop       \x1b[31mcollapsed\x1b[0m      settles"));
        QCOMPARE(cli::coloured("demand     over-budget    63"),
                 std::string("demand     over-budget    63"));
        QCOMPARE(cli::coloured("short"), std::string("short"));
        std::ostringstream out;
        std::map<std::string, std::string> variables{{"TERM", "xterm"}};
        cli::Console console{
            out, out, [&variables](const std::string& name) -> std::optional<std::string> {
                const auto found = variables.find(name);
                return found == variables.end() ? std::nullopt : std::optional(found->second);
            }};
        QVERIFY(!cli::showsColour(console));
        console.outIsTerminal = true;
        QVERIFY(cli::showsColour(console));
        variables["NO_COLOR"] = "1";
        QVERIFY(!cli::showsColour(console));
        variables = {{"TERM", "dumb"}};
        QVERIFY(!cli::showsColour(console));
    }

    void jsonKeepsNullsAndShortestNumbers()
    {
        std::ostringstream out;
        cli::writeJson(out, {{QStringLiteral("rows"), cli::jsonRows(table())}});
        QCOMPARE(out.str(),
                 std::string("{\"rows\":[{\"name\":\"général, \\\"x\\\"\",\"rate\":0.0022974,"
                             "\"share\":0.5},{\"name\":\"b\",\"rate\":null,"
                             "\"share\":0.3333333333333333}]}\n"));
    }
};

QTEST_GUILESS_MAIN(WritersTest)
#include "tst_writers.moc"
