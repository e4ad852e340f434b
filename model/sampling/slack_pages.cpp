// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_pages.h"

#include "model/sampling/slack_message.h"

#include <QJsonArray>
#include <QString>

#include <algorithm>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

ConversationPage conversationPage(const QJsonObject& reply)
{
    ConversationPage page;
    const QJsonArray entries = reply[u"channels"_s].toArray();
    for (const auto& entry : entries) {
        const std::string id = entry[u"id"_s].toString().toStdString();
        const std::string name = entry[u"name"_s].toString().toStdString();
        if (!id.empty()) {
            page.conversations.push_back({id, name.empty() ? id : name});
        }
    }
    page.nextCursor = reply[u"response_metadata"_s][u"next_cursor"_s].toString();
    return page;
}

HistoryPage historyPage(const QJsonObject& reply)
{
    HistoryPage page;
    page.hasMore = reply[u"has_more"_s].toBool();
    const QJsonArray messages = reply[u"messages"_s].toArray();
    for (const auto& message : messages) {
        ++page.rows;
        if (const auto time = messageTime(message)) {
            page.messages.push_back(*time);
            page.replies += std::max<std::int64_t>(message[u"reply_count"_s].toInteger(), 0);
        }
    }
    return page;
}

bool isFifteenRowRegime(const HistoryPage& page)
{
    constexpr std::int64_t cappedRows = 15;
    return page.rows == cappedRows && page.hasMore;
}

} // namespace stormglass::sampling
