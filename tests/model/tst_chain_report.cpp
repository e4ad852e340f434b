// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/note_report.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace stormglass;

/// The report of the note "Retry Storm", digit for digit.
class ChainReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheNotes()
    {
        QFile file(QStringLiteral(STORMGLASS_GOLDEN_DIR "/chain_report.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> golden = file.readAll().trimmed().split('\n');
        const std::vector<std::string> lines = *chain::noteReport({}, Chain::evaluate({}));
        QCOMPARE(lines.size(), static_cast<std::size_t>(golden.size()));
        for (std::size_t at = 0; at < lines.size(); ++at) {
            QCOMPARE(lines[at], golden[static_cast<qsizetype>(at)].toStdString());
        }
    }

    /// The note's program rounds a middle up: 17 requests in 8 rounds are 2.13 a round.
    void middlesGoUp()
    {
        const Chain::Inputs inputs{
            .rounds = 16, .externalDemand = 2.125, .faultStart = 9, .faultEnd = 12};
        const std::vector<std::string> lines = *chain::noteReport(inputs, Chain::evaluate(inputs));
        QVERIFY2(lines[5].find("2.13") != std::string::npos, lines[5].c_str());
    }

    /// Storm and costs are the result's, so only the other two cases are run.
    void runsTwoCasesAndStopsInEither()
    {
        const Chain::Inputs inputs{.rounds = 200'000};
        const Chain::Result result = Chain::evaluate(inputs);
        std::vector<double> told;
        QVERIFY(
            chain::noteReport(inputs, result, {}, [&told](double done) { told.push_back(done); }));
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.size() == 2 * 4 && told[4] == 0.5 && told.back() > 0.9);
        for (const double at : {0.1, 0.6}) {
            std::stop_source stop;
            QVERIFY(!chain::noteReport(inputs, result, stop.get_token(), [&](double done) {
                if (done > at) {
                    stop.request_stop();
                }
            }));
        }
    }

    /// A window without rounds has no figures, and zeros would look like some.
    void whatIsNotKnownIsADash()
    {
        const auto reported = [](const Chain::Inputs& inputs) {
            return *chain::noteReport(inputs, Chain::evaluate(inputs));
        };
        const auto none = reported({.faultStart = 1});
        QCOMPARE(none[5], std::string("demand grew: before                ") +
                              "–              –                –              –        –");
        QCOMPARE(none[16], std::string("usual call rate –/round; fault ends at round 160"));
        QCOMPARE(none[17].substr(0, none[17].find(';')),
                 std::string("recovery – round(s) (no-retry regime: – round(s))"));
        QVERIFY(none[17].ends_with("/round = –x the usual rate"));
        const auto noFault = reported({.rounds = 50});
        QVERIFY(noFault[15].ends_with("demand grew –, storm –, no retry –"));
        QVERIFY(noFault[6].ends_with("–        –") && !noFault[5].ends_with("–"));
        const auto unfinished = reported({.rounds = 160});
        QVERIFY2(unfinished[17].starts_with("recovery – round(s) (no-retry regime: – round(s))"),
                 unfinished[17].c_str());
        QVERIFY(unfinished.back().find("–") != std::string::npos);
        QVERIFY(reported({.externalDemand = 0.0})[17].ends_with("= –x the usual rate"));
    }

    /// Nothing to tell of never breaks a line.
    void otherInputsHaveAReport()
    {
        for (const Chain::Inputs& inputs :
             {Chain::Inputs{.rounds = 10}, Chain::Inputs{.faultStart = 1},
              Chain::Inputs{.externalDemand = 0.0},
              Chain::Inputs{.capacity = 0, .faultCapacity = 0},
              Chain::Inputs{.layers = 12, .allowance = 20}}) {
            const auto lines = *chain::noteReport(inputs, Chain::evaluate(inputs));
            QVERIFY(lines.size() >= 20);
            QVERIFY(lines[5].starts_with("demand grew: before"));
        }
    }
};

QTEST_GUILESS_MAIN(ChainReportTest)
#include "tst_chain_report.moc"
