// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"
#include "model/sampling/reading_notes.h"

#include <QDir>

#include <vector>

namespace stormglass::sampling {

/// The file that makes a folder a Slack export.
inline constexpr auto channelIndexFile = "channels.json";

/// The conversations an export lists in its index files, without messages yet. Folders that no
/// index lists are added under their own name; an index that cannot be read is noted.
[[nodiscard]] std::vector<ChannelMessages> readIndex(const QDir& root, ReadingNotes& notes);

/// The folder of a conversation, by name or else by id, relative to the export; empty for none.
[[nodiscard]] QString channelFolder(const QDir& root, const ChannelMessages& channel);

} // namespace stormglass::sampling
