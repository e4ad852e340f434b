// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_reader.h"

#include "model/sampling/export_index.h"
#include "model/sampling/message_rows.h"

namespace stormglass::sampling {

namespace {

/// Reads day file after day file, and tells how far it is.
class Days {
public:
    Days(ExportFiles& files, const std::vector<ExportChannel>& channels)
        : m_files(files)
    {
        for (const ExportChannel& channel : channels) {
            for (const std::size_t place : channel.days) {
                ++m_count;
                m_bytes += weight(place);
            }
        }
    }

    void read(ExportChannel& channel, const std::stop_token& stop, const Progress& progress,
              ReadingNotes& notes)
    {
        for (const std::size_t place : channel.days) {
            const Outcome<std::string_view> text = m_files.read(place, stop);
            if (stop.stop_requested()) {
                return;
            }
            if (text) {
                m_rows.read(text.value(), m_files.list()[place].path, stop, channel.channel, notes);
            } else {
                notes.lose("files could not be read", text.problem().sentence());
            }
            if (stop.stop_requested()) {
                return;
            }
            ++m_done;
            m_bytesDone += weight(place);
            if (progress) {
                progress(static_cast<double>(m_bytesDone) / static_cast<double>(m_bytes));
            }
        }
    }

    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] std::size_t done() const { return m_done; }

private:
    /// A file that claims nothing takes time nevertheless, one that claims the moon is not read.
    [[nodiscard]] std::uint64_t weight(std::size_t place) const
    {
        const std::uint64_t bytes = m_files.list()[place].bytes;
        return bytes > ExportFiles::mostBytes ? 1 : bytes + 1;
    }

    ExportFiles& m_files;
    MessageRows m_rows;
    std::size_t m_count = 0;
    std::size_t m_done = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_bytesDone = 0;
};

Problem noMessages(const QString& path, const ReadingNotes& notes, std::size_t days,
                   const std::string& fix)
{
    const std::vector<std::string> sentences = notes.sentences();
    return {path.toStdString(),
            "there is not one usable message in this export" +
                (sentences.empty() ? " (day files: " + std::to_string(days) + ")"
                                   : ": " + sentences.front()),
            fix};
}

} // namespace

Outcome<MessageRates> readExport(const QString& path, const std::stop_token& stop,
                                 const Progress& progress)
{
    ReadingNotes notes;
    const auto files = openExport(path, stop, notes);
    if (!files) {
        return files.problem();
    }
    std::vector<ExportChannel> channels = readIndex(*files.value(), stop, notes);
    Days days(*files.value(), channels);
    std::vector<ChannelMessages> messages;
    for (ExportChannel& channel : channels) {
        days.read(channel, stop, progress, notes);
        messages.push_back(std::move(channel.channel));
    }
    const bool stopped = days.done() < days.count() || stop.stop_requested();
    if (stopped) {
        notes.add("stopped after " + std::to_string(days.done()) + " of " +
                  std::to_string(days.count()) + " files");
    }
    MessageRates rates = messageRates(std::move(messages));
    if (rates.observed.count == 0) {
        return noMessages(path, notes, days.count(),
                          stopped ? "let it go on for longer"
                                  : "give another one, or this one's folder that has "
                                    "channels.json in it");
    }
    if (rates.observed.perMinute > 0.0) {
        rates.observed.note = "every message of the export, from its first to its last";
    }
    rates.partial = notes.anythingLost() || stopped;
    const std::vector<std::string> sentences = notes.sentences();
    rates.notes.insert(rates.notes.begin(), sentences.begin(), sentences.end());
    return rates;
}

} // namespace stormglass::sampling
