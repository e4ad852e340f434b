// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/workspace_flags.h"

#include <algorithm>
#include <cctype>

namespace stormglass::cli {

namespace {

/// Whether a variable of the environment may be called so, and a token may not.
bool isVariableName(const std::string& text)
{
    const auto isLetter = [](unsigned char letter) {
        return std::isalpha(letter) != 0 || letter == '_';
    };
    const auto isOfName = [isLetter](unsigned char letter) {
        return isLetter(letter) || std::isdigit(letter) != 0;
    };
    return !text.empty() && isLetter(static_cast<unsigned char>(text.front())) &&
           std::ranges::all_of(text, isOfName) && !text.starts_with("xox");
}

} // namespace

WorkspaceFlags::WorkspaceFlags(CLI::App& command)
    : m_sampling(command, infosOf(sampling::SamplingInputs::parameters()),
                 valuesOf(sampling::SamplingInputs::parameters(), sampling::SamplingInputs{}))
{
    auto* tokenEnv = command
                         .add_option("--token-env", m_given->tokenEnv,
                                     "Name of the environment variable that holds the Slack token")
                         ->type_name("NAME")
                         ->take_last()
                         ->capture_default_str();
    auto* address =
        command
            .add_option("--slack-url", m_given->address,
                        "A server on this machine that plays Slack, for trying things out")
            ->type_name("URL")
            ->take_last();
    m_address = address;
    m_options = {tokenEnv, address};
}

std::string WorkspaceFlags::firstGiven() const
{
    const auto given = std::ranges::find_if(
        m_options, [](const CLI::Option* option) { return option->count() > 0; });
    return given == m_options.end() ? m_sampling.firstGiven() : (*given)->get_name();
}

std::optional<Problem> WorkspaceFlags::tokenEnvProblem() const
{
    const std::string remedy = "give the name of the environment variable that holds the token";
    if (m_given->tokenEnv.empty()) {
        return Problem{"--token-env", "no name is given", remedy};
    }
    if (!isVariableName(m_given->tokenEnv)) {
        return Problem{"--token-env", "what is given is no name of a variable", remedy};
    }
    return std::nullopt;
}

Outcome<sampling::SamplingInputs> WorkspaceFlags::sampling(std::ostream& warnings) const
{
    if (auto problem = tokenEnvProblem()) {
        return *std::move(problem);
    }
    if (const Outcome<QUrl> where = address(); !where) {
        return where.problem();
    }
    const Outcome<Values> values = m_sampling.values(warnings);
    if (!values) {
        return values.problem();
    }
    return inputsFrom(sampling::SamplingInputs::parameters(), values.value());
}

bool WorkspaceFlags::hasToken(const Console& console) const
{
    return !tokenEnvProblem() && console.environment(m_given->tokenEnv).has_value();
}

Outcome<sampling::SlackToken> WorkspaceFlags::token(const Console& console) const
{
    if (auto problem = tokenEnvProblem()) {
        return *std::move(problem);
    }
    const std::optional<std::string> text = console.environment(m_given->tokenEnv);
    if (!text) {
        return Problem{m_given->tokenEnv, "it is not set", "put a Slack token into it"};
    }
    return sampling::SlackToken::from(QByteArray::fromStdString(*text), m_given->tokenEnv);
}

Outcome<QUrl> WorkspaceFlags::address() const
{
    return m_address->count() == 0
               ? Outcome<QUrl>(sampling::slackAddress())
               : sampling::loopbackAddress(QString::fromStdString(m_given->address));
}

} // namespace stormglass::cli
