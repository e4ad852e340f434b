// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_files.h"

#include "model/sampling/export_paths.h"
#include "model/sampling/folder_files.h"
#include "model/sampling/zip_files.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

constexpr auto giveTheExport = "give the zip of a Slack export, or the folder it unzips to, the "
                               "one that has channels.json in it";

bool holdsAnIndex(const ExportFiles& files)
{
    return std::ranges::any_of(files.list(), [](const ExportFile& file) {
        return partsOf(file.path).folder.empty() && isIndexFile(partsOf(file.path).name);
    });
}

} // namespace

bool isIndexFile(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> names{channelIndexFile, "groups.json",
                                                           "mpims.json", "dms.json"};
    return std::ranges::find(names, name) != names.end();
}

void ExportFiles::setList(std::vector<ExportFile> files)
{
    std::erase_if(files, [](const ExportFile& file) { return !belongsToExport(file.path); });
    std::ranges::sort(files, {}, &ExportFile::path);
    m_list = std::move(files);
}

Outcome<std::string_view> ExportFiles::read(std::size_t place, const std::stop_token& stop)
{
    constexpr std::size_t chunk = std::size_t{1} << 20U;
    const ExportFile& file = m_list.at(place);
    const Problem tooLarge{
        file.path, "is larger than " + std::to_string(mostBytes >> 20U) + " MiB, no day's file",
        ""};
    if (file.bytes > mostBytes) {
        return tooLarge;
    }
    if (auto problem = open(file)) {
        return *std::move(problem);
    }
    // What a file claims is not believed beyond making room for it.
    std::size_t filled = 0;
    std::size_t room = std::max<std::size_t>(file.bytes, chunk);
    while (!stop.stop_requested()) {
        if (m_text.size() < room + 1 + padding) {
            m_text.resize(room + 1 + padding);
        }
        const std::size_t left = m_text.size() - padding - filled;
        const auto got = readSome(file, std::span(m_text).subspan(filled, std::min(left, chunk)));
        if (!got) {
            return got.problem();
        }
        if (got.value() == 0) {
            std::fill_n(m_text.begin() + static_cast<std::ptrdiff_t>(filled), padding, '\0');
            return std::string_view(m_text.data(), filled);
        }
        filled += got.value();
        if (filled > mostBytes) {
            return tooLarge;
        }
        room = filled >= room ? 2 * room : room;
    }
    return Problem{file.path, "was not read, since it was stopped", ""};
}

Outcome<std::unique_ptr<ExportFiles>> openExport(const QString& path, const std::stop_token& stop,
                                                 ReadingNotes& notes)
{
    const QFileInfo info(path);
    const std::string where = path.toStdString();
    if (path.isEmpty()) {
        return Problem{"--export", "no folder and no zip is given", giveTheExport};
    }
    if (!info.exists()) {
        return Problem{where, "there is no such folder or zip", giveTheExport};
    }
    if (!info.isDir() && !info.isFile()) {
        return Problem{where, "this is neither a folder nor a file", giveTheExport};
    }
    if (!info.isReadable() || (info.isDir() && !info.isExecutable())) {
        return Problem{where, "this may not be read",
                       "give yourself the right to read it, or copy it"};
    }
    Outcome<std::unique_ptr<ExportFiles>> files =
        info.isDir() ? openFolder(path, stop, notes) : openZip(path, stop, notes);
    if (stop.stop_requested()) {
        return Problem{where, "stopped before anything was read", "let it go on for longer"};
    }
    if (files && !holdsAnIndex(*files.value())) {
        return Problem{where,
                       info.isDir() ? "there is no channels.json in this folder"
                                    : "there is no channels.json in this zip",
                       giveTheExport};
    }
    return files;
}

} // namespace stormglass::sampling
