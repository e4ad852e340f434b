// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/sampling/reading_notes.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// A file or folder of an export.
struct ExportFile {
    std::string path;         ///< from the export's own folder, with '/'; a folder ends in one
    std::uint64_t bytes = 0;  ///< as the file system or the zip claims
    std::uint64_t number = 0; ///< where its source finds it, if not by its path
};

/// Where the files of an export come from: a folder or a zip. One file at a time is in memory.
class ExportFiles {
public:
    /// A file larger than this is refused, whatever it claims: no day of a channel is that long.
    static constexpr std::uint64_t mostBytes = std::uint64_t{128} << 20U;

    /// Readable bytes behind the text, which simdjson may look at.
    static constexpr std::size_t padding = 64;

    virtual ~ExportFiles() = default;

    /// Index files, channel folders and their .json files, in order of their paths. Everything
    /// else that lies beside them is left out.
    [[nodiscard]] const std::vector<ExportFile>& list() const { return m_list; }

    /// The text of the file at a place of list(), there until the next call; the problem names it.
    /// A stop ends it within a megabyte, as a problem that nobody needs to see.
    [[nodiscard]] Outcome<std::string_view> read(std::size_t place, const std::stop_token& stop);

protected:
    /// Takes what the export holds, sorts it, and keeps what can matter.
    void setList(std::vector<ExportFile> files);

    /// Begins to read a file; what stands in the way, if anything does.
    [[nodiscard]] virtual std::optional<Problem> open(const ExportFile& file) = 0;

    /// Reads on, at most as much as there is room; 0 at the end.
    [[nodiscard]] virtual Outcome<std::size_t> readSome(const ExportFile& file,
                                                        std::span<char> room) = 0;

private:
    std::vector<ExportFile> m_list;
    std::vector<char> m_text;
};

/// The file that makes a folder a Slack export.
inline constexpr std::string_view channelIndexFile = "channels.json";

/// Whether a file lists conversations: channels.json, groups.json, mpims.json or dms.json.
[[nodiscard]] bool isIndexFile(std::string_view name);

/// Opens an export, the folder or the zip. What cannot be listed, and what a zip holds that must
/// not be used, is noted. Refused where there is nothing of the kind, with what to do, and after a
/// stop.
[[nodiscard]] Outcome<std::unique_ptr<ExportFiles>>
openExport(const QString& path, const std::stop_token& stop, ReadingNotes& notes);

} // namespace stormglass::sampling
