// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What Slack, or whatever stands in its place, answers. The first byte chooses the HTTP status and
// the headers; the rest is the body.

#include "model/sampling/message_rates.h"
#include "model/sampling/slack_pages.h"
#include "model/sampling/slack_refusal.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

bool isOneLine(const std::string& sentence)
{
    return !sentence.empty() && sentence.find('\n') == std::string::npos;
}

void readPages(const QJsonObject& object)
{
    for (const Conversation& conversation : conversationPage(object).conversations) {
        require(!conversation.id.empty() && !conversation.name.empty());
    }
    HistoryPage page = historyPage(object);
    require(page.replies >= 0);
    require(static_cast<std::int64_t>(page.messages.size()) <= page.rows);
    const MessageRates rates = messageRates({{.id = "C1",
                                              .name = "a",
                                              .messages = std::move(page.messages),
                                              .skipped = {},
                                              .replies = page.replies}});
    require(std::isfinite(rates.sumPerMinute) && rates.sumPerMinute >= 0.0);
    require(rates.sumWithReplies >= rates.sumPerMinute);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static constexpr std::array statuses{200, 200, 200, 200, 301, 404, 429, 500};
    if (size == 0) {
        return 0;
    }
    const QByteArray rest(reinterpret_cast<const char*>(data + 1),
                          static_cast<qsizetype>(size - 1));
    const bool hasHeaders = (data[0] & 8U) != 0;
    const HttpResponse answer{.status = statuses.at(data[0] % statuses.size()),
                              .contentType = hasHeaders ? "text/html" : "application/json",
                              .retryAfter = rest.left(4),
                              .location = rest.left(200),
                              .body = rest};
    const SlackReply reply = readReply(answer, "conversations.history");
    if (const auto* object = std::get_if<QJsonObject>(&reply)) {
        readPages(*object);
    } else if (const auto* refusal = std::get_if<SlackRefusal>(&reply)) {
        require(isOneLine(problemOf(*refusal, "auth.test").sentence()));
    } else if (const auto* problem = std::get_if<Problem>(&reply)) {
        require(isOneLine(problem->sentence()));
    } else if (const auto wait = std::get<RateLimited>(reply).retryAfter) {
        require(wait->count() >= 0);
    }
    return 0;
}
