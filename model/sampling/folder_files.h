// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/export_files.h"

namespace stormglass::sampling {

/// Opens an unzipped export. What may not be listed is missing, as if it were not there; so is
/// what a stop left out.
[[nodiscard]] std::unique_ptr<ExportFiles> openFolder(const QString& path,
                                                      const std::stop_token& stop);

} // namespace stormglass::sampling
