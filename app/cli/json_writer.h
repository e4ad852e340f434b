// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"
#include "model/core/table.h"

#include <QJsonArray>
#include <QJsonObject>

#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::cli {

/// Text as a JSON value.
[[nodiscard]] QJsonValue jsonText(std::string_view text);

/// Texts as a JSON array.
[[nodiscard]] QJsonArray jsonTexts(const std::vector<std::string>& texts);

/// A number as a JSON value, null where there is none.
[[nodiscard]] QJsonValue orNull(const std::optional<double>& number);

/// The values under their file keys, of a list the numbers that are on as one array; what is
/// mentioned only when changed, only where it differs from its default.
[[nodiscard]] QJsonObject jsonValues(std::span<const ParameterInfo> table, const Values& values,
                                     const Values& defaults);

/// One object per row, under the column keys; empty cells are null.
[[nodiscard]] QJsonArray jsonRows(const Table& table);

/// One line of JSON; numbers are shortest round-trip.
void writeJson(std::ostream& out, const QJsonObject& object);

} // namespace stormglass::cli
