// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/event.h"

#include <algorithm>

namespace stormglass::failover {

namespace {

/// The worker at the edge, and what it and the two that run turns remember of one event.
class Worker {
public:
    Worker(const EventSetup& setup, Policy policy)
        : m_setup(setup)
        , m_policy(policy)
    {
    }

    Delivery take(int attempt, double arrives)
    {
        Delivery delivery{.attempt = attempt, .arrives = arrives};
        delivery.cacheFresh = attempt > 0 && isCacheFresh(arrives);
        delivery.status = attempt == 0 ? takeFirst(delivery) : takeRetry(delivery);
        m_runs += delivery.ranOn ? 1 : 0;
        return delivery;
    }

    /// Whether a run can be known of by its delivery is not asked: lost is what nobody ran.
    [[nodiscard]] EventEnd endAfter(const Delivery& last) const
    {
        const bool isAcked = last.status == Status::Ok;
        const EventOutcome unanswered = isAcked ? EventOutcome::Lost : EventOutcome::Undelivered;
        const EventOutcome outcome = m_runs == 0   ? unanswered
                                     : m_runs == 1 ? EventOutcome::AnsweredOnce
                                                   : EventOutcome::AnsweredTwice;
        return {outcome, last.isAckedBlindly()};
    }

private:
    [[nodiscard]] bool isCacheFresh(double now) const
    {
        return m_markedAt && !m_setup.isRetryCold && now - *m_markedAt < m_setup.cacheLifetime;
    }

    Status takeFirst(Delivery& delivery)
    {
        const Status local = askLocal(delivery);
        if (m_policy == Policy::PassThrough || local != Status::Unreachable) {
            return local;
        }
        m_markedAt = delivery.arrives;
        return askCloud(delivery);
    }

    Status takeRetry(Delivery& delivery)
    {
        switch (m_policy) {
        case Policy::PassThrough:
        case Policy::AckRetries:
            return Status::Ok;
        case Policy::DownCache:
            return delivery.cacheFresh ? askCloud(delivery) : Status::Ok;
        case Policy::Probe:
            break;
        }
        const bool isHubUp = !delivery.cacheFresh && probe(delivery) == Status::Ok;
        return isHubUp ? Status::Ok : askCloud(delivery);
    }

    Status askLocal(Delivery& delivery)
    {
        const HubState hub = m_setup.hubAt(delivery.arrives);
        if (hub == HubState::Down) {
            return record(delivery, Call::Local, Status::Unreachable);
        }
        delivery.ranOn = Runner::Local;
        return record(delivery, Call::Local, hub == HubState::Slow ? Status::TimedOut : Status::Ok);
    }

    Status probe(Delivery& delivery)
    {
        switch (m_setup.hubAt(delivery.arrives)) {
        case HubState::Down:
            return record(delivery, Call::Health, Status::Unreachable);
        case HubState::Slow:
            return record(delivery, Call::Health, Status::TimedOut);
        case HubState::Up:
            break;
        }
        return record(delivery, Call::Health, Status::Ok);
    }

    /// Gives what the worker answers Slack.
    Status askCloud(Delivery& delivery)
    {
        if (m_setup.cloudDown.holdsAt(delivery.arrives)) {
            record(delivery, Call::Cloud, Status::Failed);
            return m_policy == Policy::Probe ? Status::HandedOver : Status::Failed;
        }
        if (!m_setup.cloudDedupes || !m_hasCloudRun) {
            delivery.ranOn = Runner::Cloud;
            m_hasCloudRun = true;
        }
        return record(delivery, Call::Cloud, Status::Ok);
    }

    static Status record(Delivery& delivery, Call call, Status status)
    {
        delivery.made.at(delivery.callCount) = {call, status};
        ++delivery.callCount;
        return status;
    }

    const EventSetup& m_setup;
    Policy m_policy;
    std::optional<double> m_markedAt;
    int m_runs = 0;
    bool m_hasCloudRun = false;
};

/// Shows every delivery to `see`, in order.
template <class See>
EventEnd walk(const EventSetup& setup, Policy policy, const See& see)
{
    Worker worker(setup, policy);
    Delivery last = worker.take(0, 0.0);
    see(last);
    for (std::size_t retry = 0; retry < setup.retries && last.status != Status::Ok; ++retry) {
        const double failed = last.arrives + (last.status == Status::TimedOut ? slackTimeout : 0.0);
        last = worker.take(static_cast<int>(retry) + 1, std::max(setup.offsets.at(retry), failed));
        see(last);
    }
    return worker.endAfter(last);
}

/// Whose answer comes first; of two at once that of the earlier run.
void findAnswer(const EventSetup& setup, EventRecord& record)
{
    for (const Delivery& delivery : record.deliveries()) {
        if (!delivery.ranOn) {
            continue;
        }
        const bool isSlow = delivery.status == Status::TimedOut;
        const double answered = delivery.arrives + (isSlow ? setup.slowTime : setup.hubTime);
        if (!record.answeredBy || answered < record.answeredAfter) {
            record.answeredBy = delivery.ranOn;
            record.answeredAfter = answered;
        }
    }
}

} // namespace

std::size_t EventRecord::calls() const
{
    std::size_t calls = 0;
    for (const Delivery& delivery : deliveries()) {
        calls += delivery.callCount;
    }
    return calls;
}

EventRecord deliver(const EventSetup& setup, Policy policy)
{
    EventRecord record;
    record.end = walk(setup, policy, [&record](const Delivery& delivery) {
        record.made.at(record.count) = delivery;
        ++record.count;
    });
    findAnswer(setup, record);
    return record;
}

EventEnd endOf(const EventSetup& setup, Policy policy)
{
    return walk(setup, policy, [](const Delivery& /*delivery*/) {});
}

} // namespace stormglass::failover
