// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/charts.h"

namespace stormglass {

using namespace failover;

std::vector<Chart> Failover::plot(const Inputs& inputs, const Result& result)
{
    std::vector<Chart> charts{timelineChart(inputs, result), expectedChart(inputs, result)};
    for (const Policy policy : policies) {
        charts.push_back(outcomeMapChart(inputs, result, policy));
    }
    return charts;
}

} // namespace stormglass
