// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_preview.h"
#include "tests/model/log_file.h"

#include <QTest>

#include <sys/stat.h>

using namespace stormglass;
using namespace stormglass::sampling;
using stormglass::tests::LogFile;

namespace {

constexpr std::size_t mostRows = 2;

Outcome<MetricsPreview> preview(const QByteArray& text)
{
    const LogFile file(text);
    return previewMetrics(file.path(), mostRows);
}

} // namespace

/// The first rows of a metrics file, for choosing its columns.
class MetricsPreviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAndUsualNamesAreShown()
    {
        const auto shown = preview("When;RPC;Failures\n1;\"4\";0\n2;5;1\n3;6;1\n");
        QVERIFY(shown.ok());
        const Table& rows = shown.value().rows;
        QCOMPARE(rows.columns.at(1).title, std::string("RPC"));
        QCOMPARE(rows.rows.size(), mostRows);
        QCOMPARE(std::get<std::string>(rows.rows[0][1]), std::string("4"));
        QCOMPARE(shown.value().names.back(), std::string("Failures"));
        QVERIFY(shown.value().names.front().empty());
        QVERIFY(shown.value().needsChoice());
    }

    void aChoiceIsNeededWhereItHelps()
    {
        const auto needs = [](const QByteArray& text) {
            return preview(text).value().needsChoice();
        };
        QVERIFY(!needs("time,calls\n1,4\n"));
        QVERIFY(needs("time,rpc\n1,4\n"));
        QVERIFY(needs("when,calls\n1,4\n"));
        QVERIFY(!needs("when\n1\n"));
        QVERIFY(!needs("when,rpc\n"));
    }

    void whatIsNoCsvHasNone()
    {
        QVERIFY(!preview("{\"data\":{}}").ok());
        QVERIFY(!preview("").ok());
        QVERIFY(!previewMetrics(QStringLiteral("/no/such/file"), mostRows).ok());
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(previewMetrics(pipe, mostRows).problem().sentence().find("read only once") !=
                std::string::npos);
    }
};

QTEST_GUILESS_MAIN(MetricsPreviewTest)
#include "tst_metrics_preview.moc"
