// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <QJsonArray>

#include <string>
#include <string_view>

namespace stormglass::sampling {

/// Reads a JSON text whose top is an array. The problem names the file as `shownName`, with the
/// line where the text breaks off or stops being JSON.
[[nodiscard]] Outcome<QJsonArray> jsonArray(std::string_view text, const std::string& shownName);

/// What is wrong with a text that a stricter reader has refused as JSON for `reason`.
[[nodiscard]] Problem brokenJson(std::string_view text, const std::string& shownName,
                                 const std::string& reason);

} // namespace stormglass::sampling
