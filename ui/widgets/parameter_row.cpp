// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/parameter_row.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace stormglass::ui {

namespace {

QString possibleValues(const ParameterInfo& parameter)
{
    QStringList lines;
    if (parameter.isNumeric()) {
        const QString range = qtText(parameter.rangeText());
        lines << (parameter.kind == Kind::OptionalNumber ? QObject::tr("From %1, or off.")
                                                         : QObject::tr("From %1."))
                     .arg(range);
    }
    for (const Choice& choice : parameter.choices) {
        if (!choice.meaning.empty()) {
            lines << qtText(choice.label) + QStringLiteral(": ") + qtText(choice.meaning);
        }
    }
    for (const RowColumn& column : parameter.rowColumns) {
        lines << qtText(column.label) + QStringLiteral(": ") + qtText(column.meaning);
    }
    return lines.join(u'\n');
}

} // namespace

QString parameterTooltip(const ParameterInfo& parameter)
{
    const QStringList words{qtText(parameter.meaning) + u' ' + qtText(parameter.source),
                            possibleValues(parameter)};
    return words.join(u'\n').trimmed();
}

ParameterRow::ParameterRow(const ParameterInfo& parameter, Value initial, QWidget* parent)
    : QWidget(parent)
    , m_parameter(parameter)
    , m_initial(std::move(initial))
    , m_value(m_initial)
    , m_reset(new QToolButton)
    , m_source(new ElidedLabel)
{
    setObjectName(qtText(parameter.key));
    setToolTip(parameterTooltip(parameter));
    m_source->setObjectName(QStringLiteral("valueSource"));
    useTextSize(m_source, TextSize::Note);
    m_source->setForegroundRole(QPalette::PlaceholderText);
    m_source->hide();
    m_reset->setText(QStringLiteral("↺"));
    m_reset->setAutoRaise(true);
    const QString back =
        tr("Reset %1 to %2").arg(qtText(parameter.label), qtText(valueText(parameter, m_initial)));
    m_reset->setToolTip(back);
    m_reset->setAccessibleName(back);
    connect(m_reset, &QToolButton::clicked, this, [this] { edit(m_initial); });
}

void ParameterRow::showValue(const Value& value)
{
    m_value = value;
    m_reset->setEnabled(value != m_initial);
    present(value);
}

void ParameterRow::showSource(const QString& source)
{
    m_source->showText(source.isEmpty() ? QString() : tr("from: %1").arg(source));
    m_source->setVisible(!source.isEmpty());
}

QLabel* ParameterRow::makeTitle(QWidget* buddy) const
{
    auto* title = new QLabel(qtText(m_parameter.label));
    title->setWordWrap(true);
    title->setBuddy(buddy);
    useTextSize(title, TextSize::Body, QFont::DemiBold);
    return title;
}

QCheckBox* ParameterRow::makeCheckBox() const
{
    auto* box = new QCheckBox(qtText(m_parameter.label));
    box->setAccessibleDescription(parameterTooltip(m_parameter));
    useTextSize(box, TextSize::Body, QFont::DemiBold);
    return box;
}

QLabel* ParameterRow::makeNote(const QString& text)
{
    auto* note = new QLabel(text);
    useTextSize(note, TextSize::Note);
    note->setForegroundRole(QPalette::PlaceholderText);
    return note;
}

void ParameterRow::stack(QWidget* heading, std::initializer_list<QWidget*> below)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(columnGap);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    grid->addWidget(heading, 0, 0);
    grid->addWidget(resetButton(), 0, 1);
    for (QWidget* part : below) {
        grid->addWidget(part, grid->rowCount(), 0, 1, 2);
    }
    grid->addWidget(sourceLabel(), grid->rowCount(), 0, 1, 2);
}

int ParameterRow::titleWidth(const QLabel& title)
{
    constexpr int labelCharacters = 36;
    constexpr int rounding = 4; // a wrapping label just as wide as its text wraps
    const QFontMetrics metrics = title.fontMetrics();
    return std::min(metrics.horizontalAdvance(title.text()) + rounding,
                    metrics.averageCharWidth() * labelCharacters);
}

void ParameterRow::edit(const Value& value) { Q_EMIT edited(value, m_gesture.begin()); }

void ParameterRow::editInKeyGesture(const Value& value) { Q_EMIT edited(value, m_gesture.byKey()); }

void ParameterRow::startDrag()
{
    m_gesture.begin();
    Q_EMIT dragStarted();
}

void ParameterRow::editInDrag(const Value& value) { Q_EMIT edited(value, m_gesture.number()); }

} // namespace stormglass::ui
