// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/chart_choice.h"

#include "ui/widgets/choice_list.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QHBoxLayout>
#include <QLabel>

namespace stormglass::ui {

ChartChoice::ChartChoice(const ParameterInfo& parameter, QWidget* parent)
    : QWidget(parent)
    , m_list(new ChoiceList(parameter.choices))
{
    setObjectName(qtText(parameter.key));
    auto* label = new QLabel(qtText(parameter.label));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setBuddy(m_list);
    useTextSize(label, TextSize::Note);
    useTextSize(m_list, TextSize::Note);
    m_list->setAccessibleName(qtText(parameter.label));
    m_list->setToolTip(qtText(parameter.meaning));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(label);
    layout->addWidget(m_list);
    connect(m_list, &QComboBox::activated, this,
            [this] { Q_EMIT edited(m_list->currentData().toString().toStdString()); });
}

void ChartChoice::showValue(const Value& value)
{
    m_list->setCurrentIndex(m_list->findData(qtText(keyOf(value))));
}

} // namespace stormglass::ui
