// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_legend.h"

#include "ui/charts/class_entry.h"
#include "ui/charts/curve_style.h"
#include "ui/charts/legend_entry.h"
#include "ui/widgets/flow_layout.h"

#include <QSignalBlocker>

#include <utility>

namespace stormglass::ui {

ChartLegend::ChartLegend(QWidget* parent)
    : QWidget(parent)
{
    constexpr int gap = 8;
    setLayout(new FlowLayout(gap, 0));
    setVisible(false);
}

void ChartLegend::setChart(const Chart& chart)
{
    const auto wanted = static_cast<qsizetype>(chart.series.size());
    if (m_entries.size() < wanted) {
        qDeleteAll(std::exchange(m_classes, {})); // they come after all curves
    }
    const bool grows = m_entries.size() < wanted;
    while (m_entries.size() < wanted) {
        addEntry();
    }
    while (m_entries.size() > wanted) {
        delete m_entries.takeLast();
    }
    for (qsizetype index = 0; index < wanted; ++index) {
        const auto place = static_cast<std::size_t>(index);
        m_entries[index]->setCurve(chart.series[place], curveColour(chart, place));
    }
    showClasses(chart.map);
    showHidden();
    if (grows) {
        Q_EMIT grown();
    }
}

void ChartLegend::setHidden(const HiddenCurves& hidden)
{
    if (hidden != m_hidden) {
        m_hidden = hidden;
        showHidden();
        Q_EMIT hiddenChanged(m_hidden);
    }
}

void ChartLegend::addEntry()
{
    auto* entry = new LegendEntry;
    connect(entry, &QCheckBox::toggled, this, [this, entry] { toggled(*entry); });
    m_entries.append(entry);
    layout()->addWidget(entry);
}

void ChartLegend::showClasses(const std::optional<ChartMap>& map)
{
    const std::vector<std::size_t> places =
        map && isWhole(*map) ? occurringClasses(*map) : std::vector<std::size_t>();
    const auto wanted = static_cast<qsizetype>(places.size());
    while (m_classes.size() < wanted) {
        m_classes.append(new ClassEntry);
        layout()->addWidget(m_classes.last());
    }
    while (m_classes.size() > wanted) {
        delete m_classes.takeLast();
    }
    for (qsizetype index = 0; index < wanted; ++index) {
        m_classes[index]->setClass(map->classes, places[static_cast<std::size_t>(index)]);
    }
}

void ChartLegend::toggled(const LegendEntry& entry)
{
    HiddenCurves hidden = m_hidden;
    if (entry.isChecked()) {
        hidden.erase(entry.name());
    } else {
        hidden.insert(entry.name());
    }
    setHidden(hidden);
}

void ChartLegend::showHidden()
{
    bool anyHidden = false;
    for (LegendEntry* entry : std::as_const(m_entries)) {
        const bool isHidden = m_hidden.contains(entry->name());
        anyHidden = anyHidden || isHidden;
        const QSignalBlocker quiet(entry);
        entry->setChecked(!isHidden);
    }
    setVisible(m_entries.size() > 1 || anyHidden || !m_classes.isEmpty());
}

} // namespace stormglass::ui
