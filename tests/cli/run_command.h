// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/command_line.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <sstream>

namespace stormglass::cli {

/// What a command line gave.
struct Run {
    int exitCode = -1;
    std::string out;
    std::string err;
};

/// Runs a command line in process, with SLACK_BOT_TOKEN set where a token is given.
inline Run runCommand(const std::vector<std::string>& arguments, const std::string& token = "")
{
    std::ostringstream out;
    std::ostringstream err;
    const cli::Console console{
        out, err, [&token](const std::string& name) -> std::optional<std::string> {
            return name == "SLACK_BOT_TOKEN" && !token.empty() ? std::optional(token)
                                                               : std::nullopt;
        }};
    Run run;
    run.exitCode = cli::run(arguments, console);
    run.out = out.str();
    run.err = err.str();
    return run;
}

/// The object a command printed.
inline QJsonObject json(const Run& run)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(run.out)).object();
}

} // namespace stormglass::cli
