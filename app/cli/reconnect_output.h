// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/reconnect/reconnect.h"

#include <iosfwd>

namespace stormglass::cli {

/// Whether the comparison of the fixes is printed besides the run.
enum class FixComparison { LeftOut, Printed };

/// The finding and the summary as people read them.
void writeReconnectText(std::ostream& out, const Reconnect::Inputs& inputs,
                        const Reconnect::Result& result, FixComparison comparison);

/// Inputs, series and summary; with the comparison, "fixes".
void writeReconnectJson(std::ostream& out, const Reconnect::Inputs& inputs,
                        const Reconnect::Result& result, FixComparison comparison);

/// The series, a line per bin; with the comparison, a line per fix in its place.
void writeReconnectCsv(std::ostream& out, const Reconnect::Inputs& inputs,
                       const Reconnect::Result& result, FixComparison comparison);

} // namespace stormglass::cli
