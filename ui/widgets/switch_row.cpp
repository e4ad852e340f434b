// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/switch_row.h"

#include <QCheckBox>
#include <QToolButton>

namespace stormglass::ui {

SwitchRow::SwitchRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent)
    : ParameterRow(parameter, initial, parent)
    , m_box(makeCheckBox())
{
    stack(m_box, {});
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { edit(switchValue(on)); });
}

int SwitchRow::comfortableWidth() const
{
    return m_box->sizeHint().width() + columnGap + resetButton()->sizeHint().width();
}

void SwitchRow::present(const Value& value) { m_box->setChecked(isOn(value)); }

} // namespace stormglass::ui
