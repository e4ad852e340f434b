// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/chain/diagnosis.h"
#include "model/core/table.h"

namespace stormglass::chain {

/// The evidence of a diagnosis, a line in a row.
[[nodiscard]] Table diagnosisTable(std::string id, std::string title, const Diagnosis& diagnosis);

} // namespace stormglass::chain
