// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QTimer>

namespace stormglass::cli {

/// Tells of Ctrl-C instead of dying from it, as long as it lives. A second one is deadly again.
class InterruptWatch : public QObject {
    Q_OBJECT

public:
    InterruptWatch();
    ~InterruptWatch() override;

Q_SIGNALS:
    void interrupted();

private:
    QTimer m_poll;
};

} // namespace stormglass::cli
