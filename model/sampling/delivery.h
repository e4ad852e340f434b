// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/log_row.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace stormglass::sampling {

/// The ack deadline: a delivery that takes longer has failed
/// (https://docs.slack.dev/apis/events-api/).
inline constexpr double ackDeadlineMs = 3000.0;

/// One delivery attempt out of a log. The reason lives as long as the row it comes from.
struct Delivery {
    std::int64_t line = 0;
    std::int64_t microseconds = 0; ///< since the epoch
    std::uint64_t event = 0;       ///< eventKey(); 0 where the log has none
    std::uint64_t message = 0;     ///< hash of what the event is about; 0 where the log has none
    std::int32_t retryNumber = 0;  ///< 0 is the first attempt
    std::string_view retryReason;  ///< empty for none
    std::optional<std::int32_t> status;
    std::optional<double> milliseconds;
    std::optional<std::int32_t> apiCalls;
};

/// What is wrong with a row, worst first.
enum class RowFault : std::uint8_t {
    None,
    NoTime,         ///< the row is left out
    BadTime,        ///< the row is left out
    BadRetryNumber, ///< the row is left out
    BadFigure,      ///< a status, duration or call count that is none; only that is left out
};

/// The hash of the row's event id; 0 where it has none.
[[nodiscard]] std::uint64_t eventKey(const LogRow& row);

/// The row as a delivery, into `delivery`; its line number and event are kept.
[[nodiscard]] RowFault readDelivery(const LogRow& row, Delivery& delivery);

} // namespace stormglass::sampling
