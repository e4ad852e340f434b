// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every combination of the hub up, down or slow and the cloud copy up or down at each of the four
// deliveries, under every policy and with every number of retries that meet a fresh cache, held
// against a table of answers.

#include "model/failover/event.h"
#include "tests/model/failover_trace.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <map>

using namespace stormglass;
using namespace stormglass::failover;
using namespace stormglass::tests;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array arrivals{0.0, 10.0, 60.0, 300.0}; // no timeout reaches the next
constexpr double never = 0.0;

/// Down-cache lifetimes at which none, one, two or all of the retries come in time.
constexpr std::array lifetimes{never, 20.0, 100.0, 1000.0};

/// What the worker does, by policy (P, D, A, T), delivery (first, fresh, stale), hub (u, d, s) and
/// cloud (u, d): whom it asks, what Slack sees, who runs the turn. The first line that fits counts.
struct Line {
    QStringView policies;
    QStringView deliveries;
    QStringView hubs;
    QStringView clouds;
    QStringView asked;
    QStringView status;
    QStringView ran;
};

constexpr std::array table{
    Line{u"PDAT", u"first", u"u", u"ud", u"L", u"200", u"local"},
    Line{u"PDAT", u"first", u"s", u"ud", u"L", u"timeout", u"local"},
    Line{u"T", u"first", u"d", u"ud", u"L", u"530", u""},
    Line{u"PDA", u"first", u"d", u"u", u"LC", u"200", u"cloud"},
    Line{u"DA", u"first", u"d", u"d", u"LC", u"500", u""},
    Line{u"P", u"first", u"d", u"d", u"LC", u"503", u""},
    Line{u"AT", u"fresh stale", u"uds", u"ud", u"", u"200", u""},
    Line{u"PD", u"fresh", u"uds", u"u", u"C", u"200", u"cloud"},
    Line{u"D", u"fresh", u"uds", u"d", u"C", u"500", u""},
    Line{u"P", u"fresh", u"uds", u"d", u"C", u"503", u""},
    Line{u"D", u"stale", u"uds", u"ud", u"", u"200", u""},
    Line{u"P", u"stale", u"u", u"ud", u"H", u"200", u""},
    Line{u"P", u"stale", u"ds", u"u", u"HC", u"200", u"cloud"},
    Line{u"P", u"stale", u"ds", u"d", u"HC", u"503", u""},
};

/// One case: what holds at each arrival, and what is configured.
struct Case {
    Policy policy = Policy::Probe;
    QString hubs;   ///< a letter for each arrival
    QString clouds; ///< the same
    int freshRetries = 0;

    [[nodiscard]] QChar policyLetter() const
    {
        return QStringView(u"PDAT")[static_cast<qsizetype>(placeOf(policy))];
    }

    [[nodiscard]] QString name() const
    {
        return u"%1 %2 %3 fresh %4"_s.arg(policyLetter()).arg(hubs, clouds).arg(freshRetries);
    }

    [[nodiscard]] const Line& lineOf(qsizetype attempt) const
    {
        const bool isMarked = hubs[0] == u'd' && policy != Policy::PassThrough;
        const QStringView delivery = attempt == 0                          ? u"first"
                                     : isMarked && attempt <= freshRetries ? u"fresh"
                                                                           : u"stale";
        const auto line = std::ranges::find_if(table, [&](const Line& candidate) {
            return candidate.policies.contains(policyLetter()) &&
                   candidate.deliveries.contains(delivery) &&
                   candidate.hubs.contains(hubs[attempt]) &&
                   candidate.clouds.contains(clouds[attempt]);
        });
        return *line;
    }

    /// The rest of the event from a delivery on, told from its end.
    [[nodiscard]] QString traceFrom(qsizetype attempt) const
    {
        const Line& line = lineOf(attempt);
        const QString here = line.asked + u' ' + line.status +
                             (line.ran.isEmpty() ? QString() : u" ("_s + line.ran + u')');
        return line.status == u"200" || attempt == 3 ? here
                                                     : here + u" | "_s + traceFrom(attempt + 1);
    }

    /// With the outcome, which is in the words of the trace.
    [[nodiscard]] QString trace() const
    {
        const QString deliveries = traceFrom(0);
        const auto runs = deliveries.count(u'(');
        const bool isAcked = deliveries.section(u" | "_s, -1).contains(u"200"_s);
        const QString outcome = runs > 1    ? u"answered-twice"_s
                                : runs == 1 ? u"answered-once"_s
                                : isAcked   ? u"lost"_s
                                            : u"undelivered"_s;
        return deliveries + u": "_s + outcome;
    }
};

/// The windows that make it so.
struct World {
    explicit World(const Case& wanted)
    {
        for (std::size_t at = 0; at < arrivals.size(); ++at) {
            const TimeWindow around{arrivals.at(at), arrivals.at(at) + 1.0};
            const auto place = static_cast<qsizetype>(at);
            if (wanted.hubs[place] == u'd') {
                down.push_back(around);
            } else if (wanted.hubs[place] == u's') {
                slow.push_back(around);
            }
            if (wanted.clouds[place] == u'd') {
                cloud.push_back(around);
            }
        }
        setup.offsets = {arrivals[1], arrivals[2], arrivals[3]};
        setup.cacheLifetime = lifetimes.at(static_cast<std::size_t>(wanted.freshRetries));
        setup.localDown.rows = down;
        setup.localSlow.rows = slow;
        setup.cloudDown.rows = cloud;
    }

    World(const World&) = delete;
    World& operator=(const World&) = delete;

    std::vector<TimeWindow> down;
    std::vector<TimeWindow> slow;
    std::vector<TimeWindow> cloud;
    EventSetup setup;
};

/// The letters of a number written in the base that there are letters of.
QString lettersOf(int number, QStringView letters)
{
    QString text;
    for (std::size_t at = 0; at < arrivals.size(); ++at) {
        text += letters[number % letters.size()];
        number /= static_cast<int>(letters.size());
    }
    return text;
}

std::vector<Case> allCases()
{
    std::vector<Case> cases;
    for (const Policy policy : policies) {
        for (int hubs = 0; hubs < 81; ++hubs) {
            for (int clouds = 0; clouds < 16; ++clouds) {
                for (int fresh = 0; fresh < 4; ++fresh) {
                    cases.push_back(
                        {policy, lettersOf(hubs, u"uds"), lettersOf(clouds, u"ud"), fresh});
                }
            }
        }
    }
    return cases;
}

} // namespace

class FailoverExhaustive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCaseIsWhatTheTableSays()
    {
        const std::vector<Case> cases = allCases();
        QCOMPARE(cases.size(), std::size_t{20'736});
        QMap<QString, int> outcomes;
        for (const Case& each : cases) {
            const World world(each);
            const EventRecord event = deliver(world.setup, each.policy);
            QVERIFY2(traceOf(event) == each.trace(),
                     qPrintable(each.name() + u": "_s + traceOf(event) + u" / "_s + each.trace()));
            ++outcomes[traceOf(event).section(u": "_s, -1)];
        }
        QCOMPARE(outcomes.size(), 4);
    }

    void theFastWayEndsTheSame()
    {
        for (const Case& each : allCases()) {
            const World world(each);
            const EventRecord event = deliver(world.setup, each.policy);
            QVERIFY2(endOf(world.setup, each.policy) == event.end, qPrintable(each.name()));
            const QString last = each.trace().section(u" | "_s, -1);
            QCOMPARE(event.end.isAckedBlindly, last.startsWith(u" 200"_s));
        }
    }

    /// The cloud copy's 200 ends the event, so it never gets one again that it ran.
    void dedupingChangesNothing()
    {
        for (const Case& each : allCases()) {
            World world(each);
            world.setup.cloudDedupes = true;
            const EventRecord deduped = deliver(world.setup, each.policy);
            world.setup.cloudDedupes = false;
            QVERIFY(deliver(world.setup, each.policy) == deduped);
        }
    }

    /// A cold isolate is as good as no cache.
    void aColdRetryHasNoCache()
    {
        for (const Case& each : allCases()) {
            World world(each);
            world.setup.isRetryCold = true;
            const EventRecord cold = deliver(world.setup, each.policy);
            world.setup.isRetryCold = false;
            world.setup.cacheLifetime = never;
            QVERIFY(deliver(world.setup, each.policy) == cold);
        }
    }

    void theFirstAnswerCounts()
    {
        constexpr double slow = 25.0;
        constexpr double usual = 2.0;
        for (const Case& each : allCases()) {
            World world(each);
            world.setup.slowTime = slow;
            world.setup.hubTime = usual;
            const EventRecord event = deliver(world.setup, each.policy);
            std::map<double, QString> answers;
            const QStringList deliveries = each.traceFrom(0).split(u" | "_s);
            for (qsizetype at = 0; at < deliveries.size(); ++at) {
                if (deliveries[at].endsWith(u')')) {
                    const bool isSlow = deliveries[at].contains(u"timeout"_s);
                    answers.emplace(arrivals.at(static_cast<std::size_t>(at)) +
                                        (isSlow ? slow : usual),
                                    deliveries[at]);
                }
            }
            QCOMPARE(event.answeredBy.has_value(), !answers.empty());
            if (!answers.empty()) {
                QCOMPARE(event.answeredAfter, answers.begin()->first);
                QCOMPARE(event.answeredBy == Runner::Local,
                         answers.begin()->second.contains(u"(local)"_s));
            }
        }
    }
};

QTEST_GUILESS_MAIN(FailoverExhaustive)
#include "tst_failover_exhaustive.moc"
