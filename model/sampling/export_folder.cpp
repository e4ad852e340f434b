// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_folder.h"

#include "model/sampling/export_index.h"
#include "model/sampling/export_messages.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

constexpr auto giveTheFolder = "give the folder of an unzipped Slack export, the one that has "
                               "channels.json in it";

Problem refusal(const QString& path, const std::string& what)
{
    return {path.toStdString(), what, giveTheFolder};
}

/// What makes the path unusable, if anything does.
std::optional<Problem> pathProblem(const QString& path)
{
    const QFileInfo info(path);
    if (path.isEmpty()) {
        return refusal(u"--export"_s, "no folder is given");
    }
    if (!info.exists()) {
        return refusal(path, "there is no such folder");
    }
    if (!info.isDir()) {
        const bool zip = path.endsWith(u".zip"_s, Qt::CaseInsensitive);
        return Problem{path.toStdString(), "this is a file, not a folder",
                       zip ? "unzip it and give the folder it makes" : giveTheFolder};
    }
    if (!info.isReadable() || !info.isExecutable()) {
        return Problem{path.toStdString(), "this folder may not be read",
                       "give yourself the right to read it, or copy it"};
    }
    if (!QDir(path).exists(QString::fromLatin1(channelIndexFile))) {
        return refusal(path, "there is no channels.json in this folder");
    }
    return std::nullopt;
}

struct DayFile {
    std::size_t channel = 0; ///< index into the channels
    QString path;
    QString shownPath; ///< relative to the export
};

std::vector<DayFile> dayFiles(const QDir& root, std::vector<ChannelMessages>& channels,
                              const std::stop_token& stop, ReadingNotes& notes)
{
    std::vector<DayFile> files;
    for (std::size_t channel = 0; channel < channels.size() && !stop.stop_requested(); ++channel) {
        if (!channels[channel].skipped.empty()) {
            continue;
        }
        const QString folder = channelFolder(root, channels[channel]);
        if (folder.isEmpty()) {
            channels[channel].skipped = "no folder of this name";
            notes.mention("channels of the index have no folder", channels[channel].name);
            continue;
        }
        const QStringList names =
            QDir(root.filePath(folder))
                .entryList({u"*.json"_s}, QDir::Files | QDir::System | QDir::Dirs, QDir::Name);
        for (const QString& name : names) {
            const QString shown = folder + u'/' + name;
            if (isDayFile(name)) {
                files.push_back({channel, root.filePath(shown), shown});
            } else {
                notes.mention("files are not named like a day and were left out",
                              shown.toStdString());
            }
        }
    }
    return files;
}

} // namespace

Outcome<MessageRates> readExport(const QString& folder, const std::stop_token& stop,
                                 const Progress& progress)
{
    if (auto problem = pathProblem(folder)) {
        return *std::move(problem);
    }
    const QDir root(folder);
    ReadingNotes notes;
    std::vector<ChannelMessages> channels = readIndex(root, notes);
    const std::vector<DayFile> files = dayFiles(root, channels, stop, notes);
    std::size_t done = 0;
    for (const DayFile& file : files) {
        if (stop.stop_requested()) {
            notes.add("stopped after " + std::to_string(done) + " of " +
                      std::to_string(files.size()) + " files");
            break;
        }
        readDayFile(file.path, file.shownPath.toStdString(), channels[file.channel].messages,
                    notes);
        ++done;
        if (progress) {
            progress(static_cast<double>(done) / static_cast<double>(files.size()));
        }
    }
    MessageRates rates = messageRates(std::move(channels));
    if (rates.observed.count == 0 && !stop.stop_requested()) {
        const std::vector<std::string> sentences = notes.sentences();
        return refusal(folder,
                       "there is not one usable message in this export" +
                           (sentences.empty() ? " (day files: " + std::to_string(files.size()) + ")"
                                              : ": " + sentences.front()));
    }
    rates.partial = notes.anythingLost() || done < files.size();
    const std::vector<std::string> sentences = notes.sentences();
    rates.notes.insert(rates.notes.begin(), sentences.begin(), sentences.end());
    return rates;
}

} // namespace stormglass::sampling
