// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/event_queue.h"
#include "model/core/statistics.h"
#include "model/reconnect/backoff.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace stormglass;
using namespace stormglass::reconnect;

namespace {

/// What a contention run ends with.
struct Contended {
    int calls = 0;
    double time = 0.0;
};

/// Clients that contend for one row, as the published simulator has it (aws-samples/
/// aws-arch-backoff-simulator, described in facts: each reads the row's version and then writes
/// with it; every message takes a network delay |Normal(10, 2)|; a write with an old version fails
/// and the client waits its back-off, the first of which is the attempt of number 1).
class Contention {
public:
    Contention(int clients, Backoff policy, std::uint64_t seed)
        : m_clients(static_cast<std::size_t>(clients))
        , m_policy(policy)
        , m_random(seed)
    {
    }

    Contended run()
    {
        for (std::size_t client = 0; client < m_clients.size(); ++client) {
            after(0.0, client, Message::Read);
        }
        while (!m_events.isEmpty()) {
            const auto event = m_events.pop();
            take(event.time, event.payload);
        }
        return m_result;
    }

private:
    enum class Message { Read, ReadReply, Write, Success, Failure };

    struct Arrival {
        std::size_t client;
        Message message;
        int version;
    };

    struct Client {
        int attempt = 0;
        double previous = span.base;
    };

    static constexpr BackoffSpan span{5.0, 2000.0};

    void after(double time, std::size_t client, Message message, int version = 0)
    {
        m_events.push(time + std::abs(m_random.normal(10.0, 2.0)), {client, message, version});
    }

    void take(double now, const Arrival& arrival)
    {
        Client& client = m_clients[arrival.client];
        switch (arrival.message) {
        case Message::Read:
            after(now, arrival.client, Message::ReadReply, m_version);
            break;
        case Message::ReadReply:
            after(now, arrival.client, Message::Write, arrival.version);
            break;
        case Message::Write:
            ++m_result.calls;
            after(now, arrival.client,
                  arrival.version == m_version ? Message::Success : Message::Failure);
            m_version += arrival.version == m_version ? 1 : 0;
            break;
        case Message::Success:
            m_result.time = now;
            break;
        case Message::Failure:
            client.previous =
                backoffDelay(m_policy, span, ++client.attempt, client.previous, m_random);
            after(now + client.previous, arrival.client, Message::Read);
            break;
        }
    }

    std::vector<Client> m_clients;
    Backoff m_policy;
    Random m_random;
    EventQueue<double, Arrival> m_events;
    int m_version = 0;
    Contended m_result;
};

/// A published mean with its standard error.
struct Published {
    double mean;
    double error;
};

void matches(const RunningMoments& ours, const Published& published, const char* what)
{
    const double error = std::hypot(ours.standardError(), published.error);
    QVERIFY2(std::abs(ours.mean() - published.mean) < 4.0 * error,
             qPrintable(QStringLiteral("%1: %2, published %3")
                            .arg(QLatin1String(what))
                            .arg(ours.mean())
                            .arg(published.mean)));
}

} // namespace

class BackoffTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The note's formula: within [½, 1] of min(cap, base · 2^a), mean ¾ of it.
    void equalJitterKeepsTheNotesBoundsAndMean()
    {
        constexpr BackoffSpan span{1.0, 60.0};
        Random random(3);
        for (const int attempt : {0, 3, 9}) {
            const double most = exponentialDelay(span, attempt);
            RunningMoments moments;
            for (int draw = 0; draw < 1'000'000; ++draw) {
                const double delay =
                    backoffDelay(Backoff::EqualJitter, span, attempt, span.base, random);
                QVERIFY(delay >= 0.5 * most && delay < most);
                moments.add(delay);
            }
            QVERIFY(std::abs(moments.mean() - 0.75 * most) < 5.0 * moments.standardError());
            // A uniform's over half of it, so that the bound above is not loose.
            QVERIFY(std::abs(moments.variance() - most * most / 48.0) < 0.01 * most * most / 48.0);
        }
    }

    void theCapBindsFromTheLogarithmOn_data()
    {
        QTest::addColumn<double>("base");
        QTest::addColumn<double>("cap");
        QTest::newRow("1, 60") << 1.0 << 60.0;
        QTest::newRow("a power") << 1.0 << 64.0;
        QTest::newRow("0.3, 7") << 0.3 << 7.0;
        QTest::newRow("equal") << 5.0 << 5.0;
    }

    void theCapBindsFromTheLogarithmOn()
    {
        QFETCH(double, base);
        QFETCH(double, cap);
        const int from = static_cast<int>(std::ceil(std::log2(cap / base)));
        for (int attempt = 0; attempt < 60; ++attempt) {
            const double delay = exponentialDelay({base, cap}, attempt);
            if (attempt >= from) {
                QCOMPARE(delay, cap);
            } else {
                QVERIFY(delay < cap);
            }
        }
        QCOMPARE(exponentialDelay({base, cap}, 100'000), cap);
    }

    void theOthersAreWhatTheirNamesSay()
    {
        constexpr BackoffSpan span{2.0, 30.0};
        Random random(4);
        RunningMoments full;
        for (int draw = 0; draw < 100'000; ++draw) {
            QCOMPARE(backoffDelay(Backoff::None, span, 3, span.base, random), 0.0);
            QCOMPARE(backoffDelay(Backoff::Fixed, span, 3, span.base, random), 2.0);
            QCOMPARE(backoffDelay(Backoff::Exponential, span, 3, span.base, random), 16.0);
            const double delay = backoffDelay(Backoff::FullJitter, span, 3, span.base, random);
            QVERIFY(delay >= 0.0 && delay < 16.0);
            full.add(delay);
            const double decorrelated = backoffDelay(Backoff::Decorrelated, span, 3, 9.0, random);
            QVERIFY(decorrelated >= 2.0 && decorrelated < 27.0);
            QVERIFY(backoffDelay(Backoff::Decorrelated, span, 3, 1000.0, random) <= 30.0);
        }
        QVERIFY(std::abs(full.mean() - 8.0) < 5.0 * full.standardError());
    }

    /// Means and standard errors over 200 runs of the published simulator (see facts).
    void contentionMatchesThePublishedTable_data()
    {
        QTest::addColumn<Backoff>("policy");
        QTest::addColumn<double>("calls10");
        QTest::addColumn<double>("error10");
        QTest::addColumn<double>("calls50");
        QTest::addColumn<double>("error50");
        QTest::addColumn<double>("time50");
        QTest::addColumn<double>("timeError50");
        QTest::newRow("exponential")
            << Backoff::Exponential << 50.93 << .29 << 620.4 << 2.1 << 36145.0 << 233.0;
        QTest::newRow("decorrelated")
            << Backoff::Decorrelated << 37.84 << .15 << 373.96 << .84 << 2175.0 << 36.0;
        QTest::newRow("equal jitter")
            << Backoff::EqualJitter << 42.38 << .18 << 347.28 << .47 << 4231.0 << 37.0;
        QTest::newRow("full jitter")
            << Backoff::FullJitter << 39.23 << .15 << 332.83 << .35 << 2917.0 << 41.0;
        QTest::newRow("none") << Backoff::None << 51.16 << .28 << 690.3 << 1.3 << 1139.9 << 3.1;
    }

    void contentionMatchesThePublishedTable()
    {
        QFETCH(Backoff, policy);
        QFETCH(double, calls10);
        QFETCH(double, error10);
        QFETCH(double, calls50);
        QFETCH(double, error50);
        QFETCH(double, time50);
        QFETCH(double, timeError50);
        RunningMoments ten;
        RunningMoments fifty;
        RunningMoments time;
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            ten.add(Contention(10, policy, seed).run().calls);
            const Contended run = Contention(50, policy, 1000 + seed).run();
            fifty.add(run.calls);
            time.add(run.time);
        }
        matches(ten, {calls10, error10}, "calls of 10");
        matches(fifty, {calls50, error50}, "calls of 50");
        matches(time, {time50, timeError50}, "time of 50");
    }
};

QTEST_APPLESS_MAIN(BackoffTest)

#include "tst_backoff.moc"
