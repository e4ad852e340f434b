// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_pages.h"

#include "model/sampling/slack_message.h"

#include <QJsonArray>
#include <QString>

#include <algorithm>
#include <map>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

/// Threads of a page by the time of their first message.
using Threads = std::map<std::int64_t, std::int64_t>;

/// Far beyond any thread; a page of such counts stays far from what its type can hold.
constexpr std::int64_t mostReplies = 1'000'000'000;

Threads replyCounts(const QJsonArray& messages)
{
    Threads threads;
    for (const auto& message : messages) {
        if (const auto time = messageTime(message)) {
            threads[time->microseconds] =
                std::clamp<std::int64_t>(message[u"reply_count"_s].toInteger(), 0, mostReplies);
        }
    }
    return threads;
}

/// Takes from a thread what the page itself has of it.
void leaveBroadcastsOut(Threads& threads, const QJsonArray& messages)
{
    for (const auto& message : messages) {
        if (message[u"subtype"_s].toString() != u"thread_broadcast"_s) {
            continue;
        }
        const auto thread = threads.find(
            microsecondsOf(message[u"thread_ts"_s].toString().toStdString()).value_or(0));
        if (thread != threads.end() && thread->second > 0) {
            --thread->second;
        }
    }
}

std::int64_t repliesBesides(const QJsonArray& messages)
{
    Threads threads = replyCounts(messages);
    leaveBroadcastsOut(threads, messages);
    std::int64_t replies = 0;
    for (const auto& [time, count] : threads) {
        replies += count;
    }
    return replies;
}

} // namespace

ConversationPage conversationPage(const QJsonObject& reply)
{
    ConversationPage page;
    page.hasConversations = reply[u"channels"_s].isArray();
    const QJsonArray entries = reply[u"channels"_s].toArray();
    for (const auto& entry : entries) {
        const std::string id = entry[u"id"_s].toString().toStdString();
        const std::string name = entry[u"name"_s].toString().toStdString();
        if (id.empty()) {
            ++page.withoutId;
            continue;
        }
        page.conversations.push_back({id, name.empty() ? id : name});
    }
    page.nextCursor = reply[u"response_metadata"_s][u"next_cursor"_s].toString();
    return page;
}

HistoryPage historyPage(const QJsonObject& reply)
{
    HistoryPage page;
    page.hasMore = reply[u"has_more"_s].toBool();
    page.hasMessages = reply[u"messages"_s].isArray();
    const QJsonArray messages = reply[u"messages"_s].toArray();
    for (const auto& message : messages) {
        ++page.rows;
        if (const auto time = messageTime(message)) {
            page.messages.push_back(*time);
        }
    }
    page.replies = repliesBesides(messages);
    return page;
}

bool isFifteenRowRegime(const HistoryPage& page)
{
    constexpr std::int64_t cappedRows = 15;
    return page.rows == cappedRows && page.hasMore;
}

} // namespace stormglass::sampling
