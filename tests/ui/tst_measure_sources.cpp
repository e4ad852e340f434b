// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/measure_fixture.h"
#include "ui/widgets/quantity_spin_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QScrollBar>
#include <QWheelEvent>

#include <sys/stat.h>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

const QByteArray usualLog = "time,event_id,retry_num,retry_reason\n"
                            "2026-11-30T08:00:00Z,Ev1,,\n"
                            "2026-11-30T08:00:30Z,Ev2,,\n";

const QByteArray otherLog = "Timestamp,Note\n2026-11-30T08:00:00Z,x\n2026-11-30T08:00:30Z,y\n";

void turnWheel(QWidget& over)
{
    const QPointF at = over.rect().center();
    QWheelEvent turn(at, over.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(&over, &turn);
}

} // namespace

/// What the Measure dialog says and shows belongs to what is chosen in it.
class MeasureSourcesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qunsetenv("SLACK_BOT_TOKEN");
        m_shown = std::make_unique<MeasureFixture>();
        m_shown->settings.setMeasureSource(u"log"_s);
        QVERIFY(m_shown->openDialog());
    }

    void cleanup() { m_shown.reset(); }

    /// Scrolling past a box changes nothing.
    void theWheelChangesNoChoice()
    {
        type(write(u"usual.csv"_s, usualLog));
        QTRY_VERIFY(column(u"time"_s)->isVisible());
        for (auto* box : m_shown->dialog()->findChildren<QComboBox*>()) {
            turnWheel(*box);
            QCOMPARE(box->currentIndex(), 0);
        }
        choose(u"workspace"_s);
        auto* channels = m_shown->dialog()->findChild<QuantitySpinBox*>();
        turnWheel(*channels);
        QCOMPARE(channels->text(), u"5"_s);
    }

    void anotherPathMarksTheResultAsOld()
    {
        const QString usual = write(u"usual.csv"_s, usualLog);
        QVERIFY(read(usual));
        QVERIFY(!isOld());
        path()->setText(usual + u'x');
        QVERIFY(isOld());
        QVERIFY(read(usual));
        QVERIFY(!isOld());
    }

    void anotherColumnMarksTheResultAsOld()
    {
        QVERIFY(read(write(u"usual.csv"_s, usualLog)));
        pick(*column(u"event_id"_s), u"retry_reason"_s);
        QVERIFY(isOld());
    }

    void anotherTokenMarksTheResultAsOld()
    {
        choose(u"workspace"_s);
        playWorkspace(m_shown->slack);
        m_shown->typeToken();
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY(!isOld());
        QTest::keyClicks(m_shown->token(), u"x"_s);
        QVERIFY(isOld());
    }

    void anotherNumberOfChannelsMarksTheResultAsOld()
    {
        choose(u"workspace"_s);
        playWorkspace(m_shown->slack);
        m_shown->typeToken();
        m_shown->measure();
        QVERIFY(m_shown->finish());
        auto* channels = m_shown->dialog()->findChild<QuantitySpinBox*>();
        QTest::keyClick(channels, Qt::Key_Up);
        QVERIFY(isOld());
    }

    /// Neither in what is measured nor in what is shown.
    void aColumnOfAnotherLogIsDropped()
    {
        type(write(u"usual.csv"_s, usualLog));
        QTRY_VERIFY(column(u"time"_s)->isVisible());
        pick(*column(u"time"_s), u"retry_reason"_s);
        type(write(u"other.csv"_s, otherLog));
        QTRY_COMPARE(column(u"time"_s)->currentText(), u"Found: Timestamp"_s);
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY2(m_shown->result() != nullptr, qPrintable(m_shown->message()));
    }

    /// Also where the new log is measured at once.
    void aColumnOfAnotherLogIsNotMeasuredWith()
    {
        type(write(u"usual.csv"_s, usualLog));
        QTRY_VERIFY(column(u"time"_s)->isVisible());
        pick(*column(u"time"_s), u"retry_reason"_s);
        path()->setText(write(u"other.csv"_s, otherLog));
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY2(m_shown->result() != nullptr, qPrintable(m_shown->message()));
        QVERIFY(!m_shown->result()->measured().partial);
    }

    /// A column that both logs have stays chosen, and is seen to.
    void aColumnOfBothLogsStays()
    {
        type(write(u"usual.csv"_s, usualLog));
        QTRY_VERIFY(column(u"time"_s)->isVisible());
        pick(*column(u"message"_s), u"retry_reason"_s);
        type(write(u"both.csv"_s, usualLog));
        QTRY_VERIFY(column(u"time"_s)->isVisible());
        QCOMPARE(column(u"message"_s)->currentText(), u"retry_reason"_s);
    }

    void aMessageStaysWithItsSource()
    {
        m_shown->measure();
        QVERIFY(m_shown->message().startsWith(u"log: none is given"_s));
        choose(u"export"_s);
        QVERIFY(m_shown->message().isEmpty());
        choose(u"log"_s);
        QVERIFY(m_shown->message().startsWith(u"log: none is given"_s));
    }

    /// What is said late is said where it belongs.
    void aLateMessageStaysWithItsSource()
    {
        m_shown = std::make_unique<MeasureFixture>();
        m_shown->settings.setTokenRemembered(true);
        QVERIFY(m_shown->openDialog());
        m_shown->store->isAbsent = true;
        m_shown->button(u"forgetToken"_s)->click();
        choose(u"log"_s);
        QTest::qWait(20);
        QVERIFY2(m_shown->message().isEmpty(), qPrintable(m_shown->message()));
        choose(u"workspace"_s);
        QVERIFY(m_shown->message().startsWith(u"keyring: "_s));
    }

    void aResultStaysWithItsSource()
    {
        QVERIFY(read(write(u"usual.csv"_s, usualLog)));
        choose(u"export"_s);
        QVERIFY(m_shown->result() == nullptr);
        choose(u"log"_s);
        QVERIFY(m_shown->result() != nullptr);
    }

    /// Closing takes what was typed, not what was found.
    void resultsAreThereWhenItIsOpenedAgain()
    {
        const QString file = write(u"usual.csv"_s, usualLog);
        QVERIFY(read(file));
        const QString heading = m_shown->resultText(u"measureHeading"_s);
        m_shown->dialog()->close();
        QTRY_VERIFY(m_shown->dialog() == nullptr);
        m_shown->measurement.open();
        QVERIFY(m_shown->result() != nullptr);
        QCOMPARE(m_shown->resultText(u"measureHeading"_s), heading);
        QVERIFY(!isOld());
        choose(u"export"_s);
        QVERIFY(m_shown->result() == nullptr);
        choose(u"log"_s);
        m_shown->applyButtons().front()->click();
        QVERIFY(m_shown->document.sources("amplify").front().endsWith(u"2026-11-30"_s));
    }

    void aMessageGoesWithWhatItWasAbout()
    {
        m_shown->measure();
        QTest::keyClicks(path(), u"/"_s);
        QVERIFY(m_shown->message().isEmpty());
        choose(u"export"_s);
        m_shown->measure();
        QVERIFY(m_shown->message().startsWith(u"export: none is given"_s));
        QTest::keyClicks(m_shown->part<QLineEdit>(u"exportPath"_s), u"/"_s);
        QVERIFY(m_shown->message().isEmpty());
    }

    void aMessageThatWasReadStaysAway()
    {
        m_shown->measure();
        m_shown->dialog()->findChild<MessageBar*>()->findChild<QAbstractButton*>()->click();
        choose(u"export"_s);
        choose(u"log"_s);
        QVERIFY(m_shown->message().isEmpty());
    }

    /// As soon as another path stands there.
    void rowsOfAnotherPathAreNotShown()
    {
        type(write(u"usual.csv"_s, usualLog));
        QTRY_VERIFY(rows()->isVisible());
        QTest::keyClicks(path(), u"x"_s);
        QVERIFY(!rows()->isVisible() && !column(u"time"_s)->isVisible());
        QTest::keyClick(path(), Qt::Key_Tab);
        QTRY_VERIFY(m_shown->message().contains(u"there is no such file"_s));
        QVERIFY(!rows()->isVisible());
    }

    void aPipeIsSaidToHaveNoPreview()
    {
        type(write(u"usual.csv"_s, usualLog));
        QTRY_VERIFY(rows()->isVisible());
        const QString pipe = m_shown->folder.filePath(u"pipe"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        type(pipe);
        QVERIFY(!rows()->isVisible());
        QVERIFY(m_shown->message().contains(u"no preview"_s));
    }

    void aFolderIsSaidToBeNoLog()
    {
        type(m_shown->folder.path());
        QTRY_VERIFY(m_shown->message().contains(u"this is a folder"_s));
    }

    /// The rows are seen before anything is measured by them.
    void returnShowsTheRowsFirst()
    {
        path()->clear();
        QTest::keyClicks(path(), write(u"usual.csv"_s, usualLog));
        QTest::keyClick(path(), Qt::Key_Return);
        QVERIFY(!m_shown->isMeasuring());
        QTRY_VERIFY(rows()->isVisible());
        QVERIFY(m_shown->result() == nullptr);
        QTest::keyClick(path(), Qt::Key_Return);
        QVERIFY(m_shown->finish());
        QVERIFY(m_shown->result() != nullptr);
    }

private:
    [[nodiscard]] QLineEdit* path() const { return m_shown->part<QLineEdit>(u"logPath"_s); }

    [[nodiscard]] ChartTable* rows() const { return m_shown->part<ChartTable>(u"logRows"_s); }

    [[nodiscard]] QComboBox* column(const QString& word) const
    {
        return m_shown->part<QComboBox>(u"logColumn-"_s + word);
    }

    [[nodiscard]] bool isOld() const
    {
        return m_shown->result()->findChild<QLabel*>(u"oldMark"_s)->isVisible();
    }

    static void pick(QComboBox& box, const QString& text)
    {
        box.setCurrentIndex(box.findText(text));
        Q_EMIT box.activated(box.currentIndex());
    }

    /// Shows the source with that key.
    void choose(const QString& key) const
    {
        for (auto* button : m_shown->dialog()->findChildren<QRadioButton*>()) {
            const bool isIt = (key == u"workspace"_s && button->text().contains(u"workspace"_s)) ||
                              (key == u"export"_s && button->text().contains(u"e&xport"_s)) ||
                              (key == u"log"_s && button->text().contains(u"&Delivery"_s));
            if (isIt) {
                button->click();
            }
        }
    }

    [[nodiscard]] QString write(const QString& name, const QByteArray& text) const
    {
        QFile file(m_shown->folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }

    void type(const QString& file) const
    {
        path()->setText(file);
        Q_EMIT path()->editingFinished();
    }

    [[nodiscard]] bool read(const QString& file) const
    {
        type(file);
        m_shown->measure();
        return m_shown->finish() && m_shown->result() != nullptr;
    }

    std::unique_ptr<MeasureFixture> m_shown;
};

QTEST_MAIN(MeasureSourcesTest)
#include "tst_measure_sources.moc"
