// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrent>

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace stormglass::ui {

/// Runs one computation in the background, the newest wins: starting another asks the running one
/// to stop and drops what it still delivers. Results arrive in the thread that owns the job. The
/// destructor stops and waits, so nothing outlives its owner.
///
/// Work runs in another thread: it must hold all it needs by value, never a pointer to a widget.
template <class Result>
class LatestJob {
public:
    using Work = std::function<Result(std::stop_token)>;
    using Deliver = std::function<void(Result)>;

    explicit LatestJob(Deliver deliver)
        : m_deliver(std::move(deliver))
    {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher,
                         [this] { finish(); });
    }

    ~LatestJob()
    {
        m_watcher.disconnect();
        cancel();
        if (m_running) { // a future whose result was taken never finishes again
            m_watcher.waitForFinished();
        }
    }

    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    /// Starts `work` now, or as soon as the running one has stopped.
    void start(Work work)
    {
        if (m_running) {
            m_stop.request_stop();
            m_next = std::move(work);
            return;
        }
        launch(std::move(work));
    }

    /// Asks the running work to stop; what it then returns, a partial result perhaps, is delivered.
    void stop() { m_stop.request_stop(); }

    /// Stops the running work and drops its result.
    void cancel()
    {
        m_next.reset();
        m_dropResult = m_running;
        m_stop.request_stop();
    }

    /// Whether a result is still to come.
    [[nodiscard]] bool isRunning() const { return m_running; }

private:
    void launch(Work work)
    {
        m_running = true;
        m_dropResult = false;
        m_stop = std::stop_source();
        m_watcher.setFuture(QtConcurrent::run(
            [work = std::move(work), token = m_stop.get_token()] { return work(token); }));
    }

    void finish()
    {
        m_running = false;
        if (m_next) {
            launch(*std::exchange(m_next, std::nullopt));
        } else if (!m_dropResult) {
            m_deliver(m_watcher.future().takeResult());
        }
    }

    Deliver m_deliver;
    QFutureWatcher<Result> m_watcher;
    std::stop_source m_stop;
    std::optional<Work> m_next;
    bool m_running = false;
    bool m_dropResult = false;
};

} // namespace stormglass::ui
