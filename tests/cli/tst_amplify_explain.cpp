// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What amplify --explain says beyond the note.

#include "tests/cli/run_command.h"

#include <QTest>

using namespace stormglass;
using namespace Qt::StringLiterals;

namespace {

const auto storm = u"--events-per-minute 40"_s;
const auto cliff = u"--events-per-minute 35 --calls-per-event 1 --miss-rate 0.3"_s;
const auto heading = u"\nBeyond the note: "_s;

cli::Run amplify(const QString& flags)
{
    std::vector<std::string> arguments{"amplify"};
    const QStringList words = flags.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words) {
        arguments.push_back(word.toStdString());
    }
    return cli::runCommand(arguments);
}

QString explained(const QString& flags)
{
    const QString out = QString::fromStdString(amplify(flags + u" --explain"_s).out);
    return out.mid(out.indexOf(heading));
}

} // namespace

class AmplifyExplain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QString& flags, const char* line) {
            QTest::newRow(name) << flags << QString::fromUtf8(line);
        };
        row("exact", storm, "exact      collapsed      settles at 93.5132 % missed");
        row("storm", storm,
            "regime     storm          the base is no end: the loop leaves it by "
            "itself");
        row("calm", u"--events-per-minute 10"_s,
            "regime     calm           one end only: the loop comes back to its base from "
            "anywhere");
        row("bistable", cliff,
            "regime     bistable       two ends: the loop stays at its base, and a collapsed loop "
            "stays collapsed, at 85.5336 %");
        row("stable point", cliff, "point      stable         85.5336 %");
        row("unstable point", cliff, "point      unstable       32.5535 %");
        row("tipping", cliff,
            "tipping    miss rate      pushed past 32.5535 % missed, the loop goes to 85.5336 % "
            "and "
            "stays there");
        row("walk before the cliff", cliff,
            "walk       stable         the note's walk says this, at 30 %, where the exact verdict "
            "is bistable: it starts at the base and does not look beyond it; the exit code is the "
            "walk's");
        row("walk beside the fold", u"--events-per-minute 47.51 --calls-per-event 1"_s,
            "walk       stable         the note's walk says this, at 5.02 %, where the exact "
            "verdict is elevated: it rounds, and ends at a step under 0.001 or when its rounds run "
            "out; the exit code is the walk's");
        row("load tips", cliff,
            "load       tips           calm ends above 70.57 % of the budget before retries, now "
            "70 %");
        row("load returns", cliff,
            "load       returns        a storm ends below 65.54 % of the budget before retries, "
            "now 70 %");
        row("gap", cliff,
            "load       gap            5.03 points between the two, in which a collapsed loop "
            "stays collapsed");
        row("events tip", storm, "events     tips           at 15.83 events/min, 24.17 lower");
        row("events return", storm, "events     returns        at 15.68 events/min, 24.32 lower");
        row("calls tip", storm, "calls      tips           at 1.187 calls, 1.813 lower");
        row("miss rate tips", cliff, "miss rate  tips           at 30.61 %, 0.6149 points higher");
        row("miss rate has no edge", storm,
            "miss rate  no edge        no value of this alone is on an edge");
        row("tier returns", storm, "tier       returns        at 127.6 requests/min, 77.55 higher");
        row("safe until pushed", storm,
            "safe       15.83          events/min, as long as nothing pushes the loop");
        row("safe to come back", storm,
            "safe       15.68          events/min, and a collapsed loop comes back by itself");
        row("safe, rounded down", storm,
            "safe       4.166          events/min, and nothing is refused with every retry of "
            "every event");
        row("repair of events", storm, "repair     alone          events: at most 15.6 events/min");
        row("repair of calls", storm,
            "repair     alone          calls: at most 1.17 calls a run, in whole calls 1");
        row("repair under a call", cliff,
            "repair     alone          calls: at most 0.93 calls a run; under one call means "
            "batching, caching or dropping");
        row("repair of the miss rate", cliff,
            "repair     alone          miss rate: at most 25.5 %");
        row("no repair of the miss rate", storm,
            "repair     none           miss rate: no value from 0 to 95 % brings the loop back");
        row("repair of the tier", storm,
            "repair     alone          tier: at least 128 "
            "requests/min");
        row("no repair needed", u"--events-per-minute 10"_s,
            "repair     not needed     a collapsed loop comes back by itself");
        row("failing by itself", u"--events-per-minute 10 --miss-rate 0.6"_s,
            "repair     none           half or more of the deliveries are missed for another "
            "reason than "
            "refused calls; mend that first");
        row("ack first", storm + u" --ack first"_s,
            "ack        first          the feedback is cut: a refused call delays no "
            "acknowledgement, so the miss rate stays at 5 % and only demand matters");
        row("walk without ack first", storm + u" --ack first"_s,
            "walk       collapsed      the note's walk says this, at 93.51 %, where the exact "
            "verdict is stable: it does not know ack first; the exit code is the walk's");
        row("retry budget", storm + u" --retry-budget 0.2"_s,
            "budget     retries        at most 0.2 retries an event on average, so at most 1.2 "
            "deliveries; a what-if, Slack offers none");
        row("not disabled", storm,
            "disable    under          93.51 % of the attempts fail, 1.49 points under the 95 % of "
            "an hour at which Slack disables subscriptions");
        row("disabled", u"--events-per-minute 40 --calls-per-event 4"_s,
            "disable    over           96.8 % of the attempts fail, 1.8 points over the 95 % of "
            "an hour at which Slack disables subscriptions");
        row("documented as exempt", u"--events-per-minute 2.5 --miss-rate 0.9934"_s,
            "disable    documented     99 % of the attempts fail, 4 points over the 95 % of an "
            "hour "
            "at which Slack disables subscriptions; documented as exempt, with 150 events an hour "
            "under 1,000, but public reports contradict it");
        row("of one workspace in twenty",
            u"--events-per-minute 2.5 --miss-rate 0.9934 "
            "--workspaces 20"_s,
            "disable    over           99 % of the attempts fail, 4 points over the 95 % of an "
            "hour "
            "at which Slack disables subscriptions");
        row("disabled once tipped", cliff,
            "disable    under          85.53 % of the attempts fail once it has tipped, 9.47 "
            "points "
            "under the 95 % of an hour at which Slack disables subscriptions");
        row("under the cap", u"--events-per-minute 10"_s,
            "event cap  under          600 events an hour, 631.575 deliveries with retries, of the "
            "30,000 of a workspace to an app");
        row("over the cap with retries", u"--events-per-minute 400"_s,
            "event cap  unsure         24000 events an hour, 94569.6 deliveries with retries, of "
            "the 30,000 of a workspace to an app; Slack does not say whether retries count");
        row("over the cap", u"--events-per-minute 600 --calls-per-event 0 --miss-rate 0"_s,
            "event cap  over           36000 events an hour, 36000 deliveries with retries, of the "
            "30,000 of a workspace to an app");
        row("workspaces", u"--events-per-minute 10 --miss-rate 0 --workspaces 3"_s,
            "workspaces 3              demand and event cap are those of each; the handlers get 30 "
            "deliveries/min in all");
    }

    void says()
    {
        QFETCH(QString, flags);
        QFETCH(QString, line);
        const QString text = explained(flags);
        QVERIFY2(text.contains(u'\n' + line + u'\n'), qPrintable(text));
    }

    /// The note's lines, the exit code, JSON and CSV are the same with and without.
    void changesNothingElse()
    {
        for (const QString& flags : {storm, cliff, u"--events-per-minute 10"_s}) {
            const cli::Run plain = amplify(flags);
            const cli::Run more = amplify(flags + u" --explain"_s);
            QVERIFY(more.out.starts_with(plain.out + heading.toStdString()));
            QCOMPARE(more.exitCode, plain.exitCode);
            QVERIFY(more.err.empty());
            for (const QString& format : {u" --json"_s, u" --format csv"_s}) {
                QCOMPARE(amplify(flags + format + u" --explain"_s).out,
                         amplify(flags + format).out);
            }
        }
    }

    void aProfileHasEveryMethodAndTheOneThatBinds()
    {
        const QString text =
            explained(storm + u" --method chat.update=1 --method users.info=2@90"_s);
        for (const auto& line :
             {u"method     under          chat.update makes 42.1 calls/min, 84.21 % of the "
              "documented floor of 50 a minute; published: Tier 3, 50+ a minute\n"_s,
              u"method     under          users.info makes 84.21 calls/min, 93.57 % of the budget "
              "of 90 a minute; published: Tier 4, 100+ a minute\n"_s,
              u"method     binds          users.info takes the largest share of its budget, so the "
              "loop turns on it\n"_s}) {
            QVERIFY2(text.contains(line), qPrintable(text));
        }
    }

    /// A repair of one method is none while another keeps the loop down.
    void everyMethodThatHoldsTheLoopDownIsRepaired()
    {
        const QString text =
            explained(u"--events-per-minute 60 --miss-rate 0 --method "
                      "chat.update=1 --method users.info=2@100 --method my.own=1@900"_s);
        QVERIFY(text.contains(u"one each       calls of chat.update: at most 0.83 calls a run"_s));
        QVERIFY(text.contains(u"one each       calls of users.info: at most 1.66 calls a run"_s));
        QVERIFY(!text.contains(u"calls of my.own"_s));
        QVERIFY(explained(storm + u" --method chat.update=3 --method my.own=1@900"_s)
                    .contains(u"alone          calls of chat.update: at most 1.17 calls a run"_s));
    }

    void whereSourcesDisagreeBothAreTold()
    {
        QVERIFY(explained(storm + u" --method users.conversations=1"_s)
                    .contains(u"published: Tier 3, 50+ a minute (the Java SDK plans with Tier 2, "
                              "20+ a minute)"_s));
    }

    /// A profile of one method with the plain numbers adds its own lines and changes none.
    void oneRowChangesNoLine()
    {
        QStringList lines = explained(storm + u" --method chat.update=3@50"_s).split(u'\n');
        const auto isMethods = [](const QString& line) {
            return line.startsWith(u"method "_s);
        };
        QCOMPARE(lines.removeIf(isMethods), 2);
        QCOMPARE(lines, explained(storm).split(u'\n'));
    }

    /// chat.update over 50 a minute, of one call for each of more than 50 events.
    void theReportOfUpdatesOverTheFloorIsTold()
    {
        QVERIFY(explained(u"--events-per-minute 60 --miss-rate 0 --method chat.update=1"_s)
                    .contains(u"chat.update makes 60 calls/min, 10 over the documented floor of 50 "
                              "a minute (120 % of it)"_s));
    }

    /// users.list, a tier 2 method, for each of 25 events.
    void theReportOfAListForEveryMessageIsTold()
    {
        QVERIFY(explained(u"--events-per-minute 25 --miss-rate 0 --method users.list=1"_s)
                    .contains(u"users.list makes 25 calls/min, 5 over the documented floor of 20 a "
                              "minute (125 % of it)"_s));
    }

    /// "Safe" is never said of the documented exemption.
    void theExemptionIsNotCalledSafe()
    {
        const QString text = explained(u"--events-per-minute 2.5 --miss-rate 0.9934"_s);
        const QStringList lines = text.split(u'\n').filter(u"disable "_s);
        QCOMPARE(lines.size(), 1);
        QVERIFY(!lines.first().contains(u"safe"_s));
    }
};

QTEST_GUILESS_MAIN(AmplifyExplain)
#include "tst_amplify_explain.moc"
