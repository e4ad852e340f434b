// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program as a process, without a display.

#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

struct Ended {
    int exitCode = -1;
    QByteArray err;
};

Ended runProgram(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(QString::fromLatin1(variable));
    }
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(STORMGLASS), arguments);
    process.waitForFinished();
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardError()};
}

} // namespace

class ScreenshotTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAPictureWithoutADisplay()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"storm.png"_s);
        const Ended ended = runProgram({u"--screenshot"_s, path, u"--size"_s, u"1280x720"_s});
        QVERIFY2(ended.exitCode == 0, ended.err.constData());
        const QImage picture(path);
        QCOMPARE(picture.size(), QSize(1280, 720));
        // Not an empty window: the collapsed verdict's red and both curves are there.
        int red = 0;
        int blue = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                red += picture.pixelColor(x, y) == QColor(0xB3261E) ? 1 : 0;
                blue += picture.pixelColor(x, y) == QColor(0x0072B2) ? 1 : 0;
            }
        }
        QVERIFY(red > 300);
        QVERIFY(blue > 300);
    }

    void sameInputsSameBytes()
    {
        const QTemporaryDir folder;
        for (const auto& name : {u"a.png"_s, u"b.png"_s}) {
            QCOMPARE(runProgram({u"--screenshot"_s, folder.filePath(name)}).exitCode, 0);
        }
        QVERIFY(QImage(folder.filePath(u"a.png"_s)) == QImage(folder.filePath(u"b.png"_s)));
    }

    void anUnwritablePathIsSaid()
    {
        const Ended ended = runProgram({u"--screenshot"_s, u"/no/such/folder/storm.png"_s});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY(ended.err.contains("/no/such/folder/storm.png: the picture could not be written"));
    }

    void aSizeThatShowsNotEverythingIsSaid()
    {
        const QTemporaryDir folder;
        const Ended ended =
            runProgram({u"--screenshot"_s, folder.filePath(u"a.png"_s), u"--size"_s, u"320x320"_s});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY(ended.err.contains("--size: 320x320 is too small for the window; the smallest"));
        QVERIFY(!QFile::exists(folder.filePath(u"a.png"_s)));
    }

    void withoutADisplayNoWindowIsTried()
    {
        const Ended ended = runProgram({});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY(ended.err.contains("there is no display to open a window on"));
    }

    void badFlagsAreSaid() { QCOMPARE(runProgram({u"--size"_s, u"big"_s}).exitCode, 2); }
};

QTEST_GUILESS_MAIN(ScreenshotTest)
#include "tst_screenshot.moc"
