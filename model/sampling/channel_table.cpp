// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/channel_table.h"

#include "model/core/number_text.h"
#include "model/sampling/skipped_channel.h"

#include <algorithm>

namespace stormglass::sampling {

namespace {

std::size_t placeOf(const Table& table, std::string_view key)
{
    return static_cast<std::size_t>(std::ranges::find(table.columns, key, &Column::key) -
                                    table.columns.begin());
}

void empty(Table& table, std::string_view key)
{
    const std::size_t place = placeOf(table, key);
    for (auto& row : table.rows) {
        row[place] = Cell();
    }
}

bool saysNothing(const Cell& cell)
{
    const auto* words = std::get_if<std::string>(&cell);
    return words != nullptr && words->empty();
}

} // namespace

Table channelTable(const MessageRates& rates)
{
    Table table{
        .id = "channels",
        .title = "Channels",
        .columns =
            {
                {"id", "Id", units::none},
                {"name", "Channel", units::none},
                {"count", "Messages", units::none},
                {"joins", "Of them joins and leaves", units::none},
                {"replies", "Replies besides", units::none},
                {"span_seconds", "Span", units::seconds, 3},
                {"per_minute", "Mean rate", units::messagesPerMinute, 3},
                {"p95_minute", "95 % of minutes", units::messagesPerMinute},
                {"busiest_minute", "Busiest minute", units::messagesPerMinute},
                {"skipped", "Skipped", units::none},
            },
    };
    for (const ChannelRate& channel : rates.channels) {
        const Cell remark = channel.skipped.empty() ? Cell() : Cell(channel.skipped);
        table.rows.push_back({channel.id, channel.name, static_cast<double>(channel.count),
                              static_cast<double>(channel.joins),
                              static_cast<double>(channel.replies), channel.spanSeconds,
                              channel.perMinute, static_cast<double>(channel.p95Minute),
                              static_cast<double>(channel.busiestMinute), remark});
    }
    return table;
}

Table shownChannels(const MessageRates& rates)
{
    Table table = channelTable(rates);
    const std::size_t reason = placeOf(table, "skipped");
    for (std::size_t at = 0; at < table.rows.size(); ++at) {
        auto& row = table.rows[at];
        const std::string& skipped = rates.channels[at].skipped;
        for (Cell& cell : row) {
            if (saysNothing(cell) || (!skipped.empty() && std::holds_alternative<double>(cell))) {
                cell = Cell();
            }
        }
        if (!skipped.empty()) {
            row[reason] = skippedText(skipped);
        }
    }
    if (!rates.tellsOfDays) {
        empty(table, "p95_minute");
    }
    return withoutEmptyColumns(table);
}

std::string channelsText(const MessageRates& rates)
{
    const auto all = std::ssize(rates.channels);
    const auto read =
        std::ranges::count_if(rates.channels, &std::string::empty, &ChannelRate::skipped);
    return (read < all ? std::to_string(read) + " of " : "") + countText(all, "channel");
}

} // namespace stormglass::sampling
