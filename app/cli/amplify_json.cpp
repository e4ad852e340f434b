// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/amplify_json.h"

#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "model/amplification/input_axis.h"
#include "model/amplification/loop_repair.h"

namespace stormglass::cli {

using namespace Qt::StringLiterals;

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;

QJsonObject demandJson(const amplification::Demand& demand)
{
    return {
        {u"deliveries_per_event"_s, demand.deliveriesPerEvent},
        {u"calls_per_minute"_s, demand.callsPerMinute},
        {u"budget_per_minute"_s, demand.budgetPerMinute},
        {u"share_percent"_s, demand.sharePercent},
        {u"throttled_fraction"_s, demand.throttledFraction},
        {u"verdict"_s, jsonText(word(demand.verdict))},
    };
}

QJsonObject loopJson(const amplification::Loop& loop)
{
    QJsonArray path;
    for (const double missRate : loop.path) {
        path.append(missRate);
    }
    return {
        {u"verdict"_s, jsonText(word(loop.verdict))},
        {u"detail"_s, jsonText(meaning(loop))},
        {u"miss_rate"_s, loop.missRate},
        {u"rounds"_s, loop.rounds},
        {u"path"_s, path},
        {u"deliveries_per_event"_s, loop.deliveriesPerEvent},
    };
}

QJsonObject equilibriaJson(const amplification::Equilibria& exact)
{
    QJsonArray points;
    for (const amplification::FixedPoint& point : exact.points()) {
        points.append(QJsonObject{{u"miss_rate"_s, point.missRate},
                                  {u"stability"_s, jsonText(word(point.stability))}});
    }
    return {
        {u"regime"_s, jsonText(word(exact.regime))},
        {u"verdict"_s, jsonText(word(exact.verdict))},
        {u"settles_at"_s, exact.settlesAt},
        {u"collapses_to"_s, exact.collapsesTo},
        {u"tipping_miss_rate"_s, orNull(exact.tippingMissRate)},
        {u"points"_s, points},
        {u"tips_at_load"_s, orNull(exact.tipsAtLoad)},
        {u"returns_at_load"_s, orNull(exact.returnsAtLoad)},
        {u"load"_s, exact.load},
    };
}

QJsonObject edgesJson(const amplification::Edges& edges)
{
    return {{u"tips"_s, orNull(edges.tips)}, {u"returns"_s, orNull(edges.returns)}};
}

QJsonObject headroomJson(const amplification::Headroom& headroom)
{
    return {
        {u"events_per_minute"_s, edgesJson(headroom.eventsPerMinute)},
        {u"calls_per_event"_s, edgesJson(headroom.callsPerEvent)},
        {u"miss_rate"_s, edgesJson(headroom.missRate)},
        {u"tier_per_minute"_s, edgesJson(headroom.tierPerMinute)},
    };
}

QJsonObject safeEventsJson(const amplification::SafeEvents& safe)
{
    return {
        {u"tips"_s, orNull(safe.tips)},
        {u"returns"_s, orNull(safe.returns)},
        {u"four_deliveries"_s, orNull(safe.fourDeliveries)},
        {u"all_retried"_s, orNull(safe.allRetried)},
    };
}

QJsonArray methodsJson(const Result& result)
{
    QJsonArray methods;
    for (const amplification::MethodShare& share : result.methods) {
        methods.append(QJsonObject{
            {u"method"_s, jsonText(share.method)},
            {u"calls"_s, share.budget.calls},
            {u"tier_per_minute"_s, share.budget.tier},
            {u"share_percent"_s, share.sharePercent},
            {u"published"_s,
             share.published.empty() ? QJsonValue(QJsonValue::Null) : jsonText(share.published)},
            {u"headroom"_s, QJsonObject{{u"calls"_s, edgesJson(share.calls)},
                                        {u"tier_per_minute"_s, edgesJson(share.tier)}}},
        });
    }
    return methods;
}

QJsonArray repairsJson(const Inputs& inputs, const Result& result)
{
    QJsonArray repairs;
    for (const amplification::LoopRepair& repair : amplification::loopRepairs(inputs, result)) {
        const ParameterInfo parameter = amplification::inputAxis(repair.input).parameter;
        repairs.append(QJsonObject{
            {u"parameter"_s, jsonText(parameter.fileKey())},
            {u"method"_s, result.methods.size() < 2 || repair.method.empty()
                              ? QJsonValue(QJsonValue::Null)
                              : jsonText(repair.method)},
            {u"value"_s, orNull(repair.value)},
            {u"one_of_several"_s, repair.isPartOfSeveral},
        });
    }
    return repairs;
}

/// Slack's own limits, held against where the loop settles.
QJsonObject slackJson(const amplification::SlackLimits& limits)
{
    return {
        {u"disable"_s, jsonText(word(limits.disable))},
        {u"event_cap"_s, jsonText(word(limits.eventCap.verdict))},
        {u"events_per_hour"_s, limits.eventCap.eventsPerHour},
        {u"deliveries_per_hour"_s, limits.eventCap.deliveriesPerHour},
    };
}

} // namespace

QJsonObject amplifyJson(const Inputs& inputs, const Result& result)
{
    const auto table = Amplification::parameters();
    return {
        {u"inputs"_s,
         jsonValues(infosOf(table), valuesOf(table, inputs), valuesOf(table, Inputs{}))},
        {u"demand"_s, demandJson(result.demand)},
        {u"loop"_s, loopJson(result.loop)},
        {u"equilibria"_s, equilibriaJson(result.exact)},
        {u"headroom"_s, headroomJson(result.headroom)},
        {u"safe_events_per_minute"_s, safeEventsJson(result.safeEvents)},
        {u"repairs"_s, repairsJson(inputs, result)},
        {u"methods"_s, methodsJson(result)},
        {u"slack"_s, slackJson(result.limits)},
    };
}

} // namespace stormglass::cli
