// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sample_log.h"

#include "app/cli/given_path.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/json_writer.h"
#include "app/cli/progress_line.h"
#include "app/cli/text_writer.h"
#include "model/core/control_characters.h"
#include "model/core/csv.h"
#include "model/core/number_text.h"
#include "model/core/rounding.h"
#include "model/sampling/delivery_log_file.h"
#include "model/sampling/delivery_notes.h"
#include "model/sampling/delivery_table.h"
#include "model/sampling/message_rates.h"

#include <ostream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;

namespace {

using sampling::DeliveryFigures;
using sampling::DeliveryLog;

QJsonObject rateJson(const DeliveryFigures& figures)
{
    return {
        {u"count"_s, static_cast<qint64>(figures.events)},
        {u"span_seconds"_s, roundDecimals(figures.spanSeconds, 1)},
        {u"per_minute"_s, roundDecimals(figures.eventsPerMinute, 1)},
        {u"note"_s, figures.spanSeconds > 0.0
                        ? u"events, each counted once however often delivered"_s
                        : u"every delivery shares a time"_s},
    };
}

QJsonValue workJson(const DeliveryFigures& figures)
{
    if (!figures.work) {
        return QJsonValue::Null;
    }
    return QJsonObject{{u"p50"_s, figures.work->p50},
                       {u"p95"_s, figures.work->p95},
                       {u"p99"_s, figures.work->p99}};
}

/// The hour that the disable rule is held against.
QJsonValue hourJson(const DeliveryFigures& figures)
{
    if (!figures.worstHour) {
        return QJsonValue::Null;
    }
    const sampling::FailedHour& hour = *figures.worstHour;
    return QJsonObject{
        {u"begins_unix_s"_s, static_cast<qint64>(hour.beginMicroseconds / 1'000'000)},
        {u"minutes"_s, static_cast<qint64>(hour.minutes)},
        {u"attempts"_s, static_cast<qint64>(hour.attempts)},
        {u"failed"_s, static_cast<qint64>(hour.failed)},
        {u"events"_s, static_cast<qint64>(hour.events)},
        {u"sentence"_s, jsonText(disableSentence(figures))}};
}

QJsonObject deliveriesJson(const DeliveryFigures& figures)
{
    QJsonObject reasons;
    for (const auto& [reason, count] : figures.reasons) {
        reasons.insert(QString::fromStdString(reason), static_cast<qint64>(count));
    }
    const auto& missed = figures.missRate;
    return {
        {u"attempts"_s, static_cast<qint64>(figures.attempts)},
        {u"events"_s, static_cast<qint64>(figures.events)},
        {u"miss_rate"_s, missed ? QJsonValue(missed->missRate) : QJsonValue::Null},
        {u"miss_rate_low"_s, missed ? QJsonValue(missed->low) : QJsonValue::Null},
        {u"miss_rate_high"_s, missed ? QJsonValue(missed->high) : QJsonValue::Null},
        {u"retried_share"_s, orNull(figures.retriedShare)},
        {u"work_ms"_s, workJson(figures)},
        {u"over_deadline_share"_s, orNull(figures.overDeadlineShare)},
        {u"calls_per_run"_s, orNull(figures.callsPerRun)},
        {u"reasons"_s, reasons},
        {u"success_ratio"_s, orNull(figures.successRatio)},
        {u"disable"_s, figures.worstHour ? jsonText(word(figures.worstHour->rule))
                                         : QJsonValue(QJsonValue::Null)},
        {u"disable_hour"_s, hourJson(figures)},
        {u"busiest_minute"_s, static_cast<qint64>(figures.busiestMinute)},
    };
}

QJsonObject logJson(const DeliveryLog& log)
{
    QJsonObject columns;
    for (const sampling::LogColumn column : sampling::logColumns) {
        const std::string& name = log.names[static_cast<std::size_t>(column)];
        if (!name.empty()) {
            columns.insert(QString::fromLatin1(word(column).data()), jsonText(name));
        }
    }
    return {
        {u"source"_s, u"log"_s},
        {u"rate"_s, rateJson(log.figures)},
        {u"sum_per_minute"_s, log.figures.eventsPerMinute},
        {u"channels"_s, QJsonArray()},
        {u"partial"_s, log.partial},
        {u"notes"_s, jsonTexts(log.notes)},
        {u"deliveries"_s, deliveriesJson(log.figures)},
        {u"columns"_s, columns},
    };
}

void printLine(std::ostream& out, std::string_view title, const std::string& text)
{
    out << "  " << padRight(title, 20) << printable(text) << '\n';
}

std::string percent(double fraction) { return percentText(fraction, 3); }

std::string milliseconds(double value) { return significantText(value, 3) + " ms"; }

std::string columnsText(const DeliveryLog& log)
{
    std::string text;
    for (const sampling::LogColumn column : sampling::logColumns) {
        const std::string& name = log.names[static_cast<std::size_t>(column)];
        if (!name.empty()) {
            text += (text.empty() ? "" : ", ") + std::string(word(column)) + "=" + name;
        }
    }
    return text;
}

void printFigures(std::ostream& out, const DeliveryLog& log)
{
    const DeliveryFigures& figures = log.figures;
    out << countText(figures.attempts, "delivery", "deliveries") << " of "
        << countText(figures.events, "event") << spanText(figures.spanSeconds) << " ("
        << word(log.format) << ")\n";
    printLine(out, "events",
              sampling::rateText(figures.eventsPerMinute) + " events/min, busiest minute " +
                  std::to_string(figures.busiestMinute));
    if (figures.missRate) {
        printLine(out, "miss rate",
                  percent(figures.missRate->missRate) + ", by its retries; 95 % interval " +
                      percent(figures.missRate->low) + " to " + percent(figures.missRate->high));
    }
    if (figures.retriedShare) {
        printLine(out, "events retried", percent(*figures.retriedShare));
    }
    if (figures.work) {
        printLine(out, "work time",
                  "p50 " + milliseconds(figures.work->p50) + ", p95 " +
                      milliseconds(figures.work->p95) + ", p99 " + milliseconds(figures.work->p99));
    }
    if (figures.overDeadlineShare) {
        printLine(out, "over 3 s", percent(*figures.overDeadlineShare));
    }
    if (figures.callsPerRun) {
        printLine(out, "calls per run", significantText(*figures.callsPerRun, 3));
    }
    if (!figures.reasons.empty()) {
        printLine(out, "retry reasons", sampling::reasonsText(figures));
    }
    if (figures.successRatio) {
        printLine(out, "succeeded", percent(*figures.successRatio) + " of the deliveries");
    }
    if (figures.worstHour) {
        printLine(out, "disable rule",
                  std::string(word(figures.worstHour->rule)) + ": " + disableSentence(figures));
    }
    printLine(out, "columns", columnsText(log));
}

void print(const Console& console, Format format, const DeliveryLog& log)
{
    switch (format) {
    case Format::Text:
        if (log.partial) {
            console.out << partialLine << '\n';
        }
        printFigures(console.out, log);
        break;
    case Format::Json:
        writeJson(console.out, logJson(log));
        return; // which holds the notes
    case Format::Csv:
        console.out << csvText(sampling::deliveryTable(log.figures));
        if (log.partial) {
            say(console, partialLine);
        }
        break;
    }
    printNotes(console, log.notes);
}

} // namespace

LogFlags::LogFlags(CLI::App& command)
    : m_log(command
                .add_option(
                    "--log", *m_path,
                    "Delivery log of an app: NDJSON, or CSV with a head; - is the standard input")
                ->type_name("FILE")
                ->take_last())
    , m_map(command
                .add_option("--map",
                            "What a column of the log is called, as in time=when: time, event_id, "
                            "retry_num, retry_reason, status, duration (duration_ms, duration_s), "
                            "api_calls or message. Give the flag once for each column.")
                ->type_name("COLUMN=NAME")
                ->take_all())
{
}

Outcome<DeliveryLog> LogFlags::read(const Console& console, const OutputFlags& output,
                                    const sampling::LogColumns& columns) const
{
    const InterruptStop interrupt;
    const GivenPath given(*m_path == "-" ? "/dev/stdin" : *m_path);
    ProgressLine line(console, output.talk());
    Outcome<DeliveryLog> log = sampling::readDeliveryLog(given.name(), columns, interrupt.token(),
                                                         line.percent("reading"));
    return log ? std::move(log) : given.told(log.problem());
}

int LogFlags::sample(const Console& console, const OutputFlags& output) const
{
    const Outcome<Format> format = output.format();
    if (!format) {
        return refuse(console, format.problem());
    }
    const Outcome<sampling::LogColumns> columns = sampling::LogColumns::mapped(m_map->results());
    if (!columns) {
        return refuse(console, columns.problem());
    }
    const Outcome<DeliveryLog> log = read(console, output, columns.value());
    if (!log) {
        return refuse(console, log.problem());
    }
    print(console, format.value(), log.value());
    return exitCalm;
}

} // namespace stormglass::cli
