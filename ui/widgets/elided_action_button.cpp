// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/elided_action_button.h"

#include <QAction>
#include <QEvent>

namespace stormglass::ui {

ElidedActionButton::ElidedActionButton(QAction* action, int characters, QWidget* parent)
    : QToolButton(parent)
    , m_action(action)
    , m_characters(characters)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &ElidedActionButton::showText);
    showText();
}

QSize ElidedActionButton::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * m_characters, QToolButton::sizeHint().height()};
}

void ElidedActionButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        showText();
    }
}

void ElidedActionButton::showText()
{
    constexpr int padding = 20;
    QString text = m_action->text();
    text.remove(u'&');
    setText(fontMetrics().elidedText(text, Qt::ElideRight,
                                     sizeHint().width() - iconSize().width() - padding));
    setIcon(m_action->icon());
    setToolTip(text + QStringLiteral(" (") +
               m_action->shortcut().toString(QKeySequence::NativeText) + u')');
    setAccessibleName(text);
    setEnabled(m_action->isEnabled());
}

} // namespace stormglass::ui
