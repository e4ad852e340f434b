// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/optional_number_row.h"

#include <QCheckBox>

namespace stormglass::ui {

OptionalNumberRow::OptionalNumberRow(const ParameterInfo& parameter, const Value& initial,
                                     QWidget* parent)
    : NumberRow(parameter, initial, WithoutHeading{}, parent)
    , m_box(makeCheckBox())
    , m_number(isNumber(initial) ? numberOf(initial) : parameter.whenOn)
{
    arrange(m_box);
    connect(m_box, &QCheckBox::clicked, this,
            [this](bool on) { edit(on ? Value(m_number) : Value(Off{})); });
}

void OptionalNumberRow::present(const Value& value)
{
    if (isNumber(value)) {
        m_number = numberOf(value);
    }
    m_box->setChecked(isNumber(value));
    setNumberEnabled(isNumber(value));
    showNumber(m_number);
}

} // namespace stormglass::ui
