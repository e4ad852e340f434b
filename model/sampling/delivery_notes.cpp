// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_notes.h"

#include "model/amplification/exemption_clause.h"
#include "model/core/number_text.h"
#include "model/core/quantity.h"

#include <chrono>

namespace stormglass::sampling {

namespace {

/// Adds the sentence with the lines it is about, if there are any.
void addCases(std::vector<std::string>& notes, const std::string& sentence, const NamedCases& cases)
{
    if (cases.count() > 0) {
        notes.push_back(sentence + " " + cases.text());
    }
}

std::string minutesText(const FailedHour& hour) { return countText(hour.minutes, "minute"); }

/// "2026-11-30 08:00 UTC".
std::string minuteText(std::int64_t microseconds)
{
    using namespace std::chrono;
    const auto two = [](auto number) {
        const std::string digits = std::to_string(number);
        return digits.size() < 2 ? "0" + digits : digits;
    };
    const sys_time<std::chrono::microseconds> time{std::chrono::microseconds(microseconds)};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<minutes>(time - day));
    return std::to_string(static_cast<int>(date.year())) + '-' +
           two(static_cast<unsigned>(date.month())) + '-' + two(static_cast<unsigned>(date.day())) +
           ' ' + two(clock.hours().count()) + ':' + two(clock.minutes().count()) + " UTC";
}

void addRepeats(std::vector<std::string>& notes, const DeliveryFigures& figures)
{
    addCases(notes,
             "events came once more as attempt 0, which two connections or a reconnect do and the "
             "retry schedule does not",
             figures.repeatedFirstAttempts);
    addCases(notes, "events came once more with the same retry number, which is counted once",
             figures.repeatedRetries);
    addCases(notes,
             "deliveries repeat an event id in a log without retry numbers, so they are not called "
             "retries",
             figures.repeatedIds);
    addCases(notes,
             "deliveries have the message of another event id and no retry number, so they are not "
             "called retries: several subscriptions to one message do this, or a fault on Slack's "
             "side",
             figures.nearIdentical);
    addCases(notes, "deliveries have a retry number over 3, which Delayed Events makes",
             figures.delayed);
}

void addGaps(std::vector<std::string>& notes, const DeliveryFigures& figures,
             const std::array<std::string, logColumns.size()>& names)
{
    const auto lacks = [&names](LogColumn column) {
        return names[static_cast<std::size_t>(column)].empty();
    };
    if (lacks(LogColumn::RetryNumber)) {
        notes.emplace_back("no line has a retry number, so there is no miss rate: log the header "
                           "X-Slack-Retry-Num");
    }
    if (!figures.hasEventIds) {
        notes.emplace_back("no line has an event id, so events are told by their retry number "
                           "alone");
    }
    if (lacks(LogColumn::Status)) {
        notes.emplace_back("no line has a status, so nothing is said of success and the disable "
                           "rule");
    }
    if (figures.redirects > 0) {
        notes.push_back("redirects count as failed (" + std::to_string(figures.redirects) +
                        "); Slack follows two of them");
    }
    addCases(
        notes,
        "lines are over ten minutes earlier than one before them, and events and hours are told "
        "in the log's order: sort it by time first",
        figures.outOfOrder);
    if (figures.forgotEarly) {
        notes.emplace_back("more events came within ten minutes than are remembered, so some of "
                           "their retries may count as events");
    }
    if (figures.missRate && figures.unsettledEvents > 0) {
        notes.push_back(
            "events of the miss rate have attempts that may lie beyond the log's ends (" +
            std::to_string(figures.unsettledEvents) +
            "), since it has too few others; a longer log tells more");
    }
    if (figures.worstHour && !figures.worstHour->isFull()) {
        notes.push_back("the disable rule is about 60 minutes and the log has " +
                        minutesText(*figures.worstHour) +
                        ": what the rest of the hour holds it does not tell");
    }
}

} // namespace

std::vector<std::string> deliveryNotes(const DeliveryFigures& figures,
                                       const std::array<std::string, logColumns.size()>& names)
{
    std::vector<std::string> notes;
    addRepeats(notes, figures);
    addGaps(notes, figures, names);
    return notes;
}

std::string disableSentence(const DeliveryFigures& figures)
{
    using amplification::DisableRule;
    if (!figures.worstHour) {
        return {};
    }
    const FailedHour& hour = *figures.worstHour;
    const double share = static_cast<double>(hour.failed) / static_cast<double>(hour.attempts);
    const std::string counts =
        std::to_string(hour.failed) + " of " + std::to_string(hour.attempts) + " attempts (" +
        percentText(share, 4) + ") failed in the " + (hour.isFull() ? "worst " : "") +
        minutesText(hour) + (hour.isFull() ? "" : " of this log") + " from " +
        minuteText(hour.beginMicroseconds);
    switch (hour.rule) {
    case DisableRule::Under:
        return counts + ", and 95 % within an hour is where Slack disables subscriptions";
    case DisableRule::Over:
        return counts + ", over the 95 % within an hour at which Slack disables subscriptions";
    case DisableRule::ExemptAsDocumented:
        return counts + ", over the 95 % within an hour at which Slack disables subscriptions" +
               (hour.isFull() ? amplification::exemptionClause(static_cast<double>(hour.events), 3)
                              : "; under 1,000 events an hour are documented as exempt, and this "
                                "log has " +
                                    std::to_string(hour.events));
    }
    return {};
}

} // namespace stormglass::sampling
