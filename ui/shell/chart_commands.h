// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QMenu;
class QString;

namespace stormglass::ui {

class InstrumentPage;

/// Adds what can be done with a chart to a menu: its table, copies of picture and data. They work
/// on the chart with the keyboard, else on the one under the pointer, else on the first that is
/// shown; `page` names the page at that moment, `say` takes a sentence on what was done.
void addChartCommands(QMenu& menu, const std::function<InstrumentPage&()>& page,
                      const std::function<void(const QString&)>& say);

} // namespace stormglass::ui
