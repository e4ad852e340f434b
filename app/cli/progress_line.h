// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "model/core/progress.h"

#include <string>
#include <string_view>

namespace stormglass::cli {

/// Whether progress is written to the terminal.
enum class Talk { Progress, Quiet };

/// One line on a terminal that says how far something is, and that is gone when this goes, however
/// it ended. Says nothing where `err` is no terminal or quiet is asked for.
class ProgressLine {
public:
    ProgressLine(const Console& console, Talk talk);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Shows this in place of what it showed.
    void show(std::string_view text);

    /// Shows how much of something is done, "reading 40 %"; must not be called after this has gone.
    [[nodiscard]] Progress percent(std::string doing);

private:
    std::ostream& m_err;
    bool m_speaks;
    bool m_shows = false;
};

} // namespace stormglass::cli
