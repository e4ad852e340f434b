// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <QJsonArray>
#include <QString>

namespace stormglass::sampling {

/// Reads a JSON file whose top is an array. The problem names the file as `shownName`, with the
/// line where the text breaks off or stops being JSON. Refuses what is no regular file, and files
/// over 1 GiB.
[[nodiscard]] Outcome<QJsonArray> readJsonArray(const QString& path, const std::string& shownName);

} // namespace stormglass::sampling
