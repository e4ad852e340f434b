// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/elided_action_button.h"

#include "ui/widgets/qt_text.h"

#include <QAction>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace stormglass::ui {

ElidedActionButton::ElidedActionButton(QAction* action, int characters, Qt::Alignment side,
                                       QWidget* parent)
    : QToolButton(parent)
    , m_action(action)
    , m_characters(characters)
    , m_side(side)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &ElidedActionButton::followAction);
    followAction();
}

QSize ElidedActionButton::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * m_characters, QToolButton::sizeHint().height()};
}

void ElidedActionButton::paintEvent(QPaintEvent* /*event*/)
{
    QStyleOptionToolButton option;
    initStyleOption(&option);
    const int room = width() - option.iconSize.width() - fontMetrics().height();
    const QString shown = fontMetrics().elidedText(m_text, Qt::ElideMiddle, room);
    option.text = withoutMnemonic(shown);
    const int spare = room - fontMetrics().horizontalAdvance(shown);
    if (m_side == Qt::AlignRight) {
        option.rect.setLeft(spare);
    } else {
        option.rect.setRight(width() - 1 - spare);
    }
    QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
}

void ElidedActionButton::followAction()
{
    m_text = shownText(m_action->text());
    setIcon(m_action->icon());
    const QString keys = m_action->shortcut().toString(QKeySequence::NativeText);
    setToolTip(QStringLiteral("%1 (%2)").arg(m_text, keys).toHtmlEscaped());
    setAccessibleName(m_text);
    setEnabled(m_action->isEnabled());
    update();
}

} // namespace stormglass::ui
