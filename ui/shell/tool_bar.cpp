// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/tool_bar.h"

#include "ui/widgets/elided_action_button.h"
#include "ui/widgets/look.h"
#include "ui/widgets/tinted_icon.h"

#include <QEvent>
#include <QLayout>

namespace stormglass::ui {

ToolBar::ToolBar(QWidget* parent)
    : QToolBar(tr("Commands"), parent)
{
    setObjectName(QStringLiteral("commands"));
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout()->setSpacing(6);
}

void ToolBar::addCommand(QAction* action, const QString& icon)
{
    addAction(action);
    m_icons.emplace_back(action, QStringLiteral(":/icons/%1.svg").arg(icon));
    restyle();
}

void ToolBar::addChangingCommand(QAction* action, const QString& icon, int characters,
                                 Qt::Alignment side)
{
    addWidget(new ElidedActionButton(action, characters, side));
    m_icons.emplace_back(action, QStringLiteral(":/icons/%1.svg").arg(icon));
    restyle();
}

void ToolBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
    }
}

void ToolBar::restyle()
{
    const int size = fontMetrics().height() * 5 / 4;
    setIconSize({size, size});
    for (const auto& [action, file] : m_icons) {
        action->setIcon(tintedIcon(file, lookOf(palette()).accent, size));
    }
}

} // namespace stormglass::ui
