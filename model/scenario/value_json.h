// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

#include <QJsonObject>

namespace stormglass {

/// A value as JSON: a number, null for off, the key of a choice, a truth value for a switch, an
/// array of texts for rows.
[[nodiscard]] QJsonValue jsonOf(const ParameterInfo& parameter, const Value& value);

/// The value that JSON holds, rows in their canonical text; or a problem that names the parameter,
/// what is wrong and what can be given.
[[nodiscard]] Outcome<Value> acceptJson(const ParameterInfo& parameter, const QJsonValue& json);

} // namespace stormglass
