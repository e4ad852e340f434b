// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/focus_areas.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace stormglass::ui {

namespace {

bool takesFocus(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() &&
           (widget->focusPolicy() & Qt::TabFocus) != 0;
}

/// The first widget of an area in the order of Tab; null where the area has none.
QWidget* firstIn(QWidget* area)
{
    QWidget* candidate = area;
    do {
        if ((candidate == area || area->isAncestorOf(candidate)) && takesFocus(candidate)) {
            return candidate;
        }
        candidate = candidate->nextInFocusChain();
    } while (candidate != area);
    return nullptr;
}

} // namespace

void focusNextArea(const std::vector<QWidget*>& areas, Direction direction)
{
    const QWidget* focus = QApplication::focusWidget();
    const auto current = std::ranges::find_if(areas, [&](const QWidget* area) {
        return focus != nullptr && (area == focus || area->isAncestorOf(focus));
    });
    const auto count = static_cast<std::ptrdiff_t>(areas.size());
    const std::ptrdiff_t step = direction == Direction::Forward ? 1 : -1;
    std::ptrdiff_t at = current == areas.end() ? (step > 0 ? -1 : count) : current - areas.begin();
    for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
        at = (at + step + count) % count;
        QWidget* area = areas[static_cast<std::size_t>(at)];
        if (QWidget* first = area->isVisible() ? firstIn(area) : nullptr) {
            first->setFocus(direction == Direction::Forward ? Qt::TabFocusReason
                                                            : Qt::BacktabFocusReason);
            return;
        }
    }
}

} // namespace stormglass::ui
