// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/amplification/amplification.h"

#include <QJsonObject>

namespace stormglass::cli {

/// What `amplify --json` prints: the inputs, the note's figures as it rounds them, and unrounded
/// what goes beyond the note. What does not exist is null.
[[nodiscard]] QJsonObject amplifyJson(const Amplification::Inputs& inputs,
                                      const Amplification::Result& result);

} // namespace stormglass::cli
