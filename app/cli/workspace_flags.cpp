// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/workspace_flags.h"

namespace stormglass::cli {

WorkspaceFlags::WorkspaceFlags(CLI::App& command)
    : m_sampling(command, infosOf(SamplingInputs::parameters()),
                 valuesOf(SamplingInputs::parameters(), SamplingInputs{}))
{
    command
        .add_option("--token-env", m_given->tokenEnv,
                    "Name of the environment variable that holds the Slack token")
        ->type_name("NAME")
        ->take_last()
        ->capture_default_str();
    command
        .add_option("--slack-url", m_given->address,
                    "A server on this machine that plays Slack, for trying things out")
        ->type_name("URL")
        ->take_last();
}

Outcome<SamplingInputs> WorkspaceFlags::sampling(std::ostream& warnings) const
{
    const Outcome<Values> values = m_sampling.values(warnings);
    if (!values) {
        return values.problem();
    }
    return inputsFrom(SamplingInputs::parameters(), values.value());
}

bool WorkspaceFlags::hasToken(const Console& console) const
{
    return !m_given->tokenEnv.empty() && console.environment(m_given->tokenEnv).has_value();
}

Outcome<sampling::SlackToken> WorkspaceFlags::token(const Console& console) const
{
    if (m_given->tokenEnv.empty()) {
        return Problem{"--token-env", "no name is given",
                       "give the name of the environment variable that holds the token"};
    }
    const std::optional<std::string> text = console.environment(m_given->tokenEnv);
    if (!text) {
        return Problem{m_given->tokenEnv, "it is not set", "put a Slack token into it"};
    }
    const auto token = sampling::SlackToken::from(QByteArray::fromStdString(*text));
    return token ? token
                 : Outcome<sampling::SlackToken>(
                       Problem{m_given->tokenEnv, token.problem().what, token.problem().remedy});
}

Outcome<QUrl> WorkspaceFlags::address() const
{
    return m_given->address.empty()
               ? Outcome<QUrl>(sampling::slackAddress())
               : sampling::loopbackAddress(QString::fromStdString(m_given->address));
}

} // namespace stormglass::cli
