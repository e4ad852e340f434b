// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/amplify_json.h"
#include "app/cli/command.h"
#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "app/cli/verdict_colour.h"
#include "app/cli/workspace_run.h"
#include "model/amplification/equilibria_report.h"
#include "model/amplification/method_tiers.h"
#include "model/amplification/note_report.h"
#include "model/core/control_characters.h"
#include "model/core/csv.h"
#include "model/core/spelling.h"
#include "model/sampling/slack_token.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <ostream>
#include <sstream>

namespace stormglass::cli {

namespace {

using Inputs = Amplification::Inputs;
using Result = Amplification::Result;

const ParameterInfo& eventsParameter()
{
    const auto table = Amplification::parameters();
    return table[rowOf(table, &Inputs::eventsPerMinute)].info();
}

/// The command line's defaults: a rate of 0 asks for a measured one.
Values initialValues()
{
    Inputs inputs;
    inputs.eventsPerMinute = 0.0;
    return valuesOf(Amplification::parameters(), inputs);
}

/// Whether to say more than the note does.
enum class Detail { AsTheNote, Beyond };

void printLines(const Console& console, const std::vector<std::string>& lines)
{
    const bool colour = showsColour(console);
    for (const std::string& line : lines) {
        console.out << (colour ? coloured(printable(line)) : printable(line)) << '\n';
    }
}

/// With what a measured rate lacks, where the rate was measured.
QJsonObject jsonOf(const Inputs& inputs, const Result& result,
                   const std::optional<sampling::MessageRates>& measured)
{
    QJsonObject object = amplifyJson(inputs, result);
    if (measured) {
        object.insert(QStringLiteral("partial"), measured->partial);
        object.insert(QStringLiteral("notes"), jsonTexts(measured->notes));
    }
    return object;
}

void print(const Console& console, Format format, Detail detail, const Inputs& inputs,
           const Result& result, const std::optional<sampling::MessageRates>& measured)
{
    switch (format) {
    case Format::Text:
        printLines(console, amplification::noteReport(inputs, result));
        if (detail == Detail::Beyond) {
            printLines(console, amplification::equilibriaReport(inputs, result));
        }
        break;
    case Format::Json:
        writeJson(console.out, jsonOf(inputs, result, measured));
        break;
    case Format::Csv:
        console.out << csvText(Amplification::tabulate(inputs, result).front());
        break;
    }
}

/// Where no rate is given and no token is there, the reference's own line.
Problem noRate(const WorkspaceFlags& workspace)
{
    return {"", "set " + workspace.tokenEnv() + " or pass " + eventsParameter().flag(), ""};
}

/// The reference's lines on a sample.
void printSample(const Console& console, const sampling::WorkspaceSample& sample)
{
    for (const sampling::ChannelRate& channel : sample.rates.channels) {
        if (!channel.skipped.empty()) {
            console.out << printable(amplification::skippedLine(channel.skipped, channel.id))
                        << '\n';
        }
    }
    console.out << amplification::observedLine(sample.rates.observed, sample.sampled) << '\n';
}

/// What a measured rate lacks, which no format may keep to itself.
void printLacks(const Console& console, const sampling::MessageRates& rates)
{
    if (rates.partial) {
        say(console, partialLine);
    }
    printNotes(console, rates.notes);
}

/// The reference's rate is over all timestamps together, which one quiet channel stretches.
void noteWhatTheRateHides(sampling::MessageRates& rates)
{
    constexpr double noticeable = 0.1;
    const double rate = rates.observed.perMinute;
    if (rates.sumPerMinute <= 0.0) {
        rates.notes.push_back("nothing was measured, so what is computed is of 0 events a minute; "
                              "give a rate with " +
                              eventsParameter().flag());
    } else if (std::abs(rates.sumPerMinute - rate) > noticeable * rate) {
        const std::string sum = sampling::rateText(rates.sumPerMinute);
        rates.notes.push_back("the channels' own means sum up to " + sum +
                              " messages/min, which is what an app in all of them receives; " +
                              eventsParameter().flag() + " " + sum + " computes with it");
    }
}

/// A custom method is allowed, and a misspelt one looks like it.
void noteUnknownMethods(const Console& console, const Inputs& inputs)
{
    std::vector<std::string> names;
    for (const amplification::MethodTier& known : amplification::documentedMethods()) {
        names.emplace_back(known.method);
    }
    std::vector<std::string> notes;
    for (const amplification::MethodRow& row : inputs.methods) {
        if (amplification::findMethod(row.method) != nullptr) {
            continue;
        }
        std::string small = row.method;
        std::ranges::transform(small, small.begin(), [](unsigned char letter) {
            return static_cast<char>(letter < 0x80U ? std::tolower(letter) : letter);
        });
        const std::string meant = nearest(small, names);
        notes.push_back(row.method + " is no documented method" +
                        (meant.empty() ? "" : "; did you mean " + meant + "?"));
    }
    printNotes(console, notes);
}

/// Commands to try: the note's storm, the same with one call a run, and the hidden cliff.
std::string examples()
{
    const InstrumentEntry entry = describe<Amplification>();
    Inputs oneCall;
    oneCall.callsPerEvent = 1.0;
    Inputs cliff = oneCall;
    cliff.eventsPerMinute = 35.0;
    cliff.missRate = 0.3;
    return "Examples:\n  " + entry.commandLine(entry.initial) + "\n  " +
           entry.commandLine(valuesOf(Amplification::parameters(), oneCall)) + " --json\n  " +
           entry.commandLine(valuesOf(Amplification::parameters(), cliff)) + " --explain\n";
}

struct AmplifyCommand {
    ParameterFlags flags;
    WorkspaceFlags workspace;
    OutputFlags output;
    std::shared_ptr<bool> explain;

    int operator()(const Console& console) const
    {
        const Outcome<Format> format = output.format();
        if (!format) {
            return refuse(console, format.problem());
        }
        std::ostringstream warnings;
        const Outcome<sampling::SamplingInputs> sampling = workspace.sampling(warnings);
        if (!sampling) {
            return refuse(console, sampling.problem());
        }
        const Outcome<Values> values = flags.values(warnings);
        if (!values) {
            return refuse(console, values.problem());
        }
        console.err << sampling::withoutTokens(warnings.str());
        auto inputs = inputsFrom(Amplification::parameters(), values.value());
        std::optional<sampling::MessageRates> measured;
        if (inputs.eventsPerMinute <= 0.0) {
            const auto rates = measure(console, format.value(), sampling.value());
            if (!rates) {
                return refuse(console, rates.problem());
            }
            measured = rates.value();
            inputs.eventsPerMinute = measured->observed.perMinute;
        }
        noteUnknownMethods(console, inputs);
        const Result result = Amplification::evaluate(inputs);
        print(console, format.value(), *explain ? Detail::Beyond : Detail::AsTheNote, inputs,
              result, measured);
        return result.calmInTheNote() ? exitCalm : exitFinding;
    }

    /// The rates of the workspace, of which the reference takes the one observed over all channels
    /// together. What they lack is said.
    [[nodiscard]] Outcome<sampling::MessageRates>
    measure(const Console& console, Format format, const sampling::SamplingInputs& sampling) const
    {
        if (!workspace.hasToken(console)) {
            return noRate(workspace);
        }
        const WorkspaceRun run = runWorkspaceSample(console, workspace, sampling, output.talk());
        if (!run.authError.empty()) {
            say(console, amplification::refusedLine(run.authError));
        }
        if (!run.sample) {
            return run.sample.problem();
        }
        if (format == Format::Text) {
            printSample(console, run.sample.value());
        }
        sampling::MessageRates rates = run.sample.value().rates;
        noteWhatTheRateHides(rates);
        printLacks(console, rates);
        return rates;
    }
};

} // namespace

Command addAmplify(CLI::App& program)
{
    CLI::App* parser = program.add_subcommand(std::string(Amplification::id),
                                              std::string(Amplification::question));
    parser->allow_extras();
    ParameterFlags flags(*parser, infosOf(Amplification::parameters()), initialValues());
    const WorkspaceFlags workspace(*parser);
    auto explain = std::make_shared<bool>(false);
    parser->add_flag("--explain", *explain,
                     "After the note's lines, what goes beyond them: every end of the loop, the "
                     "distance to both edges, safe rates, repairs, each method's budget, Slack's "
                     "own limits. Text only; the exit code stays the note's");
    parser->footer("A rate of 0 asks for a measured one, from the workspace of the token.\n\n" +
                   examples() +
                   "\nThe lines printed are those of the note \"One missed ack becomes four "
                   "deliveries and a 429\" by allanninal.\n"
                   "Exit code: 0 calm, 1 storm or little of the budget left, 2 unusable input.");
    return {parser, AmplifyCommand{flags, workspace, OutputFlags(*parser), explain}};
}

} // namespace stormglass::cli
