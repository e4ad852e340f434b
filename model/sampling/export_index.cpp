// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_index.h"

#include "model/sampling/export_messages.h"
#include "model/sampling/json_file.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <array>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array indexFiles{channelIndexFile, "groups.json", "mpims.json", "dms.json"};

/// A name out of a damaged index must not lead out of the export.
bool isPlainFolderName(const QString& name)
{
    return !name.isEmpty() && !name.contains(u'/') && !name.contains(u'\\') && name != u"."_s &&
           name != u".."_s;
}

void readIndexFile(const QDir& root, const char* file, std::vector<ChannelMessages>& channels,
                   ReadingNotes& notes)
{
    const Outcome<QJsonArray> list = readJsonArray(root.filePath(QString::fromLatin1(file)), file);
    if (!list) {
        notes.mention("index files could not be read, so folder names stand in",
                      list.problem().sentence());
        return;
    }
    qsizetype row = 0;
    for (const auto& entry : list.value()) {
        ++row;
        const QString id = entry[u"id"_s].toString();
        const QString name = entry[u"name"_s].toString(id);
        if (isPlainFolderName(name)) {
            channels.push_back({id.toStdString(), name.toStdString(), {}, ""});
        } else {
            notes.lose("index rows have no usable name",
                       std::string(file) + " row " + std::to_string(row));
        }
    }
}

} // namespace

QString channelFolder(const QDir& root, const ChannelMessages& channel)
{
    for (const std::string& candidate : {channel.name, channel.id}) {
        QString folder = QString::fromStdString(candidate);
        if (isPlainFolderName(folder) && QFileInfo(root.filePath(folder)).isDir()) {
            return folder;
        }
    }
    return {};
}

std::vector<ChannelMessages> readIndex(const QDir& root, ReadingNotes& notes)
{
    std::vector<ChannelMessages> channels;
    for (const char* file : indexFiles) {
        if (root.exists(QString::fromLatin1(file))) {
            readIndexFile(root, file, channels, notes);
        }
    }
    QSet<QString> listed;
    for (ChannelMessages& channel : channels) {
        const QString folder = channelFolder(root, channel);
        if (!folder.isEmpty() && listed.contains(folder)) {
            channel.skipped = "its folder belongs to an earlier row of the index";
            notes.mention("index rows share a folder, which is counted once", channel.name);
        }
        listed.insert(folder);
    }
    const QStringList folders = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& folder : folders) {
        const QStringList files = QDir(root.filePath(folder)).entryList(QDir::Files);
        if (std::ranges::any_of(files, isDayFile) && !listed.contains(folder)) {
            channels.push_back({"", folder.toStdString(), {}, ""});
        }
    }
    return channels;
}

} // namespace stormglass::sampling
