// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/delivery_log.h"
#include "ui/shell/measured.h"

namespace stormglass::ui {

/// A delivery log's figures: its event rate, the shares of deliveries that missed the deadline, by
/// each way to tell, and the calls of a run. Durations tell of the deadline only where there are
/// statuses: else they may be the work's. What the log does not tell is not among them.
[[nodiscard]] Measured measuredDeliveries(const sampling::DeliveryLog& log, const QString& subject);

} // namespace stormglass::ui
