// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_folder.h"

#include "model/sampling/export_index.h"
#include "model/sampling/export_messages.h"

#include <QDir>
#include <QFileInfo>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

constexpr auto giveTheFolder = "give the folder of an unzipped Slack export, the one that has "
                               "channels.json in it";

Problem refusal(const QString& path, const std::string& what)
{
    return {path.toStdString(), what, giveTheFolder};
}

/// The problem that makes the path unusable, if there is one; its `what` is empty otherwise.
Problem pathProblem(const QString& path)
{
    const QFileInfo info(path);
    if (path.isEmpty()) {
        return refusal(u"export"_s, "no folder is given");
    }
    if (!info.exists()) {
        return refusal(path, "there is no such folder");
    }
    if (!info.isDir()) {
        return {path.toStdString(), "this is a file, not a folder",
                path.endsWith(u".zip"_s, Qt::CaseInsensitive)
                    ? "unzip it and give the folder it makes"
                    : giveTheFolder};
    }
    if (!QDir(path).exists(QString::fromLatin1(channelIndexFile))) {
        return refusal(path, "there is no channels.json in this folder");
    }
    return {};
}

struct DayFile {
    std::size_t channel = 0; ///< index into the channels
    QString path;
    QString shownPath; ///< relative to the export
};

std::vector<DayFile> dayFiles(const QDir& root, std::vector<ChannelMessages>& channels,
                              ReadingNotes& notes)
{
    std::vector<DayFile> files;
    for (std::size_t channel = 0; channel < channels.size(); ++channel) {
        const QString folder = channelFolder(root, channels[channel]);
        if (folder.isEmpty()) {
            channels[channel].skipped = "no folder of this name";
            notes.mention("channels of the index have no folder", channels[channel].name);
            continue;
        }
        const QStringList names =
            QDir(root.filePath(folder)).entryList({u"*.json"_s}, QDir::Files, QDir::Name);
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
    if (Problem problem = pathProblem(folder); !problem.what.empty()) {
        return problem;
    }
    const QDir root(folder);
    ReadingNotes notes;
    std::vector<ChannelMessages> channels = readIndex(root, notes);
    const std::vector<DayFile> files = dayFiles(root, channels, notes);
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
        return refusal(folder, "there is not one usable message in this export" +
                                   (sentences.empty() ? "" : ": " + sentences.front()));
    }
    rates.partial = notes.anythingLost() || done < files.size();
    const std::vector<std::string> sentences = notes.sentences();
    rates.notes.insert(rates.notes.begin(), sentences.begin(), sentences.end());
    return rates;
}

} // namespace stormglass::sampling
