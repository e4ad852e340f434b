// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"

#include <array>

namespace stormglass {

using namespace chain;

namespace {

using Inputs = Chain::Inputs;
using Result = Chain::Result;
using Configuration = Preset<Inputs, Result>;

constexpr std::string_view note = "\"Retry Storm\" (academia.sh, CC BY-SA 4.0)";

bool isAbout(double value, double shown) { return value > shown - 0.005 && value < shown + 0.005; }

Configuration storm()
{
    return {
        .title = "The note's storm",
        .source = note,
        .inputs = {},
        .claims =
            {
                {"For sixty rounds the dependency satisfies one call a round, and calls climb from "
                 "4 to 25 a round.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.setup().fault.length() == 60 && inputs.faultCapacity == 1 &&
                            result.before->calls == 4.0 && result.during->calls == 25.0;
                 }},
                {"The edge rate and the distinct requests stay at 4: the same requests come again, "
                 "6.25 times each.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.during->edge == 4.0 && result.during->distinct == 4.0 &&
                            result.during->amplification == 6.25;
                 }},
                {"Success falls to 4 %, and calls × success stays at 1 with or without retries: "
                 "the capacity limit.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     const ThrottlingCost& none = result.throttling.back();
                     return isAbout(result.during->success, 0.04) &&
                            isAbout(result.during->satisfied(), 1.0) && none.allowance == 1 &&
                            isAbout(none.calls * none.success, 1.0) &&
                            result.diagnosis.capacity == CapacityFinding::AtLimit;
                 }},
                {"The storm outlives the fault by 25 rounds; without retries it is over after 1.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.recovery == 25 && result.throttling.back().recovery == 1;
                 }},
            },
    };
}

Configuration demandGrew()
{
    return {
        .title = "Demand grew",
        .source = note,
        .inputs = {.faultCapacity = 12, .demandSteps = {{101, 160, 8.0}}},
        .claims =
            {
                {"For sixty rounds twice the demand comes in, and nothing is broken.",
                 [](const Inputs& inputs, const Result& /*result*/) {
                     return inputs.faultCapacity == inputs.capacity &&
                            inputs.demandSteps.front().value == 2.0 * inputs.externalDemand;
                 }},
                {"Edge rate, calls and distinct requests all rise from 4 to 8, one call for each, "
                 "and every call succeeds.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.before->calls == 4.0 && result.during->edge == 8.0 &&
                            result.during->calls == 8.0 && result.during->distinct == 8.0 &&
                            result.during->amplification == 1.0 && result.during->success == 1.0;
                 }},
                {"It is more work, and no storm.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.diagnosis.verdict == Verdict::DemandGrew;
                 }},
            },
    };
}

Configuration noRetry()
{
    return {
        .title = "The same fault without retries",
        .source = note,
        .inputs = {.allowance = 1},
        .claims =
            {
                {"Calls stay at 4 a round, success falls to 25 %, and 180 requests are dropped.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.during->calls == 4.0 && result.during->success == 0.25 &&
                            result.throttling.front().drops == 180;
                 }},
                {"One round after the fault calls are as usual; under the storm's allowance of 3 "
                 "nothing is dropped, and it takes 25.",
                 [](const Inputs& inputs, const Result& result) {
                     Inputs retried = inputs;
                     retried.allowance = 3;
                     const Result storm = Chain::evaluate(retried);
                     return result.recovery == 1 && storm.recovery == 25 &&
                            storm.throttling.front().drops == 0;
                 }},
            },
    };
}

Configuration transient()
{
    return {
        .title = "A fault that retrying survives",
        .source = "derived: the note's chain with room left",
        .inputs = {.externalDemand = 4.0, .faultCapacity = 6, .demandSteps = {{101, 101, 40.0}}},
        .claims =
            {
                {"Forty requests at once meet a dependency that satisfies six calls a round: for a "
                 "while the same requests call again.",
                 [](const Inputs& inputs, const Result& result) {
                     return inputs.demandSteps.front().value == 40.0 && inputs.faultCapacity == 6 &&
                            result.during->amplification > 1.1;
                 }},
                {"What comes in is satisfied all the same, and nothing is dropped: here retrying "
                 "gets the work done.",
                 [](const Inputs& /*inputs*/, const Result& result) {
                     return result.diagnosis.capacity == CapacityFinding::Transient &&
                            result.during->satisfied() > 0.95 * result.during->edge &&
                            result.during->drops == 0 && result.after->drops == 0;
                 }},
            },
    };
}

} // namespace

std::span<const Configuration> Chain::presets()
{
    static const std::array list{storm(), demandGrew(), noRetry(), transient()};
    return list;
}

} // namespace stormglass
