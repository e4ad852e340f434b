// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/model/sampling_run.h"

#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>

using namespace stormglass;
using namespace stormglass::tests;

namespace {

/// Of 127.0.0.1, signed by itself and trusted by nobody; the key is known to everybody.
const QByteArray certificate = R"(-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUA1QuvEIfkJS13xRe19fOd0uMVvUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEzMDExMzIzM1oYDzIxMjYxMTA2
MTEzMjMzWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR4HMvZ9ZYyRO/p27YZX2XXvCfpJA82GgWjjYZ5lmdluPAeqWWIxec7
MgCdABhNWHUoK4YzARah7KrJO8LGjHFAo2QwYjAdBgNVHQ4EFgQU7HwMZ7hG0pAJ
TyMXkbzkK1RoftswHwYDVR0jBBgwFoAU7HwMZ7hG0pAJTyMXkbzkK1RoftswDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQDUmCKzebgQQRRn7Ei5XsyAbzqf0zUgs/c6F05xPBT1wQIhAIwZLNihN3RiLdPb
eA1/sTpwBUJ2cUpw33zxOacxw1YJ
-----END CERTIFICATE-----
)";
const QByteArray key = R"(-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBa4bTt6cCndkQNDX
r6VAXNBLF37/39f/+5D6OFDSGz6hRANCAAR4HMvZ9ZYyRO/p27YZX2XXvCfpJA82
GgWjjYZ5lmdluPAeqWWIxec7MgCdABhNWHUoK4YzARah7KrJO8LGjHFA
-----END PRIVATE KEY-----
)";

/// Speaks TLS to whoever comes and notes what it is told.
class SelfSigned : public QTcpServer {
public:
    SelfSigned() { listen(QHostAddress::LocalHost); }

    [[nodiscard]] QUrl address() const
    {
        return QUrl(u"https://127.0.0.1:%1/api/"_s.arg(serverPort()));
    }

    int connections = 0;
    QByteArray told;

protected:
    void incomingConnection(qintptr handle) override
    {
        ++connections;
        auto* socket = new QSslSocket(this);
        socket->setSocketDescriptor(handle);
        socket->setLocalCertificate(QSslCertificate(certificate));
        socket->setPrivateKey(QSslKey(key, QSsl::Ec));
        connect(socket, &QSslSocket::readyRead, this, [this, socket] {
            told += socket->readAll();
            const QByteArray body = R"({"ok":false,"error":"invalid_auth"})";
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) +
                          "\r\n\r\n" + body);
        });
        socket->startServerEncryption();
    }
};

} // namespace

/// The way to Slack: trust, names and proxies. All of it on this machine.
class SlackNetwork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { clearProxies(); }
    void cleanup() { clearProxies(); }

    /// The server itself is fine: who trusts it gets an answer.
    void theSelfSignedServerAnswers()
    {
        if (!QSslSocket::supportsSsl()) {
            QSKIP("no TLS here");
        }
        SelfSigned server;
        QSslSocket socket;
        socket.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket.connectToHostEncrypted(u"127.0.0.1"_s, server.serverPort());
        QVERIFY(QTest::qWaitFor([&socket] { return socket.isEncrypted(); }));
        socket.write("hello");
        QVERIFY(QTest::qWaitFor([&server] { return server.told == "hello"; }));
    }

    /// Whose certificate nobody vouches for is told nothing, least of all the token.
    void anUntrustedServerIsToldNothing()
    {
        if (!QSslSocket::supportsSsl()) {
            QSKIP("no TLS here");
        }
        SelfSigned server;
        Sampling sampling(server.address(), {.second = 1ms});
        QVERIFY(sampling.run());
        QVERIFY(!sampling.outcome->ok());
        QVERIFY2(sampling.sentence().contains(u"no trusted connection (TLS)"_s),
                 qPrintable(sampling.sentence()));
        QCOMPARE(server.connections, 1);
        QVERIFY(server.told.isEmpty());
    }

    void anUnknownNameIsSaid()
    {
        // A resolver that does not answer is not waited for.
        qputenv("RES_OPTIONS", "attempts:1 timeout:1");
        Sampling sampling(QUrl(u"https://slack.invalid/api/"_s), {.second = 1ms});
        QVERIFY(sampling.run());
        QVERIFY2(sampling.sentence().contains(u"slack.invalid: its name is not known"_s),
                 qPrintable(sampling.sentence()));
    }

    void theSystemsProxyIsUsed()
    {
        SlackOnLoopback proxy;
        proxy.play(auth, refusal("invalid_auth"));
        qputenv("http_proxy", proxyAddress(proxy));
        // As where Qt was built without the system's proxies.
        QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
        Sampling sampling(QUrl(u"http://slack.invalid/api/"_s), {.second = 1ms});
        QVERIFY(sampling.run());
        QVERIFY2(sampling.sentence().contains(u"invalid_auth"_s), qPrintable(sampling.sentence()));
        QCOMPARE(proxy.count(auth), 1);
    }

    void thisMachineNeedsNoProxy()
    {
        SlackOnLoopback proxy;
        SlackOnLoopback slack;
        slack.play(auth, refusal("invalid_auth"));
        qputenv("http_proxy", proxyAddress(proxy));
        Sampling sampling(slack);
        QVERIFY(sampling.run());
        QCOMPARE(slack.count(auth), 1);
        QVERIFY(proxy.asked().empty());
    }

private:
    static void clearProxies()
    {
        for (const char* name : {"http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTP_PROXY",
                                 "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"}) {
            qunsetenv(name);
        }
    }

    static QByteArray proxyAddress(const SlackOnLoopback& proxy)
    {
        return proxy.address().toEncoded(QUrl::RemovePath);
    }
};

QTEST_GUILESS_MAIN(SlackNetwork)
#include "tst_slack_network.moc"
