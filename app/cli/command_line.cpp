// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"

#include "app/cli/command.h"
#include "model/core/spelling.h"
#include "model/sampling/slack_token.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <ostream>

namespace stormglass::cli {

namespace {

constexpr auto programName = "stormglass-cli";

std::vector<std::string> flagNames(const CLI::App& parser)
{
    std::vector<std::string> names;
    for (const CLI::Option* option : parser.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

std::string seeHelp(const CLI::App& parser)
{
    const std::string command = parser.get_name() == programName ? "" : " " + parser.get_name();
    return "see " + std::string(programName) + command + " --help";
}

std::string orSeeHelp(const std::string& suggestion, const CLI::App& parser)
{
    return suggestion.empty() ? seeHelp(parser)
                              : "did you mean " + suggestion + "? Otherwise " + seeHelp(parser);
}

Problem unexpected(const std::string& argument, const CLI::App& parser)
{
    if (argument.starts_with("-")) {
        const std::string flag = argument.substr(0, argument.find('='));
        return {flag, "there is no such flag", orSeeHelp(nearest(flag, flagNames(parser)), parser)};
    }
    return {"'" + argument + "'", "this argument was not expected", seeHelp(parser)};
}

Problem unknownCommand(const std::string& word, const std::vector<Command>& commands,
                       const CLI::App& program)
{
    if (word.starts_with("-")) {
        return unexpected(word, program);
    }
    std::vector<std::string> names;
    std::ranges::transform(commands, std::back_inserter(names),
                           [](const Command& command) { return command.parser->get_name(); });
    return {"'" + word + "'", "there is no such command", orSeeHelp(nearest(word, names), program)};
}

Problem parseProblem(const CLI::ParseError& error, const CLI::App& parser)
{
    const std::string what = error.what();
    const std::string option = what.substr(0, what.find(':'));
    if (error.get_name() == "ArgumentMismatch" && option.starts_with("--")) {
        return {option, "its value is missing", seeHelp(parser)};
    }
    return {"", what, seeHelp(parser)};
}

/// The command whose flags were being read, or the program.
const CLI::App& activeParser(const CLI::App& program, const std::vector<Command>& commands)
{
    const auto active = std::ranges::find_if(
        commands, [](const Command& command) { return command.parser->parsed(); });
    return active == commands.end() ? program : *active->parser;
}

/// The exit code, unless not everything reached the output.
int afterWriting(int exitCode, const Console& console)
{
    console.out.flush();
    if (!console.out) {
        return refuse(console, {"standard output", "not all of the result could be written",
                                "see whether the disk is full"});
    }
    return exitCode;
}

/// Everything that no parser took: before the command, after it, behind "--".
std::optional<Problem> leftOver(const Command& command, const CLI::App& program)
{
    for (const CLI::App* parser : {&program, static_cast<const CLI::App*>(command.parser)}) {
        if (const auto rest = parser->remaining(); !rest.empty()) {
            return unexpected(rest.front(), *parser);
        }
    }
    return std::nullopt;
}

int execute(const Command& command, const CLI::App& program, const Console& console)
{
    if (const auto problem = leftOver(command, program)) {
        return refuse(console, *problem);
    }
    return afterWriting(command.execute(console), console);
}

int dispatch(const CLI::App& program, const std::vector<Command>& commands, const Console& console)
{
    for (const Command& command : commands) {
        if (command.parser->parsed()) {
            return execute(command, program, console);
        }
    }
    if (!program.remaining().empty()) {
        return refuse(console, unknownCommand(program.remaining().front(), commands, program));
    }
    console.err << program.help();
    return exitUnusable;
}

} // namespace

int run(const std::vector<std::string>& arguments, const Console& console)
{
    if (const auto problem = sampling::tokenAmongArguments(arguments)) {
        return refuse(console, *problem);
    }
    CLI::App program{"Where does a retry storm settle, how far away is the cliff, and what brings "
                     "it back? Exit code: 0 calm or done, 1 the finding is bad, 2 unusable input.",
                     programName};
    program.set_version_flag("--version", std::string("stormglass ") + STORMGLASS_VERSION);
    program.allow_extras();
    program.require_subcommand(0, 1);
    const std::vector<Command> commands{addAmplify(program),  addChain(program),
                                        addFailover(program), addReconnect(program),
                                        addSample(program),   addList(program)};
    try {
        std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
        program.parse(std::move(reversed));
        if (std::ranges::find(arguments, "--") != arguments.end()) {
            return refuse(console, unexpected("--", program));
        }
        return dispatch(program, commands, console);
    } catch (const CLI::Success& asked) { // --help, --version
        return afterWriting(program.exit(asked, console.out, console.err), console);
    } catch (const CLI::ParseError& error) {
        return refuse(console, parseProblem(error, activeParser(program, commands)));
    } catch (const std::exception& error) { // out of memory, at the latest
        return refuse(console, {"", std::string("the command failed (") + error.what() + ")",
                                "try smaller inputs"});
    }
}

} // namespace stormglass::cli
