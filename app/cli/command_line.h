// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"

#include <string>
#include <vector>

namespace stormglass::cli {

/// Runs one command line (without the program's name) and gives its exit code. Never throws:
/// what fails is a sentence on `err` and exit code 2.
int run(const std::vector<std::string>& arguments, const Console& console);

} // namespace stormglass::cli
