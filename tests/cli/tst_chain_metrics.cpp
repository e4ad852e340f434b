// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/chain_metrics_output.h"
#include "model/chain/measured_windows.h"
#include "tests/cli/run_command.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

/// `chain --metrics`: what a run prints as CSV is measured like any other file.
class ChainMetrics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStormIsToldFromDemand()
    {
        const std::string storm = written("storm.csv", {"chain", "--format", "csv"});
        const Run told = runCommand({"chain", "--metrics", storm, "--json", "--capacity", "12"});
        QCOMPARE(told.exitCode, 1);
        const QJsonObject object = json(told);
        QCOMPARE(object[u"diagnosis"_s][u"verdict"_s].toString(), u"retry-storm"_s);
        QCOMPARE(object[u"diagnosis"_s][u"capacity"_s].toString(), u"at-limit"_s);
        QCOMPARE(object[u"windows"_s][u"during"_s][u"calls"_s].toDouble(), 25.0);
        QCOMPARE(object[u"windows"_s][u"during"_s][u"from_s"_s].toDouble(), 101.0);
        QCOMPARE(object[u"windows"_s][u"during"_s][u"to_s"_s].toDouble(), 160.0);
        QCOMPARE(object[u"series"_s][u"calls"_s].toArray().size(), 400);
        QCOMPARE(object[u"skipped_rows"_s].toInt(), 0);
        QVERIFY(object[u"fit"_s].toString().contains(
            u"--external-demand 4 --layers 3 --allowance 3 --interval 4 --capacity 12 "
            u"--fault-capacity 1 --fault-start 101 --fault-end 160"_s));

        const std::string grew =
            written("grew.csv", {"chain", "--fault-capacity", "12", "--demand-step", "101:160:8",
                                 "--format", "csv"});
        const Run other = runCommand({"chain", "--metrics", grew});
        QCOMPARE(other.exitCode, 0);
        QVERIFY(other.out.starts_with("demand grew: 400 rows, 0 left out\n"));
    }

    void missingSignalsAreNull()
    {
        const std::string file = saved("few.csv", "time,rpc\n100,4\n160,4\n220,9\n280,x\n");
        const Run run = runCommand(
            {"chain", "--metrics", file, "--map", "calls=rpc", "--during", "220:220", "--json"});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject object = json(run);
        for (const QString& key : {u"edge"_s, u"distinct"_s, u"success"_s, u"amplification"_s}) {
            QVERIFY2(object[u"windows"_s][u"before"_s][key].isNull(), qPrintable(key));
        }
        QVERIFY(object[u"series"_s][u"edge"_s].isNull());
        QVERIFY(object[u"windows"_s][u"after"_s].isNull());
        QCOMPARE(object[u"skipped_rows"_s].toInt(), 1);
        QCOMPARE(object[u"diagnosis"_s][u"verdict"_s].toString(), u"unknown"_s);
        QVERIFY(object[u"notes"_s][0].toString().contains(u"column rpc of line 5"_s));
    }

    /// Whoever reads a run's JSON finds every key of it, null where nothing was measured.
    void itsKeysAreThoseOfARun()
    {
        const Run model = runCommand({"chain", "--json"});
        const std::string storm = written("storm.csv", {"chain", "--format", "csv"});
        const QJsonObject run = json(model);
        const QJsonObject measured =
            json(runCommand({"chain", "--metrics", storm, "--json", "--capacity", "12"}));
        const auto hasAll = [](const QJsonObject& one, const QJsonObject& other) {
            for (const QString& key : other.keys()) {
                QVERIFY2(one.contains(key), qPrintable(key));
            }
        };
        hasAll(measured, run);
        for (const QString& part : {u"inputs"_s, u"series"_s, u"windows"_s, u"diagnosis"_s}) {
            hasAll(measured[part].toObject(), run[part].toObject());
        }
        QVERIFY(measured[u"diagnosis"_s][u"affordable"_s].isBool());
        QCOMPARE(measured[u"peak_calls"_s], run[u"peak_calls"_s]);
        for (const QString& key : {u"recovery_rounds"_s, u"ceiling"_s, u"throttling"_s}) {
            QVERIFY2(measured[key].isNull(), qPrintable(key));
        }
    }

    void itsInputsAreWhatADiagnosisReads()
    {
        const std::string storm = written("storm.csv", {"chain", "--format", "csv"});
        const auto inputs = [&storm](std::vector<std::string> more) {
            more.insert(more.begin(), {"chain", "--metrics", storm, "--json"});
            return json(runCommand(more))[u"inputs"_s].toObject();
        };
        const QJsonObject given = inputs({"--capacity", "12", "--rise-threshold", "1.5"});
        QCOMPARE(given[u"capacity"_s].toInt(), 12);
        QCOMPARE(given[u"rise_threshold"_s].toDouble(), 1.5);
        QVERIFY(given[u"external_demand"_s].isNull());
        const QJsonObject none = inputs({});
        QVERIFY(none[u"capacity"_s].isNull() && !none.contains(u"rise_threshold"_s));
    }

    /// A verdict from rows that may not be what they seem says so.
    void whatCastsDoubtOnTheFileIsSaid()
    {
        std::string counter = "time,calls,successes\n";
        std::string mostlyBad = "time,calls\n";
        for (int row = 1; row <= 60; ++row) {
            const std::string time = std::to_string(60 * row);
            counter += time + ',' + std::to_string(1000 + 7 * row) + ',' +
                       std::to_string(900 + 6 * row) + '\n';
            mostlyBad += time + (row % 3 == 0 ? ",4\n" : ",x\n");
        }
        const auto doubt = [](const std::string& file) {
            return json(runCommand(
                {"chain", "--metrics", file, "--json"}))[u"diagnosis"_s][u"doubt"_s]
                .toString();
        };
        QVERIFY(doubt(saved("counter.csv", counter)).contains(u"grows as a counter does"_s));
        QVERIFY(doubt(saved("bad.csv", mostlyBad)).contains(u"most rows were left out"_s));
    }

    void windowsCanBeGiven()
    {
        const std::string storm = written("storm.csv", {"chain", "--format", "csv"});
        const QJsonObject object = json(runCommand(
            {"chain", "--metrics", storm, "--before", "51:100", "--during", "151:160", "--json"}));
        QCOMPARE(object[u"windows"_s][u"before"_s][u"from_s"_s].toDouble(), 51.0);
        QCOMPARE(object[u"windows"_s][u"during"_s][u"from_s"_s].toDouble(), 151.0);
        QCOMPARE(object[u"windows"_s][u"after"_s][u"from_s"_s].toDouble(), 161.0);
    }

    void oneRowIsNoRows()
    {
        const std::string file = saved("one.csv", "ts,calls\n1,4\n");
        const Run run = runCommand({"chain", "--metrics", file});
        QVERIFY2(run.out.find(": 1 row, 0 left out\n") != std::string::npos, run.out.c_str());
        const std::string two = saved("two.csv", "ts,calls\n1,4\n2,9\n");
        const Run fit = runCommand({"chain", "--metrics", two, "--during", "2:2"});
        QVERIFY2(fit.out.find("the trouble has 1 row: the interval") != std::string::npos,
                 fit.out.c_str());
    }

    void rowsArePrintedAsCsv()
    {
        const std::string file = saved("few.csv", "ts,calls,errors\n1,4,1\n2,5,0\n");
        QCOMPARE(runCommand({"chain", "--metrics", file, "--format", "csv"}).out,
                 std::string("time_s,edge,calls,successful,distinct\n1,,4,3,\n2,,5,5,\n"));
    }

    /// As of a disk that fails: what was read is printed, and says so.
    void aFileThatIsBrokenOffIsMarked()
    {
        const sampling::MetricsFile file{.metrics = {.seconds = {1.0}, .calls = {4.0}},
                                         .partial = true};
        const MeasuredWindows windows;
        const auto diagnosis = chain::diagnoseMeasured(file.metrics, windows);
        const Chain::Inputs inputs;
        std::ostringstream out;
        std::ostringstream err;
        const Console console{out, err, {}};
        writeMeasured(console, Format::Text, {file, windows, diagnosis, inputs, {}});
        QVERIFY2(out.str().starts_with("partial: "), out.str().c_str());
        out.str({});
        writeMeasured(console, Format::Csv, {file, windows, diagnosis, inputs, {}});
        QCOMPARE(out.str(), std::string("time_s,edge,calls,successful,distinct\n1,,4,,\n"));
        QVERIFY2(err.str().starts_with("partial: "), err.str().c_str());
    }

    void whatDoesNotGoTogetherIsRefused()
    {
        const std::string file = saved("few.csv", "ts,calls\n1,4\n2,5\n");
        const auto refusal = [](const std::vector<std::string>& arguments) {
            const Run run = runCommand(arguments);
            return run.exitCode == 2 && run.out.empty() ? run.err : std::string("taken");
        };
        QVERIFY(
            refusal({"chain", "--during", "1:2"}).starts_with("--during: there are no metrics"));
        QVERIFY(refusal({"chain", "--map", "calls=x"}).starts_with("--map: there are no metrics"));
        QVERIFY(refusal({"chain", "--metrics", file, "--report"}).starts_with("--report"));
        QVERIFY(refusal({"chain", "--metrics", file, "--during", "7:9"})
                    .starts_with("--during: no row lies within"));
        QVERIFY(refusal({"chain", "--metrics", file, "--before", "1:2", "--during", "2:2"})
                    .starts_with("--before: it reaches into the trouble"));
        QVERIFY(refusal({"chain", "--metrics", file, "--during", "1:2", "--other-regime", "2:3"})
                    .starts_with("--other-regime: it shares rows with the trouble"));
        QVERIFY(refusal({"chain", "--metrics", file, "--other-regime", "7:9"})
                    .starts_with("--other-regime: no row lies within"));
        QVERIFY(refusal({"chain", "--metrics", file, "--before", "soon", "--during", "2:2"})
                    .starts_with("--before: 'soon' is no stretch of time"));
        const std::string calm = saved("calm.csv", "ts,calls\n1,4\n2,4\n3,4\n");
        QCOMPARE(refusal({"chain", "--metrics", calm, "--before", "1:2"}),
                 std::string("--before: no trouble stands out that it could be before; give the "
                             "rows of the trouble as well, with --during\n"));
        QVERIFY(refusal({"chain", "--metrics", file, "--map", "call=x"}).starts_with("--map"));
        QVERIFY(refusal({"chain", "--metrics", "/no/such"}).starts_with("/no/such: there is no"));
    }

private:
    [[nodiscard]] std::string saved(const char* name, const std::string& text) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        if (!file.open(QIODevice::WriteOnly)) {
            return {};
        }
        file.write(QByteArray::fromStdString(text));
        return file.fileName().toStdString();
    }

    [[nodiscard]] std::string written(const char* name,
                                      const std::vector<std::string>& arguments) const
    {
        return saved(name, runCommand(arguments).out);
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(ChainMetrics)
#include "tst_chain_metrics.moc"
