// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_columns.h"

#include "model/core/spelling.h"
#include "model/sampling/name_text.h"

#include <algorithm>
#include <utility>

namespace stormglass::sampling {

namespace {

struct UsualName {
    std::string_view name;
    LogColumn column;
};

/// The names people meet: what the contract lists, nginx's variables, Slack's headers, and the
/// fields of a Socket Mode envelope. The earlier a name, the lower its rank.
constexpr std::array usualNames{
    UsualName{"time", LogColumn::Time},
    UsualName{"timestamp", LogColumn::Time},
    UsualName{"ts", LogColumn::Time},
    UsualName{"@timestamp", LogColumn::Time},
    UsualName{"time_iso8601", LogColumn::Time},
    UsualName{"msec", LogColumn::Time},
    UsualName{"event_id", LogColumn::EventId},
    UsualName{"retry_num", LogColumn::RetryNumber},
    UsualName{"x_slack_retry_num", LogColumn::RetryNumber},
    UsualName{"http_x_slack_retry_num", LogColumn::RetryNumber},
    UsualName{"retry_attempt", LogColumn::RetryNumber},
    UsualName{"retry_reason", LogColumn::RetryReason},
    UsualName{"x_slack_retry_reason", LogColumn::RetryReason},
    UsualName{"http_x_slack_retry_reason", LogColumn::RetryReason},
    UsualName{"status", LogColumn::Status},
    UsualName{"status_code", LogColumn::Status},
    UsualName{"duration_ms", LogColumn::Duration},
    UsualName{"duration", LogColumn::Duration},
    UsualName{"duration_s", LogColumn::Duration},
    UsualName{"request_time", LogColumn::Duration},
    UsualName{"api_calls", LogColumn::ApiCalls},
    UsualName{"client_msg_id", LogColumn::Message},
    UsualName{"event_ts", LogColumn::Message},
};

constexpr double msPerSecond = 1000.0;

constexpr std::array<std::pair<std::string_view, double>, 6> unitEndings{{
    {"_ns", 1e-6},
    {"_us", 1e-3},
    {"_ms", 1.0},
    {"_s", msPerSecond},
    {"_sec", msPerSecond},
    {"_seconds", msPerSecond},
}};

std::size_t indexOf(LogColumn column) { return static_cast<std::size_t>(column); }

double millisecondsPerUnitOf(std::string_view name)
{
    if (name.ends_with("Ms")) {
        return 1.0;
    }
    const std::string plain = normalisedName(name);
    for (const auto& [ending, milliseconds] : unitEndings) {
        if (plain.ends_with(ending)) {
            return milliseconds;
        }
    }
    const bool nginx = plain == "request_time" || plain == "upstream_response_time";
    return nginx ? msPerSecond : 1.0;
}

/// What may stand before the "=": a column, and for a duration its unit.
struct Target {
    LogColumn column;
    std::optional<double> millisecondsPerUnit;
};

std::optional<Target> targetOf(std::string_view word)
{
    const std::string plain = normalisedName(word);
    if (plain == "duration_ms" || plain == "duration_s") {
        return Target{LogColumn::Duration, millisecondsPerUnitOf(plain)};
    }
    const auto* const column = std::ranges::find_if(
        logColumns, [&plain](LogColumn each) { return sampling::word(each) == plain; });
    return column == logColumns.end() ? std::nullopt : std::optional(Target{*column, std::nullopt});
}

Problem unknownTarget(const std::string& target)
{
    std::vector<std::string> known;
    for (const LogColumn column : logColumns) {
        known.emplace_back(word(column));
        if (column == LogColumn::Duration) {
            known.insert(known.end(), {"duration_ms", "duration_s"});
        }
    }
    std::string all;
    for (const std::string& name : known) {
        all += (all.empty() ? "" : name == known.back() ? " or " : ", ") + name;
    }
    const std::string close = nearest(normalisedName(target), known);
    return {"--map", "'" + target + "' is no column of a delivery log",
            close.empty() ? "give " + all : "did you mean " + close + "? Otherwise give " + all};
}

} // namespace

std::string_view word(LogColumn column)
{
    constexpr std::array<std::string_view, logColumns.size()> words{
        "time",   "event_id", "retry_num", "retry_reason",
        "status", "duration", "api_calls", "message"};
    return words[indexOf(column)];
}

Outcome<LogColumns> LogColumns::mapped(const std::vector<std::string>& assignments)
{
    LogColumns columns;
    for (const std::string& assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        const std::string target = assignment.substr(0, equals);
        const std::string name =
            equals == std::string::npos ? std::string() : assignment.substr(equals + 1);
        if (name.empty()) {
            return Problem{"--map", "'" + assignment + "' names no column of the log",
                           "give COLUMN=NAME, as in time=when"};
        }
        const auto known = targetOf(target);
        if (!known) {
            return unknownTarget(target);
        }
        Given& given = columns.m_given[indexOf(known->column)];
        if (!given.name.empty()) {
            return Problem{"--map",
                           std::string(word(known->column)) + " is given as '" + given.name +
                               "' and as '" + name + "'",
                           "give each column once"};
        }
        given = {name, known->millisecondsPerUnit};
    }
    if (auto problem = columns.sharedName()) {
        return *std::move(problem);
    }
    return columns;
}

std::optional<Problem> LogColumns::sharedName() const
{
    for (const LogColumn one : logColumns) {
        for (const LogColumn other : logColumns) {
            if (one < other && !given(one).empty() &&
                normalisedName(given(one)) == normalisedName(given(other))) {
                return Problem{"--map",
                               "'" + std::string(given(one)) + "' is given for both " +
                                   std::string(word(one)) + " and " + std::string(word(other)),
                               "give each name of the log to one column"};
            }
        }
    }
    return std::nullopt;
}

std::optional<ColumnMatch> LogColumns::match(std::string_view name) const
{
    const std::string plain = normalisedName(name);
    for (const LogColumn column : logColumns) {
        const Given& given = m_given[indexOf(column)];
        if (!given.name.empty() && normalisedName(given.name) == plain) {
            return ColumnMatch{column, 0,
                               given.millisecondsPerUnit.value_or(millisecondsPerUnitOf(name))};
        }
    }
    const auto* const usual = std::ranges::find(usualNames, plain, &UsualName::name);
    if (usual == usualNames.end() || !m_given[indexOf(usual->column)].name.empty()) {
        return std::nullopt;
    }
    return ColumnMatch{usual->column, static_cast<std::uint8_t>(usual - usualNames.begin()),
                       millisecondsPerUnitOf(name)};
}

std::optional<LogColumns::Taken> LogColumns::taken(LogColumn column) const
{
    for (const LogColumn other : logColumns) {
        const std::string& name = m_given[indexOf(other)].name;
        const auto* const usual =
            std::ranges::find(usualNames, normalisedName(name), &UsualName::name);
        if (other != column && usual != usualNames.end() && usual->column == column) {
            return Taken{name, other};
        }
    }
    return std::nullopt;
}

std::string_view LogColumns::given(LogColumn column) const { return m_given[indexOf(column)].name; }

} // namespace stormglass::sampling
