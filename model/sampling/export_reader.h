// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/progress.h"
#include "model/sampling/message_rates.h"

#include <QString>

#include <stop_token>

namespace stormglass::sampling {

/// Reads a Slack export, a folder or a zip: `channels.json` (and groups, mpims, dms where there are
/// any), `<channel>/YYYY-MM-DD.json`, and the same below `teams/<name>/` of an Enterprise Grid. Of
/// messages only times, subtypes and a hash of what apps say are looked at; file names say nothing
/// of when they were. What is malformed or missing is named in the notes and left out; a stop keeps
/// what was read. Refused only where there is nothing: no such folder or zip, no channels.json, or
/// not one message, be it because of a stop.
[[nodiscard]] Outcome<MessageRates>
readExport(const QString& path, const std::stop_token& stop = {}, const Progress& progress = {});

} // namespace stormglass::sampling
