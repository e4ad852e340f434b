// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/message_rows.h"

#include "model/core/number_text.h"
#include "model/sampling/export_files.h"
#include "model/sampling/json_text.h"
#include "model/sampling/json_token.h"
#include "model/sampling/log_format.h"
#include "model/sampling/slack_message.h"
#include "model/sampling/text_hash.h"

#include <simdjson.h>

namespace stormglass::sampling {

namespace {

namespace ondemand = simdjson::ondemand;
using simdjson::error_code;

static_assert(ExportFiles::padding >= simdjson::SIMDJSON_PADDING);

/// What a row says of itself, as it stands in the text; empty for what it does not say.
struct Row {
    std::string_view ts;
    std::string_view subtype;
    std::string_view text;
    std::string_view botId;
};

std::string_view textOf(std::string_view token)
{
    return token.starts_with('"') ? unquoted(token) : std::string_view();
}

/// An app's message, told from others by who sent it and what it says. Without a text there is
/// nothing to tell it by: what Slack adds to its blocks differs from copy to copy.
std::optional<std::uint64_t> appHash(const Row& row)
{
    const bool fromApp = !row.botId.empty() || row.subtype == "bot_message";
    return fromApp && !row.text.empty()
               ? std::optional(textHash(row.text) ^ (textHash(row.botId) << 1U))
               : std::nullopt;
}

/// Collects the rows of one file.
class DayFile {
public:
    DayFile(const std::string& shownName, ChannelMessages& channel, ReadingNotes& notes)
        : m_shownName(shownName)
        , m_channel(channel)
        , m_notes(notes)
        , m_messagesBefore(channel.messages.size())
        , m_appMessagesBefore(channel.appMessages.size())
    {
    }

    error_code read(ondemand::document& document, const std::stop_token& stop)
    {
        constexpr std::size_t rowsBetweenLooks = 1024;
        ondemand::array rows;
        if (const error_code error = document.get_array().get(rows)) {
            return error;
        }
        for (auto row : rows) {
            if (++m_row % rowsBetweenLooks == 0 && stop.stop_requested()) {
                return simdjson::SUCCESS;
            }
            error_code error = row.error();
            if (error == simdjson::SUCCESS) {
                error = readRow(row.value_unsafe(), 0);
            }
            if (error != simdjson::SUCCESS) {
                return error;
            }
        }
        // Anything behind the list would still be to come.
        return document.current_location().error() == simdjson::OUT_OF_BOUNDS
                   ? simdjson::SUCCESS
                   : simdjson::TAPE_ERROR;
    }

    void forget()
    {
        m_channel.messages.resize(m_messagesBefore);
        m_channel.appMessages.resize(m_appMessagesBefore);
        m_lost = {};
    }

    void tellLost() const { m_notes.add(m_lost); }

private:
    /// Replies have no replies.
    static constexpr int deepest = 1;

    error_code readRow(ondemand::value value, int depth)
    {
        ondemand::object object;
        error_code error = value.get_object().get(object);
        if (error == simdjson::INCORRECT_TYPE) {
            take({});
            return simdjson::SUCCESS;
        }
        if (error != simdjson::SUCCESS) {
            return error;
        }
        Row row;
        for (auto next : object) {
            ondemand::field field;
            error = std::move(next).get(field);
            if (error == simdjson::SUCCESS) {
                error = readField(field, row, depth);
            }
            if (error != simdjson::SUCCESS) {
                return error;
            }
        }
        take(row);
        return simdjson::SUCCESS;
    }

    error_code readField(ondemand::field& field, Row& row, int depth)
    {
        const ondemand::raw_json_string key = field.key();
        const auto token = [&field] {
            return trimmed(field.value().raw_json_token());
        };
        if (key.unsafe_is_equal("ts")) {
            row.ts = token();
        } else if (key.unsafe_is_equal("text")) {
            row.text = textOf(token());
        } else if (key.unsafe_is_equal("subtype")) {
            row.subtype = textOf(token());
        } else if (key.unsafe_is_equal("bot_id")) {
            row.botId = textOf(token());
        } else if (depth < deepest && (key.unsafe_is_equal("replies") ||
                                       key.unsafe_is_equal("slackdump_thread_replies"))) {
            return readReplies(field.value(), depth + 1);
        }
        return simdjson::SUCCESS;
    }

    /// Some exporters nest whole replies, Slack their ts alone; either is a message of its own.
    error_code readReplies(ondemand::value value, int depth)
    {
        ondemand::array replies;
        const error_code error = value.get_array().get(replies);
        if (error != simdjson::SUCCESS) {
            return error == simdjson::INCORRECT_TYPE ? simdjson::SUCCESS : error;
        }
        for (auto next : replies) {
            error_code failed = next.error();
            if (failed == simdjson::SUCCESS) {
                failed = readRow(next.value_unsafe(), depth);
            }
            if (failed != simdjson::SUCCESS) {
                return failed;
            }
        }
        return simdjson::SUCCESS;
    }

    void take(const Row& row)
    {
        if (const auto time = microsecondsOf(unquoted(row.ts))) {
            m_channel.messages.push_back({*time, isJoinOrLeave(row.subtype)});
            if (const auto hash = appHash(row)) {
                m_channel.appMessages.push_back({*time, *hash});
            }
            return;
        }
        const std::string where = m_shownName + " row " + std::to_string(m_row);
        if (row.ts.empty() || row.ts == "null") {
            m_lost.lose("rows have no ts", where);
        } else {
            m_lost.lose("rows have a ts that is no time in seconds since 1970",
                        where + " ('" + std::string(unquoted(row.ts).substr(0, 40)) + "')");
        }
    }

    const std::string& m_shownName;
    ChannelMessages& m_channel;
    ReadingNotes& m_notes;
    std::size_t m_messagesBefore;
    std::size_t m_appMessagesBefore;
    std::size_t m_row = 0;
    ReadingNotes m_lost; ///< told when it is clear that the file is whole
};

} // namespace

struct MessageRows::Parser {
    ondemand::parser json{ExportFiles::mostBytes};
};

MessageRows::MessageRows()
    : m_parser(std::make_unique<Parser>())
{
}

MessageRows::~MessageRows() = default;

void MessageRows::read(std::string_view text, const std::string& shownName,
                       const std::stop_token& stop, ChannelMessages& channel, ReadingNotes& notes)
{
    text.remove_prefix(byteOrderMark(text));
    DayFile day(shownName, channel, notes);
    ondemand::document document;
    error_code error =
        m_parser->json.iterate(text.data(), text.size(), text.size() + ExportFiles::padding)
            .get(document);
    if (error == simdjson::SUCCESS) {
        error = day.read(document, stop);
    }
    if (error != simdjson::SUCCESS || stop.stop_requested()) {
        day.forget();
    }
    if (error != simdjson::SUCCESS) {
        notes.lose("files could not be read",
                   brokenJson(text, shownName, simdjson::error_message(error)).sentence());
    }
    day.tellLost();
}

} // namespace stormglass::sampling
