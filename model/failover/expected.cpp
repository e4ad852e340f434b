// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/failover/expected.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace stormglass::failover {

namespace {

constexpr double logSigma = 1.0;

/// Lengths between which no outcome changes: one of them, and how probable they are together.
struct LengthCell {
    double length = 0.0;
    double probability = 1.0;
};

/// Every time at which a delivery can come. Only the first can time out, since a retry never goes
/// to the local hub, and all retries are then pushed to after that.
std::vector<double> possibleArrivals(const EventSetup& setup)
{
    std::vector<double> times{0.0};
    for (const double failed : {0.0, slackTimeout}) {
        double before = failed;
        for (std::size_t retry = 0; retry < setup.retries; ++retry) {
            before = std::max(before, setup.offsets.at(retry));
            times.push_back(before);
        }
    }
    return times;
}

/// How long the outage must last to reach each arrival that it can reach, in order.
std::vector<double> reaches(const Outage& outage, const std::vector<double>& arrivals)
{
    std::vector<double> lengths;
    for (const double arrival : arrivals) {
        if (arrival >= outage.start) {
            lengths.push_back(arrival - outage.start);
        }
    }
    std::ranges::sort(lengths);
    lengths.erase(std::unique(lengths.begin(), lengths.end()), lengths.end());
    return lengths;
}

std::vector<LengthCell> lengthCells(const Outage& outage, const std::vector<double>& arrivals,
                                    Spread spread)
{
    if (outage.length <= 0.0 || spread == Spread::Fixed) {
        return {{outage.length, 1.0}};
    }
    std::vector<LengthCell> cells;
    double from = 0.0;
    double longer = 1.0;
    for (const double to : reaches(outage, arrivals)) {
        const double beyond = survival(spread, outage.length, to);
        cells.push_back({(from + to) / 2.0, longer - beyond});
        from = to;
        longer = beyond;
    }
    cells.push_back({2.0 * from + 1.0, longer});
    std::erase_if(cells, [](const LengthCell& cell) { return cell.probability <= 0.0; });
    return cells;
}

} // namespace

double survival(Spread spread, double mean, double seconds)
{
    if (mean <= 0.0) {
        return 0.0;
    }
    switch (spread) {
    case Spread::Exponential:
        return std::exp(-seconds / mean);
    case Spread::Lognormal: {
        if (seconds <= 0.0) {
            return 1.0;
        }
        const double logMedian = std::log(mean) - logSigma * logSigma / 2.0;
        return 0.5 * std::erfc((std::log(seconds) - logMedian) / (logSigma * std::numbers::sqrt2));
    }
    case Spread::Fixed:
        break;
    }
    return mean > seconds ? 1.0 : 0.0;
}

OutcomeRates expectedRates(const EventSetup& setup, Policy policy, Spread spread)
{
    const std::vector<double> arrivals = possibleArrivals(setup);
    const auto downs = lengthCells(setup.localDown.outage, arrivals, spread);
    const auto slows = lengthCells(setup.localSlow.outage, arrivals, spread);
    const auto clouds = lengthCells(setup.cloudDown.outage, arrivals, spread);
    EventSetup drawn = setup;
    OutcomeRates rates;
    for (const LengthCell& down : downs) {
        drawn.localDown.outage.length = down.length;
        for (const LengthCell& slow : slows) {
            drawn.localSlow.outage.length = slow.length;
            for (const LengthCell& cloud : clouds) {
                drawn.cloudDown.outage.length = cloud.length;
                const auto outcome = static_cast<std::size_t>(endOf(drawn, policy).outcome);
                rates.byOutcome.at(outcome) +=
                    down.probability * slow.probability * cloud.probability;
            }
        }
    }
    return rates;
}

} // namespace stormglass::failover
