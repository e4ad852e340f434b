// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/charts.h"
#include "model/core/number_text.h"

#include <algorithm>

namespace stormglass::amplification {

Chart convergencePathChart(const LoopPicture& picture)
{
    const Loop& loop = picture.walk;
    Series walk{.name = "The note's walk", .style = LineStyle::LineWithPoints};
    for (std::size_t round = 0; round < loop.path.size(); ++round) {
        walk.points.push_back({static_cast<double>(round), loop.path[round]});
    }
    const int shownRounds = std::max(std::min(picture.rounds, noteRounds), loop.rounds);
    const double level = picture.exact.settlesAt;
    Series exact{.name = "Settles, exactly",
                 .points = {{0.0, level}, {static_cast<double>(shownRounds), level}},
                 .style = LineStyle::Guide};
    return {
        .id = std::string(Amplification::convergencePath),
        .title = "Convergence path",
        .subtitle = "miss rate after each round, as the note walks it, and where it really ends",
        .summary = "The miss rate walks from " + percentText(loop.path.front(), 3) + " to " +
                   percentText(loop.missRate, 3) + " in " + std::to_string(loop.rounds) +
                   (loop.rounds == 1 ? " round: " : " rounds: ") + std::string(word(loop.verdict)) +
                   ". Exactly it settles at " + percentText(level, 3) + ".",
        .x = {"Round", units::none, 0.0, static_cast<double>(shownRounds), true},
        .left = {"Miss rate", units::percent, 0.0, 1.0},
        .series = {std::move(walk), std::move(exact)},
        .bands = {{collapseThreshold, disableThreshold, Tone::Failing},
                  {disableThreshold, 1.0, Tone::SwitchedOff}},
        .thresholds = {{disableThreshold, "95 % switched off", Side::Left, Tone::SwitchedOff},
                       {collapseThreshold, "50 % collapsed", Side::Left, Tone::Failing}},
        .markers = {{{static_cast<double>(loop.rounds), loop.missRate},
                     std::string(word(loop.verdict)) + " at " + percentText(loop.missRate, 3),
                     Side::Left,
                     toneOf(loop)}},
    };
}

} // namespace stormglass::amplification
