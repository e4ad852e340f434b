// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measured.h"

#include "model/core/number_text.h"
#include "model/sampling/channel_table.h"
#include "model/sampling/hour_profile.h"
#include "ui/widgets/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

namespace stormglass::ui {

using sampling::MessageRates;

namespace {

struct Measuring {
    Q_DECLARE_TR_FUNCTIONS(Measuring)
};

MeasuredFigure withRate(const QString& name, const QString& meaning, double perMinute,
                        const std::string& number)
{
    return {.name = name,
            .meaning = meaning,
            .text = Measuring::tr("%1/min").arg(qtText(number)),
            .value = perMinute,
            .whyNot = perMinute > 0.0 ? QString() : Measuring::tr("there is too little to tell")};
}

/// Places of figures.
constexpr std::size_t sumOfMeans = 0;
constexpr std::size_t busiest = 1;

std::vector<MeasuredFigure> figuresOf(const MessageRates& rates)
{
    std::vector<MeasuredFigure> figures{
        rateFigure(
            Measuring::tr("sum of means"),
            Measuring::tr("the channels' own means added up: what an app in all of them receives"),
            rates.sumPerMinute),
        rateFigure(Measuring::tr("busiest minute"),
                   Measuring::tr("the most messages within any 60 s, joins and leaves not counted: "
                                 "the load to survive"),
                   rates.busiestWithoutJoins),
        rateFigure(
            Measuring::tr("mean over everything"),
            Measuring::tr("all messages over the whole span, which one quiet channel stretches"),
            rates.unionPerMinute),
    };
    if (rates.sumWithReplies > rates.sumPerMinute) {
        figures.push_back(rateFigure(Measuring::tr("sum of means with replies"),
                                     Measuring::tr("the sum with the replies in threads, which are "
                                                   "events that history does not list"),
                                     rates.sumWithReplies));
    }
    return figures;
}

/// Without the ids, which nobody knows channels by, and with the figures' short unit, which leaves
/// room for the last columns.
Table namedChannels(const MessageRates& rates)
{
    Table table = sampling::shownChannels(rates);
    if (!table.columns.empty() && table.columns.front().key == "id") {
        table.columns.erase(table.columns.begin());
        for (auto& row : table.rows) {
            row.erase(row.begin());
        }
    }
    for (Column& column : table.columns) {
        if (column.unit == units::messagesPerMinute) {
            column.unit = Unit{"/min"};
        }
    }
    return table;
}

/// Of less than a day, and of one hour with messages, there is no profile.
std::optional<Chart> chartOf(const MessageRates& rates)
{
    const auto hours = std::ranges::count_if(rates.byHour, [](auto count) { return count > 0; });
    return rates.tellsOfDays && hours > 1 ? std::optional(sampling::hourChart(rates.byHour))
                                          : std::nullopt;
}

} // namespace

MeasuredFigure rateFigure(const QString& name, const QString& meaning, double perMinute)
{
    return withRate(name, meaning, perMinute, sampling::rateText(perMinute));
}

MeasuredFigure rateFigure(const QString& name, const QString& meaning, std::int64_t count)
{
    return withRate(name, meaning, static_cast<double>(count), std::to_string(count));
}

Measured measuredRates(const MessageRates& rates, const QString& subject)
{
    Measured measured{
        .subject = subject,
        .extent = Measuring::tr("%1 over %2")
                      .arg(qtText(countText(rates.observed.count, "message")),
                           qtText(durationText(rates.observed.spanSeconds, 3))),
        .figures = figuresOf(rates),
        .suggested = rates.sumIsThin ? busiest : sumOfMeans,
        .table = namedChannels(rates),
        .chart = chartOf(rates),
        .partial = rates.partial,
    };
    for (const std::string& note : rates.notes) {
        measured.notes << capitalized(qtText(note)) + u'.';
    }
    measured.notes << qtText(sampling::whyAFloor());
    return measured;
}

QString sourceText(const Measured& measured, const MeasuredFigure& figure, QDate day)
{
    QStringList parts{measured.subject};
    if (measured.partial) {
        parts << Measuring::tr("partial");
    }
    parts << figure.name << day.toString(Qt::ISODate);
    return parts.join(QStringLiteral(", "));
}

} // namespace stormglass::ui
