// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/slack_on_loopback.h"

#include <QHostAddress>
#include <QTcpSocket>

#include <algorithm>
#include <memory>
#include <sys/socket.h>

namespace stormglass::tests {

using namespace Qt::StringLiterals;

namespace {

Asked readRequest(const QByteArray& head)
{
    Asked asked;
    const QList<QByteArray> lines = head.split('\n');
    const QList<QByteArray> first = lines.first().split(' ');
    asked.verb = first.value(0);
    const QUrl url = QUrl::fromEncoded(first.value(1));
    asked.method = url.path().mid(url.path().lastIndexOf(u'/') + 1);
    asked.query = QUrlQuery(url);
    for (const QByteArray& line : lines) {
        if (line.toLower().startsWith("authorization:")) {
            asked.authorization = line.mid(line.indexOf(':') + 1).trimmed();
        }
    }
    return asked;
}

/// Closes without the polite four-way good-bye: the other side sees a reset.
void reset(QTcpSocket& socket)
{
    const linger none{1, 0};
    setsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &none,
               sizeof none);
    socket.abort();
}

void pour(QTcpSocket& socket, qint64 megabytes)
{
    static const QByteArray chunk(1024 * 1024, 'x');
    auto left = std::make_shared<qint64>(megabytes);
    QObject::connect(&socket, &QTcpSocket::bytesWritten, &socket, [&socket, left] {
        if (socket.bytesToWrite() == 0 && (*left)-- > 0) {
            socket.write(chunk);
        }
    });
    socket.write(chunk);
}

} // namespace

Played json(const QByteArray& body) { return {.body = body}; }

Played refusal(const QByteArray& error)
{
    return json(QByteArray(R"({"ok":false,"error":")").append(error).append(R"("})"));
}

Played limited(const QByteArray& retryAfter)
{
    Played played{.status = "429 Too Many Requests",
                  .body = R"({"ok":false,"error":"ratelimited"})"};
    if (!retryAfter.isEmpty()) {
        played.headers.append("Retry-After: ").append(retryAfter).append("\r\n");
    }
    return played;
}

SlackOnLoopback::SlackOnLoopback()
{
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        QTcpSocket* socket = m_server.nextPendingConnection();
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { serve(*socket); });
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    });
    m_server.listen(QHostAddress::LocalHost);
}

QUrl SlackOnLoopback::address() const
{
    return QUrl(u"http://127.0.0.1:%1/api/"_s.arg(m_server.serverPort()));
}

void SlackOnLoopback::play(const QString& method, const Played& answer)
{
    m_queued[method].push_back(answer);
}

int SlackOnLoopback::count(const QString& method) const
{
    return static_cast<int>(std::ranges::count(m_asked, method, &Asked::method));
}

qsizetype SlackOnLoopback::connections() const
{
    return m_server.findChildren<QTcpSocket*>().size();
}

void SlackOnLoopback::serve(QTcpSocket& socket)
{
    QByteArray head = socket.property("head").toByteArray() + socket.readAll();
    if (!head.contains("\r\n\r\n")) {
        socket.setProperty("head", head);
        return;
    }
    socket.setProperty("head", QByteArray());
    m_asked.push_back(readRequest(head));
    answer(socket, next(m_asked.back().method));
}

Played SlackOnLoopback::next(const QString& method)
{
    const auto queue = m_queued.find(method);
    if (queue == m_queued.end() || queue->empty()) {
        return refusal("unknown_method");
    }
    const Played played = queue->front();
    if (queue->size() > 1) {
        queue->pop_front();
    }
    return played;
}

void SlackOnLoopback::answer(QTcpSocket& socket, const Played& played)
{
    if (played.isSilent) {
        return;
    }
    if (played.isReset) {
        reset(socket);
        return;
    }
    const qint64 length = played.endlessMegabytes > 0 ? played.endlessMegabytes * 1024 * 1024
                          : played.saidLength >= 0    ? played.saidLength
                                                      : played.body.size();
    QByteArray bytes("HTTP/1.1 ");
    bytes.append(played.status).append("\r\n").append(played.headers);
    bytes.append("Content-Length: ").append(QByteArray::number(length)).append("\r\n\r\n");
    bytes.append(played.body);
    if (played.cutAfter >= 0) {
        socket.write(bytes.left(played.cutAfter));
        socket.disconnectFromHost();
        return;
    }
    socket.write(bytes);
    if (played.endlessMegabytes > 0) {
        pour(socket, played.endlessMegabytes);
    } else if (played.saidLength >= 0) {
        socket.disconnectFromHost();
    }
}

} // namespace stormglass::tests
