// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/chart_choice.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace stormglass::ui {

ChartChoice::ChartChoice(const ParameterInfo& parameter, QWidget* parent)
    : QWidget(parent)
    , m_box(new QComboBox)
{
    setObjectName(qtText(parameter.key));
    auto* label = new QLabel(qtText(parameter.label));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(m_box);
    useTextSize(label, TextSize::Note);
    useTextSize(m_box, TextSize::Note);
    m_box->setAccessibleName(qtText(parameter.label));
    m_box->setToolTip(qtText(parameter.meaning));
    for (const Choice& choice : parameter.choices) {
        m_box->addItem(qtText(choice.label), qtText(choice.key));
    }
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(label);
    layout->addWidget(m_box);
    connect(m_box, &QComboBox::activated, this,
            [this] { Q_EMIT edited(m_box->currentData().toString().toStdString()); });
}

void ChartChoice::showValue(const Value& value)
{
    m_box->setCurrentIndex(m_box->findData(qtText(keyOf(value))));
}

} // namespace stormglass::ui
