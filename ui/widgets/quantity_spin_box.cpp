// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/quantity_spin_box.h"

#include "ui/widgets/text.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWheelEvent>

namespace stormglass::ui {

QuantitySpinBox::QuantitySpinBox(const ParameterInfo& parameter, QWidget* parent)
    : QAbstractSpinBox(parent)
    , m_parameter(parameter)
{
    lineEdit()->setAlignment(Qt::AlignRight);
    setFocusPolicy(Qt::StrongFocus);
    // Not QLineEdit::isModified(): the spin box clears it before it says editingFinished.
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_touched = true; });
    connect(this, &QAbstractSpinBox::editingFinished, this, &QuantitySpinBox::readTyped);
}

void QuantitySpinBox::showValue(double value)
{
    m_value = value;
    m_touched = false;
    lineEdit()->setText(qtText(displayText(value, m_parameter.unit)));
}

void QuantitySpinBox::stepBy(int steps)
{
    readTyped();
    Q_EMIT stepsAsked(steps);
    selectAll();
}

QValidator::State QuantitySpinBox::validate(QString& /*text*/, int& /*position*/) const
{
    return QValidator::Acceptable; // judged when it is finished, with a sentence
}

QAbstractSpinBox::StepEnabled QuantitySpinBox::stepEnabled() const
{
    return StepUpEnabled | StepDownEnabled;
}

void QuantitySpinBox::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) {
        QAbstractSpinBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

void QuantitySpinBox::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_touched) {
        showValue(m_value);
        return;
    }
    const bool arrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (arrow && event->modifiers().testFlag(Qt::ShiftModifier)) {
        stepBy(event->key() == Qt::Key_Up ? 10 : -10);
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void QuantitySpinBox::readTyped()
{
    if (!m_touched) {
        return;
    }
    const Outcome<double> value = acceptTyped(m_parameter, text().toStdString());
    if (!value) {
        showValue(m_value);
        Q_EMIT refused(value.problem());
        return;
    }
    showValue(value.value());
    Q_EMIT typed(value.value());
}

} // namespace stormglass::ui
