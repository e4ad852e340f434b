// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/parameter_panel.h"

#include "ui/widgets/parameter_row.h"
#include "ui/widgets/parameter_row_factory.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace stormglass::ui {

namespace {

void addAdvanced(QVBoxLayout* layout, const std::vector<ParameterRow*>& advanced)
{
    auto* more = new QToolButton;
    more->setObjectName(QStringLiteral("moreParameters"));
    more->setText(ParameterPanel::tr("&More parameters"));
    more->setCheckable(true);
    more->setAutoRaise(true);
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more->setArrowType(Qt::RightArrow);
    layout->addWidget(more);
    for (ParameterRow* row : advanced) {
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
    std::vector<ParameterRow*> advanced;
    for (std::size_t place = 0; place < table.size(); ++place) {
        const ParameterInfo& parameter = table[place];
        if (parameter.prominence == Prominence::Primary) {
            layout->addWidget(addRow(parameter, initial.at(place), place));
        } else if (parameter.prominence == Prominence::Advanced) {
            advanced.push_back(addRow(parameter, initial.at(place), place));
        }
    }
    if (!advanced.empty()) {
        addAdvanced(layout, advanced);
    }
    alignUnits();
}

void ParameterPanel::showValues(const Values& values)
{
    for (const PlacedRow& row : m_rows) {
        row.widget->showValue(values.at(row.place));
    }
}

void ParameterPanel::showSources(const std::vector<QString>& sources)
{
    for (const PlacedRow& row : m_rows) {
        row.widget->showSource(sources.at(row.place));
    }
}

void ParameterPanel::showEdges(const std::vector<EdgeMark>& edges)
{
    for (const PlacedRow& row : m_rows) {
        std::vector<EdgeMark> own;
        std::ranges::copy_if(edges, std::back_inserter(own),
                             [&row](const EdgeMark& edge) { return edge.row == row.place; });
        row.widget->showEdges(own);
    }
}

int ParameterPanel::comfortableWidth() const
{
    int widest = 0;
    for (const PlacedRow& row : m_rows) {
        widest = std::max(widest, row.widget->comfortableWidth());
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
    for (const PlacedRow& row : m_rows) {
        widest = std::max(widest, row.widget->unitWidth());
    }
    for (const PlacedRow& row : m_rows) {
        row.widget->setUnitColumn(widest);
    }
}

ParameterRow* ParameterPanel::addRow(const ParameterInfo& parameter, const Value& initial,
                                     std::size_t place)
{
    ParameterRow* widget = makeParameterRow(parameter, initial);
    m_rows.push_back({widget, place});
    connect(widget, &ParameterRow::edited, this, [this, place](const Value& value, int gesture) {
        Q_EMIT edited(place, value, gesture);
    });
    connect(widget, &ParameterRow::refused, this, &ParameterPanel::refused);
    connect(widget, &ParameterRow::dragStarted, this, &ParameterPanel::dragStarted);
    connect(widget, &ParameterRow::dragEnded, this, &ParameterPanel::dragEnded);
    return widget;
}

} // namespace stormglass::ui
