// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_format.h"

#include <algorithm>

namespace stormglass::sampling {

std::string_view word(LogFormat format) { return format == LogFormat::Ndjson ? "NDJSON" : "CSV"; }

std::size_t byteOrderMark(std::string_view beginning)
{
    return beginning.starts_with("\xef\xbb\xbf") ? 3 : 0;
}

namespace {

/// By control characters, of which text has next to none; a damaged byte makes no binary of it.
bool isBinary(std::string_view text)
{
    constexpr std::size_t enough = 4096;
    constexpr std::ptrdiff_t oneIn = 32;
    const std::string_view beginning = text.substr(0, enough);
    const auto odd = std::ranges::count_if(beginning, [](unsigned char letter) {
        return letter < 0x20U && letter != '\t' && letter != '\n' && letter != '\r';
    });
    return odd * oneIn > std::ssize(beginning);
}

} // namespace

Outcome<LogFormat> logFormat(std::string_view beginning)
{
    using namespace std::string_view_literals;
    for (const auto magic : {"\x1f\x8b"sv, "PK\x03\x04"sv, "\x28\xb5\x2f\xfd"sv, "BZh"sv,
                             "\xfd"
                             "7zXZ"sv.substr(0, 4)}) {
        if (beginning.starts_with(magic)) {
            return Problem{"", "this log is compressed",
                           "unpack it first, for example with zcat FILE.gz > FILE"};
        }
    }
    if (beginning.starts_with("\xff\xfe"sv) || beginning.starts_with("\xfe\xff"sv)) {
        return Problem{"", "this log is UTF-16",
                       "turn it into UTF-8 first, with iconv -f UTF-16 -t UTF-8"};
    }
    if (isBinary(beginning)) {
        return Problem{"", "this is no text file",
                       "give a delivery log, NDJSON or CSV in UTF-8 with a line for each delivery"};
    }
    const std::string_view text = beginning.substr(byteOrderMark(beginning));
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return Problem{"", "this log is empty", "give one with a line for each delivery"};
    }
    if (text[first] == '[') {
        return Problem{"", "this log is one JSON array",
                       "give one object a line; jq -c '.[]' FILE makes it so"};
    }
    return text[first] == '{' ? LogFormat::Ndjson : LogFormat::Csv;
}

} // namespace stormglass::sampling
