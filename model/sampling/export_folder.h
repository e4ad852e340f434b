// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/progress.h"
#include "model/sampling/message_rates.h"

#include <QString>

#include <stop_token>

namespace stormglass::sampling {

/// Reads an unzipped Slack export: `channels.json` (and groups, mpims, dms where there are any) and
/// `<channel>/YYYY-MM-DD.json`. Only timestamps and subtypes are looked at. What is malformed or
/// missing is named in the notes and left out; a stop keeps what was read. Refused only where
/// nothing can be read: no such folder, a file, no channels.json, or not one message.
[[nodiscard]] Outcome<MessageRates>
readExport(const QString& folder, const std::stop_token& stop = {}, const Progress& progress = {});

} // namespace stormglass::sampling
