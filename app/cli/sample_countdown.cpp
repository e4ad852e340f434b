// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sample_countdown.h"

#include <algorithm>

namespace stormglass::cli {

using namespace std::chrono_literals;
using std::chrono::seconds;

std::string progressText(const sampling::SampleProgress& progress, seconds since)
{
    const seconds waits = std::max(progress.waits.value_or(0s) - since, 0s);
    std::string text = progress.doing;
    if (progress.waits) {
        text += ", " + std::to_string(waits.count()) + " s";
    }
    text += " (" + std::to_string(static_cast<int>(progress.done * 100.0)) + " %";
    if (progress.left) {
        // An estimate from what is done knows nothing of the wait that has just been asked for.
        text += ", about " + std::to_string(std::max(*progress.left - since, waits).count()) +
                " s left";
    }
    return text + ')';
}

SampleCountdown::SampleCountdown(sampling::WorkspaceSampler& sampler, const Console& console,
                                 Talk talk)
    : m_line(console, talk)
{
    QObject::connect(&sampler, &sampling::WorkspaceSampler::progressed, &m_seconds,
                     [this](const sampling::SampleProgress& progress) {
                         m_progress = progress;
                         m_since.start();
                         show();
                     });
    QObject::connect(&m_seconds, &QTimer::timeout, &m_seconds, [this] { show(); });
    m_seconds.start(1s);
}

void SampleCountdown::show()
{
    if (m_since.isValid()) {
        m_line.show(progressText(m_progress, seconds(m_since.elapsed() / 1000)));
    }
}

} // namespace stormglass::cli
