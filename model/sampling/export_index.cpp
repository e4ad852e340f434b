// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_index.h"

#include "model/sampling/export_paths.h"
#include "model/sampling/json_text.h"

#include <QJsonArray>

#include <algorithm>
#include <map>
#include <set>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

/// A folder that can be a channel's.
struct Folder {
    std::vector<std::size_t> files;
    bool hasDays = false;
    bool isTaken = false;
};

using Folders = std::map<std::string, Folder, std::less<>>;

Folders foldersOf(const ExportFiles& files)
{
    Folders folders;
    for (std::size_t place = 0; place < files.list().size(); ++place) {
        const std::string_view path = files.list()[place].path;
        const ExportPath parts = partsOf(path);
        if (parts.folder.empty()) {
            continue;
        }
        Folder& folder =
            folders[std::string(path.substr(0, parts.team.size() + parts.folder.size()))];
        if (!parts.name.empty()) {
            folder.files.push_back(place);
            folder.hasDays = folder.hasDays || isDayFile(parts.name);
        }
    }
    return folders;
}

/// The teams of an Enterprise Grid, as the beginnings of their paths; the first is no team's.
std::vector<std::string> teamsOf(const Folders& folders)
{
    std::set<std::string> teams{""};
    for (const auto& [path, folder] : folders) {
        teams.emplace(partsOf(path).team);
    }
    return {teams.begin(), teams.end()};
}

/// Channels of several teams can have one name; the folder tells them apart.
std::string shownName(std::string_view folderPath)
{
    const ExportPath parts = partsOf(folderPath);
    const std::string_view team =
        parts.team.substr(std::min(parts.team.find('/') + 1, parts.team.size()));
    return std::string(team) + std::string(parts.folder.substr(0, parts.folder.size() - 1));
}

class Index {
public:
    Index(ExportFiles& files, ReadingNotes& notes)
        : m_files(files)
        , m_notes(notes)
        , m_folders(foldersOf(files))
        , m_teams(teamsOf(m_folders))
    {
    }

    void addIndexFile(std::size_t place, const std::stop_token& stop)
    {
        const std::string& path = m_files.list()[place].path;
        const Outcome<std::string_view> text = m_files.read(place, stop);
        if (stop.stop_requested()) {
            return;
        }
        const Outcome<QJsonArray> list =
            text ? jsonArray(text.value(), path) : Outcome<QJsonArray>(text.problem());
        if (!list) {
            m_notes.mention("index files could not be read, so folder names stand in",
                            list.problem().sentence());
            return;
        }
        qsizetype row = 0;
        for (const auto& entry : list.value()) {
            ++row;
            const std::string id = entry[u"id"_s].toString().toStdString();
            const QString name = entry[u"name"_s].toString();
            const std::string nameOrId = name.isEmpty() ? id : name.toStdString();
            if (isPlainName(nameOrId)) {
                addConversation(id, nameOrId, partsOf(path).team);
            } else {
                m_notes.lose("index rows have no usable name",
                             path + " row " + std::to_string(row));
            }
        }
    }

    void addUnlistedFolders()
    {
        for (auto& [path, folder] : m_folders) {
            if (folder.hasDays && !folder.isTaken) {
                m_channels.push_back({{.name = shownName(path)}, daysOf(folder)});
            }
        }
    }

    [[nodiscard]] std::vector<ExportChannel> takeChannels() { return std::move(m_channels); }

private:
    void addConversation(const std::string& id, const std::string& name, std::string_view team)
    {
        ExportChannel added{{.id = id, .name = name}, {}};
        bool taken = false;
        for (const std::string& path : candidates(id, name, team)) {
            const auto found = m_folders.find(path);
            if (found == m_folders.end()) {
                continue;
            }
            taken = found->second.isTaken;
            if (!taken) {
                found->second.isTaken = true;
                added.channel.name = partsOf(path).team.empty() ? name : shownName(path);
                added.days = daysOf(found->second);
                m_channels.push_back(std::move(added));
                return;
            }
        }
        added.channel.skipped =
            taken ? "its folder belongs to an earlier row of the index" : "no folder of this name";
        m_notes.mention(taken ? "index rows share a folder, which is counted once"
                              : "channels of the index have no folder",
                        name);
        m_channels.push_back(std::move(added));
    }

    /// Where a conversation's folder can be. An index outside the teams lists theirs as well.
    [[nodiscard]] std::vector<std::string>
    candidates(const std::string& id, const std::string& name, std::string_view team) const
    {
        std::vector<std::string> paths;
        for (const std::string& each : m_teams) {
            if (team.empty() || team == each) {
                for (const std::string& folder : {name, id}) {
                    if (isPlainName(folder)) {
                        paths.push_back(each + folder + '/');
                    }
                }
            }
        }
        return paths;
    }

    [[nodiscard]] std::vector<std::size_t> daysOf(const Folder& folder)
    {
        std::vector<std::size_t> days;
        for (const std::size_t place : folder.files) {
            const std::string& path = m_files.list()[place].path;
            if (isDayFile(partsOf(path).name)) {
                days.push_back(place);
            } else {
                m_notes.mention("files are not named like a day and were left out", path);
            }
        }
        return days;
    }

    ExportFiles& m_files;
    ReadingNotes& m_notes;
    Folders m_folders;
    std::vector<std::string> m_teams;
    std::vector<ExportChannel> m_channels;
};

} // namespace

std::vector<ExportChannel> readIndex(ExportFiles& files, const std::stop_token& stop,
                                     ReadingNotes& notes)
{
    Index index(files, notes);
    for (std::size_t place = 0; place < files.list().size() && !stop.stop_requested(); ++place) {
        if (partsOf(files.list()[place].path).folder.empty()) {
            index.addIndexFile(place, stop);
        }
    }
    index.addUnlistedFolders();
    return index.takeChannels();
}

} // namespace stormglass::sampling
