// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/parameter_flags.h"
#include "app/cli/progress_line.h"
#include "app/cli/reconnect_output.h"

#include <ostream>

namespace stormglass::cli {

namespace {

using Inputs = Reconnect::Inputs;
using Result = Reconnect::Result;

/// Commands to try: the storm, the storm with the simplest fix, every fix.
std::string examples()
{
    const InstrumentEntry entry = describe<Reconnect>();
    Inputs fixed;
    fixed.backoff = reconnect::Backoff::EqualJitter;
    const std::string command = "stormglass-cli " + std::string(Reconnect::id);
    return "Examples:\n  " + command + "\n  " + command + " --compare\n  " +
           entry.commandLine(valuesOf(Reconnect::parameters(), fixed)) + "\n";
}

struct ReconnectCommand {
    ParameterFlags flags;
    OutputFlags output;
    std::shared_ptr<bool> compare;

    int operator()(const Console& console) const
    {
        const Outcome<AskedFor> asked = askedFor(output, flags, console.err);
        if (!asked) {
            return refuse(console, asked.problem());
        }
        return run(console, asked.value().format,
                   inputsFrom(Reconnect::parameters(), asked.value().values));
    }

    /// The progress line is gone before anything else is printed.
    [[nodiscard]] Result computed(const Console& console, const Inputs& inputs) const
    {
        const InterruptStop interrupt;
        ProgressLine line(console, output.talk());
        const Progress progress = line.percent("running the storm");
        return *compare ? Reconnect::evaluate(inputs, interrupt.token(), progress)
                        : reconnect::evaluateRun(inputs, interrupt.token(), progress);
    }

    [[nodiscard]] int run(const Console& console, Format format, const Inputs& inputs) const
    {
        const Result result = computed(console, inputs);
        if (result.partial) {
            return refuse(console, {std::string(Reconnect::id), "stopped before the end of the run",
                                    "start it again, or ask for fewer clients or a shorter run"});
        }
        print(console, format, inputs, result);
        return result.verdict == reconnect::Verdict::Cascade ? exitFinding : exitCalm;
    }

    void print(const Console& console, Format format, const Inputs& inputs,
               const Result& result) const
    {
        const auto comparison = *compare ? FixComparison::Printed : FixComparison::LeftOut;
        switch (format) {
        case Format::Text:
            writeReconnectText(console.out, inputs, result, comparison);
            break;
        case Format::Json:
            writeReconnectJson(console.out, inputs, result, comparison);
            break;
        case Format::Csv:
            writeReconnectCsv(console.out, inputs, result, comparison);
            printNotes(console, result.notes);
            break;
        }
    }
};

} // namespace

Command addReconnect(CLI::App& program)
{
    CLI::App* parser =
        program.add_subcommand(std::string(Reconnect::id), std::string(Reconnect::question));
    parser->allow_extras();
    const ParameterFlags flags(*parser, infosOf(Reconnect::parameters()),
                               valuesOf(Reconnect::parameters(), Inputs{}));
    auto compare = std::make_shared<bool>(false);
    parser->add_flag("--compare", *compare,
                     "Besides the run, each fix alone, all together and none; with more than " +
                         std::to_string(reconnect::comparedClients) +
                         " clients one of theirs may stand for several");
    parser->footer(examples() +
                   "\n--format csv prints the series, a line per bin; with --compare a line per "
                   "fix. The same seed gives the same bytes.\n"
                   "Exit code: 0 no gateway restarts but those that were told to, 1 others do, "
                   "2 unusable input, or stopped by Ctrl-C.");
    return {parser, ReconnectCommand{flags, OutputFlags(*parser), compare}};
}

} // namespace stormglass::cli
