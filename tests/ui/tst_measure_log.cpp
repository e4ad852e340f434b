// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/measure_fixture.h"

#include <QComboBox>
#include <QFile>

#include <sys/ioctl.h>
#include <sys/stat.h>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// Two events in a minute; the second is missed once.
const QByteArray usualLog = "time,event_id,retry_num,status,duration_ms,api_calls\n"
                            "2026-11-30T08:00:00Z,Ev1,,200,120,3\n"
                            "2026-11-30T08:00:30Z,Ev2,,500,3400,2\n"
                            "2026-11-30T08:01:00Z,Ev2,1,200,80,1\n";

} // namespace

/// The Measure dialog's delivery log.
class MeasureLogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<MeasureFixture>();
        m_shown->settings.setMeasureSource(u"log"_s);
        QVERIFY(m_shown->openDialog());
    }

    void cleanup() { m_shown.reset(); }

    /// Figures go to the sliders they are for.
    void figuresGoToTheirSliders()
    {
        const QString file = write(usualLog);
        QVERIFY(read(file));
        const auto& figures = m_shown->result()->measured().figures;
        QStringList names;
        for (const MeasuredFigure& figure : figures) {
            names << figure.name;
        }
        QCOMPARE(names, (QStringList{u"mean of events"_s, u"busiest minute"_s, u"miss rate"_s,
                                     u"share of events retried"_s, u"share over 3 s"_s,
                                     u"calls per run"_s}));
        QCOMPARE(figures[0].value, 2.0);
        QCOMPARE(figures[2].value, 1.0 / 3.0); // one retry, three attempts it could follow
        QCOMPARE(figures[3].value, 0.5);
        QCOMPARE(figures[4].value, 1.0 / 3.0);
        QCOMPARE(figures[5].value, 2.0);
        for (QPushButton* apply : m_shown->applyButtons()) {
            apply->click();
        }
        const Values& values = m_shown->document.values("amplify");
        QCOMPARE(values.at(0), Value(static_cast<double>(figures[1].value)));
        QCOMPARE(values.at(1), Value(2.0));
        QCOMPARE(values.at(2), Value(1.0 / 3.0));
        QCOMPARE(m_shown->document.undoStack().count(), 6);
        QCOMPARE(m_shown->document.sources("amplify").at(1),
                 u"log deliveries.csv, 2 events, calls per run, 2026-11-30"_s);
        QCOMPARE(m_shown->settings.deliveryLog(), file);
        QVERIFY(m_shown->resultText(u"measureHeading"_s)
                    .startsWith(u"Log deliveries.csv, 2 events: 3 deliveries over 60 s"_s));
    }

    /// What the log does not tell has no button.
    void whatIsNotToldIsNotOffered()
    {
        QVERIFY(read(write("time\n2026-11-30T08:00:00Z\n2026-11-30T08:00:30Z\n")));
        QCOMPARE(m_shown->applyButtons().size(), 2);
    }

    /// A duration may be the work's, which goes on after the acknowledgement: no miss rate.
    void durationsWithoutStatusesAreNoMissRate()
    {
        QVERIFY(read(write("time,duration_ms\n2026-11-30T08:00:00Z,4000\n"
                           "2026-11-30T08:00:30Z,100\n")));
        QCOMPARE(m_shown->applyButtons().size(), 2);
    }

    /// No miss is a finding and can be applied; no rate is none.
    void aMissRateOfZeroIsApplied()
    {
        QVERIFY(read(write("time,event_id,retry_num\n2026-11-30T08:00:00Z,Ev1,0\n")));
        const QList<QPushButton*> buttons = m_shown->applyButtons();
        QVERIFY(!buttons[0]->isEnabled());
        QVERIFY(buttons[2]->isEnabled());
        buttons[2]->click();
        QCOMPARE(m_shown->document.values("amplify").at(2), Value(0.0));
    }

    void firstRowsAndFoundNamesAreShown()
    {
        type(write(usualLog));
        QTRY_VERIFY(rows()->isVisible());
        QCOMPARE(rows()->model()->rowCount(), 3);
        QCOMPARE(rows()->model()->index(1, 1).data().toString(), u"Ev2"_s);
        QCOMPARE(column(u"time"_s)->currentText(), u"Found: time"_s);
        QCOMPARE(column(u"retry_reason"_s)->currentText(), u"Not found"_s);
    }

    /// A log with names of its own: nothing to measure until they are told.
    void columnsAreChosen()
    {
        const QString file =
            write("when,took,status\n2026-11-30T08:00:00Z,4,200\n2026-11-30T08:01:00Z,0.1,200\n");
        type(file);
        QTRY_VERIFY(column(u"time"_s)->isVisible());
        m_shown->measure();
        QVERIFY(m_shown->message().endsWith(u"choose the one that does under Time"_s));
        choose(column(u"time"_s), u"when"_s);
        QTRY_COMPARE(column(u"time"_s)->itemText(0), u"As usually named"_s); // names are new
        QCOMPARE(column(u"time"_s)->currentText(), u"when"_s);
        choose(column(u"duration"_s), u"took"_s);
        QTRY_COMPARE(column(u"duration"_s)->itemText(0), u"As usually named"_s);
        choose(m_shown->part<QComboBox>(u"durationUnit"_s), u"Seconds"_s);
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->result() != nullptr);
        const auto& figures = m_shown->result()->measured().figures;
        QCOMPARE(figures.back().name, u"share over 3 s"_s);
        QCOMPARE(figures.back().value, 0.5);
    }

    void whatIsNoLogIsSaid()
    {
        QVERIFY(!read(m_shown->folder.filePath(u"none"_s)));
        QVERIFY(m_shown->message().contains(u"there is no such file"_s));
        QVERIFY(!read({}));
        QVERIFY(m_shown->message().startsWith(u"log: none is given"_s));
    }

    /// A pipe that says nothing more: a cancel keeps what it said.
    void cancelKeepsWhatIsRead()
    {
        const QString path = m_shown->folder.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QFile writer(path);
        QVERIFY(writer.open(QIODevice::ReadWrite | QIODevice::Unbuffered)); // never waits
        type(path);
        m_shown->measure();
        QVERIFY(writer.write(usualLog) == usualLog.size());
        const auto isTaken = [&writer] {
            int left = 0;
            return ioctl(writer.handle(), FIONREAD, &left) == 0 && left == 0;
        };
        QTRY_VERIFY(isTaken());
        m_shown->button(u"cancelMeasuring"_s)->click();
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->result() != nullptr);
        QVERIFY(m_shown->result()->measured().partial);
        QVERIFY(m_shown->resultText(u"measureHeading"_s).contains(u"3 deliveries"_s));
        QVERIFY(m_shown->resultText(u"measureNotes"_s).contains(u"Stopped before the end"_s));
    }

    /// One that nobody writes to does not hold the dialog.
    void cancelEndsTheWaitForAWriter()
    {
        const QString path = m_shown->folder.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        type(path);
        m_shown->measure();
        QVERIFY(m_shown->isMeasuring());
        m_shown->button(u"cancelMeasuring"_s)->click();
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->result() == nullptr);
        QVERIFY(m_shown->message().contains(u"stopped before the end of the log"_s));
    }

    void aNameChosenTwiceIsRefused()
    {
        type(write(usualLog));
        QTRY_VERIFY(column(u"time"_s)->isVisible());
        choose(column(u"time"_s), u"time"_s);
        QTRY_COMPARE(column(u"time"_s)->itemText(0), u"As usually named"_s);
        choose(column(u"message"_s), u"time"_s);
        QVERIFY(m_shown->message().contains(u"'time' is given for both time and message"_s));
    }

    void closingWhileReadingIsSafe()
    {
        const QString file = write(usualLog);
        for (int i = 0; i < 10; ++i) {
            m_shown->measurement.open();
            type(file);
            m_shown->measure();
            m_shown->dialog()->close();
            QTRY_VERIFY(m_shown->dialog() == nullptr);
        }
    }

private:
    [[nodiscard]] ChartTable* rows() const { return m_shown->part<ChartTable>(u"logRows"_s); }

    [[nodiscard]] QComboBox* column(const QString& word) const
    {
        return m_shown->part<QComboBox>(u"logColumn-"_s + word);
    }

    static void choose(QComboBox* box, const QString& text)
    {
        box->setCurrentIndex(box->findText(text));
        Q_EMIT box->activated(box->currentIndex());
    }

    [[nodiscard]] QString write(const QByteArray& text) const
    {
        QFile file(m_shown->folder.filePath(u"deliveries.csv"_s));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }

    void type(const QString& file) const
    {
        auto* path = m_shown->part<QLineEdit>(u"logPath"_s);
        path->setText(file);
        Q_EMIT path->editingFinished();
    }

    /// Whether that gave a result.
    [[nodiscard]] bool read(const QString& file) const
    {
        type(file);
        m_shown->measure();
        return m_shown->finish() && m_shown->result() != nullptr;
    }

    std::unique_ptr<MeasureFixture> m_shown;
};

QTEST_MAIN(MeasureLogTest)
#include "tst_measure_log.moc"
