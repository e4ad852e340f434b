// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_address.h"

#include <QHostAddress>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

QUrl slackAddress() { return QUrl(u"https://slack.com/api/"_s); }

Outcome<QUrl> loopbackAddress(const QString& text)
{
    QUrl url(text, QUrl::StrictMode);
    const bool isWeb = url.scheme() == u"http"_s || url.scheme() == u"https"_s;
    const QHostAddress host(url.host());
    if (!url.isValid() || !isWeb || host.isNull() || !host.isLoopback() ||
        !url.userInfo().isEmpty()) {
        return Problem{"--slack-url", "this is no address of this machine",
                       "give one such as http://127.0.0.1:4010, or leave it out; a token is sent "
                       "to slack.com and nowhere else"};
    }
    if (!url.path().endsWith(u'/')) {
        url.setPath(url.path() + u'/');
    }
    return url;
}

} // namespace stormglass::sampling
