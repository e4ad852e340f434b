// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/edit_gesture.h"

#include <chrono>

namespace stormglass::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto keyPause = 800ms;

} // namespace

EditGesture::EditGesture() { m_run.setSingleShot(true); }

int EditGesture::begin()
{
    m_run.stop();
    return ++m_number;
}

int EditGesture::byKey()
{
    if (!m_run.isActive()) {
        ++m_number;
    }
    m_run.start(keyPause);
    return m_number;
}

} // namespace stormglass::ui
