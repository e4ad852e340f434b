// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_legend.h"

#include "ui/charts/legend_entry.h"
#include "ui/widgets/flow_layout.h"

#include <QSignalBlocker>

#include <algorithm>

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
    while (m_entries.size() < wanted) {
        addEntry();
    }
    while (m_entries.size() > wanted) {
        delete m_entries.takeLast();
    }
    for (qsizetype index = 0; index < wanted; ++index) {
        m_entries[index]->setName(chart.series[static_cast<std::size_t>(index)].name);
    }
    showHidden();
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
    auto* entry = new LegendEntry(static_cast<std::size_t>(m_entries.size()));
    connect(entry, &QCheckBox::toggled, this, [this, entry] { toggled(*entry); });
    m_entries.append(entry);
    layout()->addWidget(entry);
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
    setVisible(m_entries.size() > 1 || anyHidden);
}

} // namespace stormglass::ui
