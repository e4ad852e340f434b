// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_file.h"
#include "model/sampling/prometheus_answer.h"
#include "tests/model/log_file.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>

using namespace stormglass;
using namespace stormglass::sampling;
using stormglass::tests::LogFile;

namespace {

Outcome<MetricsFile> read(const QByteArray& text, const MetricsNames& names = {})
{
    const LogFile file(text);
    return readMetrics(file.path(), names);
}

std::string refusal(const Outcome<MetricsFile>& file)
{
    return file ? "read" : file.problem().sentence();
}

bool tells(const Outcome<MetricsFile>& file, std::string_view words)
{
    return std::ranges::any_of(file.value().notes, [words](const std::string& note) {
        return note.find(words) != std::string::npos;
    });
}

QByteArray answer(const QByteArray& result)
{
    return R"({"status":"success","data":{"resultType":"matrix","result":[)" + result + "]}}";
}

const QByteArray callsSeries =
    R"({"metric":{"__name__":"calls","job":"a"},"values":[[100,"4"],[160.5,"25"],[220,"4"]]})";

} // namespace

class PrometheusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Series are told by their name or by a label; a row is an instant that all of them have.
    void seriesBecomeColumns()
    {
        const auto file =
            read(answer(callsSeries +
                        R"(,{"metric":{"signal":"edge"},"values":[[100,"4"],[160.5,"4"],[280,"4"]]},
               {"metric":{"__name__":"up"},"values":[[100,"1"]]})"));
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.seconds, (std::vector<double>{100.0, 160.5}));
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{4.0, 25.0}));
        QCOMPARE(file.value().metrics.edge, (std::vector<double>{4.0, 4.0}));
        QCOMPARE(file.value().skippedRows, std::int64_t{2});
        QVERIFY(tells(file, "not in every series and are left out (2): time 220, time 280"));
    }

    /// A series of errors begins with the first: before it there were none, and not no calls.
    void errorsThatAreAbsentAreNone()
    {
        const auto file =
            read(answer(callsSeries +
                        R"(,{"metric":{"__name__":"errors"},"values":[[160.5,"24"],[280,"3"]]})"));
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.seconds, (std::vector<double>{100.0, 160.5, 220.0}));
        QCOMPARE(file.value().metrics.successes, (std::vector<double>{4.0, 1.0, 4.0}));
        QVERIFY(tells(file, "calls and no sample of errors, which counts as none (2): time 100, "
                            "time 220"));
        QVERIFY(tells(file, "not in every series and are left out (1): time 280"));
    }

    /// No number, a sample that was left out, instants of another query: absent is not none there.
    void errorsThatAreNotKnownAreNotNone()
    {
        const auto kept = [](const QByteArray& errors) {
            const auto file = read(answer(
                callsSeries + R"(,{"metric":{"__name__":"errors"},"values":[)" + errors + "]}"));
            return file ? file.value().metrics.seconds : std::vector<double>();
        };
        QCOMPARE(kept(R"([100,"NaN"],[160.5,"24"])"), (std::vector<double>{160.5, 220.0}));
        QCOMPARE(kept(R"([100,"1"],[160.5],[220,"1"])"), (std::vector<double>{100.0, 220.0}));
        QCOMPARE(kept(R"([100,"1"],[220,"1"],[160.5,"24"])"), (std::vector<double>{100.0, 220.0}));
        QCOMPARE(kept(R"([101,"1"],[161.5,"24"],[220,"0"])"), (std::vector<double>{220.0}));
    }

    /// A tenth of the instants is a gap; more may be the trouble itself.
    void manyInstantsLeftOutAreToldFirst()
    {
        const auto lacking = [](int edges) {
            QByteArray calls;
            QByteArray edge;
            for (int row = 0; row < 20; ++row) {
                const QByteArray sample =
                    (row == 0 ? "[" : ",[") + QByteArray::number(100 + 60 * row) + R"(,"4"])";
                calls += sample;
                edge += row < edges ? sample : QByteArray();
            }
            return read(answer(R"({"metric":{"__name__":"calls"},"values":[)" + calls +
                               R"(]},{"metric":{"__name__":"edge"},"values":[)" + edge + "]}"));
        };
        const auto many = lacking(17);
        QCOMPARE(many.value().notes.front(),
                 std::string("3 of 20 instants are left out, since not every series has them (edge "
                             "lacks 3); fill its gaps in the query, with 'or'"));
        QVERIFY(!tells(lacking(18), "since not every series"));
    }

    /// A label that happens to say "calls" does not make a series the calls where one is named so.
    void namesGoBeforeLabels()
    {
        const auto file =
            read(answer(R"({"metric":{"job":"calls","__name__":"up"},"values":[[1,"1"]]},
                           {"metric":{"__name__":"calls"},"values":[[1,"25"]]})"));
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{25.0}));
    }

    void severalOfOneNameAreRefused()
    {
        const QByteArray two = R"({"metric":{"__name__":"calls","i":"a"},"values":[[1,"4"]]},
                                  {"metric":{"__name__":"calls","i":"b"},"values":[[1,"40"]]})";
        QVERIFY(refusal(read(answer(two))).find("several series are called 'calls'") !=
                std::string::npos);
        const auto one = read(answer(two), MetricsNames::mapped({"calls=b"}).value());
        QCOMPARE(one.value().metrics.calls, (std::vector<double>{40.0}));
    }

    /// As sum(rate(...)) answers: one series, and nothing to tell it by.
    void aSoleSeriesIsTheCalls()
    {
        const auto file = read(answer(R"({"metric":{},"values":[[1,"25"]]})"));
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{25.0}));
    }

    /// One that says what it is of is of nothing else: errors are not all calls.
    void aSoleSeriesOfAnotherColumnIsNotTheCalls()
    {
        for (const char* metric :
             {R"({"__name__":"errors"})", R"({"signal":"edge"})", R"({"__name__":"Failures"})"}) {
            const auto file =
                read(answer(R"({"metric":)" + QByteArray(metric) + R"(,"values":[[1,"25"]]})"));
            QVERIFY2(refusal(file).find("no column is known to hold the calls") !=
                         std::string::npos,
                     refusal(file).c_str());
        }
        const auto named = read(answer(R"({"metric":{"__name__":"errors"},"values":[[1,"25"]]})"),
                                MetricsNames::mapped({"calls=errors"}).value());
        QCOMPARE(named.value().metrics.calls, (std::vector<double>{25.0}));
        QVERIFY(named.value().metrics.successes.empty());
    }

    void labelsCanBeNamed()
    {
        const auto names = MetricsNames::mapped({"calls=db", "edge=web"});
        const auto file = read(answer(R"({"metric":{"layer":"web"},"values":[[1,"4"]]},
                                         {"metric":{"layer":"db"},"values":[[1,"25"]]})"),
                               names.value());
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{25.0}));
        QCOMPARE(file.value().metrics.edge, (std::vector<double>{4.0}));
    }

    void badSamplesAreLeftOut()
    {
        const auto file = read(answer(
            R"({"metric":{"__name__":"calls"},"values":[[100,"NaN"],[160,4],[220,"4"],["x","4"]]})"));
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.seconds, (std::vector<double>{220.0}));
        QCOMPARE(file.value().skippedRows, std::int64_t{3});
    }

    /// As in CSV: the first of one instant counts, and what is left out is told and counted.
    void samplesOutOfOrderAreLeftOut()
    {
        const auto file = read(answer(
            R"({"metric":{"__name__":"calls"},
                "values":[[100,"4"],[160,"5"],[160,"9"],[100,"9"],[130,"9"],[220,"6"]]},
               {"metric":{"__name__":"edge"},"values":[[160,"2"],[220,"3"],[100,"1"],[160,"7"]]})"));
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.seconds, (std::vector<double>{160.0, 220.0}));
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{5.0, 6.0}));
        QCOMPARE(file.value().metrics.edge, (std::vector<double>{2.0, 3.0}));
        QCOMPARE(file.value().skippedRows, std::int64_t{6});
        QVERIFY(tells(file, "time of the one before in their series and are left out (1): calls at "
                            "160"));
        QVERIFY(tells(file, "before that of the one before in their series and are left out (4): "
                            "calls at 100, calls at 130, edge at 100, edge at 160"));
        QVERIFY(tells(file, "not in every series and are left out (1): time 100"));
    }

    void aSampleFarAheadCostsOnlyItself()
    {
        const auto file = read(answer(R"({"metric":{"__name__":"calls"},
            "values":[[100,"4"],[160,"5"],[7477000000,"9"],[220,"6"],[280,"7"],[8477000000,"9"]]})"));
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{4.0, 5.0, 6.0, 7.0}));
        QCOMPARE(file.value().skippedRows, std::int64_t{2});
        QVERIFY(tells(file, "ahead of those around them and are left out (2): calls at 7477000000, "
                            "calls at 8477000000"));
    }

    /// Faults of a whole row name the series and the instant.
    void faultsNameTheirSeries()
    {
        const auto file = read(
            answer(
                R"({"metric":{"__name__":"calls"},"values":[[100,"4"],[160,"5"],[220,"6"],[280,"-1"]]},
               {"metric":{"__name__":"ok"},"values":[[100,"4.01"],[160,"6"],[220,"6"],[280,"0"]]})"),
            MetricsNames::mapped({"successes=ok"}).value());
        QCOMPARE(file.value().metrics.successes, (std::vector<double>{4.0, 6.0}));
        QVERIFY(tells(file, "than calls and are left out (1): ok at 160"));
        QVERIFY(tells(file, "negative value and are left out (1): calls at 280"));
        QVERIFY(tells(file, "count as all of them (1): ok at 100"));
    }

    void whatIsNoRangeQueryIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("broken") << QByteArray(R"({"status":)") << QByteArray("this is no JSON");
        QTest::newRow("behind") << answer(callsSeries) + " {}" << QByteArray("this is no JSON");
        QTest::newRow("cut") << answer(callsSeries).chopped(2) << QByteArray("this is no JSON");
        QTest::newRow("no comma") << answer(R"({"metric":{"__name__":"calls"},
                                     "values":[[1,"1"] [2,"2"]]})")
                                  << QByteArray("this is no JSON");
        QTest::newRow("a number as data")
            << QByteArray(R"({"data":7})") << QByteArray("of the type ''");
        QTest::newRow("error") << QByteArray(R"({"status":"error","error":"bad step"})")
                               << QByteArray("no Prometheus answer with data (bad step)");
        QTest::newRow("array") << QByteArray("[1,2]") << QByteArray("no Prometheus answer");
        QTest::newRow("instant") << QByteArray(R"({"data":{"resultType":"vector","result":[]}})")
                                 << QByteArray("of the type 'vector'");
        QTest::newRow("no calls") << answer(R"({"metric":{"__name__":"up"},"values":[[1,"1"]]},
                                               {"metric":{"__name__":"on"},"values":[[1,"1"]]})")
                                  << QByteArray("known to hold the calls (up, on)");
        QTest::newRow("nothing") << answer("") << QByteArray("known to hold the calls ()");
        QTest::newRow("no sample") << answer(R"({"metric":{"__name__":"calls"},"values":[]})")
                                   << QByteArray("not one usable row");
    }

    void whatIsNoRangeQueryIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, words);
        const std::string told = refusal(read(text));
        QVERIFY2(told.find(words.toStdString()) != std::string::npos, told.c_str());
        QVERIFY2(told.find("deliveries.log: ") == 0 || told.find('/') == 0, told.c_str());
    }

    void filesAreNamedInTheirProblems()
    {
        QVERIFY(readMetrics(QStringLiteral("/no/such/file"))
                    .problem()
                    .sentence()
                    .starts_with("/no/such/file: there is no such file"));
        QCOMPARE(readMetrics({}).problem().where, std::string("--metrics"));
        QVERIFY(refusal(read("time,edge\n1,2\n")).find("deliveries.log: no column") !=
                std::string::npos);
    }

    /// As in CSV: seconds to nanoseconds since 1970, and nothing else.
    void timesAreOfAnyUnit()
    {
        const auto file = read(answer(R"({"metric":{"__name__":"calls"},"values":[[-5,"1"],
            [1796025600123,"4"],[1796025660.123,"5"],[1796025720123000000,"6"],[1e300,"7"]]})"));
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.seconds,
                 (std::vector<double>{1796025600.123, 1796025660.123, 1796025720.123}));
        QVERIFY(tells(file, "time that is no number since 1970 and are left out (2): calls at -5, "
                            "calls at 1e+300"));
    }

    /// Whatever order an answer's fields are in, and whatever else there is.
    void fieldsComeInAnyOrder()
    {
        const auto file = read(R"({"data":{"result":[7,{"values":[[1,"25"],[2],7,["3","4"]],
            "metric":{"job":{},"__name__":"c\u0061lls"},"histograms":[]},{"metric":{"__name__":"edge"}}],
            "resultType":"matrix"},"warnings":["slow"]})");
        QVERIFY2(file.ok(), refusal(file).c_str());
        QCOMPARE(file.value().metrics.calls, (std::vector<double>{25.0}));
        QVERIFY(tells(file, "no pair of time and value and are left out (3): calls, calls, calls"));
    }

    /// One series can be two columns.
    void aSeriesCanServeTwice()
    {
        const auto file = read(answer(callsSeries), MetricsNames::mapped({"edge=a"}).value());
        QCOMPARE(file.value().metrics.edge, file.value().metrics.calls);
    }

    /// The least of some tries counts: others may want the processor.
    void aStopIsSeenInsideALongSeries()
    {
        std::string samples;
        constexpr int count = 1'500'000;
        for (int second = 0; second < count; ++second) {
            samples += (second == 0 ? "[" : ",[") + std::to_string(1'700'000'000 + second) +
                       R"(,"25.125"])";
        }
        const std::string text =
            answer(R"({"metric":{},"values":[)" + QByteArray::fromStdString(samples) + "]}")
                .toStdString() +
            std::string(prometheusPadding, ' ');
        qint64 least = std::numeric_limits<qint64>::max();
        for (int tries = 0; tries < 5; ++tries) {
            std::stop_source stop;
            QElapsedTimer since;
            std::jthread stopper([&stop, &since] {
                std::this_thread::sleep_for(
                    std::chrono::milliseconds(80)); // behind simdjson's index
                since.start();
                stop.request_stop();
            });
            const auto file = readPrometheus(text, {}, stop.get_token());
            stopper.join();
            QVERIFY(refusal(file).find("stopped before every series was read") !=
                    std::string::npos);
            least = std::min(least, since.elapsed());
        }
        QVERIFY2(least < 100, qPrintable(QString::number(least)));
    }

    void aLargeAnswerIsRefused()
    {
        const auto told = refusal(read("[" + QByteArray((80 << 20) + 1, ' ')));
        QVERIFY2(told.find("this answer has over 80 MiB; ask for a longer step") !=
                     std::string::npos,
                 told.c_str());
    }

    /// Text behind a byte order mark, and a stop that keeps what is there.
    void aStopKeepsWhatIsRead()
    {
        QVERIFY(read("\xEF\xBB\xBF" + answer(callsSeries)).ok());
        std::stop_source stop;
        QByteArray rows = "time,calls\n";
        for (int row = 1; row < 200'000; ++row) {
            rows += QByteArray::number(row) + ",4\n";
        }
        const LogFile file(rows);
        const auto part = readMetrics(file.path(), {}, stop.get_token(), [&stop](double done) {
            if (done > 0.3) {
                stop.request_stop();
            }
        });
        QVERIFY2(part.ok(), refusal(part).c_str());
        QVERIFY(part.value().partial);
        QVERIFY(part.value().metrics.size() > 1000 && part.value().metrics.size() < 190'000);
        QVERIFY(part.value().notes.front().find("stopped before the end") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(PrometheusTest)
#include "tst_prometheus.moc"
