// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/folder_files.h"

#include "model/sampling/export_paths.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>

namespace stormglass::sampling {

namespace {

namespace fs = std::filesystem;

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

/// Lists an unzipped export: what lies in its folder, and in those that an export can have.
class Listing {
public:
    Listing(const fs::path& root, const std::stop_token& stop, ReadingNotes& notes)
        : m_root(root)
        , m_stop(stop)
        , m_notes(notes)
    {
        add("");
    }

    [[nodiscard]] std::vector<ExportFile> takeFiles() { return std::move(m_files); }

private:
    void add(const std::string& folder)
    {
        std::error_code failed;
        fs::directory_iterator entry(m_root / folder, failed);
        while (entry != fs::directory_iterator() && !m_stop.stop_requested()) {
            addEntry(*entry, folder + entry->path().filename().string());
            entry.increment(failed);
        }
        if (failed) {
            lose(folder.empty() ? "the export's own" : folder, failed);
        }
    }

    void addEntry(const fs::directory_entry& entry, std::string path)
    {
        std::error_code failed;
        const bool isFolder = entry.is_directory(failed);
        if (isFolder && !path.ends_with(".json")) {
            path += '/';
            m_files.push_back({path, 0});
            if (partsOf(path).fits) {
                add(path);
            }
        } else if (belongsToExport(path)) {
            const std::uint64_t size = isFolder ? 0 : entry.file_size(failed);
            m_files.push_back({std::move(path), failed ? 0 : size});
        } else if (failed && failed != std::errc::no_such_file_or_directory) {
            lose(path, failed); // which may be a channel's folder
        }
    }

    void lose(const std::string& folder, const std::error_code& failed)
    {
        m_notes.lose("folders could not be listed", folder + " (" + failed.message() + ")");
    }

    const fs::path& m_root;
    const std::stop_token& m_stop;
    ReadingNotes& m_notes;
    std::vector<ExportFile> m_files;
};

class FolderFiles : public ExportFiles {
public:
    FolderFiles(fs::path root, const std::stop_token& stop, ReadingNotes& notes)
        : m_root(std::move(root))
    {
        setList(Listing(m_root, stop, notes).takeFiles());
    }

protected:
    std::optional<Problem> open(const ExportFile& file) override
    {
        // Devices and pipes never end.
        std::error_code none;
        if (!fs::is_regular_file(m_root / file.path, none)) {
            return Problem{file.path, "is no regular file", ""};
        }
        m_file.reset(std::fopen((m_root / file.path).c_str(), "rbe"));
        return m_file == nullptr ? std::optional(cannotRead(file, "opened")) : std::nullopt;
    }

    Outcome<std::size_t> readSome(const ExportFile& file, std::span<char> room) override
    {
        const std::size_t got = std::fread(room.data(), 1, room.size(), m_file.get());
        if (got == 0 && std::ferror(m_file.get()) != 0) {
            return cannotRead(file, "read");
        }
        return got;
    }

private:
    static Problem cannotRead(const ExportFile& file, const char* what)
    {
        return {file.path,
                std::string("cannot be ") + what + " (" + std::generic_category().message(errno) +
                    ")",
                ""};
    }

    fs::path m_root;
    std::unique_ptr<std::FILE, Close> m_file;
};

} // namespace

namespace {

bool holdsIndex(const fs::path& folder)
{
    std::error_code none;
    const std::array indexed{"channels.json", "groups.json", "mpims.json", "dms.json", "teams"};
    return std::ranges::any_of(indexed,
                               [&](const char* name) { return fs::exists(folder / name, none); });
}

/// The folder itself, or where it is not an export the one within it that is.
fs::path exportIn(const fs::path& folder, ReadingNotes& notes)
{
    if (holdsIndex(folder)) {
        return folder;
    }
    std::vector<fs::path> exports;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed); !failed && entry != fs::directory_iterator();
         entry.increment(failed)) {
        std::error_code none;
        if (entry->is_directory(none) && holdsIndex(entry->path())) {
            exports.push_back(entry->path());
        }
    }
    if (exports.empty()) {
        return folder;
    }
    std::ranges::sort(exports);
    for (std::size_t at = 1; at < exports.size(); ++at) {
        notes.lose("further exports in this folder were left out", exports[at].filename().string());
    }
    return exports.front();
}

} // namespace

std::unique_ptr<ExportFiles> openFolder(const QString& path, const std::stop_token& stop,
                                        ReadingNotes& notes)
{
    const fs::path folder(QFile::encodeName(path).toStdString());
    return std::make_unique<FolderFiles>(exportIn(folder, notes), stop, notes);
}

} // namespace stormglass::sampling
