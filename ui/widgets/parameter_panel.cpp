// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/parameter_panel.h"

#include "ui/widgets/parameter_row.h"
#include "ui/widgets/parameter_row_factory.h"
#include "ui/widgets/range_rows.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace stormglass::ui {

namespace {

void addAdvanced(QVBoxLayout* layout, const std::vector<QWidget*>& advanced)
{
    auto* more = new QToolButton;
    more->setObjectName(QStringLiteral("moreParameters"));
    more->setText(ParameterPanel::tr("&More parameters"));
    more->setCheckable(true);
    more->setAutoRaise(true);
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more->setArrowType(Qt::RightArrow);
    layout->addWidget(more);
    for (QWidget* row : advanced) {
        row->hide();
        layout->addWidget(row);
        QObject::connect(more, &QToolButton::toggled, row, &QWidget::setVisible);
    }
    QObject::connect(more, &QToolButton::toggled, more, [more](bool open) {
        more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
}

std::size_t placeOf(std::span<const ParameterInfo> table, std::string_view key)
{
    return static_cast<std::size_t>(std::ranges::find(table, key, &ParameterInfo::key) -
                                    table.begin());
}

/// Whether a row stands with the one whose range it ends.
bool endsRange(std::span<const ParameterInfo> table, std::string_view key)
{
    return std::ranges::find(table, key, &ParameterInfo::rangeEnd) != table.end();
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
    std::vector<QWidget*> advanced;
    for (std::size_t place = 0; place < table.size(); ++place) {
        const ParameterInfo& parameter = table[place];
        if (endsRange(table, parameter.key)) {
            continue;
        }
        if (parameter.prominence == Prominence::Primary) {
            layout->addWidget(addRows(table, initial, place));
        } else if (parameter.prominence == Prominence::Advanced) {
            advanced.push_back(addRows(table, initial, place));
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

/// The row of a place, with the one that ends its range where there is one.
QWidget* ParameterPanel::addRows(std::span<const ParameterInfo> table, const Values& initial,
                                 std::size_t place)
{
    if (table[place].rangeEnd.empty()) {
        ParameterRow* row = makeParameterRow(table[place], initial.at(place));
        addRow(row, place);
        return row;
    }
    const std::size_t endPlace = placeOf(table, table[place].rangeEnd);
    auto* start = new NumberRow(table[place], initial.at(place));
    auto* end = new NumberRow(table[endPlace], initial.at(endPlace));
    addRow(start, place);
    addRow(end, endPlace);
    auto* rows = new RangeRows(start, end);
    connect(rows, &RangeRows::editedBoth, this,
            [this, place, endPlace](double from, double to, int gesture) {
                Q_EMIT editedBoth(place, from, endPlace, to, gesture);
            });
    connect(rows, &RangeRows::dragStarted, this, &ParameterPanel::dragStarted);
    connect(rows, &RangeRows::dragEnded, this, &ParameterPanel::dragEnded);
    return rows;
}

void ParameterPanel::addRow(ParameterRow* widget, std::size_t place)
{
    m_rows.push_back({widget, place});
    connect(widget, &ParameterRow::edited, this, [this, place](const Value& value, int gesture) {
        Q_EMIT edited(place, value, gesture);
    });
    connect(widget, &ParameterRow::refused, this, &ParameterPanel::refused);
    connect(widget, &ParameterRow::dragStarted, this, &ParameterPanel::dragStarted);
    connect(widget, &ParameterRow::dragEnded, this, &ParameterPanel::dragEnded);
}

} // namespace stormglass::ui
