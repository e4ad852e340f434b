// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace stormglass {

/// How bad a thing is, for colour and shape; each instrument maps its own verdicts to these.
/// Precarious is calm now, and one push from failing.
enum class Tone { Neutral, Calm, Precarious, Caution, Failing, SwitchedOff };

/// A number that matters, with what it says.
struct Figure {
    std::string number;       ///< "126.3", unit included where it is a sign ("60.4 %")
    std::string caption;      ///< "calls/min of 50"
    std::string meaning = {}; ///< what it says, in a sentence
};

/// A value of a parameter at which the finding changes, all else unchanged.
struct EdgeMark {
    std::size_t row = 0; ///< of the instrument's parameter table
    double value = 0.0;  ///< on the calm side, as it is told
    std::string words;   ///< "tips at 47.5 events/min"
    Tone tone = Tone::Neutral;

    bool operator==(const EdgeMark&) const = default;
};

/// The smallest change of one parameter that brings a bad finding back to calm.
struct Repair {
    std::size_t row = 0; ///< of the instrument's parameter table
    Value value;         ///< that the parameter should have, in its own unit
    std::string meaning; ///< what it does and what it takes, in a sentence or two
};

/// What speaks for a word, a line for each signal.
struct Evidence {
    std::string title;
    std::vector<std::string> lines;
};

/// What an instrument found: a word, a sentence, a second quieter one, the three figures that
/// matter, how far the edge and outside limits are, and a way out where one change suffices.
struct Finding {
    std::string word;
    Tone tone = Tone::Neutral;
    std::string sentence;
    std::string detail;
    std::vector<Figure> figures;
    std::string marginsTitle = "Distance to the cliff";
    std::vector<Figure> margins = {}; ///< how far the edge is, one change at a time
    std::string limitsTitle = "Outside limits";
    std::vector<Figure> limits = {}; ///< outside limits, and where the state stands against each
    std::vector<Evidence> evidence = {}; ///< for the word, and for what is shown beside it
    std::vector<EdgeMark> edges = {};
    std::optional<Repair> repair = {};
    std::vector<Repair> otherRepairs = {}; ///< that do the same, one at a time
};

} // namespace stormglass
