// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/navigation_bar.h"

#include "model/core/instrument.h"
#include "ui/shell/navigation_button.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/tinted_icon.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace stormglass::ui {

NavigationBar::NavigationBar(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("navigation"));
    setAccessibleName(tr("Instruments"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 12, 8, 12);
    layout->setSpacing(8);
    layout->addStretch();
    connect(m_group, &QButtonGroup::idClicked, this, &NavigationBar::picked);
}

void NavigationBar::addInstrument(const InstrumentEntry& instrument)
{
    const auto index = static_cast<int>(m_buttons.size());
    auto* button = new NavigationButton;
    button->setText(qtText(instrument.title));
    button->setToolTip(qtText(instrument.question));
    button->setAccessibleDescription(qtText(instrument.question));
    m_group->addButton(button, index);
    static_cast<QVBoxLayout*>(layout())->insertWidget(index, button);
    m_buttons.emplace_back(button, QStringLiteral(":/icons/") + qtText(instrument.id) +
                                       QStringLiteral(".svg"));
    restyle();
}

void NavigationBar::setCurrent(int index) { m_group->button(index)->setChecked(true); }

void NavigationBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        restyle();
    }
}

void NavigationBar::paintEvent(QPaintEvent* /*event*/)
{
    const Look& look = lookOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), look.card);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), look.border);
}

void NavigationBar::restyle()
{
    const int size = fontMetrics().height() * 2;
    for (const auto& [button, file] : m_buttons) {
        button->setIconSize({size, size});
        button->setIcon(tintedIcon(file, lookOf(palette()).accent, size));
    }
}

} // namespace stormglass::ui
