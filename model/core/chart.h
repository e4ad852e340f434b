// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "model/core/quantity.h"
#include "model/core/table.h"

#include <optional>
#include <string>
#include <vector>

namespace stormglass {

/// A pair of values on a chart's axes.
struct Point {
    double x = 0.0;
    double y = 0.0;

    bool operator==(const Point&) const = default;
};

/// Which of a chart's two vertical axes a thing is read on.
enum class Side { Left, Right };

enum class LineStyle { Line, LineWithPoints };

/// A curve of a chart; points in order of x.
struct Series {
    std::string name;
    std::vector<Point> points;
    Side side = Side::Left;
    LineStyle style = LineStyle::Line;
};

/// An axis: its title without the unit, and the range that shows everything on it.
struct Axis {
    std::string title;
    Unit unit;
    double minimum = 0.0;
    double maximum = 1.0;
    bool wholeNumbers = false; ///< ticks between whole numbers mean nothing
};

/// A horizontal line with words on it.
struct Threshold {
    double at = 0.0;
    std::string words;
    Side side = Side::Left;
    Tone tone = Tone::Neutral;
};

/// A horizontal band of the left axis, coloured by its tone.
struct Band {
    double from = 0.0;
    double to = 0.0;
    Tone tone = Tone::Neutral;
};

/// A point that has a name: where the user stands, where the loop settles.
struct Marker {
    Point at;
    std::string words;
    Side side = Side::Left;
    Tone tone = Tone::Neutral;
};

/// One picture of a result, without a word on how it is drawn.
struct Chart {
    std::string id;
    std::string title;
    std::string subtitle;
    std::string summary; ///< the picture in one sentence, for those who do not see it
    Axis x;
    Axis left;
    std::optional<Axis> right;
    std::vector<Series> series;
    std::vector<Band> bands;
    std::vector<Threshold> thresholds;
    std::vector<Marker> markers;

    /// The axis that values on that side are read on.
    [[nodiscard]] const Axis& axis(Side side) const
    {
        return side == Side::Right && right ? *right : left;
    }
};

/// Whether the chart has any point to draw.
[[nodiscard]] bool hasPoints(const Chart& chart);

/// Whether one x means the same on both charts: their x axes have the same title and unit.
[[nodiscard]] bool sharesX(const Chart& one, const Chart& other);

/// What the curves are made of, as a table: the x axis first, then one column per curve; a row for
/// every x at which any curve has a point, in order. A cell is empty where its curve has no point
/// there or the point's y is not finite.
[[nodiscard]] Table tableOf(const Chart& chart);

} // namespace stormglass
