// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery_notes.h"

#include "model/amplification/exemption_clause.h"
#include "model/core/number_text.h"
#include "model/core/quantity.h"

namespace stormglass::sampling {

namespace {

/// Adds the sentence with the lines it is about, if there are any.
void addCases(std::vector<std::string>& notes, const std::string& sentence, const NamedCases& cases)
{
    if (cases.count() > 0) {
        notes.push_back(sentence + " " + cases.text());
    }
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
    if (figures.forgotEarly) {
        notes.emplace_back("more events came within ten minutes than are remembered, so some of "
                           "their retries may count as events");
    }
    constexpr double tenMinutes = 600.0;
    if (figures.missRate && figures.spanSeconds < tenMinutes) {
        notes.emplace_back("the log is shorter than ten minutes, so retries of its last events may "
                           "be missing");
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
    const std::string minutes =
        hour.minutes == 60 ? "60 minutes" : std::to_string(hour.minutes) + " minutes of log";
    const std::string counts = std::to_string(hour.failed) + " of " +
                               std::to_string(hour.attempts) + " attempts (" +
                               percentText(share, 4) + ") failed in the worst " + minutes;
    switch (hour.rule) {
    case DisableRule::Under:
        return counts + ", and 95 % within an hour is where Slack disables subscriptions";
    case DisableRule::Over:
        return counts + ", over the 95 % within an hour at which Slack disables subscriptions";
    case DisableRule::ExemptAsDocumented:
        return counts + ", over the 95 % within an hour at which Slack disables subscriptions" +
               amplification::exemptionClause(hour.eventsPerHour, 3);
    }
    return {};
}

} // namespace stormglass::sampling
