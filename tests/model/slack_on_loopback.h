// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QTcpServer>
#include <QUrl>
#include <QUrlQuery>

#include <deque>
#include <functional>
#include <vector>

class QTcpSocket;

namespace stormglass::tests {

/// One answer of the server that plays Slack, bytes and behaviour.
struct Played {
    QByteArray status = "200 OK";
    QByteArray headers = "Content-Type: application/json\r\n";
    QByteArray body;
    qint64 saidLength = -1;      ///< of the header; -1: what the body has
    qint64 cutAfter = -1;        ///< bytes of the whole answer, after which the connection closes
    bool isReset = false;        ///< closes with a reset, without a byte
    bool isSilent = false;       ///< never answers
    qint64 endlessMegabytes = 0; ///< of a body that goes on and on
};

/// An answer with that JSON.
[[nodiscard]] Played json(const QByteArray& body);

/// "ok": false with an error.
[[nodiscard]] Played refusal(const QByteArray& error);

/// HTTP 429, with Retry-After where there is one.
[[nodiscard]] Played limited(const QByteArray& retryAfter = {});

/// A request that came in.
struct Asked {
    QByteArray verb;
    QString method;
    QUrlQuery query;
    QByteArray authorization;
};

/// A server on 127.0.0.1 that answers each Web API method with what is queued for it, the last one
/// for good; what is not queued, with "unknown_method".
class SlackOnLoopback : public QObject {
    Q_OBJECT

public:
    SlackOnLoopback();

    [[nodiscard]] QUrl address() const;

    /// Queues an answer.
    void play(const QString& method, const Played& answer);

    [[nodiscard]] const std::vector<Asked>& asked() const { return m_asked; }

    /// How often a method was asked.
    [[nodiscard]] int count(const QString& method) const;

    /// Connections that are open.
    [[nodiscard]] qsizetype connections() const;

private:
    void serve(QTcpSocket& socket);
    void answer(QTcpSocket& socket, const Played& played);
    [[nodiscard]] Played next(const QString& method);

    QTcpServer m_server;
    QHash<QString, std::deque<Played>> m_queued;
    std::vector<Asked> m_asked;
};

} // namespace stormglass::tests
