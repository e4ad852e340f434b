// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/measured_windows.h"
#include "model/core/instrument.h"

#include <memory>
#include <string>

namespace stormglass::chain {

/// A measurement that is shown beside a run, a row for a round.
struct MeasuredOverlay {
    std::string name;                       ///< the file's
    std::shared_ptr<const Metrics> metrics; ///< at least one row
    MeasuredWindows windows;
};

/// Adds what was measured to the faces of a run: curves beside the run's, trouble and the rows
/// before it as stretches that can be picked, the measured windows and their diagnosis as tables,
/// and its evidence in front of the run's.
void addMeasured(const MeasuredOverlay& overlay, const Thresholds& thresholds,
                 Presentation& presentation);

} // namespace stormglass::chain
