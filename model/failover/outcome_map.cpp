// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/outcome_map.h"

namespace stormglass::failover {

std::vector<MapClass> mapClasses()
{
    std::vector<MapClass> classes;
    classes.reserve(eventOutcomes.size() + 1);
    for (const EventOutcome outcome : eventOutcomes) {
        classes.push_back({title(outcome), toneOf(outcome)});
    }
    classes.push_back({"Answered once, retry rightly acked", Tone::Precarious});
    return classes;
}

std::uint8_t classOf(const EventEnd& end)
{
    const bool isRightly = end.outcome == EventOutcome::AnsweredOnce && end.isAckedBlindly;
    return isRightly ? static_cast<std::uint8_t>(eventOutcomes.size())
                     : static_cast<std::uint8_t>(end.outcome);
}

OutcomeMap outcomeMap(EventSetup setup, Policy policy, const MapAxis& columns, const MapAxis& rows)
{
    OutcomeMap map;
    map.cells.reserve(columns.values.size() * rows.values.size());
    std::array<std::size_t, eventOutcomes.size()> counts{};
    double& x = slotOf(columns.input, setup);
    double& y = slotOf(rows.input, setup);
    for (const double up : rows.values) {
        y = up;
        for (const double across : columns.values) {
            x = across;
            const EventEnd end = endOf(setup, policy);
            ++counts.at(static_cast<std::size_t>(end.outcome));
            map.cells.push_back(classOf(end));
        }
    }
    for (std::size_t outcome = 0; outcome < counts.size(); ++outcome) {
        map.shares.at(outcome) =
            static_cast<double>(counts.at(outcome)) / static_cast<double>(map.cells.size());
    }
    return map;
}

} // namespace stormglass::failover
