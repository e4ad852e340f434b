// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/console.h"
#include "app/cli/parameter_flags.h"
#include "model/sampling/sampling_parameters.h"
#include "model/sampling/workspace_sampler.h"

#include <memory>

namespace stormglass::cli {

/// What a command that measures a workspace needs to be told: --channels, --token-env, --slack-url.
class WorkspaceFlags {
public:
    explicit WorkspaceFlags(CLI::App& command);

    /// The channels asked for, or the first refusal, of --token-env and --slack-url too; sentences
    /// on clamped values go to `warnings`.
    [[nodiscard]] Outcome<sampling::SamplingInputs> sampling(std::ostream& warnings) const;

    /// The first of these flags that was given; empty where none was.
    [[nodiscard]] std::string firstGiven() const;

    /// Name of the environment variable that holds the token; a name once sampling() took it.
    [[nodiscard]] const std::string& tokenEnv() const { return m_given->tokenEnv; }

    /// Whether the token's variable is set.
    [[nodiscard]] bool hasToken(const Console& console) const;

    /// The token from the environment. Refused, without repeating it, where it cannot be one.
    [[nodiscard]] Outcome<sampling::SlackToken> token(const Console& console) const;

    /// slack.com, or the address of this machine that was given.
    [[nodiscard]] Outcome<QUrl> address() const;

private:
    struct Given {
        std::string tokenEnv = "SLACK_BOT_TOKEN";
        std::string address;
    };

    [[nodiscard]] std::optional<Problem> tokenEnvProblem() const;

    ParameterFlags m_sampling;
    std::vector<const CLI::Option*> m_options;
    const CLI::Option* m_address = nullptr;
    std::shared_ptr<Given> m_given = std::make_shared<Given>(); // CLI11 keeps pointers into it
};

} // namespace stormglass::cli
