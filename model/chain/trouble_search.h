// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/core/metrics.h"

namespace stormglass::chain {

/// The stretch of rows that stands out most, by the first signal in which one does: less is
/// satisfied of what comes in than usual, as far as a larger share of the calls fails there as
/// well; a larger share fails; what comes in calls more often; more comes in; more is called. Empty
/// where none stands out from the noise. In a storm's recovery calls still fail, and more is
/// satisfied than comes in: it is no part of the trouble.
///
/// A row speaks for a trouble by the log-likelihood ratio of the smallest change that counts,
/// `thresholds`, to the usual, Poisson and widened to the row-to-row noise that there is; the usual
/// is a ratio of sums that a third of the blocks of rows lie below (E. S. Page, "Continuous
/// Inspection Schemes", Biometrika 41, 1954; decision 0015).
[[nodiscard]] RowRange largestChange(const Metrics& metrics, const Thresholds& thresholds = {});

} // namespace stormglass::chain
