// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/given_path.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/json_writer.h"
#include "app/cli/progress_line.h"
#include "app/cli/sample_log.h"
#include "app/cli/text_writer.h"
#include "app/cli/workspace_run.h"
#include "model/core/control_characters.h"
#include "model/core/csv.h"
#include "model/core/number_text.h"
#include "model/sampling/channel_table.h"
#include "model/sampling/export_reader.h"
#include "model/sampling/hour_profile.h"
#include "model/sampling/redaction.h"

#include <ostream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;

namespace {

using sampling::MessageRates;

QJsonArray jsonCounts(const sampling::HourCounts& counts)
{
    QJsonArray array;
    for (const std::int64_t count : counts) {
        array.append(static_cast<qint64>(count));
    }
    return array;
}

QJsonObject jsonRepeated(const sampling::RepeatedMessages& repeated)
{
    return {{u"after_a_minute"_s, static_cast<qint64>(repeated.afterAMinute)},
            {u"after_five_minutes"_s, static_cast<qint64>(repeated.afterFiveMinutes)}};
}

/// The rows of the table, each with what no cell can hold.
QJsonArray jsonChannels(const MessageRates& rates)
{
    const QJsonArray rows = jsonRows(channelTable(rates));
    QJsonArray channels;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const sampling::ChannelRate& rate = rates.channels.at(static_cast<std::size_t>(row));
        QJsonObject channel = rows.at(row).toObject();
        channel[u"by_hour"_s] = jsonCounts(rate.byHour);
        channel[u"repeated"_s] = jsonRepeated(rate.repeated);
        channels.append(channel);
    }
    return channels;
}

/// Whether channels and workspace are told by their names.
enum class Names { Told, Hidden };

/// What was measured.
struct Subject {
    QString source; ///< "workspace", "export"
    Names names = Names::Told;
    std::string workspace = {}; ///< its name, where it is known and told
};

QJsonObject ratesJson(const Subject& subject, const MessageRates& rates)
{
    const amplification::ObservedRate& observed = rates.observed;
    return {
        {u"source"_s, subject.source},
        {u"workspace"_s,
         subject.workspace.empty() ? QJsonValue(QJsonValue::Null) : jsonText(subject.workspace)},
        {u"rate"_s, QJsonObject{{u"count"_s, static_cast<qint64>(observed.count)},
                                {u"span_seconds"_s, observed.spanSeconds},
                                {u"per_minute"_s, observed.perMinute},
                                {u"note"_s, jsonText(observed.note)}}},
        {u"union_per_minute"_s, rates.unionPerMinute},
        {u"sum_per_minute"_s, rates.sumPerMinute},
        {u"sum_with_replies_per_minute"_s, rates.sumWithReplies},
        {u"busiest_minute"_s, static_cast<qint64>(rates.busiestMinute)},
        {u"busiest_minute_without_joins"_s, static_cast<qint64>(rates.busiestWithoutJoins)},
        {u"p95_minute"_s, static_cast<qint64>(rates.p95Minute)},
        {u"by_hour"_s, jsonCounts(rates.byHour)}, // in UTC
        {u"tells_of_days"_s, rates.tellsOfDays},  // else the two above say little
        {u"repeated"_s, jsonRepeated(rates.repeated)},
        {u"channels"_s, jsonChannels(rates)},
        {u"partial"_s, rates.partial},
        {u"notes"_s, jsonTexts(rates.notes)},
    };
}

void printRates(std::ostream& out, const Subject& subject, const MessageRates& rates)
{
    if (rates.partial) {
        out << partialLine << '\n';
    }
    if (!subject.workspace.empty()) {
        out << "workspace " << printable(subject.workspace) << '\n';
    }
    out << countText(rates.observed.count, "message") << ", " << channelsText(rates)
        << spanText(rates.observed.spanSeconds) << "\n"
        << "  mean of everything           " << sampling::rateText(rates.unionPerMinute)
        << " messages/min\n"
        << "  sum of the channels' means   " << sampling::rateText(rates.sumPerMinute)
        << " messages/min\n"
        << (rates.sumWithReplies > rates.sumPerMinute
                ? "  the same with thread replies " + sampling::rateText(rates.sumWithReplies) +
                      " messages/min\n"
                : "")
        << (rates.tellsOfDays
                ? "  95 % of minutes have at most " + countText(rates.p95Minute, "message") + "\n"
                : "")
        << "  busiest minute               " << countText(rates.busiestMinute, "message")
        << (rates.busiestWithoutJoins < rates.busiestMinute
                ? ", " + std::to_string(rates.busiestWithoutJoins) + " without joins and leaves"
                : "")
        << "\n"
        << sampling::whyAFloor() << "\n\n";
    writeText(out, shownChannels(rates));
    if (!rates.tellsOfDays) {
        return;
    }
    const Table hours = sampling::hourTable(rates.byHour);
    out << '\n' << hours.title << '\n';
    writeText(out, hours);
}

void print(const Console& console, Format format, const Subject& subject, const MessageRates& rates)
{
    switch (format) {
    case Format::Text:
        printRates(console.out, subject, rates);
        break;
    case Format::Json:
        writeJson(console.out, ratesJson(subject, rates));
        return; // which holds the notes
    case Format::Csv:
        console.out << csvText(channelTable(rates));
        if (rates.partial) {
            say(console, partialLine);
        }
        break;
    }
    printNotes(console, rates.notes);
}

int finish(const Console& console, Format format, const Subject& subject,
           const Outcome<MessageRates>& rates)
{
    const bool hides = subject.names == Names::Hidden;
    if (!rates) {
        return refuse(console, hides ? sampling::redacted(rates.problem()) : rates.problem());
    }
    print(console, format, subject, hides ? sampling::redacted(rates.value()) : rates.value());
    return exitCalm;
}

struct SampleCommand {
    LogFlags log;
    WorkspaceFlags workspace;
    OutputFlags output;
    std::shared_ptr<std::string> path;
    const CLI::Option* exported;
    std::shared_ptr<bool> redact;

    int operator()(const Console& console) const
    {
        const Outcome<Format> format = output.format();
        if (!format) {
            return refuse(console, format.problem());
        }
        if (const auto problem = contradiction()) {
            return refuse(console, *problem);
        }
        if (log.hasLog()) {
            return log.sample(console, output);
        }
        return hasExport() ? sampleExport(console, format.value())
                           : sampleWorkspace(console, format.value());
    }

    [[nodiscard]] bool hasExport() const { return exported->count() > 0; }

    [[nodiscard]] Names names() const { return *redact ? Names::Hidden : Names::Told; }

    /// A flag that the others leave nothing to do.
    [[nodiscard]] std::optional<Problem> contradiction() const
    {
        for (const auto& [flag, times] :
             {std::pair("--log", log.timesGiven()), std::pair("--export", exported->count())}) {
            if (times > 1) {
                return Problem{flag, "it is given " + std::to_string(times) + " times",
                               "measure one file at a time"};
            }
        }
        if (log.hasLog() && hasExport()) {
            return Problem{"sample", "there are two things to measure",
                           "give --export or --log, not both"};
        }
        if (log.hasMap() && !log.hasLog()) {
            return Problem{"--map", "there is no log whose columns it could name",
                           "give --log FILE as well"};
        }
        if (log.hasLog() && *redact) {
            return Problem{"--redact", "a log has no channels whose names it could hide",
                           "leave it out, or use it with --export or a workspace"};
        }
        const std::string idle = workspace.firstGiven();
        if (!idle.empty() && (log.hasLog() || hasExport())) {
            return Problem{idle, "it is for a workspace, and a file is to be measured",
                           std::string("leave out it or ") + (log.hasLog() ? "--log" : "--export")};
        }
        return std::nullopt;
    }

    [[nodiscard]] int sampleExport(const Console& console, Format format) const
    {
        return finish(console, format, {u"export"_s, names()}, readExport(console));
    }

    [[nodiscard]] Outcome<MessageRates> readExport(const Console& console) const
    {
        const InterruptStop interrupt;
        const GivenPath given(*path);
        ProgressLine line(console, output.talk());
        Outcome<MessageRates> rates =
            sampling::readExport(given.name(), interrupt.token(), line.percent("reading"));
        return rates ? std::move(rates) : given.told(rates.problem());
    }

    [[nodiscard]] int sampleWorkspace(const Console& console, Format format) const
    {
        const Outcome<sampling::SamplingInputs> inputs = workspace.sampling(console.err);
        if (!inputs) {
            return refuse(console, inputs.problem());
        }
        if (!workspace.hasToken(console)) {
            return refuse(console, {"sample", "there is nothing to measure",
                                    "set " + workspace.tokenEnv() +
                                        " to a Slack token, or give --export PATH, a Slack "
                                        "export, or --log FILE, a delivery log"});
        }
        const WorkspaceRun run =
            runWorkspaceSample(console, workspace, inputs.value(), output.talk());
        if (!run.sample) {
            return finish(console, format, {u"workspace"_s, names()}, run.sample.problem());
        }
        const sampling::WorkspaceSample& sample = run.sample.value();
        return finish(
            console, format,
            {u"workspace"_s, names(), names() == Names::Told ? sample.workspace : std::string()},
            sample.rates);
    }
};

} // namespace

Command addSample(CLI::App& program)
{
    CLI::App* parser =
        program.add_subcommand("sample", "Measures message rates, read-only: of the workspace of a "
                                         "Slack token, or from files.");
    parser->allow_extras();
    auto path = std::make_shared<std::string>();
    const CLI::Option* exported =
        parser->add_option("--export", *path, "Slack export, its zip or the folder it unzips to")
            ->type_name("PATH")
            ->take_last();
    auto redact = std::make_shared<bool>(false);
    parser->add_flag("--redact", *redact,
                     "Hide the names of workspace and channels, and their ids");
    const LogFlags log(*parser);
    const WorkspaceFlags workspace(*parser);
    const OutputFlags output(*parser);
    parser->footer("Examples:\n  stormglass-cli sample\n"
                   "  stormglass-cli sample --export ~/Downloads/our-export.zip --json\n"
                   "  stormglass-cli sample --log deliveries.ndjson --map time=when\n\n"
                   "The token needs channels:read, groups:read, channels:history and "
                   "groups:history. It is sent to slack.com and nowhere else.\n"
                   "Exit code: 0 done, 2 unusable input.");
    return {parser, SampleCommand{log, workspace, output, path, exported, redact}};
}

} // namespace stormglass::cli
