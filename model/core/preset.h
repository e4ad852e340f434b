// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass {

/// A sentence of a preset, and whether it is true of what its inputs lead to.
template <class Inputs, class Result>
struct Claim {
    std::string_view sentence;
    bool (*holds)(const Inputs&, const Result&);
};

/// A configuration somebody met, with what is to be said of it. Its text is its claims, so that
/// every sentence of it can be executed.
template <class Inputs, class Result>
struct Preset {
    std::string_view title;
    std::string_view source; ///< where the configuration comes from
    Inputs inputs;
    std::vector<Claim<Inputs, Result>> claims;
};

/// A sentence without its instrument's types.
struct PresetClaim {
    std::string_view sentence;
    std::function<bool()> holds; ///< evaluates the preset's inputs anew
};

/// A preset without its instrument's types.
struct PresetEntry {
    std::string_view title;
    std::string_view source;
    Values values; ///< one per parameter
    std::vector<PresetClaim> claims;

    /// The sentences in a row.
    [[nodiscard]] std::string text() const;
};

} // namespace stormglass
