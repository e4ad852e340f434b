// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/any_event.h"

#include <QTest>

using namespace stormglass;
using namespace stormglass::failover;
using namespace stormglass::tests;

namespace {

Policy anyPolicy() { return policies.at(static_cast<std::size_t>(*rc::gen::inRange(0, 4))); }

EventOutcome outcomeOf(const EventSetup& setup, Policy policy)
{
    return endOf(setup, policy).outcome;
}

/// Tries what is said of the events of some outcome on many events, and whether there are any.
template <class Holds>
bool ofOutcome(EventOutcome outcome, Policy policy, const Holds& holds)
{
    int found = 0;
    const bool isHeld = rc::check([&] {
        for (int event = 0; event < 50; ++event) {
            const AnyEvent any;
            const EventRecord record = deliver(any.setup, policy);
            if (record.end.outcome == outcome) {
                ++found;
                holds(any.setup, record);
            }
        }
    });
    return isHeld && found > 50;
}

/// How good an outcome is where nothing is answered twice: lost is worst, since Slack is told 200.
int worth(EventOutcome outcome)
{
    return outcome == EventOutcome::AnsweredOnce ? 2 : outcome == EventOutcome::Undelivered ? 1 : 0;
}

} // namespace

class FailoverProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deliveriesComeInOrderUntilTheyAreAcked()
    {
        QVERIFY(rc::check([] {
            const AnyEvent any;
            const EventRecord event = deliver(any.setup, anyPolicy());
            const auto deliveries = event.deliveries();
            RC_ASSERT(!deliveries.empty() && deliveries.size() <= any.setup.retries + 1);
            RC_ASSERT(deliveries.front().arrives == 0.0);
            for (std::size_t at = 0; at + 1 < deliveries.size(); ++at) {
                const bool isTimeout = deliveries[at].status == Status::TimedOut;
                const double failed = deliveries[at].arrives + (isTimeout ? 3.0 : 0.0);
                RC_ASSERT(deliveries[at].status != Status::Ok);
                RC_ASSERT(deliveries[at + 1].arrives == std::max(any.setup.offsets.at(at), failed));
                RC_ASSERT(deliveries[at + 1].attempt == static_cast<int>(at) + 1);
            }
            RC_ASSERT(event.last().status == Status::Ok ||
                      deliveries.size() == any.setup.retries + 1);
        }));
    }

    void theOutcomeIsWhoRanAndWhetherItWasAcked()
    {
        QVERIFY(rc::check([] {
            const AnyEvent any;
            const Policy policy = anyPolicy();
            const EventRecord event = deliver(any.setup, policy);
            const auto runs = std::ranges::count_if(
                event.deliveries(), [](const Delivery& at) { return at.ranOn.has_value(); });
            const bool isAcked = event.last().status == Status::Ok;
            const EventOutcome expected = runs > 1    ? EventOutcome::AnsweredTwice
                                          : runs == 1 ? EventOutcome::AnsweredOnce
                                          : isAcked   ? EventOutcome::Lost
                                                      : EventOutcome::Undelivered;
            RC_ASSERT(event.end.outcome == expected);
            RC_ASSERT(event.answeredBy.has_value() == (runs > 0));
            RC_ASSERT(endOf(any.setup, policy) == event.end);
        }));
    }

    /// Nobody runs a turn twice unless the probe asks while the first delivery is in flight.
    void onlyAProbeAfterATimeoutAnswersTwice()
    {
        QVERIFY(ofOutcome(EventOutcome::AnsweredTwice, Policy::Probe,
                          [](const EventSetup& setup, const EventRecord& event) {
                              RC_ASSERT(event.deliveries().front().status == Status::TimedOut);
                              RC_ASSERT(event.last().ranOn == Runner::Cloud);
                              for (const Policy other : policies) {
                                  RC_ASSERT(other == Policy::Probe ||
                                            outcomeOf(setup, other) == EventOutcome::AnsweredOnce);
                              }
                          }));
        QVERIFY(rc::check([] {
            const AnyEvent any;
            for (const Policy policy :
                 {Policy::DownCache, Policy::AckRetries, Policy::PassThrough}) {
                RC_ASSERT(outcomeOf(any.setup, policy) != EventOutcome::AnsweredTwice);
            }
        }));
    }

    /// The probe loses an event only where both hubs failed the first delivery, and the local one
    /// is up again when a retry asks.
    void theProbeLosesOnlyByAHubThatComesBack()
    {
        QVERIFY(ofOutcome(EventOutcome::Lost, Policy::Probe,
                          [](const EventSetup& setup, const EventRecord& event) {
                              RC_ASSERT(setup.hubAt(0.0) == HubState::Down);
                              RC_ASSERT(setup.cloudDown.holdsAt(0.0));
                              RC_ASSERT(setup.hubAt(event.last().arrives) == HubState::Up);
                              RC_ASSERT(!event.last().cacheFresh);
                          }));
    }

    void theProbeLosesOnlyWhatAllLose()
    {
        QVERIFY(ofOutcome(EventOutcome::Lost, Policy::Probe,
                          [](const EventSetup& setup, const EventRecord& /*event*/) {
                              for (const Policy other : policies) {
                                  RC_ASSERT(outcomeOf(setup, other) == EventOutcome::Lost);
                              }
                          }));
    }

    void aLongerCacheIsNeverWorse()
    {
        QVERIFY(rc::check([] {
            AnyEvent any;
            for (const Policy policy : {Policy::DownCache, Policy::Probe}) {
                const EventOutcome shorter = outcomeOf(any.setup, policy);
                EventSetup longer = any.setup;
                longer.cacheLifetime += anyTime();
                const EventOutcome with = outcomeOf(longer, policy);
                RC_ASSERT((shorter == EventOutcome::AnsweredTwice) ==
                          (with == EventOutcome::AnsweredTwice));
                RC_ASSERT(shorter == EventOutcome::AnsweredTwice || worth(with) >= worth(shorter));
            }
        }));
    }

    /// In order or not, offsets that are no less than the ones before mean the same.
    void offsetsCountAsFarAsTheyLieBehind()
    {
        QVERIFY(rc::check([] {
            const AnyEvent any;
            EventSetup sorted = any.setup;
            sorted.offsets[1] = std::max(sorted.offsets[0], sorted.offsets[1]);
            sorted.offsets[2] = std::max(sorted.offsets[1], sorted.offsets[2]);
            const Policy policy = anyPolicy();
            RC_ASSERT(deliver(sorted, policy) == deliver(any.setup, policy));
        }));
    }
};

QTEST_GUILESS_MAIN(FailoverProperties)
#include "tst_failover_properties.moc"
