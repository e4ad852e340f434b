// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace stormglass::sampling {

/// A path of an export, taken apart: "teams/acme/general/2015-06-05.json". Every part may be empty.
struct ExportPath {
    std::string_view team;   ///< "teams/acme/", of an Enterprise Grid
    std::string_view folder; ///< "general/"
    std::string_view name;   ///< "2015-06-05.json"
    bool fits = false;       ///< no deeper than this
};

/// Takes a path apart that is relative to the export. A folder's path ends in '/'.
[[nodiscard]] ExportPath partsOf(std::string_view path);

/// Whether a file or folder can matter: an index, a channel's folder, a .json file in one.
[[nodiscard]] bool belongsToExport(std::string_view path);

/// Whether a file is one day of a channel: "2015-06-05.json".
[[nodiscard]] bool isDayFile(std::string_view name);

/// Whether a name out of a damaged index stays within the export: no separator, no "..".
[[nodiscard]] bool isPlainName(std::string_view name);

} // namespace stormglass::sampling
