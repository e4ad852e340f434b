// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/message_rates.h"

#include <QJsonObject>

#include <string>
#include <vector>

namespace stormglass::sampling {

/// A conversation that the token's owner is in.
struct Conversation {
    std::string id;
    std::string name; ///< the id where there is no name
};

/// One page of users.conversations. It may be short, even empty, with more to come.
struct ConversationPage {
    std::vector<Conversation> conversations;
    QString nextCursor;            ///< empty on the last one
    std::int64_t withoutId = 0;    ///< entries that are no conversation
    bool hasConversations = false; ///< whether there is a list of them, be it an empty one
};

/// One page of conversations.history.
struct HistoryPage {
    std::vector<MessageTime> messages;
    std::int64_t replies = 0; ///< in threads, of the messages on the page and not on it themselves
    std::int64_t rows = 0;    ///< messages with and without a usable ts
    bool hasMore = false;
    bool hasMessages = false; ///< whether there is a list of them, be it an empty one
};

/// Reads what a sample needs of a reply to users.conversations; entries of another shape are
/// counted and left out.
[[nodiscard]] ConversationPage conversationPage(const QJsonObject& reply);

/// Reads what a sample needs of a reply to conversations.history; rows without a usable ts are
/// counted and left out. A thread's replies are its reply_count without those that were also sent
/// to the channel (thread_broadcast), which are rows of the page;
/// https://docs.slack.dev/reference/events/message/thread_broadcast.
[[nodiscard]] HistoryPage historyPage(const QJsonObject& reply);

/// Whether a page shows that the app is limited to a request a minute and fifteen rows: exactly
/// fifteen rows, and more to come, where two hundred were asked for
/// (https://docs.slack.dev/reference/methods/conversations.history, since 2025-05-29 for apps
/// distributed outside the Marketplace).
[[nodiscard]] bool isFifteenRowRegime(const HistoryPage& page);

} // namespace stormglass::sampling
