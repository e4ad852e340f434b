// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/number_text.h"
#include "model/reconnect/reconnect.h"
#include "tests/cli/run_command.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

namespace {

/// Arguments behind the command, split at spaces.
Run runStorm(const QString& flags)
{
    std::vector<std::string> words{"reconnect"};
    for (const QString& word : flags.split(u' ', Qt::SkipEmptyParts)) {
        words.push_back(word.toStdString());
    }
    return runCommand(words);
}

double at(const QJsonObject& object, const QString& part, const QString& key)
{
    return object[part].toObject()[key].toDouble(-1.0);
}

} // namespace

class ReconnectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonHasTheContractsKeys()
    {
        const QJsonObject object = json(runStorm(u"--duration 50 --bin 5 --json"_s));
        QCOMPARE(object.keys(),
                 (QStringList{u"inputs"_s, u"notes"_s, u"series"_s, u"summary"_s, u"verdict"_s}));
        const QJsonObject series = object[u"series"_s].toObject();
        QCOMPARE(series.keys(), (QStringList{u"backend_queue"_s, u"connected"_s,
                                             u"gateway_restarts"_s, u"presence_requests"_s,
                                             u"receiving"_s, u"time_s"_s, u"with_presence"_s}));
        for (const QString& key : series.keys()) {
            QCOMPARE(series[key].toArray().size(), 10);
        }
        QCOMPARE(series[u"time_s"_s].toArray()[1].toDouble(), 5.0);
        const QJsonObject summary = object[u"summary"_s].toObject();
        for (const QString& key : {u"peak_requests_per_s"_s, u"total_requests"_s,
                                   u"receiving_99_s"_s, u"presence_99_s"_s, u"gateways_restarted"_s,
                                   u"staleness_s"_s, u"steady_requests_per_s"_s}) {
            QVERIFY2(summary.contains(key), qPrintable(key));
        }
        QCOMPARE(summary[u"steady_requests_per_s"_s].toDouble(), 200.0);
        QVERIFY(summary[u"receiving_99_s"_s].isNull()); // never, within the run
        QCOMPARE(object[u"inputs"_s].toObject()[u"event_fanout"_s].toDouble(), 0.2);
    }

    void theExitCodeSaysWhetherOthersRestart()
    {
        QCOMPARE(runStorm(u"--duration 60"_s).exitCode, 1);
        QCOMPARE(runStorm(u"--duration 60 --backoff equal-jitter"_s).exitCode, 0);
        QCOMPARE(runStorm(u"--duration 60 --restarting 0"_s).exitCode, 0);
    }

    /// K · N through the command line alone.
    void withoutFeedbackExactlyKTimesN()
    {
        const QString flags = u"--clients %1 --members 300 --gateways 1 --gateway-boot 0 "
                              "--connect-rate 1e9 --gateway-limit 1e12 --event-fanout 0 "
                              "--presence-timeout 86400 --presence-queue 1e15 --json"_s;
        for (const int clients : {100, 1000}) {
            const Run run = runStorm(flags.arg(clients));
            QCOMPARE(run.exitCode, 0);
            QCOMPARE(at(json(run), u"summary"_s, u"total_requests"_s), clients * 300.0);
        }
    }

    void theComparisonNamesEveryFix()
    {
        const QJsonObject object = json(runStorm(u"--duration 60 --compare --json"_s));
        QStringList fixes;
        for (const QJsonValue& fix : object[u"fixes"_s].toArray()) {
            fixes << fix.toObject()[u"fix"_s].toString();
        }
        QCOMPARE(fixes, (QStringList{u"none"_s, u"backoff"_s, u"rate-limit"_s, u"batching"_s,
                                     u"deferred"_s, u"lazy"_s, u"circuit-breaker"_s, u"drain"_s,
                                     u"all"_s}));
        QCOMPARE(object[u"fixes"_s].toArray().first().toObject()[u"verdict"_s].toString(),
                 u"cascade"_s);
        const Run text = runStorm(u"--duration 60 --compare"_s);
        QVERIFY(text.out.find("Back-off with jitter") != std::string::npos);
        QVERIFY(text.out.starts_with("Cascade: "));
        QVERIFY(runStorm(u"--duration 60"_s).out.find("Back-off with jitter") == std::string::npos);
    }

    void csvIsTheSeriesOrTheComparison()
    {
        const Run series = runStorm(u"--duration 20 --format csv"_s);
        QVERIFY(series.out.starts_with("time_s,presence_requests,backend_queue,connected,receiving,"
                                       "with_presence,gateway_restarts\n0,"));
        QCOMPARE(std::ranges::count(series.out, '\n'), 21);
        const Run fixes = runStorm(u"--duration 20 --format csv --compare"_s);
        QVERIFY(fixes.out.starts_with("fix,peak_requests_per_s,total_requests,"));
        QCOMPARE(std::ranges::count(fixes.out, '\n'), 10);
    }

    void sameSeedSameBytes()
    {
        const QString flags = u"--backoff full-jitter --presence lazy --json --seed "_s;
        const Run once = runStorm(flags + u'5');
        QCOMPARE(runStorm(flags + u'5').out, once.out);
        QVERIFY(runStorm(flags + u'6').out != once.out);
    }

    void whatCannotBeIsClippedWithANote()
    {
        const QJsonArray notes =
            json(runStorm(u"--duration 5 --clients 5 --gateways 10 --restarting 11 --backoff-cap "
                          "0.5 --json"_s))[u"notes"_s]
                .toArray();
        QCOMPARE(notes.size(), 3);
        QVERIFY(notes[0].toString().startsWith(u"gateways without a client"_s));
        const Run text = runStorm(u"--duration 5 --restarting 11"_s);
        QVERIFY(text.out.find("Note: no more gateways") != std::string::npos);
    }

    void badInputGetsASentence_data()
    {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QString>("part");
        QTest::newRow("no clients") << u"--clients 0"_s << u"clients"_s;
        QTest::newRow("half a client") << u"--clients 2.5"_s << u"whole"_s;
        QTest::newRow("too many") << u"--clients 1e8"_s << u"10000000"_s;
        QTest::newRow("no rate") << u"--presence-rate 0"_s << u"presence-rate"_s;
        QTest::newRow("NaN") << u"--drain nan"_s << u"drain"_s;
        QTest::newRow("infinite") << u"--duration inf"_s << u"duration"_s;
        QTest::newRow("text") << u"--bin fast"_s << u"bin"_s;
        QTest::newRow("a policy") << u"--backoff often"_s << u"equal-jitter"_s;
        QTest::newRow("a flag") << u"--backof none"_s << u"--backoff"_s;
    }

    void badInputGetsASentence()
    {
        QFETCH(QString, flags);
        QFETCH(QString, part);
        const Run run = runStorm(flags);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.empty());
        QCOMPARE(std::ranges::count(run.err, '\n'), 1);
        QVERIFY2(QString::fromStdString(run.err).contains(part), run.err.c_str());
    }

    /// The ends of every range, one at a time: no hang, no crash, no number that is none.
    void theEndsOfRangesAreTaken()
    {
        const auto table = Reconnect::parameters();
        for (const auto& parameter : table) {
            const ParameterInfo& info = parameter.info();
            if (info.kind != Kind::Number || info.key == "clients") {
                continue;
            }
            for (const double end : {info.hard.minimum, info.hard.maximum}) {
                const QString flags =
                    u"--json --duration 20 --bin 1 --clients 200 --members 50 "_s +
                    QString::fromStdString(info.flag()) + u' ' +
                    QString::fromStdString(shortestText(end));
                const Run run = runStorm(flags);
                QVERIFY2(run.exitCode == 0 || run.exitCode == 1, qPrintable(flags));
                QVERIFY2(at(json(run), u"summary"_s, u"total_requests"_s) >= 0.0,
                         qPrintable(flags));
            }
        }
    }
};

QTEST_GUILESS_MAIN(ReconnectTest)

#include "tst_reconnect.moc"
