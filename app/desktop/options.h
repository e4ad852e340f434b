// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "ui/widgets/look.h"

#include <QSize>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace stormglass {

/// What the window was asked for on its command line.
struct DesktopOptions {
    QString screenshot; ///< PNG file to write instead of opening a window; may be empty
    QSize size{1600, 900};
    ui::Theme theme = ui::Theme::System;
    std::string answer; ///< help or version to print instead of anything else; may be empty
};

/// Why no window can be opened here, if so: X11 and Wayland both say where their display is.
[[nodiscard]] std::optional<Problem> displayProblem();

/// Reads the command line, without the program's name. Needs no QApplication.
[[nodiscard]] Outcome<DesktopOptions> parseDesktopOptions(std::vector<std::string> arguments);

} // namespace stormglass
