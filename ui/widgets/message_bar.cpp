// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/message_bar.h"

#include "ui/widgets/verdict_shape.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace stormglass::ui {

MessageBar::MessageBar(QWidget* parent)
    : Card(parent)
    , m_sign(new VerdictShape)
    , m_text(new QLabel)
{
    setObjectName(QStringLiteral("messageBar"));
    setContentsMargins(12, 6, 8, 6);
    m_sign->setFixedSize(20, 20);
    m_text->setTextFormat(Qt::PlainText); // it quotes what users and files say
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* close = new QToolButton;
    close->setText(tr("Dismiss"));
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, [this] {
        dismiss();
        Q_EMIT dismissed();
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_sign);
    layout->addWidget(m_text, 1);
    layout->addWidget(close);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    hide();
}

void MessageBar::showMessage(const QString& sentence, Tone tone)
{
    m_sign->showTone(tone);
    m_text->setText(sentence);
    setAccessibleName(sentence);
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::dismiss()
{
    m_text->clear();
    hide();
}

QString MessageBar::message() const { return m_text->text(); }

} // namespace stormglass::ui
