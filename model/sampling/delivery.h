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

/// What is wrong with a figure, which alone is left out.
enum class FigureFault : std::uint8_t { None, NoNumber, Negative };

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
    FigureFault statusFault = FigureFault::None;
    FigureFault durationFault = FigureFault::None;
    FigureFault callsFault = FigureFault::None;
};

/// Why a row is left out, if it is.
enum class RowFault : std::uint8_t {
    None,
    NoTime,
    BadTime,
    BadRetryNumber,
};

/// The hash of the row's event id; 0 where it has none.
[[nodiscard]] std::uint64_t eventKey(const LogRow& row);

/// The row as a delivery, into `delivery`; its line number and event are kept.
[[nodiscard]] RowFault readDelivery(const LogRow& row, Delivery& delivery);

} // namespace stormglass::sampling
