// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "model/core/quantity.h"
#include "model/core/range.h"
#include "model/core/table.h"

#include <cstddef>
#include <cstdint>
#include <limits>
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

/// How a curve is drawn. A guide is thin and quiet: a diagonal, a branch that nothing stays on. A
/// stacked one is an area on top of the stacked curves before it, all of the same x: its points
/// hold its own amount, not the sum.
enum class LineStyle { Line, LineWithPoints, Guide, Stacked };

/// A curve of a chart; points in order of x. Two points of one x make a vertical piece. A point
/// whose y is not a number is a gap: there is no value at its x, and no line to or from it.
struct Series {
    std::string name;
    std::vector<Point> points;
    Side side = Side::Left;
    LineStyle style = LineStyle::Line;
    std::string gap = {}; ///< what a gap means, "no calls"; empty where that needs no words
};

/// The y of a gap.
inline constexpr double absent = std::numeric_limits<double>::quiet_NaN();

/// An axis: its title without the unit, and the range that shows everything on it. A logarithmic
/// one has a minimum above 0.
struct Axis {
    std::string title;
    Unit unit;
    double minimum = 0.0;
    double maximum = 1.0;
    bool wholeNumbers = false; ///< ticks between whole numbers mean nothing
    Scale scale = Scale::Linear;

    [[nodiscard]] Range range() const { return {minimum, maximum}; }

    bool operator==(const Axis&) const = default;
};

/// A horizontal line with words on it.
struct Threshold {
    double at = 0.0;
    std::string words;
    Side side = Side::Left;
    Tone tone = Tone::Neutral;
};

/// A vertical line with words on it: where the user stands.
struct VerticalLine {
    double at = 0.0;
    std::string words;
    Tone tone = Tone::Neutral;
};

/// A horizontal band of the left axis, coloured by its tone.
struct Band {
    double from = 0.0;
    double to = 0.0;
    Tone tone = Tone::Neutral;
};

/// Whether a stretch is only shown, or one that the user picks: what is looked at, or what that is
/// compared with.
enum class StretchRole { Shown, Subject, Reference };

/// A stretch of the x axis, coloured by its tone over the whole height: while a fault lasts.
struct Stretch {
    double from = 0.0;
    double to = 0.0;
    Tone tone = Tone::Neutral;
    StretchRole role = StretchRole::Shown;

    bool operator==(const Stretch&) const = default;
};

/// A hollow marker is a point that nothing stays at.
enum class MarkerFill { Filled, Hollow };

/// A point that has a name: where the user stands, where the loop settles.
struct Marker {
    Point at;
    std::string words;
    Side side = Side::Left;
    Tone tone = Tone::Neutral;
    MarkerFill fill = MarkerFill::Filled;
};

/// One finding that a cell of a map can have.
struct MapClass {
    std::string word;
    Tone tone = Tone::Neutral;

    bool operator==(const MapClass&) const = default;
};

/// Findings over two quantities: cells lie side by side along the x axis and row by row up the left
/// axis, equally wide on the axis' own scale.
struct ChartMap {
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::vector<MapClass> classes;
    std::vector<std::uint8_t> cells; ///< places in `classes`, columns × rows, from the origin

    bool operator==(const ChartMap&) const = default;
};

/// A point that can be dragged: moving it along an axis changes a parameter.
struct Handle {
    Point at;
    std::size_t xRow = 0; ///< of the instrument's parameter table
    std::size_t yRow = 0;
    std::string words;
};

/// How much of its lane's height a bar takes: what holds there, or what happens meanwhile.
enum class BarWeight { Full, Slim };

/// A piece of a lane from one x to another: while something lasts, or an amount. A later one is
/// drawn over those before it.
struct LaneBar {
    std::size_t lane = 0; ///< of the chart's lanes
    double from = 0.0;
    double to = 0.0; ///< may be infinite: to the end of the axis
    std::string words;
    Tone tone = Tone::Neutral;
    BarWeight weight = BarWeight::Full;

    bool operator==(const LaneBar&) const = default;
};

/// What passes from one lane to another at one x: a delivery, a call.
struct LaneArrow {
    double at = 0.0;
    std::size_t from = 0; ///< of the chart's lanes
    std::size_t to = 0;
    Tone tone = Tone::Neutral;

    bool operator==(const LaneArrow&) const = default;
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
    std::vector<VerticalLine> verticals = {};
    std::vector<Stretch> stretches = {};

    /// The user can pick stretches of the x axis, each in place of the one of its role.
    bool picksStretches = false;
    std::optional<ChartMap> map = {};
    std::optional<Handle> handle = {};

    /// Names of lanes, from the top. Where there are any they take the left axis' place: the y of a
    /// marker is the place of its lane.
    std::vector<std::string> lanes = {};
    std::vector<LaneBar> bars = {};
    std::vector<LaneArrow> arrows = {};

    /// The axis that values on that side are read on.
    [[nodiscard]] const Axis& axis(Side side) const
    {
        return side == Side::Right && right ? *right : left;
    }
};

/// How far along an axis a value lies, on the axis' own scale: 0 at its minimum, 1 at its maximum;
/// not a number for what a logarithmic axis cannot show.
[[nodiscard]] double shareOf(double value, const Axis& axis);

/// The value that lies so far along an axis, the inverse of shareOf(); the ends are exact.
[[nodiscard]] double valueAt(double share, const Axis& axis);

/// Whether the map has a cell for every column and row, and a class for every cell.
[[nodiscard]] bool isWhole(const ChartMap& map);

/// The lane that a bar lies in; nothing for one without a lane of the chart, or which does not end
/// at or after its beginning.
[[nodiscard]] std::optional<std::size_t> laneOf(const Chart& chart, const LaneBar& bar);

/// The lane that a marker stands in; nothing where the chart has none there.
[[nodiscard]] std::optional<std::size_t> laneOf(const Chart& chart, const Marker& marker);

/// Whether an arrow leads from one lane of the chart to another.
[[nodiscard]] bool joinsLanes(const Chart& chart, const LaneArrow& arrow);

/// Whether the chart has anything to draw: a point of a curve that is no gap, a map, or what lies
/// in a lane.
[[nodiscard]] bool hasPoints(const Chart& chart);

/// Whether one x means the same on both charts: their x axes have the same title and unit.
[[nodiscard]] bool sharesX(const Chart& one, const Chart& other);

/// What the chart's map says at a point, as a place in its classes; nothing beside the map.
[[nodiscard]] std::optional<std::size_t> classAt(const Chart& chart, const Point& at);

/// The places of the classes that any cell of the map has, in order.
[[nodiscard]] std::vector<std::size_t> occurringClasses(const ChartMap& map);

/// What the curves are made of, as a table: the x axis first, then one column per curve; a row for
/// every x at which any curve has a point, in order, and one more for each further point of the
/// same x. A cell is empty where its curve has no point there or the point's y is not finite.
///
/// A map takes the curves' place: a row per cell with its x, its y and its word, column by column.
/// Where that makes more than `mostCells` rows, only every so many columns and rows are taken.
///
/// So do lanes: a row per bar and marker with its lane, from where to where it reaches and its
/// words, lane by lane in order of x. What never ends has an empty end, a marker ends where it
/// begins.
[[nodiscard]] Table tableOf(const Chart& chart,
                            std::size_t mostCells = std::numeric_limits<std::size_t>::max());

} // namespace stormglass
