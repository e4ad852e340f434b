// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/interrupt_watch.h"

#include <csignal>

namespace stormglass::cli {

namespace {

// A signal handler may touch nothing but this.
volatile std::sig_atomic_t interrupts = 0;

void onInterrupt(int /*signal*/)
{
    interrupts = 1;
    std::signal(SIGINT, SIG_DFL);
}

} // namespace

InterruptWatch::InterruptWatch()
{
    constexpr int often = 50; // milliseconds
    interrupts = 0;
    std::signal(SIGINT, onInterrupt);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (interrupts != 0) {
            interrupts = 0;
            Q_EMIT interrupted();
        }
    });
    m_poll.start(often);
}

InterruptWatch::~InterruptWatch() { std::signal(SIGINT, SIG_DFL); }

} // namespace stormglass::cli
