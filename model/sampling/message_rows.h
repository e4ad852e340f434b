// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"
#include "model/sampling/reading_notes.h"

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace stormglass::sampling {

/// Reads the day files of an export through simdjson: the time of each row and of the replies
/// nested in it, whether it is a join or a leave, and of an app's messages a hash of the text. What
/// a row holds besides is passed over, and only as far checked as that takes.
class MessageRows {
public:
    MessageRows();
    ~MessageRows();

    /// Appends one day file's messages. `text` has ExportFiles::padding readable bytes behind it.
    /// Rows that cannot be used are noted; of a file that is not whole JSON nothing is taken, and
    /// nothing after a stop.
    void read(std::string_view text, const std::string& shownName, const std::stop_token& stop,
              ChannelMessages& channel, ReadingNotes& notes);

private:
    struct Parser;
    std::unique_ptr<Parser> m_parser;
};

} // namespace stormglass::sampling
