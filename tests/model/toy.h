// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/number_text.h"
#include "model/core/parameter.h"

#include <array>
#include <optional>
#include <vector>

namespace stormglass {

/// A row of a toy: "FROM:TO".
struct ToyWindow {
    double from = 0.0;
    double to = 0.0;

    static Outcome<ToyWindow> parse(std::string_view text)
    {
        const std::size_t colon = text.find(':');
        const auto from = parseNumber(text.substr(0, colon));
        const auto to = parseNumber(colon == std::string_view::npos ? "" : text.substr(colon + 1));
        if (!from || !to) {
            return Problem{"", "'" + std::string(text) + "' is no window", ""};
        }
        return ToyWindow{from.value(), to.value()};
    }

    [[nodiscard]] std::string text() const { return shortestText(from) + ':' + shortestText(to); }

    bool operator==(const ToyWindow&) const = default;
};

enum class ToyColour { Red, Green, Blue, Grey };

/// Inputs with a member of every type that a parameter can be kept in.
struct Toy {
    double share = 0.25;
    int tries = 3;
    std::optional<double> limit = {};
    ToyColour colour = ToyColour::Green;
    bool drop = false;
    std::vector<ToyWindow> windows = {};

    bool operator==(const Toy&) const = default;
};

/// Its table, one row of every kind, in the order of its members.
inline std::span<const Parameter<Toy>> toyTable()
{
    static constexpr std::array colours{
        Choice{"red", "Red", "Stop."}, Choice{"green", "Green", "Go."},
        Choice{"blue", "Blue", "Think."}, Choice{"grey", "Grey", "Wait."}};
    static constexpr std::array columns{
        RowColumn{.label = "From", .word = "FROM", .meaning = "Start, s.", .initial = "0"},
        RowColumn{
            .label = "To", .word = "TO", .meaning = "End, s.", .initial = "60", .separator = ':'}};
    static const std::array table{
        Parameter<Toy>({.key = "toy-share",
                        .label = "Share",
                        .unit = units::percent,
                        .meaning = "A share.",
                        .source = "Ours.",
                        .hard = {0.0, 1.0},
                        .slider = {0.0, 0.5},
                        .step = 0.01,
                        .outside = OutsideRange::ClampedBothSides},
                       &Toy::share),
        Parameter<Toy>({.key = "tries",
                        .label = "Tries",
                        .unit = units::retries,
                        .meaning = "Tries.",
                        .source = "Ours.",
                        .hard = {1.0, 10.0},
                        .slider = {1.0, 5.0}},
                       &Toy::tries),
        Parameter<Toy>({.key = "limit",
                        .label = "Limit",
                        .unit = units::seconds,
                        .meaning = "A limit.",
                        .source = "Ours.",
                        .hard = {0.0, 100.0},
                        .slider = {0.0, 10.0},
                        .step = 0.5,
                        .whenOn = 2.0},
                       &Toy::limit),
        Parameter<Toy>({.key = "colour",
                        .label = "Colour",
                        .meaning = "A colour.",
                        .source = "Ours.",
                        .choices = colours},
                       &Toy::colour),
        Parameter<Toy>(
            {.key = "drop-late", .label = "Drop late", .meaning = "Drop.", .source = "Ours."},
            &Toy::drop),
        Parameter<Toy>({.key = "window",
                        .label = "Windows",
                        .meaning = "Windows.",
                        .source = "Ours.",
                        .rowColumns = columns},
                       &Toy::windows),
    };
    return table;
}

/// What is known of its parameters.
inline std::vector<ParameterInfo> toyInfos()
{
    std::vector<ParameterInfo> infos;
    for (const auto& parameter : toyTable()) {
        infos.push_back(parameter.info());
    }
    return infos;
}

} // namespace stormglass
