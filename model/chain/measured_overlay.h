// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/measured_summary.h"
#include "model/chain/measured_windows.h"
#include "model/core/instrument.h"

#include <memory>
#include <string>

namespace stormglass::chain {

/// What of a measurement is drawn on each chart by round, a row for a round.
struct MeasuredCurves {
    std::vector<Series> calls;
    std::vector<Series> success;
    std::vector<Series> amplification;
};

/// The curves of a measurement, with no more points than a screen shows.
[[nodiscard]] MeasuredCurves curvesOf(const Metrics& metrics);

/// A measurement that is shown beside a run. Metrics and curves are there, and may be shared.
struct MeasuredOverlay {
    std::string name;                             ///< the file's
    std::shared_ptr<const Metrics> metrics;       ///< at least one row
    std::shared_ptr<const MeasuredCurves> curves; ///< of the metrics
    MeasuredWindows windows;
};

/// Adds a measurement to the faces of one run after the other. What does not depend on the run is
/// found once. For one thread at a time.
class MeasuredFaces {
public:
    explicit MeasuredFaces(MeasuredOverlay overlay);

    /// Adds what was measured to the faces of a run: curves beside the run's and in its charts'
    /// summaries, trouble and the rows before it as stretches that can be picked, the measured
    /// windows and their diagnosis as tables, and its verdict in place of the run's, which is told
    /// beside it. `capacity` in
    /// calls a row, where it is known of the dependency.
    void addTo(Presentation& presentation, const Thresholds& thresholds,
               std::optional<double> capacity);

private:
    /// What follows from the windows alone.
    struct Seen {
        MeasuredSummary summary;
        Table windows;
    };

    struct Judged {
        Thresholds thresholds;
        std::optional<double> capacity;
        Diagnosis diagnosis;
    };

    const Seen& seen();
    const Diagnosis& diagnosisUnder(const Thresholds& thresholds, std::optional<double> capacity);

    MeasuredOverlay m_overlay;
    std::optional<Seen> m_seen;     ///< once it was asked for
    std::optional<Judged> m_judged; ///< the last
};

} // namespace stormglass::chain
