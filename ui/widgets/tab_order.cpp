// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/tab_order.h"

#include <QWidget>

namespace stormglass::ui {

namespace {

/// What can have the keyboard in a part, seen or not, in the order of Tab.
std::vector<QWidget*> stopsOf(const QWidget* part)
{
    std::vector<QWidget*> stops;
    QWidget* window = part->window();
    for (QWidget* widget = window->nextInFocusChain(); widget != window;
         widget = widget->nextInFocusChain()) {
        if ((widget == part || part->isAncestorOf(widget)) && widget->focusProxy() == nullptr &&
            (widget->focusPolicy() & Qt::TabFocus) != 0) {
            stops.push_back(widget);
        }
    }
    return stops;
}

} // namespace

void chainTabs(const std::vector<QWidget*>& parts)
{
    QWidget* last = nullptr;
    for (const QWidget* part : parts) {
        for (QWidget* stop : stopsOf(part)) {
            if (last != nullptr) {
                QWidget::setTabOrder(last, stop);
            }
            last = stop;
        }
    }
}

} // namespace stormglass::ui
