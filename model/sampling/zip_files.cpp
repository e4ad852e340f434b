// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/zip_files.h"

#include "model/sampling/export_paths.h"
#include "model/sampling/zip_reading.h"

#include <algorithm>
#include <map>
#include <zip.h>

namespace stormglass::sampling {

namespace {

struct CloseArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};

struct CloseEntry {
    void operator()(zip_file_t* entry) const { zip_fclose(entry); }
};

using Archive = std::unique_ptr<zip_t, CloseArchive>;

/// An entry of the zip under the path it has there, with '/' whatever wrote it.
struct Entry {
    std::string path;
    zip_uint64_t index = 0;
    std::uint64_t bytes = 0;
};

bool leadsOut(std::string_view path)
{
    const bool drive = path.size() > 1 && path[1] == ':';
    const std::string slashed = '/' + std::string(path) + '/';
    return path.starts_with('/') || drive || slashed.find("/../") != std::string::npos;
}

std::vector<Entry> entriesOf(zip_t* archive, const std::stop_token& stop, ReadingNotes& notes)
{
    std::vector<Entry> entries;
    const zip_int64_t count = zip_get_num_entries(archive, 0);
    for (zip_int64_t at = 0; at < count && !stop.stop_requested(); ++at) {
        const auto index = static_cast<zip_uint64_t>(at);
        // Names are UTF-8, or else taken for the code page of the first zips.
        const char* name = zip_get_name(archive, index, ZIP_FL_ENC_GUESS);
        if (name == nullptr) {
            notes.lose("entries of the zip have no name", "entry " + std::to_string(at + 1));
            continue;
        }
        std::string path = name;
        std::ranges::replace(path, '\\', '/');
        if (leadsOut(path)) {
            notes.lose("paths lead out of the zip; nothing is unpacked, and they were left out",
                       path);
            continue;
        }
        zip_stat_t stat;
        const bool sized =
            zip_stat_index(archive, index, 0, &stat) == 0 && (stat.valid & ZIP_STAT_SIZE) != 0;
        entries.push_back({std::move(path), index, sized ? stat.size : 0});
    }
    return entries;
}

/// The folder of the zip that an index file lies in, or the teams' folder does.
std::string_view exportFolder(std::string_view indexPath)
{
    const std::size_t slash = indexPath.rfind('/');
    std::string_view folder =
        slash == std::string_view::npos ? std::string_view() : indexPath.substr(0, slash + 1);
    const std::size_t teams = folder.rfind("teams/");
    const bool ofATeam = teams != std::string_view::npos && partsOf(folder.substr(teams)).fits &&
                         !partsOf(folder.substr(teams)).team.empty() &&
                         (teams == 0 || folder[teams - 1] == '/');
    return ofATeam ? folder.substr(0, teams) : folder;
}

/// The folder of the zip that is the export: of those with an index, the one least deep.
std::string rootOf(const std::vector<Entry>& entries, ReadingNotes& notes)
{
    std::map<std::pair<std::ptrdiff_t, std::string_view>, std::string_view> roots;
    for (const Entry& entry : entries) {
        const std::string_view path = entry.path;
        if (isIndexFile(path.substr(path.rfind('/') + 1))) {
            const std::string_view folder = exportFolder(path);
            roots.emplace(std::pair(std::ranges::count(folder, '/'), folder), path);
        }
    }
    if (roots.empty()) {
        return {};
    }
    std::string root(roots.begin()->first.second);
    for (const auto& [folder, index] : roots) {
        if (!folder.second.starts_with(root)) {
            notes.lose("further exports in this zip were left out", std::string(index));
        }
    }
    return root;
}

class ZipFiles : public ExportFiles {
public:
    ZipFiles(std::unique_ptr<ZipReading> reading, Archive archive, const std::stop_token& stop,
             ReadingNotes& notes)
        : m_reading(std::move(reading))
        , m_archive(std::move(archive))
    {
        const std::vector<Entry> entries = entriesOf(m_archive.get(), stop, notes);
        const std::string root = rootOf(entries, notes);
        std::vector<ExportFile> files;
        for (const Entry& entry : entries) {
            if (entry.path.starts_with(root) && entry.path.size() > root.size()) {
                files.push_back({entry.path.substr(root.size()), entry.bytes, entry.index});
            }
        }
        setList(std::move(files));
    }

protected:
    std::optional<Problem> open(const ExportFile& file) override
    {
        zip_stat_t stat;
        if (zip_stat_index(m_archive.get(), file.number, 0, &stat) == 0 &&
            (stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 &&
            stat.encryption_method != ZIP_EM_NONE) {
            return Problem{file.path, "is encrypted", ""};
        }
        m_entry.reset(zip_fopen_index(m_archive.get(), file.number, 0));
        if (m_entry == nullptr) {
            return Problem{file.path,
                           std::string("cannot be opened (") + zip_strerror(m_archive.get()) + ")",
                           ""};
        }
        return std::nullopt;
    }

    Outcome<std::size_t> readSome(const ExportFile& file, std::span<char> room) override
    {
        const zip_int64_t got = zip_fread(m_entry.get(), room.data(), room.size());
        if (got < 0) {
            return Problem{file.path,
                           std::string("is damaged (") + zip_file_strerror(m_entry.get()) + ")",
                           ""};
        }
        return static_cast<std::size_t>(got);
    }

private:
    std::unique_ptr<ZipReading> m_reading; ///< of which the archive reads
    Archive m_archive;
    std::unique_ptr<zip_file_t, CloseEntry> m_entry; ///< before the archive goes
};

} // namespace

Outcome<std::unique_ptr<ExportFiles>> openZip(const QString& path, const std::stop_token& stop,
                                              ReadingNotes& notes, std::uint64_t mostDirectoryBytes)
{
    auto reading = std::make_unique<ZipReading>(path, stop, mostDirectoryBytes);
    Archive archive(reading->open());
    if (archive == nullptr && reading->isTooLong()) {
        return Problem{path.toStdString(), "this zip lists more files than an export has",
                       "give the folder it unzips to"};
    }
    if (archive == nullptr) {
        return Problem{path.toStdString(),
                       "this is no zip, or one that is cut short (" + reading->error() + ")",
                       "fetch the export again, or give the folder it unzips to"};
    }
    return std::unique_ptr<ExportFiles>(
        std::make_unique<ZipFiles>(std::move(reading), std::move(archive), stop, notes));
}

} // namespace stormglass::sampling
