// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_client.h"

#include <QNetworkProxyFactory>
#include <QNetworkReply>

#include <utility>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view checkNetwork = "check the network, then try again";

/// The system's proxy, but none to this machine.
class SystemProxy : public QNetworkProxyFactory {
public:
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery& query) override
    {
        const QHostAddress host(query.url().host());
        return host.isLoopback() ? QList<QNetworkProxy>{QNetworkProxy::NoProxy}
                                 : systemProxyForQuery(query);
    }
};

std::string whatFailed(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::HostNotFoundError:
        return "its name is not known to the network (DNS)";
    case QNetworkReply::ConnectionRefusedError:
        return "the connection is refused";
    case QNetworkReply::RemoteHostClosedError:
        return "the connection closed before the whole answer came";
    case QNetworkReply::SslHandshakeFailedError:
        return "no trusted connection (TLS) comes about";
    case QNetworkReply::TimeoutError:
    case QNetworkReply::OperationCanceledError:
        return "no answer came in time";
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        return "there is no network";
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return "the system's proxy wants a name and a password";
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
        return "the system's proxy does not answer";
    default:
        return "the connection failed";
    }
}

std::string_view remedyFor(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::SslHandshakeFailedError:
        return "check the clock, and whether a proxy opens connections";
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
        return "check the system's proxy settings";
    default:
        return checkNetwork;
    }
}

/// Qt's numbers from 201 stand for HTTP statuses, which the answer itself tells better. Those of
/// the protocol, from 301, stand for some of them too (302 for HTTP 400 and 418).
bool isOfTheNetwork(QNetworkReply::NetworkError error, int status)
{
    constexpr int firstOfContent = 201;
    constexpr int firstOfProtocol = 301;
    constexpr int firstOfServer = 401;
    const bool isRefusal = status >= 300;
    return error != QNetworkReply::NoError &&
           (error < firstOfContent ||
            (error >= firstOfProtocol && error < firstOfServer && !isRefusal));
}

HttpResponse answerOf(const QNetworkReply& reply, QByteArray body)
{
    return {.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(),
            .contentType = reply.rawHeader("Content-Type"),
            .retryAfter = reply.rawHeader("Retry-After"),
            .location = reply.rawHeader("Location"),
            .body = std::move(body)};
}

} // namespace

SlackClient::SlackClient(SlackToken token, QUrl address, SlackLimits limits, QObject* parent)
    : QObject(parent)
    , m_token(std::move(token))
    , m_address(std::move(address))
    , m_limits(limits)
{
    m_network.setProxyFactory(new SystemProxy); // which the manager owns
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    m_timeout.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] {
        abort({m_method,
               "no whole answer within " + std::to_string(m_limits.timeout.count() / 1000) +
                   " seconds",
               std::string(checkNetwork)});
    });
}

void SlackClient::get(const QString& method, const QUrlQuery& query, Done done)
{
    QUrl url = m_address.resolved(QUrl(method));
    url.setQuery(query);
    QNetworkRequest request(url);
    request.setRawHeader("Authorization", m_token.authorization());
    request.setRawHeader("Accept", "application/json");
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute,
                         QNetworkRequest::AlwaysNetwork);
    m_method = method.toStdString();
    m_done = std::move(done);
    m_body.clear();
    m_reply = m_network.get(request);
    connect(m_reply, &QNetworkReply::readyRead, this, &SlackClient::readMore);
    connect(m_reply, &QNetworkReply::finished, this, &SlackClient::finish);
    m_timeout.start(m_limits.timeout);
}

void SlackClient::cancel()
{
    m_done = nullptr;
    m_timeout.stop();
    if (m_reply != nullptr) {
        m_reply->disconnect(this);
        m_reply->abort();
        m_reply->deleteLater();
        m_reply = nullptr;
    }
}

void SlackClient::readMore()
{
    m_body += m_reply->readAll();
    if (m_body.size() > m_limits.mostBytes) {
        abort({m_method,
               "the answer is larger than " + std::to_string(m_limits.mostBytes / 1024 / 1024) +
                   " MB, which no page of it can be",
               "check whether a proxy stands between"});
    }
}

void SlackClient::abort(Problem why)
{
    const Done done = std::exchange(m_done, nullptr);
    cancel();
    if (done) {
        done(std::move(why));
    }
}

void SlackClient::finish()
{
    m_timeout.stop();
    m_body += m_reply->readAll();
    const QNetworkReply::NetworkError error = m_reply->error();
    const HttpResponse answer = answerOf(*m_reply, std::exchange(m_body, {}));
    m_reply->deleteLater();
    m_reply = nullptr;
    const Done done = std::exchange(m_done, nullptr);
    if (isOfTheNetwork(error, answer.status)) {
        done(Problem{m_method, m_address.host().toStdString() + ": " + whatFailed(error),
                     std::string(remedyFor(error))});
        return;
    }
    done(readReply(answer, m_method));
}

} // namespace stormglass::sampling
