// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/measure_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/shell/export_source.h"
#include "ui/widgets/primary_button.h"

#include <QDir>
#include <QFile>

#include <unistd.h>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

void writeFile(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void writeExport(const QTemporaryDir& folder, const QByteArray& day)
{
    QVERIFY(QDir(folder.path()).mkpath(u"general"_s));
    writeFile(folder.filePath(u"channels.json"_s), R"([{"id": "C1", "name": "general"}])");
    writeFile(folder.filePath(u"general/2015-06-06.json"_s), day);
}

QByteArray aMegabyteOfMessages()
{
    QByteArray text = "[";
    for (int at = 0; text.size() < (1 << 20); ++at) {
        text += QByteArray(at == 0 ? "" : ",") + R"({"type":"message","ts":")" +
                QByteArray::number(1'700'000'000 + at) + R"(.000100"})";
    }
    return text + "]";
}

QByteArray twoMessagesAndJoins()
{
    QByteArray text = R"([{"ts": "1433558300.0"}, {"ts": "1433558301.0"})";
    for (int at = 0; at < 50; ++at) {
        text += R"(,{"subtype": "channel_join", "ts": ")" + QByteArray::number(1433558400 + at) +
                R"(.0"})";
    }
    return text + "]";
}

} // namespace

/// The Measure dialog's export source.
class MeasureExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<MeasureFixture>();
        m_shown->settings.setMeasureSource(u"export"_s);
        QVERIFY(m_shown->openDialog());
    }

    void cleanup() { m_shown.reset(); }

    void offersMeanAndBusiestMinute()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "1433558301.0"},
                                {"ts": "1433558302.0"}, {"ts": "1433558420.0"}])");
        QVERIFY(read(folder.path()));
        QCOMPARE(m_shown->applyButtons().size(), 3);
        const auto& figures = m_shown->result()->measured().figures;
        QCOMPARE(figures[0].text, u"2/min"_s);
        QCOMPARE(figures[1].text, u"3/min"_s);
        QVERIFY(m_shown->resultText(u"measureHeading"_s).contains(u"4 messages"_s));
        QCOMPARE(m_shown->result()->findChild<ChartTable*>()->rowCount(), std::size_t{1});
        QVERIFY(
            m_shown->resultText(u"measureNotes"_s).contains(u"The busiest minute is a floor"_s));
        QTest::keyClick(m_shown->applyButtons().at(1), Qt::Key_Return);
        QCOMPARE(m_shown->document.values("amplify").front(), Value(3.0));
        const QString name = QDir(folder.path()).dirName();
        QCOMPARE(m_shown->document.sources("amplify").front(),
                 u"export %1, 1 channel, busiest minute, 2026-11-30"_s.arg(name));
        QCOMPARE(m_shown->settings.exportFolder(), folder.path());
    }

    void showsTheHoursOfTheDay()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "1433558301.0"}])"); // 02:38
        QVERIFY(read(folder.path()));
        QVERIFY(m_shown->result()->findChild<ChartCard*>() == nullptr); // one hour is no profile
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "1433568300.0"}])"); // 05:25
        QVERIFY(read(folder.path()));
        QVERIFY(m_shown->result()->findChild<ChartCard*>() == nullptr); // nor are three
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "1433568300.0"},
                                {"ts": "1433654701.0"}])");             // 05:25 the next day
        QVERIFY(read(folder.path()));
        const auto* card = m_shown->result()->findChild<ChartCard*>();
        QVERIFY(card != nullptr);
        QCOMPARE(card->chart().id, std::string("by-hour"));
        QCOMPARE(card->chart().series.front().points.at(5), (Point{5.0, 2.0}));
    }

    /// Two messages within seconds make a mean of no weight: the busiest minute is suggested.
    void aThinSumIsNotSuggested()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "1433658300.0"}])");
        QVERIFY(QDir(folder.path()).mkpath(u"thin"_s));
        writeFile(folder.filePath(u"thin/2015-06-06.json"_s),
                  R"([{"ts": "1433558300.0"}, {"ts": "1433558310.0"}])");
        QVERIFY(read(folder.path()));
        QVERIFY(qobject_cast<PrimaryButton*>(m_shown->applyButtons().at(1)) != nullptr);
    }

    /// A flood of joins is no load that an app must survive.
    void joinsAreNotInTheBusiestMinute()
    {
        const QTemporaryDir folder;
        writeExport(folder, twoMessagesAndJoins());
        QVERIFY(read(folder.path()));
        QCOMPARE(m_shown->result()->measured().figures[1].text, u"2/min"_s);
    }

    void damageIsNamed()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "soon"}])");
        QVERIFY(read(folder.path()));
        QVERIFY(m_shown->resultText(u"partialMark"_s).startsWith(u"Partial"_s));
        QVERIFY(
            m_shown->resultText(u"measureNotes"_s).contains(u"general/2015-06-06.json row 2"_s));
    }

    void whatIsNoExportIsSaid()
    {
        const QTemporaryDir folder;
        QVERIFY(!read(folder.path()));
        QVERIFY(m_shown->message().contains(u"no channels.json"_s));
        QCOMPARE(path()->text(), folder.path());
        QVERIFY(m_shown->settings.exportFolder().isEmpty());
        QVERIFY(!read({}));
        QVERIFY(m_shown->message().startsWith(u"export: none is given"_s));
    }

    /// What the names of folders say is shown as it stands, also where it looks like a place to
    /// fill.
    void namesAreNoFormats()
    {
        const QTemporaryDir folder;
        const QTemporaryDir inside(folder.filePath(u"100%2 <b>"_s));
        writeExport(inside, R"([{"ts": "1433558300.0"}, {"ts": "1433558301.0"}])");
        QVERIFY(QDir(inside.path()).mkpath(u"other"_s));
        writeFile(inside.filePath(u"other/2015-06-06.json"_s), R"([{"ts": "1433558300.0"}])");
        QVERIFY(read(inside.path()));
        QVERIFY(m_shown->resultText(u"measureHeading"_s).startsWith(u"Export 100%2 <b>"_s));
        QCOMPARE(m_shown->result()->findChild<QLabel*>(u"measureHeading"_s)->textFormat(),
                 Qt::PlainText);
    }

    /// Gigabytes of one file's many names: a cancel ends it early and keeps what is read.
    void cancelKeepsWhatIsRead()
    {
        const QTemporaryDir folder;
        writeExport(folder, aMegabyteOfMessages());
        const QByteArray first = QFile::encodeName(folder.filePath(u"general/2015-06-06.json"_s));
        for (int at = 1; at < 4000; ++at) {
            const QString name = QDate(2016, 1, 1).addDays(at).toString(Qt::ISODate);
            const QByteArray other =
                QFile::encodeName(folder.filePath(u"general/%1.json"_s.arg(name)));
            QCOMPARE(link(first.constData(), other.constData()), 0);
        }
        path()->setText(folder.path());
        m_shown->measure();
        double done = 0.0;
        connect(m_shown->dialog()->findChild<ExportSource*>(), &MeasureSource::progressed, this,
                [&done](const MeasureProgress& progress) { done = progress.done; });
        QTRY_VERIFY(done > 0.0);
        m_shown->button(u"cancelMeasuring"_s)->click();
        QVERIFY(m_shown->finish());
        QVERIFY(done < 1.0);
        QVERIFY(m_shown->result() != nullptr);
        QVERIFY(m_shown->result()->measured().partial);
        QVERIFY(m_shown->resultText(u"measureNotes"_s).contains(u"Stopped after "_s));
    }

    void closingWhileReadingIsSafe()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}])");
        for (int i = 0; i < 20; ++i) {
            m_shown->measurement.open();
            path()->setText(folder.path());
            m_shown->measure();
            m_shown->dialog()->close();
            QTRY_VERIFY(m_shown->dialog() == nullptr);
        }
    }

private:
    [[nodiscard]] QLineEdit* path() const { return m_shown->part<QLineEdit>(u"exportPath"_s); }

    /// Whether that gave a result.
    [[nodiscard]] bool read(const QString& folder) const
    {
        path()->setText(folder);
        m_shown->measure();
        return m_shown->finish() && m_shown->result() != nullptr;
    }

    std::unique_ptr<MeasureFixture> m_shown;
};

QTEST_MAIN(MeasureExportTest)
#include "tst_measure_export.moc"
