// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measured_deliveries.h"

#include "model/core/number_text.h"
#include "model/sampling/delivery_notes.h"
#include "model/sampling/delivery_table.h"
#include "ui/widgets/qt_text.h"

#include <QCoreApplication>

namespace stormglass::ui {

using sampling::DeliveryFigures;

namespace {

struct Deliveries {
    Q_DECLARE_TR_FUNCTIONS(Deliveries)
};

MeasuredFigure missRate(const QString& name, const QString& meaning, double share)
{
    return {.name = name,
            .meaning = meaning,
            .text = qtText(percentText(share, 3)),
            .value = share,
            .measurable = Measurable::MissRate};
}

void addMissRates(std::vector<MeasuredFigure>& figures, const DeliveryFigures& log)
{
    if (log.missRate) {
        figures.push_back(missRate(
            Deliveries::tr("miss rate"),
            Deliveries::tr("the likeliest, by every retry; 95 % confidence interval %1 to %2")
                .arg(qtText(percentText(log.missRate->low, 3)),
                     qtText(percentText(log.missRate->high, 3))),
            log.missRate->missRate));
    }
    if (log.retriedShare) {
        figures.push_back(missRate(Deliveries::tr("share of events retried"),
                                   Deliveries::tr("those whose first delivery was missed"),
                                   *log.retriedShare));
    }
    // Without a status nothing says that a duration is the answer's: many apps log their work,
    // which goes on after it.
    if (log.overDeadlineShare && log.successRatio) {
        figures.push_back(missRate(Deliveries::tr("share over 3 s"),
                                   Deliveries::tr("deliveries answered after the deadline, by "
                                                  "their duration"),
                                   *log.overDeadlineShare));
    }
}

std::vector<MeasuredFigure> figuresOf(const DeliveryFigures& log)
{
    std::vector<MeasuredFigure> figures{
        rateFigure(Deliveries::tr("mean of events"),
                   Deliveries::tr("all events over the whole span, retries not counted"),
                   log.eventsPerMinute),
        rateFigure(Deliveries::tr("busiest minute"),
                   Deliveries::tr("the most events within any 60 s: the load to survive"),
                   log.busiestMinute),
    };
    addMissRates(figures, log);
    if (log.callsPerRun) {
        figures.push_back({.name = Deliveries::tr("calls per run"),
                           .meaning = Deliveries::tr("mean over the deliveries that tell them"),
                           .text = qtText(significantText(*log.callsPerRun, 3)),
                           .value = *log.callsPerRun,
                           .measurable = Measurable::CallsPerRun});
    }
    return figures;
}

Tone toneOf(amplification::DisableRule rule)
{
    switch (rule) {
    case amplification::DisableRule::Under:
        return Tone::Calm;
    case amplification::DisableRule::Over:
        return Tone::Failing;
    case amplification::DisableRule::ExemptAsDocumented:
        return Tone::Caution; // public reports contradict the exemption
    }
    return Tone::Neutral;
}

/// Of a log that has a worst hour.
MeasuredVerdict verdictOf(const DeliveryFigures& log)
{
    const sampling::FailedHour& hour = *log.worstHour;
    const double share = static_cast<double>(hour.failed) / static_cast<double>(hour.attempts);
    return {.text = qtText(percentText(share, 3)),
            .meaning = Deliveries::tr("Disable rule: %1").arg(qtText(disableSentence(log))),
            .tone = toneOf(hour.rule)};
}

/// The command line's one wide row, turned so that it stands in a window.
Table turned(const Table& wide)
{
    Table lines{.id = wide.id,
                .title = wide.title,
                .columns = {{"what", Deliveries::tr("What").toStdString(), units::none},
                            {"value", Deliveries::tr("How much").toStdString(), units::none}}};
    for (std::size_t column = 0; column < wide.columns.size(); ++column) {
        lines.rows.push_back({headingText(wide.columns[column]),
                              cellText(wide.rows.front()[column], wide.columns[column])});
    }
    return lines;
}

} // namespace

Measured measuredDeliveries(const sampling::DeliveryLog& log, const QString& subject)
{
    Measured measured{
        .subject = subject,
        .extent = Deliveries::tr("%1 over %2")
                      .arg(qtText(countText(log.figures.attempts, "delivery", "deliveries")),
                           qtText(durationText(log.figures.spanSeconds, 3))),
        .figures = figuresOf(log.figures),
        .table = turned(withoutEmptyColumns(deliveryTable(log.figures))),
        .partial = log.partial,
    };
    if (log.figures.worstHour) {
        measured.verdict = verdictOf(log.figures);
    }
    for (const std::string& note : log.notes) {
        measured.notes << capitalized(qtText(note)) + u'.';
    }
    return measured;
}

} // namespace stormglass::ui
