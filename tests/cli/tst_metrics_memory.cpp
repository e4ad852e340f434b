// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

/// A series of an answer, a sample a second.
QByteArray seriesOf(const char* name, int samples)
{
    QByteArray text = R"({"metric":{"__name__":")" + QByteArray(name) + R"("},"values":[)";
    for (int second = 0; second < samples; ++second) {
        text += second == 0 ? "[" : ",[";
        text += QByteArray::number(1'700'000'000 + second) + R"(,"25.125"])";
    }
    return text + "]}";
}

} // namespace

/// How much memory the command takes; the only child of this program, so that nothing else counts.
class MetricsMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnswerTakesAFewTimesItsSize()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("the sanitizer's own memory would be measured");
#elif defined(__SANITIZE_THREAD__)
        QSKIP("the sanitizer's own memory would be measured");
#endif
        constexpr int samples = 600'000;
        const QByteArray text = R"({"data":{"resultType":"matrix","result":[)" +
                                seriesOf("calls", samples) + "," + seriesOf("edge", samples) + "," +
                                seriesOf("distinct", samples) + "," +
                                seriesOf("successes", samples) + "]}}";
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(text) == text.size() && file.flush());
        QProcess process;
        process.start(QStringLiteral(STORMGLASS_CLI),
                      {u"chain"_s, u"--quiet"_s, u"--metrics"_s, file.fileName()});
        QVERIFY(process.waitForFinished(60'000));
        const QByteArray told = process.readAllStandardOutput();
        QVERIFY2(told.contains("600000 rows, 0 left out"), told.constData());
        rusage children{};
        QCOMPARE(getrusage(RUSAGE_CHILDREN, &children), 0);
        const qint64 most = 4 * text.size() / 1024; // kilobytes
        QVERIFY2(children.ru_maxrss < most,
                 qPrintable(u"%1 of %2"_s.arg(children.ru_maxrss).arg(most)));
    }
};

QTEST_GUILESS_MAIN(MetricsMemory)
#include "tst_metrics_memory.moc"
