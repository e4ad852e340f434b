// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

namespace stormglass::cli {

/// Takes note of Ctrl-C instead of dying from it, as long as it lives. A second one is deadly
/// again.
class InterruptCatch {
public:
    InterruptCatch();
    ~InterruptCatch();
    InterruptCatch(const InterruptCatch&) = delete;
    InterruptCatch& operator=(const InterruptCatch&) = delete;

    /// Whether there was one.
    [[nodiscard]] bool caught() const;
};

/// Tells of Ctrl-C instead of dying from it, as long as it lives. A second one is deadly again.
class InterruptWatch : public QObject {
    Q_OBJECT

public:
    InterruptWatch();

Q_SIGNALS:
    void interrupted();

private:
    InterruptCatch m_catch;
    bool m_told = false;
    QTimer m_poll;
};

} // namespace stormglass::cli
