// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"
#include "model/sampling/reading_notes.h"

#include <QString>

#include <vector>

namespace stormglass::sampling {

/// Whether a file is one day of a channel: "2015-06-05.json".
[[nodiscard]] bool isDayFile(const QString& name);

/// Appends the times of one day file's messages; rows and files that cannot be used are noted.
void readDayFile(const QString& path, const std::string& shownName,
                 std::vector<MessageTime>& messages, ReadingNotes& notes);

} // namespace stormglass::sampling
