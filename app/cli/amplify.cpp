// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/json_writer.h"
#include "app/cli/parameter_flags.h"
#include "model/amplification/note_report.h"
#include "model/core/csv.h"
#include "model/sampling/sampling_parameters.h"

#include <ostream>
#include <sstream>

namespace stormglass::cli {

using namespace Qt::StringLiterals;

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

QJsonObject demandJson(const amplification::Demand& demand)
{
    return {
        {u"deliveries_per_event"_s, demand.deliveriesPerEvent},
        {u"calls_per_minute"_s, demand.callsPerMinute},
        {u"budget_per_minute"_s, demand.budgetPerMinute},
        {u"share_percent"_s, demand.sharePercent},
        {u"throttled_fraction"_s, demand.throttledFraction},
        {u"verdict"_s, jsonText(word(demand.verdict))},
    };
}

QJsonObject loopJson(const amplification::Loop& loop)
{
    QJsonArray path;
    for (const double missRate : loop.path) {
        path.append(missRate);
    }
    return {
        {u"verdict"_s, jsonText(word(loop.verdict))},
        {u"detail"_s, jsonText(meaning(loop))},
        {u"miss_rate"_s, loop.missRate},
        {u"rounds"_s, loop.rounds},
        {u"path"_s, path},
        {u"deliveries_per_event"_s, loop.deliveriesPerEvent},
    };
}

void print(std::ostream& out, Format format, const Inputs& inputs, const Result& result)
{
    switch (format) {
    case Format::Text:
        for (const std::string& line : amplification::noteReport(inputs, result)) {
            out << line << '\n';
        }
        break;
    case Format::Json: {
        const auto table = Amplification::parameters();
        writeJson(out, {{u"inputs"_s, jsonValues(infosOf(table), valuesOf(table, inputs),
                                                 valuesOf(table, Inputs{}))},
                        {u"demand"_s, demandJson(result.demand)},
                        {u"loop"_s, loopJson(result.loop)}});
        break;
    }
    case Format::Csv:
        out << csvText(Amplification::tabulate(inputs, result).front());
        break;
    }
}

/// Why there is no rate to compute with.
Problem noRate(const Console& console, const std::string& tokenEnv)
{
    const std::string flag = eventsParameter().flag();
    if (tokenEnv.empty()) {
        return {"--token-env", "no name is given",
                "give the name of the environment variable that holds the token"};
    }
    if (!console.environment(tokenEnv)) {
        // The reference's own line.
        return {"", "set " + tokenEnv + " or pass " + flag, ""};
    }
    return {flag, "this version does not measure a workspace yet",
            "pass a rate, for instance one from stormglass-cli sample --export DIR"};
}

/// Two commands to try: the note's storm, and the same with one call a run.
std::string examples()
{
    const InstrumentEntry entry = describe<Amplification>();
    Inputs oneCall;
    oneCall.callsPerEvent = 1.0;
    return "Examples:\n  " + entry.commandLine(entry.initial) + "\n  " +
           entry.commandLine(valuesOf(Amplification::parameters(), oneCall)) + " --json\n";
}

struct AmplifyCommand {
    ParameterFlags flags;
    ParameterFlags sampling;
    OutputFlags output;
    std::shared_ptr<std::string> tokenEnv;

    int operator()(const Console& console) const
    {
        const Outcome<Format> format = output.format();
        if (!format) {
            return refuse(console, format.problem());
        }
        std::ostringstream warnings;
        const Outcome<Values> channels = sampling.values(warnings);
        if (!channels) {
            return refuse(console, channels.problem());
        }
        const Outcome<Values> values = flags.values(warnings);
        if (!values) {
            return refuse(console, values.problem());
        }
        const auto inputs = inputsFrom(Amplification::parameters(), values.value());
        if (inputs.eventsPerMinute <= 0.0) {
            return refuse(console, noRate(console, *tokenEnv));
        }
        console.err << warnings.str();
        const Result result = Amplification::evaluate(inputs);
        print(console.out, format.value(), inputs, result);
        return result.calm() ? exitCalm : exitFinding;
    }
};

} // namespace

Command addAmplify(CLI::App& program)
{
    CLI::App* parser = program.add_subcommand(std::string(Amplification::id),
                                              std::string(Amplification::question));
    parser->allow_extras();
    ParameterFlags flags(*parser, infosOf(Amplification::parameters()), initialValues());
    ParameterFlags sampling(*parser, infosOf(SamplingInputs::parameters()),
                            valuesOf(SamplingInputs::parameters(), SamplingInputs{}));
    auto tokenEnv = std::make_shared<std::string>("SLACK_BOT_TOKEN");
    parser
        ->add_option("--token-env", *tokenEnv,
                     "Name of the environment variable that holds the Slack token")
        ->type_name("NAME")
        ->take_last()
        ->capture_default_str();
    parser->footer("A rate of 0 asks for a measured one.\n\n" + examples() +
                   "\nThe lines printed are those of the note \"One missed ack becomes four "
                   "deliveries and a 429\" by allanninal.\n"
                   "Exit code: 0 calm, 1 storm or little of the budget left, 2 unusable input.");
    return {parser, AmplifyCommand{flags, sampling, OutputFlags(*parser), tokenEnv}};
}

} // namespace stormglass::cli
