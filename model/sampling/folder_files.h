// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/export_files.h"

namespace stormglass::sampling {

/// Opens an unzipped export, the folder itself or the one in it, as in a zip. Folders that cannot
/// be listed to their end are noted; what a stop left out is missing.
[[nodiscard]] std::unique_ptr<ExportFiles>
openFolder(const QString& path, const std::stop_token& stop, ReadingNotes& notes);

} // namespace stormglass::sampling
