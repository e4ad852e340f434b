// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/quantity_spin_box.h"

#include "model/core/number_text.h"
#include "ui/widgets/qt_text.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QWheelEvent>

namespace stormglass::ui {

QuantitySpinBox::QuantitySpinBox(const ParameterInfo& parameter, QWidget* parent)
    : QAbstractSpinBox(parent)
    , m_parameter(parameter)
{
    lineEdit()->setAlignment(Qt::AlignRight);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    // Not QLineEdit::isModified(): the spin box clears it before it says editingFinished.
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_touched = true; });
    connect(this, &QAbstractSpinBox::editingFinished, this, [this] { readTyped(); });
}

void QuantitySpinBox::showValue(double value)
{
    m_value = value;
    m_touched = false;
    lineEdit()->setText(shownNumber());
    lineEdit()->setCursorPosition(0); // where the leading digits are
    const QString exact = qtText(shortestText(value * m_parameter.unit.displayFactor));
    const bool isExact = exact == qtText(displayText(value, m_parameter.unit));
    // Without one of its own the field shows its row's tooltip.
    setToolTip(isExact ? QString() : exact + u' ' + qtText(m_parameter.unit.symbol));
}

// A percentage has its sign in the field, since a bare 0.05 is the fraction.
QString QuantitySpinBox::shownNumber() const
{
    return qtText(m_parameter.unit == units::percent ? quantityText(m_value, m_parameter.unit)
                                                     : displayText(m_value, m_parameter.unit));
}

QSize QuantitySpinBox::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    constexpr int cursor = 2;
    constexpr int padding = 4;
    const QSize text(metrics.horizontalAdvance(QStringLiteral("0.00000000")) + cursor,
                     metrics.height() + padding);
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QMargins inside = lineEdit()->textMargins();
    constexpr int frame = 4; // a line edit's own, inside the box
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option,
                                     text + QSize(inside.left() + inside.right() + 2 * frame, 0),
                                     this);
}

void QuantitySpinBox::stepBy(int steps)
{
    if (readTyped()) {
        Q_EMIT stepsAsked(steps);
        selectAll();
    }
}

QValidator::State QuantitySpinBox::validate(QString& /*text*/, int& /*position*/) const
{
    return QValidator::Acceptable; // judged when it is finished, with a sentence
}

// Undo and redo are the document's unless something is being typed; without this the field claims
// them for a text history that showValue() has long emptied.
bool QuantitySpinBox::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_touched) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QAbstractSpinBox::event(event);
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
    if (event->modifiers().testFlag(Qt::AltModifier) && !event->text().isEmpty()) {
        event->ignore(); // a mnemonic that nothing has, not a letter to type
        return;
    }
    const bool arrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (arrow && event->modifiers().testFlag(Qt::ShiftModifier)) {
        stepBy(event->key() == Qt::Key_Up ? 10 : -10);
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

bool QuantitySpinBox::readTyped()
{
    if (!m_touched) {
        return true;
    }
    if (text() == shownNumber()) { // typed over and typed back: every digit stays
        m_touched = false;
        return true;
    }
    const Outcome<Value> value = acceptTyped(m_parameter, text().toStdString());
    if (!value) {
        showValue(m_value);
        Q_EMIT refused(value.problem());
        return false;
    }
    showValue(isNumber(value.value()) ? numberOf(value.value()) : m_value);
    Q_EMIT typed(value.value());
    return true;
}

} // namespace stormglass::ui
