// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/failover_output.h"
#include "app/cli/parameter_flags.h"

namespace stormglass::cli {

namespace {

using Inputs = Failover::Inputs;

/// The flag of the windows that are kept in a member.
std::string flagOf(std::vector<failover::TimeWindow> Inputs::*member)
{
    const auto table = Failover::parameters();
    return table[rowOf(table, member)].info().flag();
}

/// Commands to try: the repaired worker in the note's hour, all policies beside each other, and the
/// price.
std::string examples()
{
    const InstrumentEntry entry = describe<Failover>();
    const std::string command = "stormglass-cli " + std::string(Failover::id);
    Inputs price = Inputs::calm();
    price.localSlowLength = Inputs{}.localDownLength;
    return "Examples:\n  " + entry.commandLine(entry.initial) + "\n  " + command + ' ' +
           flagOf(&Inputs::localDown) + " 0:inf " + flagOf(&Inputs::cloudDown) +
           " 0:30 --compare\n  " + entry.commandLine(valuesOf(Failover::parameters(), price)) +
           " --json\n";
}

struct FailoverCommand {
    ParameterFlags flags;
    OutputFlags output;
    std::shared_ptr<bool> compare;

    int operator()(const Console& console) const
    {
        const Outcome<AskedFor> asked = askedFor(output, flags, console.err);
        if (!asked) {
            return refuse(console, asked.problem());
        }
        const auto inputs = inputsFrom(Failover::parameters(), asked.value().values);
        const Failover::Result result = Failover::evaluate(inputs);
        const Compared compared = *compare ? Compared::AllPolicies : Compared::ChosenPolicy;
        switch (asked.value().format) {
        case Format::Text:
            writeFailoverText(console.out, inputs, result, compared);
            break;
        case Format::Json:
            writeFailoverJson(console.out, inputs, result, compared);
            break;
        case Format::Csv:
            writeFailoverCsv(console.out, inputs, result, compared);
            break;
        }
        return exitOf(result.of(inputs.policy).event.end.outcome);
    }
};

} // namespace

Command addFailover(CLI::App& program)
{
    CLI::App* parser =
        program.add_subcommand(std::string(Failover::id), std::string(Failover::question));
    parser->allow_extras();
    const ParameterFlags flags(*parser, infosOf(Failover::parameters()),
                               valuesOf(Failover::parameters(), Inputs::calm()));
    auto compare = std::make_shared<bool>(false);
    parser->add_flag("--compare", *compare,
                     "All policies beside each other, with what each loses and answers twice on "
                     "its map and with drawn lengths of outages");
    parser->footer(examples() +
                   "\nNothing is down or slow unless it is said; the window opens with an outage "
                   "of both hubs. A window A:B is closed at A and open at B, and all windows of a "
                   "path count together.\n--format csv prints the deliveries, with --compare the "
                   "policies. The policies and their cases are those of a note by AutoJack18.\n"
                   "Exit code: 0 answered, once or twice, 1 lost or undelivered under the chosen "
                   "policy, 2 unusable input.");
    return {parser, FailoverCommand{flags, OutputFlags(*parser), compare}};
}

} // namespace stormglass::cli
