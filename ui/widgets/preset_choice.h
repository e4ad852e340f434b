// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

#include <QString>

namespace stormglass::ui {

/// Who made a preset: an instrument's own cannot be removed.
enum class PresetOrigin { BuiltIn, User };

/// A preset as it is offered.
struct PresetChoice {
    QString title;
    QString text;   ///< what is to be said of it; may be empty
    QString source; ///< where it comes from; may be empty
    Values values;
    PresetOrigin origin = PresetOrigin::BuiltIn;
};

} // namespace stormglass::ui
