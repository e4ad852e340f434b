// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

class ChainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonHasTheContractsKeys()
    {
        const Run run = runCommand({"chain", "--json"});
        QCOMPARE(run.exitCode, 1); // a storm
        const QJsonObject object = json(run);
        for (const QString& series :
             {u"edge"_s, u"calls"_s, u"successful"_s, u"dropped"_s, u"distinct"_s}) {
            QCOMPARE(object[u"series"_s][series].toArray().size(), 400);
        }
        QCOMPARE(object[u"series"_s][u"calls"_s][160].toInt(), 49);
        const QJsonObject during = object[u"windows"_s][u"during"_s].toObject();
        QCOMPARE(during[u"edge"_s].toDouble(), 4.0);
        QCOMPARE(during[u"calls"_s].toDouble(), 25.0);
        QCOMPARE(during[u"distinct"_s].toDouble(), 4.0);
        QCOMPARE(during[u"amplification"_s].toDouble(), 6.25);
        QCOMPARE(during[u"success"_s].toDouble(), 0.04);
        QCOMPARE(during[u"dropped"_s].toInt(), 0);
        QCOMPARE(object[u"windows"_s][u"after"_s][u"distinct"_s].toDouble(), 4.75);
        QCOMPARE(object[u"recovery_rounds"_s].toInt(), 25);
        QCOMPARE(object[u"peak_calls"_s].toInt(), 49);
        QCOMPARE(object[u"ceiling"_s].toInt(), 27);
        QCOMPARE(object[u"diagnosis"_s][u"verdict"_s].toString(), u"retry-storm"_s);
        QCOMPARE(object[u"diagnosis"_s][u"capacity"_s].toString(), u"at-limit"_s);
        QVERIFY(object[u"diagnosis"_s][u"evidence"_s].toArray().size() >= 6);
        QCOMPARE(object[u"inputs"_s][u"external_demand"_s].toDouble(), 4.0);
        QVERIFY(!object[u"inputs"_s].toObject().contains(u"demand_step"_s)); // none are given
    }

    /// The exit code is that of the verdict.
    void demandThatGrewIsNoBadFinding()
    {
        const Run run =
            runCommand({"chain", "--fault-capacity", "12", "--demand-step", "101:160:8", "--json"});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(json(run)[u"diagnosis"_s][u"verdict"_s].toString(), u"demand-grew"_s);
        QCOMPARE(json(run)[u"inputs"_s][u"demand_step"_s].toArray().first().toString(),
                 u"101:160:8"_s);
        QCOMPARE(runCommand({"chain", "--allowance", "1"}).exitCode, 0);
    }

    void theReportIsTheNotes()
    {
        QFile file(QStringLiteral(STORMGLASS_GOLDEN_DIR "/chain_report.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(runCommand({"chain", "--report"}).out, file.readAll().toStdString());
        const Run refused = runCommand({"chain", "--report", "--json"});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY(refused.out.empty());
    }

    void csvHasALineForEachRound()
    {
        const Run run = runCommand({"chain", "--rounds", "3", "--format", "csv"});
        QCOMPARE(run.out, std::string("round,edge,calls,successful,dropped,distinct\n"
                                      "1,4,4,4,0,4\n2,4,4,4,0,4\n3,4,4,4,0,4\n"));
        QVERIFY(run.err.find("there is none in the run") != std::string::npos);
        QCOMPARE(run.exitCode, 0);
    }

    void windowsWithoutRoundsAreNull()
    {
        const QJsonObject whole = json(runCommand({"chain", "--fault-end", "900", "--json"}));
        QVERIFY(whole[u"windows"_s][u"after"_s].isNull());
        QVERIFY(whole[u"recovery_rounds"_s].isNull());
        QVERIFY(whole[u"notes"_s].toArray().first().toString().contains(u"clipped"_s));
        const QJsonObject first = json(runCommand({"chain", "--fault-start", "1", "--json"}));
        QVERIFY(first[u"windows"_s][u"before"_s].isNull());
        QCOMPARE(first[u"diagnosis"_s][u"verdict"_s].toString(), u"unknown"_s);
    }

    void unusableInputIsRefused_data()
    {
        QTest::addColumn<std::string>("flag");
        QTest::addColumn<std::string>("value");
        QTest::newRow("negative capacity") << std::string("--capacity") << std::string("-1");
        QTest::newRow("10^12 rounds") << std::string("--rounds") << std::string("1e12");
        QTest::newRow("half a layer") << std::string("--layers") << std::string("2.5");
        QTest::newRow("21 attempts") << std::string("--allowance") << std::string("21");
        QTest::newRow("backward step") << std::string("--demand-step") << std::string("9:3:1");
        QTest::newRow("short step") << std::string("--demand-step") << std::string("9:3");
        QTest::newRow("text in a step") << std::string("--demand-step") << std::string("1:x:1");
        QTest::newRow("half a round") << std::string("--demand-step") << std::string("1.5:2:1");
        QTest::newRow("no number") << std::string("--external-demand") << std::string("nan");
    }

    void unusableInputIsRefused()
    {
        QFETCH(std::string, flag);
        QFETCH(std::string, value);
        const Run run = runCommand({"chain", flag + "=" + value});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.empty());
        QVERIFY2(run.err.starts_with(flag), run.err.c_str());
    }

    void millionsOfRoundsArePrinted()
    {
        const Run run = runCommand({"chain", "--rounds", "1000000", "--json"});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.size() > 10'000'000);
        QVERIFY(run.out.ends_with("4]}}\n"));
    }
};

QTEST_GUILESS_MAIN(ChainTest)
#include "tst_chain.moc"
