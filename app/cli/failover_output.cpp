// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/failover_output.h"

#include "app/cli/console.h"
#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "app/cli/text_writer.h"
#include "model/core/csv.h"

#include <algorithm>
#include <ostream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;
using namespace failover;

namespace {

QJsonValue statusJson(Status status)
{
    return status == Status::TimedOut ? jsonText(text(status))
                                      : QJsonValue(static_cast<int>(status));
}

QJsonObject deliveryJson(const Delivery& delivery)
{
    QJsonArray calls;
    for (const CallMade& made : delivery.calls()) {
        calls.append(jsonText(word(made.call)));
    }
    QJsonArray ranOn;
    if (delivery.ranOn) {
        ranOn.append(jsonText(word(*delivery.ranOn)));
    }
    return {
        {u"attempt"_s, delivery.attempt},           {u"arrives_s"_s, delivery.arrives},
        {u"cache_fresh"_s, delivery.cacheFresh},    {u"calls"_s, calls},
        {u"status"_s, statusJson(delivery.status)}, {u"ran_on"_s, ranOn},
    };
}

QJsonObject eventJson(Policy policy, const EventRecord& event)
{
    QJsonArray deliveries;
    for (const Delivery& delivery : event.deliveries()) {
        deliveries.append(deliveryJson(delivery));
    }
    const auto& by = event.answeredBy;
    return {
        {u"policy"_s, jsonText(word(policy))},
        {u"deliveries"_s, deliveries},
        {u"outcome"_s, jsonText(word(event.end.outcome))},
        {u"answered_by"_s, by ? jsonText(word(*by)) : QJsonValue(QJsonValue::Null)},
        {u"answered_after_s"_s, orNull(by ? std::optional(event.answeredAfter) : std::nullopt)},
    };
}

QJsonObject sharesJson(const std::array<double, eventOutcomes.size()>& shares)
{
    QJsonObject object;
    for (const EventOutcome outcome : eventOutcomes) {
        std::string key(word(outcome));
        std::ranges::replace(key, '-', '_');
        object.insert(QString::fromStdString(key), shares.at(static_cast<std::size_t>(outcome)));
    }
    return object;
}

/// The event under each policy, with its shares of the map and its expected rates.
QJsonArray policiesJson(const Failover::Result& result)
{
    QJsonArray array;
    for (const Policy policy : policies) {
        const Failover::PolicyResult& found = result.of(policy);
        QJsonObject object = eventJson(policy, found.event);
        object.insert(u"map_shares"_s, sharesJson(found.map.shares));
        object.insert(u"expected"_s, sharesJson(found.expected.byOutcome));
        array.append(object);
    }
    return array;
}

} // namespace

int exitOf(EventOutcome outcome)
{
    const bool isAnswered =
        outcome == EventOutcome::AnsweredOnce || outcome == EventOutcome::AnsweredTwice;
    return isAnswered ? exitCalm : exitFinding;
}

void writeFailoverText(std::ostream& out, const Failover::Inputs& inputs,
                       const Failover::Result& result, Compared compared)
{
    const std::vector<Table> tables = Failover::tabulate(inputs, result);
    writeText(out, tables.at(0));
    if (compared == Compared::AllPolicies) {
        out << '\n';
        writeText(out, tables.at(1));
    }
    const Finding finding = Failover::explain(inputs, result);
    out << '\n'
        << word(result.of(inputs.policy).event.end.outcome) << " under " << word(inputs.policy)
        << ": " << finding.sentence << '\n'
        << finding.detail << '\n';
}

void writeFailoverJson(std::ostream& out, const Failover::Inputs& inputs,
                       const Failover::Result& result, Compared compared)
{
    const auto table = Failover::parameters();
    QJsonObject object = eventJson(inputs.policy, result.of(inputs.policy).event);
    object.insert(u"inputs"_s, jsonValues(infosOf(table), valuesOf(table, inputs),
                                          valuesOf(table, Failover::Inputs{})));
    if (compared == Compared::AllPolicies) {
        object.insert(u"policies"_s, policiesJson(result));
    }
    writeJson(out, object);
}

void writeFailoverCsv(std::ostream& out, const Failover::Inputs& inputs,
                      const Failover::Result& result, Compared compared)
{
    const std::vector<Table> tables = Failover::tabulate(inputs, result);
    out << csvText(tables.at(compared == Compared::AllPolicies ? 1 : 0));
}

} // namespace stormglass::cli
