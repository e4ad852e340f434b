// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/switch_row.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace stormglass::ui {

SwitchRow::SwitchRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent)
    : ParameterRow(parameter, initial, parent)
    , m_box(makeCheckBox())
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_box, 0, 0);
    grid->addWidget(resetButton(), 0, 1);
    grid->addWidget(sourceLabel(), 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { edit(switchValue(on)); });
}

int SwitchRow::comfortableWidth() const
{
    return m_box->sizeHint().width() + resetButton()->sizeHint().width() + layout()->spacing();
}

void SwitchRow::present(const Value& value) { m_box->setChecked(isOn(value)); }

} // namespace stormglass::ui
