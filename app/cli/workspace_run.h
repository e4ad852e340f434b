// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/progress_line.h"
#include "app/cli/workspace_flags.h"

namespace stormglass::cli {

/// A sample, or why there is none.
struct WorkspaceRun {
    Outcome<sampling::WorkspaceSample> sample;
    std::string authError; ///< with which Slack refused auth.test; empty where it did not
};

/// Samples the workspace and comes back when it is done. An interrupt (Ctrl-C) ends it with what is
/// there. Progress goes to standard error where that is a terminal.
[[nodiscard]] WorkspaceRun runWorkspaceSample(const Console& console, const WorkspaceFlags& flags,
                                              const sampling::SamplingInputs& inputs, Talk talk);

} // namespace stormglass::cli
