// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/chain_metrics.h"
#include "app/cli/chain_output.h"
#include "app/cli/command.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/parameter_flags.h"
#include "app/cli/progress_line.h"
#include "model/chain/note_report.h"

#include <ostream>

namespace stormglass::cli {

namespace {

using Inputs = Chain::Inputs;
using Result = Chain::Result;

void print(const Console& console, Format format, const Inputs& inputs, const Result& result)
{
    switch (format) {
    case Format::Text:
        writeChainText(console.out, inputs, result);
        break;
    case Format::Json:
        writeChainJson(console.out, inputs, result);
        return; // which holds the notes
    case Format::Csv:
        writeChainCsv(console.out, result.series);
        break;
    }
    printNotes(console, result.notes);
}

/// Commands to try: the storm, demand that grew, the storm under a smaller allowance.
std::string examples()
{
    const InstrumentEntry entry = describe<Chain>();
    Inputs grew;
    grew.faultCapacity = grew.capacity;
    grew.demandSteps = {{grew.faultStart, grew.faultEnd, 2.0 * grew.externalDemand}};
    const std::string command = "stormglass-cli " + std::string(Chain::id);
    return "Examples:\n  " + command + " --report\n  " + command + " --allowance 2 --json\n  " +
           entry.commandLine(valuesOf(Chain::parameters(), grew)) + "\n  " + command +
           " --metrics metrics.csv --map calls=rpc_attempts\n";
}

/// A run, and the lines of the note's report where that is asked for.
struct Computed {
    Result result;
    std::vector<std::string> report;
};

Problem stopped(const std::string& where)
{
    return {"chain", "stopped " + where, "start it again, or ask for fewer rounds"};
}

struct ChainCommand {
    ParameterFlags flags;
    MetricsFlags metrics;
    OutputFlags output;
    std::shared_ptr<bool> report;
    const CLI::Option* capacity; ///< the dependency's own, where it is given

    int operator()(const Console& console) const
    {
        const Outcome<AskedFor> asked = askedFor(output, flags, console.err);
        if (!asked) {
            return refuse(console, asked.problem());
        }
        if (*report && asked.value().format != Format::Text) {
            return refuse(console, {"--report", "the note's report is text",
                                    "leave out --report or the other format"});
        }
        if (const auto problem = metrics.problem()) {
            return refuse(console, *problem);
        }
        const auto inputs = inputsFrom(Chain::parameters(), asked.value().values);
        if (!metrics.hasMetrics()) {
            return run(console, asked.value().format, inputs);
        }
        if (*report) {
            return refuse(console, {"--report", "the note's report is of a run",
                                    "leave out --report or --metrics"});
        }
        return metrics.diagnose(console, output, asked.value().format, inputs,
                                capacity->count() > 0 ? std::optional<double>(inputs.capacity)
                                                      : std::nullopt);
    }

    /// All that is computed before anything is printed, as long as nobody stops it.
    [[nodiscard]] Outcome<Computed> computed(const Console& console, const Inputs& inputs) const
    {
        const InterruptStop interrupt;
        ProgressLine line(console, output.talk());
        Computed all{Chain::evaluate(inputs, interrupt.token(), line.percent("running the rounds")),
                     {}};
        if (all.result.series.size() < static_cast<std::size_t>(inputs.rounds)) {
            return stopped("after round " + std::to_string(all.result.series.size()));
        }
        if (all.result.partial) {
            return stopped("while it ran under smaller allowances");
        }
        if (*report) {
            auto lines = chain::noteReport(inputs, all.result, interrupt.token(),
                                           line.percent("running the note's other cases"));
            if (!lines) {
                return stopped("in the report's other cases");
            }
            all.report = std::move(*lines);
        }
        return all;
    }

    [[nodiscard]] int run(const Console& console, Format format, const Inputs& inputs) const
    {
        const Outcome<Computed> all = computed(console, inputs);
        if (!all) {
            return refuse(console, all.problem());
        }
        const Result& result = all.value().result;
        if (*report) {
            for (const std::string& line : all.value().report) {
                console.out << line << '\n';
            }
            printNotes(console, result.notes);
        } else {
            print(console, format, inputs, result);
        }
        return exitOf(result.diagnosis.verdict);
    }
};

} // namespace

Command addChain(CLI::App& program)
{
    CLI::App* parser = program.add_subcommand(std::string(Chain::id), std::string(Chain::question));
    parser->allow_extras();
    const ParameterFlags flags(*parser, infosOf(Chain::parameters()),
                               valuesOf(Chain::parameters(), Inputs{}));
    const auto table = Chain::parameters();
    const CLI::Option* capacity =
        parser->get_option(table[rowOf(table, &Inputs::capacity)].info().flag());
    const MetricsFlags metrics(*parser);
    auto report = std::make_shared<bool>(false);
    parser->add_flag("--report", *report,
                     "The report of the note instead: demand that grew, the storm, no retry, and "
                     "the cost of every smaller allowance");
    parser->footer(examples() +
                   "\n--format csv prints the series, a line per round. The report's lines are "
                   "those of the note \"Retry Storm\" (academia.sh, CC BY-SA 4.0).\n"
                   "Exit code: 0 calm, demand or a fault without retries, 1 a retry storm, "
                   "2 unusable input, or stopped by Ctrl-C: a part of a run or of metrics gets no "
                   "verdict.");
    return {parser, ChainCommand{flags, metrics, OutputFlags(*parser), report, capacity}};
}

} // namespace stormglass::cli
