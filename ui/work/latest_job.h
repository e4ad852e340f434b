// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/progress.h"

#include <QElapsedTimer>
#include <QFutureWatcher>
#include <QObject>
#include <QTimer>
#include <QtConcurrentRun>

#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

namespace stormglass::ui {

/// Runs one computation in the background, the newest wins. Outcomes arrive in the thread that owns
/// the job; an exception arrives as a problem. The destructor stops and waits, so nothing outlives
/// its owner.
///
/// Starting another while one runs keeps only the newest waiting. The running one may still finish
/// within `patience` and is then delivered, so that a drag shows intermediate results; after that
/// it is asked to stop and dropped.
///
/// Work runs in another thread: it must hold all it needs by value, never a pointer to a widget.
template <class Result>
class LatestJob {
public:
    using Work = std::function<Outcome<Result>(const std::stop_token&, const Progress&)>;
    using Deliver = std::function<void(Outcome<Result>)>;

    static constexpr std::chrono::milliseconds patience{100};

    explicit LatestJob(Deliver deliver)
        : m_deliver(std::move(deliver))
    {
        m_patience.setSingleShot(true);
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher,
                         [this] { finish(); });
        QObject::connect(&m_patience, &QTimer::timeout, &m_patience, [this] { giveWay(); });
    }

    ~LatestJob()
    {
        m_watcher.disconnect();
        m_stop.request_stop();
        if (m_running) { // a future whose result was taken never finishes again
            m_watcher.waitForFinished();
        }
    }

    LatestJob(const LatestJob&) = delete;
    LatestJob& operator=(const LatestJob&) = delete;

    /// Starts `work` now, or as soon as the running one has finished or given way.
    void start(Work work)
    {
        m_stopping = false;
        if (!m_running) {
            launch(std::move(work));
            return;
        }
        m_next = std::move(work);
        if (!m_patience.isActive()) {
            const std::chrono::milliseconds running(m_since.elapsed());
            m_patience.start(std::max(patience - running, std::chrono::milliseconds(0)));
        }
    }

    /// Asks the newest work to stop, waiting or running; what it then returns, a part of its result
    /// perhaps, is delivered.
    void stop()
    {
        m_stopping = true;
        m_stop.request_stop();
    }

    /// Whether an outcome is still to come.
    [[nodiscard]] bool isRunning() const { return m_running; }

    /// How much of the running work is done, 0 to 1, as far as it says.
    [[nodiscard]] double progress() const { return m_progress->load(); }

private:
    void launch(Work work)
    {
        m_running = true;
        m_stop = std::stop_source();
        m_progress = std::make_shared<std::atomic<double>>(0.0);
        m_since.start();
        m_watcher.setFuture(QtConcurrent::run(
            [work = std::move(work), token = m_stop.get_token(), progress = m_progress] {
                return guarded(work, token, [progress](double done) { progress->store(done); });
            }));
    }

    static Outcome<Result> guarded(const Work& work, const std::stop_token& token,
                                   const Progress& progress)
    {
        try {
            return work(token, progress);
        } catch (const std::exception& exception) {
            return Problem{"", std::string("the computation failed (") + exception.what() + ")",
                           "try smaller inputs"};
        }
    }

    void giveWay()
    {
        if (m_next) {
            m_stop.request_stop();
        }
    }

    void finish()
    {
        m_patience.stop();
        Outcome<Result> outcome = m_watcher.future().takeResult();
        // One that gave way is dropped: what it has belongs to neither state.
        const bool deliver = !(m_next && m_stop.stop_requested());
        m_running = false;
        if (m_next) {
            launch(*std::exchange(m_next, std::nullopt));
            if (m_stopping) {
                m_stop.request_stop();
            }
        }
        if (deliver) {
            m_deliver(std::move(outcome));
        }
    }

    Deliver m_deliver;
    QFutureWatcher<Outcome<Result>> m_watcher;
    QTimer m_patience;
    QElapsedTimer m_since;
    std::stop_source m_stop;
    std::shared_ptr<std::atomic<double>> m_progress = std::make_shared<std::atomic<double>>(0.0);
    std::optional<Work> m_next;
    bool m_running = false;
    bool m_stopping = false; ///< the newest work is not wanted any more
};

} // namespace stormglass::ui
