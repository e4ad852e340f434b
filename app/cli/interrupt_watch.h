// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

#include <csignal>
#include <stop_token>
#include <thread>

namespace stormglass::cli {

/// Takes note of Ctrl-C instead of dying from it, as long as it lives; afterwards it does what it
/// did before. A second one is deadly again. Where Ctrl-C is ignored, as behind nohup, it stays so.
/// One at a time.
class InterruptCatch {
public:
    InterruptCatch();
    ~InterruptCatch();
    InterruptCatch(const InterruptCatch&) = delete;
    InterruptCatch& operator=(const InterruptCatch&) = delete;

    /// Whether there was one.
    [[nodiscard]] bool caught() const;

private:
    struct sigaction m_before {};
    bool m_catches = false;
};

/// Tells of Ctrl-C instead of dying from it, as long as it lives. A second one is deadly again.
class InterruptWatch : public QObject {
    Q_OBJECT

public:
    InterruptWatch();

Q_SIGNALS:
    /// There was one; told once.
    void interrupted();

private:
    InterruptCatch m_catch;
    bool m_told = false;
    QTimer m_poll;
};

/// Stops work that has no event loop at Ctrl-C, as long as it lives. A second one is deadly again.
class InterruptStop {
public:
    InterruptStop();

    /// Requested within 20 ms of Ctrl-C.
    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    InterruptCatch m_catch;
    std::stop_source m_stop;
    std::jthread m_watch; ///< the work itself may wait for bytes that do not come
};

} // namespace stormglass::cli
