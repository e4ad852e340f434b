// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/delivery_log.h"
#include "tests/model/note_search.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// The same three deliveries in both formats.
inline constexpr auto threeLines =
    R"({"time": "2026-11-30T08:00:00Z", "event_id": "Ev1", "retry_num": null, "status": 200, "duration_ms": 120, "api_calls": 3}
{"time": "2026-11-30T08:00:30Z", "event_id": "Ev2", "status": 500, "duration_ms": 3400.5, "api_calls": 2}
{"time": "2026-11-30T08:01:00Z", "event_id": "Ev2", "retry_num": "1", "retry_reason": "http_timeout", "status": 200, "duration_ms": 80, "api_calls": 1}
)";

/// See threeLines.
inline constexpr auto threeRows =
    "time,event_id,x-slack-retry-num,x-slack-retry-reason,status,request_time,api_calls\n"
    "2026-11-30T08:00:00Z,Ev1,-,-,200,0.120,3\n"
    "\"2026-11-30T08:00:30Z\",Ev2,,,500,3.4005,2\n"
    "2026-11-30T08:01:00Z,Ev2,1,http_timeout,200,0.080,1\n";

/// Reads a log from memory, in chunks of that many bytes.
inline Outcome<DeliveryLog> readText(std::string_view text, const LogColumns& columns = {},
                                     std::size_t chunk = LogBuffer::chunk)
{
    DeliveryLogReader reader(columns);
    for (std::size_t at = 0; at < text.size();) {
        const std::span<char> room = reader.room();
        const std::size_t count = std::min({room.size(), text.size() - at, chunk});
        std::copy_n(text.data() + at, count, room.data());
        reader.filled(count);
        at += count;
    }
    reader.finish();
    return reader.log();
}

/// Why a log is refused; "read" if it is not.
inline std::string problemOf(std::string_view text, const std::vector<std::string>& map = {})
{
    const auto columns = LogColumns::mapped(map);
    const auto log = readText(text, columns.value());
    return log ? "read" : log.problem().sentence();
}

using tests::hasNote;

} // namespace stormglass::sampling
