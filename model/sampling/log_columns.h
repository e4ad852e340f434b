// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace stormglass::sampling {

/// What a column (a key) of a delivery log holds.
enum class LogColumn : std::uint8_t {
    Time,        ///< when the delivery was answered or logged
    EventId,     ///< Slack's event_id
    RetryNumber, ///< X-Slack-Retry-Num, retry_attempt of Socket Mode; blank is the first attempt
    RetryReason, ///< X-Slack-Retry-Reason
    Status,      ///< the HTTP status of our answer
    Duration,    ///< how long our answer took
    ApiCalls,    ///< Web API calls of this run
    Message,     ///< what the event is about, the same under several event ids
};

/// All of them, in the order in which they are listed.
inline constexpr std::array logColumns{
    LogColumn::Time,   LogColumn::EventId,  LogColumn::RetryNumber, LogColumn::RetryReason,
    LogColumn::Status, LogColumn::Duration, LogColumn::ApiCalls,    LogColumn::Message};

/// The column's own name, which `--map` takes: "time", "event_id", "retry_num", ….
[[nodiscard]] std::string_view word(LogColumn column);

/// A name of the log that is one of the columns.
struct ColumnMatch {
    LogColumn column = LogColumn::Time;
    std::uint8_t rank = 0;            ///< of several such names in one row, the lowest counts
    double millisecondsPerUnit = 1.0; ///< of a duration

    bool operator==(const ColumnMatch&) const = default;
};

/// Which names of a log hold what: the usual names, unless others are given. Letter case and the
/// difference between "-" and "_" do not count.
///
/// A duration is in the unit its name ends in (_ns, _us, _ms, _s, _sec, _seconds, or Ms as in
/// durationMs), nginx's request_time and upstream_response_time are in seconds, all else is in
/// milliseconds.
class LogColumns {
public:
    LogColumns() = default;

    /// With the columns given as "time=when"; a column that is given has that name and no other.
    /// Besides the columns' own names "duration_ms" and
    /// "duration_s" are known, which set the unit whatever the name says. Refuses unknown columns,
    /// empty names, one name for two columns and two names for one.
    [[nodiscard]] static Outcome<LogColumns> mapped(const std::vector<std::string>& assignments);

    /// What the log's name stands for; nothing for names of no interest.
    [[nodiscard]] std::optional<ColumnMatch> match(std::string_view name) const;

    /// The name given for a column; empty where the usual ones apply.
    [[nodiscard]] std::string_view given(LogColumn column) const;

    /// Where one of a column's usual names is given to another column: that name and the other.
    struct Taken {
        std::string name;
        LogColumn by = LogColumn::Time;
    };

    /// Whether the column lacks one of its usual names because another column has it.
    [[nodiscard]] std::optional<Taken> taken(LogColumn column) const;

private:
    [[nodiscard]] std::optional<Problem> sharedName() const;

    struct Given {
        std::string name;
        std::optional<double> millisecondsPerUnit;
    };

    std::array<Given, logColumns.size()> m_given;
};

} // namespace stormglass::sampling
