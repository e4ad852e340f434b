// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/trouble_search.h"

#include "model/core/heaviest_run.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace stormglass::chain {

namespace {

using Column = std::vector<double>;

/// How often events come, as a multiple of what they come from.
struct Rates {
    double usual = 0.0;
    double changed = 0.0; ///< the smallest change that counts
};

/// Events, and what they come from, in a row.
struct Counted {
    const Column& events;
    std::function<double(std::size_t)> from;
};

enum class Trouble { More, Fewer };

/// What a block of rows comes to: sums even out rows of few calls, or none.
struct Block {
    double ratio = 0.0;
    double from = 0.0;
};

std::vector<Block> blocksOf(const Counted& counted)
{
    constexpr std::size_t mostBlocks = 40;
    constexpr std::size_t fewestBlocks = 6;
    constexpr std::size_t rowsOfOne = 8;
    const std::size_t rows = counted.events.size();
    const std::size_t count =
        std::min(rows, std::clamp(rows / rowsOfOne, fewestBlocks, mostBlocks));
    std::vector<Block> blocks;
    blocks.reserve(count);
    for (std::size_t block = 0; block < count; ++block) {
        double events = 0.0;
        double from = 0.0;
        for (std::size_t row = block * rows / count; row < (block + 1) * rows / count; ++row) {
            events += counted.events[row];
            from += counted.from(row);
        }
        if (from > 0.0) {
            blocks.push_back({events / from, from});
        }
    }
    std::ranges::sort(blocks, {}, &Block::ratio);
    return blocks;
}

/// Variance of the events about `ratio` times what they come from, as a multiple of Poisson's: from
/// the steps between neighbours, which a level that shifts or drifts hardly touches, the largest
/// tenth left out.
double dispersion(const Counted& counted, double ratio)
{
    const Column& events = counted.events;
    bool areWhole = true;
    double sum = 0.0;
    double last = 0.0;
    std::vector<double> squares;
    squares.reserve(events.size());
    for (std::size_t row = 0; row < events.size(); ++row) {
        areWhole = areWhole && events[row] == std::floor(events[row]);
        sum += events[row];
        const double rest = events[row] - ratio * counted.from(row);
        if (row > 0) {
            squares.push_back((rest - last) * (rest - last));
        }
        last = rest;
    }
    const double least =
        areWhole ? 1.0 : 0.0; // counts have at least Poisson's noise, rates may not
    if (squares.size() < 2 || sum <= 0.0) {
        return least;
    }
    const std::size_t kept = squares.size() - squares.size() / 10;
    std::ranges::nth_element(squares, squares.begin() + static_cast<std::ptrdiff_t>(kept) - 1);
    const double steps =
        std::accumulate(squares.begin(), squares.begin() + static_cast<std::ptrdiff_t>(kept), 0.0);
    // Of a normal's squares the mean of those below the ninth decile: P(χ²₃ ≤ 2.706) / 0.9.
    constexpr double ofTheKept = 0.623;
    const double mean = sum / static_cast<double>(events.size());
    return std::max(least, steps / static_cast<double>(kept) / (2.0 * mean) / ofTheKept);
}

/// The ratio that a third of the blocks lie on the calm side of, which a trouble of half of the
/// rows does not reach; and as far back as noise alone takes a third.
double usualRatio(const Counted& counted, Trouble trouble)
{
    const std::vector<Block> blocks = blocksOf(counted);
    if (blocks.empty()) {
        return 0.0;
    }
    const std::size_t third = (blocks.size() - 1) / 3;
    const bool moreIsTrouble = trouble == Trouble::More;
    const Block& block = blocks[moreIsTrouble ? third : blocks.size() - 1 - third];
    constexpr double normalThird = 0.431; // in standard deviations from the mean
    const double oneEvent = dispersion(counted, block.ratio) / block.from;
    const double noise = normalThird * std::sqrt(oneEvent * block.ratio);
    // A block without an event can be one that had luck.
    return moreIsTrouble ? std::max(block.ratio + noise, oneEvent)
                         : std::max(block.ratio - noise, 0.0);
}

/// One row alone is a slip of the measurement, not a trouble: of three neighbours the middle
/// weight.
double withoutSlip(const std::vector<double>& weights, std::size_t row)
{
    const std::size_t last = weights.size() - 1;
    if (row == 0 || row == last) {
        return std::min(weights[row],
                        weights[row == 0 ? std::min<std::size_t>(1, last) : last - 1]);
    }
    const double before = weights[row - 1];
    const double after = weights[row + 1];
    return std::clamp(weights[row], std::min(before, after), std::max(before, after));
}

/// The run that speaks loudest for changed rates.
HeaviestRun loudest(const Counted& counted, const Rates& rates)
{
    const double perEvent = std::log(rates.changed / rates.usual);
    const double perSource = rates.changed - rates.usual;
    std::vector<double> weights(counted.events.size());
    for (std::size_t row = 0; row < weights.size(); ++row) {
        weights[row] = counted.events[row] * perEvent - counted.from(row) * perSource;
    }
    return heaviestRun(weights.size(),
                       [&weights](std::size_t row) { return withoutSlip(weights, row); });
}

double ratioIn(const Counted& counted, const RowRange& rows)
{
    double events = 0.0;
    double from = 0.0;
    for (std::size_t row = rows.begin; row < rows.end; ++row) {
        events += counted.events[row];
        from += counted.from(row);
    }
    return from > 0.0 ? events / from : 0.0;
}

/// The smallest change that counts finds a run; the change that there is tells where it ends.
RowRange trimmed(const Counted& counted, const Rates& rates, RowRange found)
{
    constexpr int mostSteps = 5;
    constexpr double almostNone = 1e-3; // of a rate, where nothing comes any more
    for (int step = 0; step < mostSteps; ++step) {
        const double seen = std::max(ratioIn(counted, found), almostNone * rates.usual);
        const bool isLarger =
            rates.changed > rates.usual ? seen > rates.changed : seen < rates.changed;
        const RowRange next = loudest(counted, {rates.usual, isLarger ? seen : rates.changed}).rows;
        if (next.isEmpty() || next == found) {
            break;
        }
        found = next;
    }
    return found;
}

/// A run, and how far it is from noise: the log of how many times one would have to look to see as
/// much by chance.
struct Found {
    RowRange rows;
    double significance = 0.0;
};

Found search(const Counted& counted, const Rates& rates)
{
    if (rates.usual <= 0.0 || rates.changed == rates.usual) {
        return {};
    }
    const HeaviestRun found = loudest(counted, rates);
    return found.rows.isEmpty() ? Found()
                                : Found{trimmed(counted, rates, found.rows),
                                        found.weight / dispersion(counted, rates.usual)};
}

/// What noise alone does in one of a thousand files of so many rows.
double noiseOf(std::size_t rows) { return std::log(1000.0 * static_cast<double>(rows)); }

RowRange significant(const Found& found, std::size_t rows)
{
    return found.significance > noiseOf(rows) ? found.rows : RowRange();
}

RowRange more(const Counted& counted, double rise)
{
    const double usual = usualRatio(counted, Trouble::More);
    return significant(search(counted, {usual, usual * rise}), counted.events.size());
}

/// What comes in and is satisfied less than usual.
Found unmet(const Metrics& metrics, double rise)
{
    const Counted satisfied{metrics.successes, [&metrics](std::size_t row) {
                                return metrics.edge[row];
                            }};
    const double usual = usualRatio(satisfied, Trouble::Fewer);
    return search(satisfied, {usual, usual / rise});
}

RowRange failing(const Metrics& metrics, double drop)
{
    Column failures;
    failures.reserve(metrics.size());
    for (std::size_t row = 0; row < metrics.size(); ++row) {
        failures.push_back(std::max(metrics.calls[row] - metrics.successes[row], 0.0));
    }
    const Counted failed{failures, [&metrics](std::size_t row) {
                             return metrics.calls[row];
                         }};
    constexpr double hardlyAny = 1e-3; // of rates that never fail but in the trouble
    const double usual = std::max(usualRatio(failed, Trouble::More), hardlyAny);
    return significant(search(failed, {usual, usual + std::max(drop, hardlyAny)}), metrics.size());
}

/// The rows that fail, as far as what comes in is not satisfied: once it is known that there is a
/// trouble, less than what would be one by itself tells where.
RowRange unmetAmong(const RowRange& failed, const Found& left)
{
    const RowRange both{std::max(left.rows.begin, failed.begin),
                        std::min(left.rows.end, failed.end)};
    constexpr double oneInTwenty = 3.0;
    return !both.isEmpty() && left.significance > oneInTwenty ? both : failed;
}

RowRange troubleBySuccess(const Metrics& metrics, const Thresholds& thresholds)
{
    const RowRange failed = failing(metrics, thresholds.successDrop);
    if (metrics.edge.empty()) {
        return failed;
    }
    const Found left = unmet(metrics, thresholds.rise);
    return failed.isEmpty() ? significant(left, metrics.size()) : unmetAmong(failed, left);
}

RowRange troubleByCalls(const Metrics& metrics, double rise)
{
    const auto one = [](std::size_t) {
        return 1.0;
    };
    if (!metrics.edge.empty()) {
        const auto edge = [&metrics](std::size_t row) {
            return metrics.edge[row];
        };
        for (const Counted& counted : {Counted{metrics.calls, edge}, Counted{metrics.edge, one}}) {
            if (const RowRange found = more(counted, rise); !found.isEmpty()) {
                return found;
            }
        }
    }
    return more({metrics.calls, one}, rise);
}

} // namespace

RowRange largestChange(const Metrics& metrics, const Thresholds& thresholds)
{
    const RowRange found =
        metrics.successes.empty() ? RowRange() : troubleBySuccess(metrics, thresholds);
    return found.isEmpty() ? troubleByCalls(metrics, thresholds.rise) : found;
}

} // namespace stormglass::chain
