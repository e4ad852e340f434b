// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_address.h"

#include <QHostAddress>

#include <optional>
#include <string>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

QUrl slackAddress() { return QUrl(u"https://slack.com/api/"_s); }

namespace {

/// What is wrong with an address; nothing where it is one of this machine.
std::optional<std::string> faultOf(const QUrl& url)
{
    const QHostAddress host(url.host());
    if (url.isEmpty()) {
        return "no address is given";
    }
    if (!url.isValid() || (url.scheme() != u"http"_s && url.scheme() != u"https"_s)) {
        return "this is no address that begins with http:// or https://";
    }
    if (!url.userInfo().isEmpty()) {
        return "an address with a name or a password before the @ is not taken";
    }
    if (url.host() == u"localhost"_s) {
        return "localhost is a name, which can be any machine; its address is 127.0.0.1";
    }
    return host.isLoopback() ? std::nullopt
                             : std::optional<std::string>("this is no address of this machine");
}

} // namespace

Outcome<QUrl> loopbackAddress(const QString& text)
{
    QUrl url(text, QUrl::StrictMode);
    if (const auto fault = faultOf(url)) {
        return Problem{"--slack-url", *fault,
                       "give one such as http://127.0.0.1:4010, or leave it out; a token is sent "
                       "to slack.com and nowhere else"};
    }
    if (!url.path().endsWith(u'/')) {
        url.setPath(url.path() + u'/');
    }
    return url;
}

} // namespace stormglass::sampling
