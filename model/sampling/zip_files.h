// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/export_files.h"

namespace stormglass::sampling {

/// Opens a zipped export, whose entries are streamed and never written anywhere. A folder of the
/// zip that holds all of the export is taken for the export; of several exports the first is read.
/// Paths that lead out of the zip and further exports are noted and left out. Refused where the
/// zip's directory cannot be read, as that of a zip that is cut short, or has more bytes than
/// `mostDirectoryBytes`, some 100 for each file. After a stop something is missing.
[[nodiscard]] Outcome<std::unique_ptr<ExportFiles>>
openZip(const QString& path, const std::stop_token& stop, ReadingNotes& notes,
        std::uint64_t mostDirectoryBytes = std::uint64_t{128} << 20U);

} // namespace stormglass::sampling
