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

namespace stormglass::ui {
class Appearance;
class Settings;
} // namespace stormglass::ui

namespace stormglass {

/// What the window was asked for on its command line.
struct DesktopOptions {
    QString screenshot; ///< PNG file to write instead of opening a window; may be empty
    QSize size{1600, 900};
    std::optional<ui::Theme> theme; ///< nothing: the one last chosen
    std::optional<int> textPercent; ///< nothing: the one last chosen
    std::string answer; ///< help or version to print instead of anything else; may be empty
};

/// Applies theme and text size: those asked for, else those the settings remember. A picture shows
/// no first-run hint.
void applyAppearance(const DesktopOptions& options, ui::Settings& settings,
                     ui::Appearance& appearance);

/// Why no window can be opened here, if so: X11 and Wayland both say where their display is.
[[nodiscard]] std::optional<Problem> displayProblem();

/// Reads the command line, without the program's name. Needs no QApplication.
[[nodiscard]] Outcome<DesktopOptions> parseDesktopOptions(std::vector<std::string> arguments);

} // namespace stormglass
