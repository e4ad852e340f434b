// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/choice_list.h"

#include "ui/widgets/qt_text.h"

#include <QWheelEvent>

namespace stormglass::ui {

ChoiceList::ChoiceList(std::span<const Choice> choices, QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    for (const Choice& choice : choices) {
        addItem(qtText(choice.label), qtText(choice.key));
        setItemData(count() - 1, qtText(choice.meaning), Qt::ToolTipRole);
    }
}

void ChoiceList::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) {
        QComboBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

} // namespace stormglass::ui
