// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/progress_line.h"

#include "model/core/control_characters.h"

#include <ostream>
#include <string>
#include <utility>

namespace stormglass::cli {

namespace {

constexpr auto erase = "\r\x1b[K";

} // namespace

ProgressLine::ProgressLine(const Console& console, Talk talk)
    : m_err(console.err)
    , m_speaks(talk == Talk::Progress && console.errIsTerminal)
{
}

ProgressLine::~ProgressLine()
{
    if (m_shows) {
        m_err << erase << std::flush;
    }
}

void ProgressLine::show(std::string_view text)
{
    if (m_speaks) {
        m_shows = true;
        m_err << erase << printable(text) << std::flush;
    }
}

Progress ProgressLine::percent(std::string doing)
{
    if (!m_speaks) {
        return {};
    }
    return [this, doing = std::move(doing), shown = -1](double fraction) mutable {
        const int percent = static_cast<int>(fraction * 100.0);
        if (percent != shown) {
            shown = percent;
            show(doing + ' ' + std::to_string(percent) + " %");
        }
    };
}

} // namespace stormglass::cli
