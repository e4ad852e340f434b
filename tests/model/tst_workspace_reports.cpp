// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/sampling_run.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::tests;

namespace {

QByteArray fiftyNames(int page)
{
    QByteArrayList names;
    for (int at = 0; at < 50; ++at) {
        names << QByteArray::number(page * 50 + at);
    }
    return names.join(' ');
}

} // namespace

/// What people met when they listed large workspaces, from public reports.
class WorkspaceReports : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// dust-tt/dust 8709: 500 channels come in pages of 50 whatever is asked for, and ten requests
    /// within seconds are one too many.
    void shortPagesAreNormalAndAWaitIsShown()
    {
        constexpr int pages = 10;
        SlackOnLoopback slack;
        slack.play(auth, who());
        for (int at = 0; at < pages; ++at) {
            if (at == pages - 1) {
                slack.play(list, limited("10"));
            }
            slack.play(list,
                       channels(fiftyNames(at),
                                at < pages - 1 ? "more" + QByteArray::number(at) : QByteArray()));
        }
        slack.play(history, page(2));
        Sampling sampling(slack, 500);
        QVERIFY(sampling.run());
        QCOMPARE(sampling.sample().sampled, 500);
        QVERIFY(sampling.sample().rates.notes.empty());
        QVERIFY(!sampling.sample().rates.partial);
        QVERIFY(std::ranges::any_of(sampling.progress, [](const SampleProgress& told) {
            return told.waits == 10s && told.doing.find("as Slack asks") != std::string::npos;
        }));
    }

    /// slackapi/python-slack-sdk 1494: page 135 of a list was reached and nobody knew how many were
    /// left. What is known is told, and the time left is not made up.
    void aLongListTellsWhereItIs()
    {
        constexpr int pages = 140;
        SlackOnLoopback slack;
        slack.play(auth, who());
        for (int at = 0; at < pages; ++at) {
            slack.play(list,
                       channels(at % 2 == 0 ? QByteArray::number(at) : QByteArray(),
                                at < pages - 1 ? "p" + QByteArray::number(at) : QByteArray()));
        }
        slack.play(history, page(2));
        Sampling sampling(slack, 500);
        QVERIFY(sampling.run());
        QCOMPARE(slack.count(list), pages);
        const auto told = std::ranges::find(sampling.progress,
                                            std::string("finding channels, 67 found, page 135"),
                                            &SampleProgress::doing);
        QVERIFY(told != sampling.progress.end());
        QVERIFY(!told->left);
        QCOMPARE(sampling.sample().sampled, pages / 2);
    }

    /// The same, given up in the middle of the list: there is nothing yet, and that is said.
    void aLongListCanBeLeft()
    {
        SlackOnLoopback slack;
        slack.play(auth, who());
        slack.play(list, channels("a", "p1"));
        slack.play(list, {.isSilent = true});
        Sampling sampling(slack);
        sampling.sampler.start();
        QVERIFY(QTest::qWaitFor([&slack] { return slack.count(list) == 2; }));
        sampling.sampler.cancel();
        QVERIFY(!sampling.outcome->ok());
        QVERIFY(!sampling.sentence().isEmpty());
    }
};

QTEST_GUILESS_MAIN(WorkspaceReports)
#include "tst_workspace_reports.moc"
