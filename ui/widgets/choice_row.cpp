// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/choice_row.h"

#include "ui/widgets/choice_list.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/qt_text.h"

#include <QButtonGroup>
#include <QLabel>
#include <QRadioButton>
#include <QToolButton>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr std::size_t mostButtons = 3;
constexpr int buttonGap = 16;

} // namespace

ChoiceRow::ChoiceRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent)
    : ParameterRow(parameter, initial, parent)
    , m_control(parameter.choices.size() <= mostButtons ? makeButtons() : makeList())
    , m_title(makeTitle(m_control))
    , m_meaning(makeNote())
{
    m_meaning->setObjectName(QStringLiteral("choiceMeaning"));
    m_meaning->setWordWrap(true);
    m_control->setAccessibleName(qtText(parameter.label));
    m_control->setAccessibleDescription(parameterTooltip(parameter));
    stack(m_title, {m_control, m_meaning});
    setTabOrder(m_control, resetButton());
}

int ChoiceRow::comfortableWidth() const
{
    return std::max(titleWidth(*m_title) + columnGap + resetButton()->sizeHint().width(),
                    m_control->sizeHint().width());
}

void ChoiceRow::present(const Value& value)
{
    const Choice* choice = parameter().choice(keyOf(value));
    const auto index = static_cast<int>(choice - parameter().choices.data());
    if (m_buttons != nullptr) {
        m_buttons->button(index)->setChecked(true);
    } else {
        m_list->setCurrentIndex(index);
    }
    m_meaning->setText(qtText(choice->meaning));
    m_meaning->setVisible(!choice->meaning.empty());
}

QWidget* ChoiceRow::makeButtons()
{
    auto* row = new QWidget;
    auto* layout = new FlowLayout(buttonGap, 4, row);
    m_buttons = new QButtonGroup(this);
    for (const Choice& choice : parameter().choices) {
        auto* button = new QRadioButton(qtText(choice.label));
        button->setToolTip(qtText(choice.meaning));
        button->setAccessibleName(qtText(parameter().label) + QStringLiteral(": ") +
                                  qtText(choice.label));
        button->setAccessibleDescription(qtText(choice.meaning));
        m_buttons->addButton(button, static_cast<int>(m_buttons->buttons().size()));
        layout->addWidget(button);
    }
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int index) {
        if (valueAt(index) != value()) {
            editInKeyGesture(valueAt(index));
        }
    });
    return row;
}

QWidget* ChoiceRow::makeList()
{
    m_list = new ChoiceList(parameter().choices);
    connect(m_list, &QComboBox::activated, this,
            [this](int index) { editInKeyGesture(valueAt(index)); });
    return m_list;
}

Value ChoiceRow::valueAt(int index) const
{
    return std::string(parameter().choices[static_cast<std::size_t>(index)].key);
}

} // namespace stormglass::ui
