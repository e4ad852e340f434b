// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command_line.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/progress_line.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sstream>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

namespace {

using Handler = void (*)(int);

void ofSomebodyElse(int /*signal*/) {}

Handler handler()
{
    struct sigaction now {};
    ::sigaction(SIGINT, nullptr, &now);
    return now.sa_handler;
}

/// What is written to a terminal where somebody presses Ctrl-C on seeing a text, and waits.
class InterruptingBuffer : public std::stringbuf {
public:
    explicit InterruptingBuffer(std::string awaited)
        : m_awaited(std::move(awaited))
    {
    }

protected:
    int sync() override
    {
        if (!m_isPressed && view().find(m_awaited) != std::string_view::npos) {
            m_isPressed = true;
            std::raise(SIGINT);
            QTest::qSleep(100);
        }
        return std::stringbuf::sync();
    }

private:
    std::string m_awaited;
    bool m_isPressed = false;
};

} // namespace

/// Whatever a test does to Ctrl-C, the next one finds it as usual.
class Interrupts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { std::signal(SIGINT, SIG_DFL); }

    void whatCtrlCDidIsRestored()
    {
        for (const bool pressed : {false, true}) {
            std::signal(SIGINT, ofSomebodyElse);
            {
                const InterruptCatch interrupts;
                QVERIFY(handler() != ofSomebodyElse);
                if (pressed) {
                    std::raise(SIGINT);
                }
                QCOMPARE(interrupts.caught(), pressed);
            }
            QVERIFY(handler() == ofSomebodyElse);
        }
    }

    void anIgnoredCtrlCStaysIgnored()
    {
        std::signal(SIGINT, SIG_IGN);
        const InterruptCatch interrupts;
        QVERIFY(handler() == SIG_IGN);
        std::raise(SIGINT);
        QVERIFY(!interrupts.caught());
    }

    void aSecondOneIsDeadly()
    {
        const InterruptCatch interrupts;
        QVERIFY(handler() != SIG_DFL);
        std::raise(SIGINT);
        QVERIFY(interrupts.caught());
        QVERIFY(handler() == SIG_DFL);
    }

    /// The handler's note reaches the thread that waits for it; the thread sanitizer looks on.
    void workWithoutAnEventLoopIsStopped()
    {
        const InterruptStop interrupt;
        QVERIFY(!interrupt.token().stop_requested());
        std::raise(SIGINT);
        QVERIFY(QTest::qWaitFor([&] { return interrupt.token().stop_requested(); }));
    }

    void theProgressLineGoesWhereverItEnds()
    {
        std::ostringstream out;
        std::ostringstream err;
        {
            ProgressLine line({out, err, {}, true}, Talk::Progress);
            const Progress progress = line.percent("reading");
            progress(0.125);
            progress(0.126);
        }
        QCOMPARE(err.str(), "\r\x1b[Kreading 12 %\r\x1b[K");
    }

    /// Ctrl-C while a certain piece of work is being told of.
    void theReportOfAChainCanBeStopped_data()
    {
        QTest::addColumn<QString>("doing");
        QTest::addColumn<QString>("said");
        QTest::newRow("its run") << u"the rounds 10 %"_s << u"chain: stopped after round "_s;
        QTest::newRow("a smaller allowance")
            << u"the rounds 60 %"_s << u"chain: stopped while it ran under smaller allowances"_s;
        QTest::newRow("demand that grew")
            << u"other cases 10 %"_s << u"chain: stopped in the report's other cases"_s;
    }

    void theReportOfAChainCanBeStopped()
    {
        QFETCH(QString, doing);
        QFETCH(QString, said);
        std::ostringstream out;
        InterruptingBuffer buffer(doing.toStdString());
        std::ostream err(&buffer);
        const Console console{out, err, [](const std::string&) { return std::nullopt; }, true};
        QCOMPARE(run({"chain", "--report", "--rounds", "10000000"}, console), 2);
        QVERIFY(out.str().empty());
        QVERIFY2(buffer.str().find("\r\x1b[K" + said.toStdString()) != std::string::npos,
                 buffer.str().c_str());
    }

    /// A verdict of a part would pass for one of the whole.
    void theReadingOfMetricsCanBeStopped()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"metrics.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("time,calls\n");
        for (int row = 0; row < 500'000; ++row) {
            file.write(QByteArray::number(1'796'025'600 + row) + ",4\n");
        }
        file.close();
        for (const char* format : {"text", "json", "csv"}) {
            std::ostringstream out;
            InterruptingBuffer buffer("reading ");
            std::ostream err(&buffer);
            const Console console{out, err, [](const std::string&) { return std::nullopt; }, true};
            QCOMPARE(run({"chain", "--metrics", file.fileName().toStdString(), "--format", format},
                         console),
                     2);
            QVERIFY(out.str().empty());
            QVERIFY2(buffer.str().find("\r\x1b[Kchain: stopped after ") != std::string::npos,
                     buffer.str().c_str());
            QVERIFY(buffer.str().find(" rows of the metrics; start it again") != std::string::npos);
        }
    }

    void nothingIsShownWhereNobodyAsksOrLooks()
    {
        std::ostringstream out;
        std::ostringstream err;
        {
            ProgressLine quiet({out, err, {}, true}, Talk::Quiet);
            QVERIFY(!quiet.percent("reading"));
            quiet.show("x");
            ProgressLine file({out, err, {}, false}, Talk::Progress);
            QVERIFY(!file.percent("reading"));
            file.show("x");
            const ProgressLine unused({out, err, {}, true}, Talk::Progress);
        }
        QVERIFY(err.str().empty());
    }

    void aRefusalStartsOnALineOfItsOwn()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("{\"retry_num\":0}\n").repeated(200000));
        file.close();
        std::ostringstream out;
        std::ostringstream err;
        const Console console{out, err, [](const std::string&) { return std::nullopt; }, true};
        QCOMPARE(run({"sample", "--log", file.fileName().toStdString()}, console), 2);
        const std::string said = err.str();
        QVERIFY2(said.starts_with("\r\x1b[Kreading "), said.c_str());
        QVERIFY2(said.find("\r\x1b[K" + file.fileName().toStdString()) != std::string::npos,
                 said.c_str());
    }
};

QTEST_GUILESS_MAIN(Interrupts)
#include "tst_interrupts.moc"
