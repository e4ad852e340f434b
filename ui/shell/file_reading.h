// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/measure_source.h"
#include "ui/work/latest_job.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <utility>

namespace stormglass::ui {

/// Reads a file for a source in the background, and speaks for it meanwhile: progress with the time
/// left, and why there is no result.
template <class Result>
class FileReading {
public:
    /// `doing` is what progress is of, "reading the log"; `done` takes what was read. The source
    /// must outlive the reading.
    FileReading(MeasureSource& source, QString doing, std::function<void(const Result&)> done)
        : m_source(source)
        , m_doing(std::move(doing))
        , m_done(std::move(done))
        , m_job([this](const Outcome<Result>& outcome) { finish(outcome); })
    {
        QObject::connect(&m_poll, &QTimer::timeout, &m_poll, [this] { tell(); });
    }

    /// Begins. The work must hold all it needs by value.
    void start(typename LatestJob<Result>::Work work)
    {
        using namespace std::chrono_literals;
        m_since.start();
        m_poll.start(50ms);
        m_job.start(std::move(work));
        tell();
    }

    /// Ends the reading with what is there.
    void stop() { m_job.stop(); }

private:
    void tell()
    {
        Q_EMIT m_source.progressed(readingProgress(
            m_doing, m_job.progress(), std::chrono::nanoseconds(m_since.nsecsElapsed())));
    }

    void finish(const Outcome<Result>& outcome)
    {
        m_poll.stop();
        if (outcome) {
            m_done(outcome.value());
        } else {
            Q_EMIT m_source.finished(outcome.problem());
        }
    }

    MeasureSource& m_source;
    QString m_doing;
    std::function<void(const Result&)> m_done;
    QTimer m_poll;
    QElapsedTimer m_since;
    LatestJob<Result> m_job;
};

} // namespace stormglass::ui
