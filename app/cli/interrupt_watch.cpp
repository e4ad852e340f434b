// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/interrupt_watch.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace stormglass::cli {

namespace {

// Written by a signal handler and read by other threads: only a lock-free atomic may be both.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
std::atomic<bool> wasInterrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void onInterrupt(int /*signal*/) { wasInterrupted = true; }

} // namespace

InterruptCatch::InterruptCatch()
{
    wasInterrupted = false;
    ::sigaction(SIGINT, nullptr, &m_before);
    m_catches = m_before.sa_handler != SIG_IGN;
    if (m_catches) {
        struct sigaction ours {};
        ours.sa_handler = onInterrupt;
        ours.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
        ::sigaction(SIGINT, &ours, nullptr);
    }
}

InterruptCatch::~InterruptCatch()
{
    if (m_catches) {
        ::sigaction(SIGINT, &m_before, nullptr);
    }
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): true only while one lives
bool InterruptCatch::caught() const { return wasInterrupted; }

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
