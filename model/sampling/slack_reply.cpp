// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_reply.h"

#include "model/core/control_characters.h"
#include "model/sampling/slack_token.h"

#include <QJsonDocument>
#include <QUrl>

#include <algorithm>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

constexpr int tooManyRequests = 429;

/// What an answer says of itself, fit for a sentence. Who answers in Slack's place may send the
/// token back.
std::string shortened(const QString& text)
{
    constexpr qsizetype most = 80;
    return printable(withoutTokens(text.left(most).toStdString()));
}

/// Whole seconds; what is too large for a number is longer than anybody waits, not nothing.
std::optional<std::chrono::seconds> readRetryAfter(const QByteArray& header)
{
    const QByteArray digits = header.trimmed();
    const bool isNumber = !digits.isEmpty() && std::ranges::all_of(digits, [](char letter) {
        return letter >= '0' && letter <= '9';
    });
    if (!isNumber) {
        return std::nullopt;
    }
    bool fits = false;
    const qlonglong seconds = digits.toLongLong(&fits);
    return fits ? std::chrono::seconds(seconds) : std::chrono::seconds::max();
}

Problem problem(std::string_view method, std::string what, std::string remedy)
{
    return {std::string(method), std::move(what), std::move(remedy)};
}

Problem statusProblem(const HttpResponse& answer, std::string_view method)
{
    const std::string status = std::to_string(answer.status);
    if (answer.status >= 300 && answer.status < 400) {
        const QString host = QUrl::fromEncoded(answer.location).host();
        return problem(method,
                       "the answer is a redirect" +
                           (host.isEmpty() ? std::string() : " to " + shortened(host)) + " (HTTP " +
                           status + "), and the token is sent nowhere else",
                       "check whether a proxy or a sign-in page stands between");
    }
    if (answer.status >= 500) {
        return problem(method, "Slack answers HTTP " + status + ", a fault of its own",
                       "try again in some minutes");
    }
    return problem(method, "the answer is HTTP " + status, "check whether a proxy stands between");
}

bool isWebPage(const HttpResponse& answer)
{
    return answer.contentType.contains("text/html") || answer.body.trimmed().startsWith('<');
}

SlackReply readObject(const QJsonObject& object, std::string_view method)
{
    const QJsonValue ok = object[u"ok"_s];
    if (!ok.isBool()) {
        return problem(method, "the answer does not say whether it is ok",
                       "check whether a proxy stands between");
    }
    if (ok.toBool()) {
        return object;
    }
    const QString error = object[u"error"_s].toString();
    if (error == u"ratelimited"_s || error == u"rate_limited"_s) {
        return RateLimited{};
    }
    return SlackRefusal{error.isEmpty() ? "unknown_error" : shortened(error),
                        shortened(object[u"needed"_s].toString()),
                        shortened(object[u"provided"_s].toString())};
}

} // namespace

SlackReply readReply(const HttpResponse& answer, std::string_view method)
{
    if (answer.status == tooManyRequests) {
        return RateLimited{readRetryAfter(answer.retryAfter)};
    }
    if (answer.status != 200) {
        return statusProblem(answer, method);
    }
    if (answer.body.trimmed().isEmpty()) {
        return problem(method, "the answer is empty", "try again");
    }
    if (isWebPage(answer)) {
        return problem(method, "the answer is a web page and no JSON",
                       "check whether a proxy or a sign-in page stands between");
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(answer.body, &error);
    if (!document.isObject()) {
        return problem(method,
                       document.isNull()
                           ? "the answer is no JSON from byte " + std::to_string(error.offset) +
                                 " on: " + error.errorString().toStdString()
                           : "the answer is JSON, but no object",
                       "try again; a connection may have been cut");
    }
    return readObject(document.object(), method);
}

} // namespace stormglass::sampling
