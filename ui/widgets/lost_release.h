// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QEvent>

namespace stormglass::ui {

/// Whether a widget that is being dragged will not hear of the button's release: a dialog, another
/// window or a new layout took it away.
[[nodiscard]] inline bool losesTheRelease(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::Hide:
    case QEvent::WindowBlocked:
    case QEvent::WindowDeactivate:
    case QEvent::EnabledChange:
    case QEvent::UngrabMouse:
        return true;
    default:
        return false;
    }
}

} // namespace stormglass::ui
