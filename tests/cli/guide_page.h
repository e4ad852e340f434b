// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/cli/run_command.h"

#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTest>

#include <vector>

namespace stormglass::tests {

using namespace Qt::StringLiterals;

/// A fenced example: what is typed, and the lines shown of what comes back.
struct Example {
    QStringList arguments;
    QStringList shown;
};

/// A page of the guide: its examples, and all else.
struct GuidePage {
    std::vector<Example> examples;
    QString prose;
};

/// Reads a page of resources/help.
inline GuidePage readGuidePage(const QString& name)
{
    QFile file(QStringLiteral(STORMGLASS_SOURCE_DIR "/resources/help/") + name);
    GuidePage page;
    if (!file.open(QIODevice::ReadOnly)) {
        return page;
    }
    const QStringList parts = QString::fromUtf8(file.readAll()).split(u"```\n"_s);
    for (qsizetype part = 0; part < parts.size(); ++part) {
        if (part % 2 == 0) {
            page.prose += parts[part];
            continue;
        }
        QStringList lines = parts[part].split(u'\n', Qt::SkipEmptyParts);
        const QString command = lines.takeFirst();
        page.examples.push_back({command.split(u' ').mid(2), lines});
    }
    return page;
}

/// Runs what is typed.
inline cli::Run run(const QStringList& arguments)
{
    std::vector<std::string> words;
    for (const QString& argument : arguments) {
        words.push_back(argument.toStdString());
    }
    return cli::runCommand(words);
}

/// The first line shown that the program does not print in that order; "…" stands for lines left
/// out. Empty where all are.
inline QString missingLine(const Example& example)
{
    const QStringList printed = QString::fromStdString(run(example.arguments).out).split(u'\n');
    qsizetype from = 0;
    for (const QString& line : example.shown) {
        if (line == u"…"_s) {
            continue;
        }
        const qsizetype found = printed.indexOf(line, from);
        if (found < 0) {
            return example.arguments.join(u' ') + u": "_s + line;
        }
        from = found + 1;
    }
    return {};
}

/// The first flag of a page that a command does not have; empty where it has all.
inline QString unknownFlag(const GuidePage& page, const QString& command)
{
    const QString help = QString::fromStdString(run({command, u"--help"_s}).out);
    auto flags = QRegularExpression(u"--[a-z][a-z-]+"_s).globalMatch(page.prose);
    if (!flags.hasNext()) {
        return u"the page names none"_s;
    }
    while (flags.hasNext()) {
        const QString flag = flags.next().captured();
        if (!help.contains(flag)) {
            return flag;
        }
    }
    return {};
}

} // namespace stormglass::tests
