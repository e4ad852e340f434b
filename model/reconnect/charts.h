// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/reconnect/reconnect.h"

namespace stormglass::reconnect {

/// What the charts of a run show.
struct StormPicture {
    const Reconnect::Inputs& inputs;
    const Reconnect::Result& result;

    /// The x axis that the charts over time share.
    [[nodiscard]] Axis timeAxis() const;

    /// Marks where the first gateways restart that were not told to.
    void markRestarts(Chart& chart) const;
};

/// Presence lookups over time, with those of the same storm without any fix.
[[nodiscard]] Chart loadChart(const StormPicture& picture);

/// Lookups that wait at the backend.
[[nodiscard]] Chart queueChart(const StormPicture& picture);

/// Clients by what they have, stacked.
[[nodiscard]] Chart clientsChart(const StormPicture& picture);

/// The highest load, the time until presence is back, and the staleness, a bar for each fix.
[[nodiscard]] Chart peakChart(const StormPicture& picture);
[[nodiscard]] Chart recoveryChart(const StormPicture& picture);
[[nodiscard]] Chart stalenessChart(const StormPicture& picture);

} // namespace stormglass::reconnect
