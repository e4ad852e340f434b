// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/slack_address.h"
#include "model/sampling/slack_reply.h"
#include "model/sampling/slack_token.h"

#include <QNetworkAccessManager>
#include <QPointer>
#include <QTimer>
#include <QUrlQuery>

#include <chrono>
#include <functional>

class QNetworkReply;

namespace stormglass::sampling {

/// Bounds of one exchange.
struct SlackLimits {
    std::chrono::milliseconds timeout{30'000}; ///< from the request to the last byte

    /// Of a body: two hundred messages of the longest text (40,000 characters, four bytes each;
    /// https://docs.slack.dev/reference/methods/chat.postMessage). Our choice.
    qint64 mostBytes = 32LL * 1024 * 1024;
};

/// Asks Slack's Web API, one GET at a time. The token goes to the address it was made with, over
/// https or to this machine; redirects are not followed. The system's proxy is used, but not to
/// this machine.
class SlackClient : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const SlackReply&)>;

    explicit SlackClient(SlackToken token, QUrl address = slackAddress(), SlackLimits limits = {},
                         QObject* parent = nullptr);

    /// Asks a method and calls `done` once, later, from the event loop; not after cancel(). One
    /// question at a time.
    void get(const QString& method, const QUrlQuery& query, Done done);

    /// Drops the question on its way, if there is one.
    void cancel();

private:
    void finish();
    void readMore();
    void abort(Problem why);

    SlackToken m_token;
    QUrl m_address;
    SlackLimits m_limits;
    QNetworkAccessManager m_network;
    QTimer m_timeout;
    QPointer<QNetworkReply> m_reply;
    QByteArray m_body;
    std::string m_method;
    Done m_done;
};

} // namespace stormglass::sampling
