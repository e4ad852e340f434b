// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace stormglass {

/// How bad a thing is, for colour and shape; each instrument maps its own verdicts to these.
enum class Tone { Neutral, Calm, Caution, Failing, SwitchedOff };

/// A number that matters, with what it says.
struct Figure {
    std::string number;  ///< "126.3", unit included where it is a sign ("60.4 %")
    std::string caption; ///< "calls/min of 50"
};

/// What an instrument found: a word, a sentence, a second quieter one, and the three figures that
/// matter.
struct Finding {
    std::string word;
    Tone tone = Tone::Neutral;
    std::string sentence;
    std::string detail;
    std::vector<Figure> figures;
};

} // namespace stormglass
