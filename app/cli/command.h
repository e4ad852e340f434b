// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "app/cli/output_flags.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace stormglass::cli {

/// A command: its CLI11 parser, and what it does once its flags are parsed.
struct Command {
    CLI::App* parser = nullptr;
    std::function<int(const Console&)> execute;
};

/// Each adds itself to the program and comes back ready to run; one file per command.
[[nodiscard]] Command addAmplify(CLI::App& program);
[[nodiscard]] Command addChain(CLI::App& program);
[[nodiscard]] Command addFailover(CLI::App& program);
[[nodiscard]] Command addReconnect(CLI::App& program);
[[nodiscard]] Command addSample(CLI::App& program);
[[nodiscard]] Command addList(CLI::App& program);

} // namespace stormglass::cli
