// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/interrupt_watch.h"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>

namespace stormglass::cli {

namespace {

// A signal handler may touch nothing else.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t interrupts = 0;

void onInterrupt(int /*signal*/)
{
    interrupts = 1;
    std::signal(SIGINT, SIG_DFL);
}

} // namespace

InterruptCatch::InterruptCatch()
{
    interrupts = 0;
    std::signal(SIGINT, onInterrupt);
}

InterruptCatch::~InterruptCatch() { std::signal(SIGINT, SIG_DFL); }

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): true only while one lives
bool InterruptCatch::caught() const { return interrupts != 0; }

InterruptWatch::InterruptWatch()
{
    constexpr int often = 50; // milliseconds
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (m_catch.caught() && !m_told) {
            m_told = true;
            Q_EMIT interrupted();
        }
    });
    m_poll.start(often);
}

InterruptStop::InterruptStop()
    : m_watch([this](const std::stop_token& over) {
        using namespace std::chrono_literals;
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any end; // which nobody tells but the stop
        while (!over.stop_requested() && !m_catch.caught()) {
            end.wait_for(lock, over, 10ms, [this] { return m_catch.caught(); });
        }
        if (m_catch.caught()) {
            m_stop.request_stop();
        }
    })
{
}

} // namespace stormglass::cli
