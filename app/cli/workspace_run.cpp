// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/workspace_run.h"

#include "app/cli/interrupt_watch.h"
#include "app/cli/sample_countdown.h"

#include <QCoreApplication>

#include <array>
#include <memory>
#include <optional>
#include <string>

namespace stormglass::cli {

namespace {

using sampling::WorkspaceSample;

/// Network needs an application; a test has one already.
class Application {
public:
    Application()
    {
        if (QCoreApplication::instance() == nullptr) {
            m_own.emplace(m_count, m_arguments.data());
        }
    }

private:
    int m_count = 1;
    std::array<char, 15> m_name{"stormglass-cli"};
    std::array<char*, 2> m_arguments{m_name.data(), nullptr};
    std::optional<QCoreApplication> m_own;
};

} // namespace

WorkspaceRun runWorkspaceSample(const Console& console, const WorkspaceFlags& flags,
                                const sampling::SamplingInputs& inputs, Talk talk)
{
    const auto token = flags.token(console);
    if (!token) {
        return {token.problem(), {}};
    }
    const Outcome<QUrl> address = flags.address();
    if (!address) {
        return {address.problem(), {}};
    }
    const Application application;
    sampling::SlackClient client(token.value(), address.value());
    sampling::WorkspaceSampler sampler(client, {.channels = inputs.channels});
    const InterruptWatch interrupts;
    const auto outcome = std::make_shared<std::optional<Outcome<WorkspaceSample>>>();
    QObject::connect(&interrupts, &InterruptWatch::interrupted, &sampler,
                     &sampling::WorkspaceSampler::cancel);
    const SampleCountdown countdown(sampler, console, talk);
    QObject::connect(&sampler, &sampling::WorkspaceSampler::finished, &sampler,
                     [outcome](const Outcome<WorkspaceSample>& found) {
                         *outcome = found;
                         QCoreApplication::quit();
                     });
    sampler.start();
    QCoreApplication::exec();
    return {**outcome, sampler.authError()};
}

} // namespace stormglass::cli
