// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/workspace_run.h"

#include "app/cli/interrupt_watch.h"
#include "model/core/control_characters.h"

#include <QCoreApplication>

#include <array>
#include <memory>
#include <optional>
#include <ostream>

namespace stormglass::cli {

namespace {

using sampling::SampleProgress;
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

void showProgress(std::ostream& err, const SampleProgress& progress)
{
    err << "\r\x1b[K" << printable(progress.doing);
    if (progress.waits) {
        err << ", " << progress.waits->count() << " s";
    }
    err << " (" << static_cast<int>(progress.done * 100.0) << " %";
    if (progress.left) {
        err << ", about " << progress.left->count() << " s left";
    }
    err << ')' << std::flush;
}

} // namespace

WorkspaceRun runWorkspaceSample(const Console& console, const WorkspaceFlags& flags,
                                const SamplingInputs& inputs, Talk talk)
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
    const bool shows = talk == Talk::Progress && console.errIsTerminal;
    if (shows) {
        QObject::connect(
            &sampler, &sampling::WorkspaceSampler::progressed, &sampler,
            [err = &console.err](const SampleProgress& progress) { showProgress(*err, progress); });
    }
    QObject::connect(&sampler, &sampling::WorkspaceSampler::finished, &sampler,
                     [outcome](const Outcome<WorkspaceSample>& found) {
                         *outcome = found;
                         QCoreApplication::quit();
                     });
    sampler.start();
    QCoreApplication::exec();
    if (shows) {
        console.err << "\r\x1b[K" << std::flush;
    }
    return {**outcome, sampler.authError()};
}

} // namespace stormglass::cli
