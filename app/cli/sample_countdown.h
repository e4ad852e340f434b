// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/progress_line.h"
#include "model/sampling/workspace_sampler.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <string>

namespace stormglass::cli {

/// How far a sample is, so long `since` it was told: "waiting, as Slack asks, 28 s (40 %, about
/// 90 s left)". Never less is left than is to be waited.
[[nodiscard]] std::string progressText(const sampling::SampleProgress& progress,
                                       std::chrono::seconds since);

/// Shows on a terminal how far a sample is, and counts its waits down.
class SampleCountdown {
public:
    /// The sampler must outlive it.
    SampleCountdown(sampling::WorkspaceSampler& sampler, const Console& console, Talk talk);

private:
    void show();

    ProgressLine m_line;
    sampling::SampleProgress m_progress;
    QElapsedTimer m_since;
    QTimer m_seconds;
};

} // namespace stormglass::cli
