// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/parameter_panel.h"

#include "ui/widgets/number_row.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stormglass::ui {

namespace {

void addAdvanced(QVBoxLayout* layout, const std::vector<NumberRow*>& advanced)
{
    auto* more = new QToolButton;
    more->setObjectName(QStringLiteral("moreParameters"));
    more->setText(ParameterPanel::tr("&More parameters"));
    more->setCheckable(true);
    more->setAutoRaise(true);
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more->setArrowType(Qt::RightArrow);
    layout->addWidget(more);
    for (NumberRow* row : advanced) {
        row->hide();
        layout->addWidget(row);
        QObject::connect(more, &QToolButton::toggled, row, &QWidget::setVisible);
    }
    QObject::connect(more, &QToolButton::toggled, more, [more](bool open) {
        more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
}

} // namespace

ParameterPanel::ParameterPanel(std::span<const ParameterInfo> table, const Values& initial,
                               QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("parameterPanel"));
    setAccessibleName(tr("Parameters"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    std::vector<NumberRow*> advanced;
    for (const ParameterInfo& parameter : table) {
        NumberRow* row = addRow(parameter, initial.at(m_rows.size()));
        if (parameter.prominence == Prominence::Primary) {
            layout->addWidget(row);
        } else {
            advanced.push_back(row);
        }
    }
    if (!advanced.empty()) {
        addAdvanced(layout, advanced);
    }
    alignUnits();
}

void ParameterPanel::showValues(const Values& values)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row]->showValue(values.at(row));
    }
}

void ParameterPanel::showSources(const std::vector<QString>& sources)
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        m_rows[row]->showSource(sources.at(row));
    }
}

int ParameterPanel::comfortableWidth() const
{
    int widest = 0;
    for (const NumberRow* row : m_rows) {
        widest = std::max(widest, row->comfortableWidth());
    }
    return widest;
}

void ParameterPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        alignUnits();
    }
}

void ParameterPanel::alignUnits()
{
    int widest = 0;
    for (const NumberRow* row : m_rows) {
        widest = std::max(widest, row->unitWidth());
    }
    for (NumberRow* row : m_rows) {
        row->setUnitColumn(widest);
    }
}

NumberRow* ParameterPanel::addRow(const ParameterInfo& parameter, double initial)
{
    auto* widget = new NumberRow(parameter, initial);
    const std::size_t row = m_rows.size();
    m_rows.push_back(widget);
    connect(widget, &NumberRow::edited, this,
            [this, row](double value, int gesture) { Q_EMIT edited(row, value, gesture); });
    connect(widget, &NumberRow::refused, this, &ParameterPanel::refused);
    connect(widget, &NumberRow::dragStarted, this, &ParameterPanel::dragStarted);
    connect(widget, &NumberRow::dragEnded, this, &ParameterPanel::dragEnded);
    return widget;
}

} // namespace stormglass::ui
