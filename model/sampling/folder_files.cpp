// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/folder_files.h"

#include "model/sampling/export_paths.h"

#include <QFile>

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

/// Adds what lies in one folder, and goes on into those that an export can have.
void listFolder(const fs::path& root, const std::string& prefix, const std::stop_token& stop,
                std::vector<ExportFile>& files)
{
    std::error_code failed;
    for (fs::directory_iterator entry(root / prefix, failed);
         entry != fs::directory_iterator() && !stop.stop_requested(); entry.increment(failed)) {
        std::string path = prefix + entry->path().filename().string();
        std::error_code none;
        const bool isFolder = entry->is_directory(none);
        if (isFolder && !path.ends_with(".json")) {
            path += '/';
            files.push_back({path, 0});
            if (partsOf(path).fits) {
                listFolder(root, path, stop, files);
            }
        } else if (belongsToExport(path)) {
            const std::uint64_t size = isFolder ? 0 : entry->file_size(none);
            files.push_back({std::move(path), none ? 0 : size});
        }
    }
}

class FolderFiles : public ExportFiles {
public:
    FolderFiles(fs::path root, const std::stop_token& stop)
        : m_root(std::move(root))
    {
        std::vector<ExportFile> files;
        listFolder(m_root, "", stop, files);
        setList(std::move(files));
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

std::unique_ptr<ExportFiles> openFolder(const QString& path, const std::stop_token& stop)
{
    return std::make_unique<FolderFiles>(fs::path(QFile::encodeName(path).toStdString()), stop);
}

} // namespace stormglass::sampling
