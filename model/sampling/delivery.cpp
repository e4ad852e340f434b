// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/delivery.h"

#include "model/sampling/log_values.h"
#include "model/sampling/text_hash.h"

namespace stormglass::sampling {

namespace {

std::string_view textOf(const LogRow& row, LogColumn column)
{
    const std::string_view text = row[column].text;
    return isBlank(text) ? std::string_view() : text;
}

std::uint64_t hashOf(const LogRow& row, LogColumn column)
{
    const std::string_view text = textOf(row, column);
    return text.empty() ? 0 : textHash(text);
}

/// Reads a field by `read`.
template <class Value, class Read>
FigureFault readFigure(const LogRow& row, LogColumn column, std::optional<Value>& value, Read read)
{
    const std::string_view text = textOf(row, column);
    value = text.empty() ? std::nullopt : read(text);
    if (text.empty() || value) {
        return FigureFault::None;
    }
    return text.starts_with('-') && read(text.substr(1)) ? FigureFault::Negative
                                                         : FigureFault::NoNumber;
}

} // namespace

std::uint64_t eventKey(const LogRow& row) { return hashOf(row, LogColumn::EventId); }

RowFault readDelivery(const LogRow& row, Delivery& delivery)
{
    const std::string_view timeText = textOf(row, LogColumn::Time);
    if (timeText.empty()) {
        return RowFault::NoTime;
    }
    const auto time = logTime(timeText);
    if (!time) {
        return RowFault::BadTime;
    }
    const std::string_view retryText = textOf(row, LogColumn::RetryNumber);
    const auto retry = retryText.empty() ? std::optional(0) : logCount(retryText);
    if (!retry) {
        return RowFault::BadRetryNumber;
    }
    delivery.microseconds = *time;
    delivery.retryNumber = *retry;
    delivery.message = hashOf(row, LogColumn::Message);
    delivery.retryReason = textOf(row, LogColumn::RetryReason);
    const double unit = row[LogColumn::Duration].millisecondsPerUnit;
    delivery.statusFault = readFigure(row, LogColumn::Status, delivery.status, logCount);
    delivery.callsFault = readFigure(row, LogColumn::ApiCalls, delivery.apiCalls, logCount);
    delivery.durationFault =
        readFigure(row, LogColumn::Duration, delivery.milliseconds,
                   [unit](std::string_view text) { return logDuration(text, unit); });
    return RowFault::None;
}

} // namespace stormglass::sampling
