// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"

#include <QByteArray>
#include <QJsonObject>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace stormglass::sampling {

/// What came back over HTTP, before it is understood.
struct HttpResponse {
    int status = 0;
    QByteArray contentType;
    QByteArray retryAfter; ///< the header, empty where there was none
    QByteArray location;   ///< likewise
    QByteArray body;
};

/// "ok": false, Slack's normal way to say no, with HTTP 200
/// (https://docs.slack.dev/apis/web-api/).
struct SlackRefusal {
    std::string error;    ///< "missing_scope"
    std::string needed;   ///< scopes, with missing_scope
    std::string provided; ///< likewise
};

/// HTTP 429, or "ok": false with "ratelimited".
struct RateLimited {
    std::optional<std::chrono::seconds> retryAfter; ///< none where Slack did not say
};

/// An object with "ok": true, or why there is none.
using SlackReply = std::variant<QJsonObject, SlackRefusal, RateLimited, Problem>;

/// Understands an answer to a Web API method. Total: whatever the bytes, one of the four.
[[nodiscard]] SlackReply readReply(const HttpResponse& answer, std::string_view method);

} // namespace stormglass::sampling
