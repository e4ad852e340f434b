// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/clear_style.h"

#include "ui/widgets/look.h"

#include <QStyleOption>

namespace stormglass::ui {

ClearStyle::ClearStyle()
    : QProxyStyle(QStringLiteral("fusion"))
{
}

void ClearStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool isIndicator = element == PE_IndicatorRadioButton || element == PE_IndicatorCheckBox;
    if (!isIndicator || button == nullptr) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    QStyleOptionButton lit(*button);
    lit.palette.setColor(QPalette::Window, lookOf(option->palette).quietText); // drawn darker
    QProxyStyle::drawPrimitive(element, &lit, painter, widget);
}

} // namespace stormglass::ui
