// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/charts.h"

#include <algorithm>
#include <iterator>

namespace stormglass {

using namespace chain;

std::vector<Chart> Chain::plot(const Inputs& inputs, const Result& result)
{
    const ChainPicture picture{inputs, result};
    std::vector<Chart> charts{callsChart(picture), successChart(picture),
                              amplificationChart(picture)};
    std::ranges::move(throttlingCharts(picture), std::back_inserter(charts));
    return charts;
}

} // namespace stormglass
