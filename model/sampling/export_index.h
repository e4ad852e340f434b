// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/export_files.h"
#include "model/sampling/message_rates.h"
#include "model/sampling/reading_notes.h"

#include <vector>

namespace stormglass::sampling {

/// A conversation of an export, and where its messages are.
struct ExportChannel {
    ChannelMessages channel;
    std::vector<std::size_t> days; ///< places of its day files in ExportFiles::list()
};

/// The conversations an export lists in its index files, those of its teams included, without
/// messages yet. A folder is found by name or else by id, and belongs to one conversation. Folders
/// with day files that no index lists are added under their own name. What cannot be read or found
/// is noted.
[[nodiscard]] std::vector<ExportChannel> readIndex(ExportFiles& files, const std::stop_token& stop,
                                                   ReadingNotes& notes);

} // namespace stormglass::sampling
