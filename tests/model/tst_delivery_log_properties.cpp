// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Random logs, written as NDJSON and as CSV, read in random chunks, and the figures computed
// plainly from the list of deliveries.

#include "tests/model/log_text.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>
#include <map>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

struct Attempt {
    int second = 0;
    int event = 0;
    int retry = 0;
    int status = 200;
    int milliseconds = 0;
    int calls = 0;
};

/// Events a few seconds apart with the retry schedule of the documentation, in order of time.
std::vector<Attempt> anyAttempts()
{
    std::vector<Attempt> attempts;
    const int events = *rc::gen::inRange(1, 100);
    int second = 0;
    for (int event = 0; event < events; ++event) {
        second += *rc::gen::inRange(0, 90);
        const int retries = *rc::gen::inRange(0, 4);
        for (int retry = 0; retry <= retries; ++retry) {
            const int offset = retry == 0 ? 0 : retry == 1 ? 1 : retry == 2 ? 61 : 361;
            attempts.push_back({second + offset, event, retry,
                                *rc::gen::element(200, 204, 404, 500), *rc::gen::inRange(0, 6000),
                                *rc::gen::inRange(0, 5)});
        }
    }
    std::ranges::stable_sort(attempts, {}, &Attempt::second);
    return attempts;
}

std::string reasonOf(const Attempt& attempt)
{
    return attempt.retry == 0 ? "" : attempt.retry == 1 ? "http_timeout" : "http_error";
}

std::string asNdjson(const std::vector<Attempt>& attempts)
{
    std::string text;
    for (const Attempt& each : attempts) {
        text += "{\"status\":" + std::to_string(each.status) +
                ",\"time\":" + std::to_string(1'700'000'000 + each.second) + ",\"event_id\":\"Ev" +
                std::to_string(each.event) + "\",\"retry_num\":" + std::to_string(each.retry) +
                ",\"retry_reason\":\"" + reasonOf(each) +
                "\",\"duration_ms\":" + std::to_string(each.milliseconds) +
                ",\"api_calls\":" + std::to_string(each.calls) + "}\n";
    }
    return text;
}

std::string asCsv(const std::vector<Attempt>& attempts)
{
    std::string text =
        "ts,event_id,comment,retry_num,retry_reason,status,request_time,api_calls\r\n";
    for (const Attempt& each : attempts) {
        text += std::to_string(1'700'000'000 + each.second) + ",\"Ev" + std::to_string(each.event) +
                "\",\"a \"\"comment\"\",\nof two lines\"," +
                (each.retry == 0 ? std::string("-") : std::to_string(each.retry)) + ',' +
                reasonOf(each) + ',' + std::to_string(each.status) + ',' +
                std::to_string(each.milliseconds) + "ms," + std::to_string(each.calls) + "\r\n";
    }
    return text;
}

/// A rank is a whole number, so quantiles are exact up to the histogram's error.
double quantile(std::vector<int> values, double q)
{
    std::ranges::sort(values);
    const auto rank = static_cast<std::size_t>(std::ceil(q * static_cast<double>(values.size())));
    return values[std::max<std::size_t>(rank, 1) - 1];
}

bool nearlyQuantile(double found, double exact)
{
    return found <= exact && found >= exact * (1.0 - 1.0 / 1024.0);
}

void checkFigures(const DeliveryFigures& found, const std::vector<Attempt>& attempts)
{
    std::map<int, int> highest;
    std::map<int, int> first;
    std::map<std::string, std::int64_t> reasons;
    std::vector<int> durations;
    int good = 0;
    int late = 0;
    int calls = 0;
    for (const Attempt& each : attempts) {
        highest[each.event] = std::max(highest[each.event], each.retry);
        first.emplace(each.event, each.second);
        durations.push_back(each.milliseconds);
        late += each.milliseconds > 3000 ? 1 : 0;
        good += each.status < 300 && each.milliseconds <= 3000 ? 1 : 0;
        calls += each.calls;
        if (each.retry > 0) {
            ++reasons[reasonOf(each)];
        }
    }
    double missed = 0.0;
    double could = 0.0;
    double retried = 0.0;
    // Without those that may still be retried, if enough others are left.
    const int end = attempts.back().second - attempts.front().second;
    const auto isSettled = [&](int event) {
        return first[event] - attempts.front().second <= end - 380;
    };
    const auto settled =
        std::ranges::count_if(highest, [&](const auto& event) { return isSettled(event.first); });
    double events = 0.0;
    for (const auto& [event, last] : highest) {
        if (settled >= 30 && !isSettled(event)) {
            continue;
        }
        events += 1.0;
        missed += last;
        could += std::min(last + 1, 3);
        retried += last > 0 ? 1.0 : 0.0;
    }
    const auto count = static_cast<double>(attempts.size());
    const double span = attempts.back().second - attempts.front().second;
    RC_ASSERT(found.attempts == static_cast<std::int64_t>(attempts.size()));
    RC_ASSERT(found.events == static_cast<std::int64_t>(highest.size()));
    RC_ASSERT(found.spanSeconds == span);
    RC_ASSERT(found.eventsPerMinute ==
              (span > 0.0 ? static_cast<double>(highest.size()) * 60.0 / span : 0.0));
    RC_CLASSIFY(settled >= 30);
    RC_ASSERT(found.unsettledEvents ==
              (settled >= 30 ? 0 : static_cast<std::int64_t>(highest.size()) - settled));
    RC_ASSERT(found.missRate->missRate == missed / could);
    RC_ASSERT(found.retriedShare == retried / events);
    RC_ASSERT(found.successRatio == good / count);
    RC_ASSERT(found.overDeadlineShare == late / count);
    RC_ASSERT(found.callsPerRun == calls / count);
    RC_ASSERT(nearlyQuantile(found.work->p50, quantile(durations, 0.5)));
    RC_ASSERT(nearlyQuantile(found.work->p95, quantile(durations, 0.95)));
    RC_ASSERT(nearlyQuantile(found.work->p99, quantile(durations, 0.99)));
    RC_ASSERT((std::map<std::string, std::int64_t>(found.reasons.begin(), found.reasons.end()) ==
               reasons));
}

} // namespace

class DeliveryLogProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresEqualTheirSecondDerivation()
    {
        QVERIFY(rc::check([] {
            const std::vector<Attempt> attempts = anyAttempts();
            const auto chunk = *rc::gen::inRange<std::size_t>(1, 500);
            for (const std::string& text : {asNdjson(attempts), asCsv(attempts)}) {
                const auto log = readText(text, {}, chunk);
                RC_ASSERT(log.ok());
                RC_ASSERT(!log.value().partial);
                checkFigures(log.value().figures, attempts);
            }
        }));
    }

    /// One byte anywhere is changed: no crash, and at most the lines around it are lost.
    void survivesAnyChangedByte()
    {
        QVERIFY(rc::check([] {
            const std::vector<Attempt> attempts = anyAttempts();
            std::string text = asNdjson(attempts);
            const auto at = *rc::gen::inRange<std::size_t>(1, text.size());
            text[at] = static_cast<char>(*rc::gen::inRange(0, 256));
            const auto log = readText(text);
            if (log.ok()) {
                RC_ASSERT(log.value().figures.attempts + 2 >=
                          static_cast<std::int64_t>(attempts.size()));
            } else {
                RC_ASSERT(attempts.size() <= 2U);
            }
        }));
    }
};

QTEST_GUILESS_MAIN(DeliveryLogProperties)
#include "tst_delivery_log_properties.moc"
