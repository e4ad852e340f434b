// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/export_dialog.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(stormglass::Problem)

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

/// Whether the rates have been read and laid out.
bool isShown(const ExportDialog* dialog)
{
    const auto* use = dialog->findChild<QPushButton*>(u"useRate"_s);
    return use != nullptr && use->isVisible();
}

} // namespace

class ExportDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersMeanAndBusiestMinute()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "1433558301.0"},
                                {"ts": "1433558302.0"}, {"ts": "1433558420.0"}])");
        QPointer<ExportDialog> dialog = new ExportDialog(folder.path());
        QSignalSpy chosen(dialog, &ExportDialog::rateChosen);
        dialog->show();
        QTRY_VERIFY(isShown(dialog));
        const auto offers = dialog->findChildren<QRadioButton*>();
        QCOMPARE(offers.size(), 3);
        QVERIFY(offers[0]->isChecked());
        QVERIFY(offers[0]->text().startsWith(u"2/min: sum of the channels' means"_s));
        QVERIFY(offers[1]->text().startsWith(u"3/min: busiest minute"_s));
        QVERIFY(dialog->findChild<QLabel*>(u"exportHeading"_s)->text().startsWith(u"4 messages"_s));
        QCOMPARE(dialog->findChild<QTableView*>(u"channelTable"_s)->model()->rowCount(), 1);
        bool saysFloor = false;
        for (const QLabel* label : dialog->findChildren<QLabel*>()) {
            saysFloor = saysFloor || label->text().startsWith(u"A floor:"_s);
        }
        QVERIFY(saysFloor);
        QTest::mouseClick(offers[1], Qt::LeftButton, {}, QPoint(8, offers[1]->height() / 2));
        QVERIFY(dialog->findChild<QPushButton*>(u"useRate"_s)->isDefault());
        QTest::keyClick(offers[1], Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().at(0).toDouble(), 3.0);
        QCOMPARE(chosen.first().at(1).toString(), u"busiest minute"_s);
        QTRY_VERIFY(dialog.isNull());
    }

    void aRateOfZeroIsNotOffered()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}])");
        QPointer<ExportDialog> dialog = new ExportDialog(folder.path());
        dialog->show();
        QTRY_VERIFY(isShown(dialog));
        const auto offers = dialog->findChildren<QRadioButton*>();
        QVERIFY(!offers[0]->isEnabled());
        QVERIFY(offers[1]->isEnabled() && offers[1]->isChecked());
        dialog->close();
    }

    /// Two messages within seconds make a mean of no weight: the busiest minute is preselected.
    void aThinSumIsNotPreselected()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "1433658300.0"}])");
        QVERIFY(QDir(folder.path()).mkpath(u"thin"_s));
        writeFile(folder.filePath(u"thin/2015-06-06.json"_s),
                  R"([{"ts": "1433558300.0"}, {"ts": "1433558310.0"}])");
        QPointer<ExportDialog> dialog = new ExportDialog(folder.path());
        dialog->show();
        QTRY_VERIFY(isShown(dialog));
        QVERIFY(dialog->findChildren<QRadioButton*>()[1]->isChecked());
        dialog->close();
    }

    void damageIsNamed()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}, {"ts": "soon"}])");
        QPointer<ExportDialog> dialog = new ExportDialog(folder.path());
        dialog->show();
        QTRY_VERIFY(dialog->findChild<QLabel*>(u"exportNotes"_s) != nullptr);
        const QString notes = dialog->findChild<QLabel*>(u"exportNotes"_s)->text();
        QVERIFY(notes.startsWith(u"Partial"_s));
        QVERIFY(notes.contains(u"general/2015-06-06.json row 2"_s));
        dialog->close();
    }

    void whatIsNoExportIsRefused()
    {
        const QTemporaryDir folder;
        QPointer<ExportDialog> dialog = new ExportDialog(folder.path());
        QSignalSpy refused(dialog, &ExportDialog::refused);
        dialog->show();
        QTRY_COMPARE(refused.count(), 1);
        const auto problem = refused.first().at(0).value<Problem>();
        QVERIFY(problem.what.find("no channels.json") != std::string::npos);
        QTRY_VERIFY(dialog.isNull());
    }

    void closingWhileReadingIsSafe()
    {
        const QTemporaryDir folder;
        writeExport(folder, R"([{"ts": "1433558300.0"}])");
        for (int i = 0; i < 20; ++i) {
            QPointer<ExportDialog> dialog = new ExportDialog(folder.path());
            dialog->show();
            dialog->close();
            QTRY_VERIFY(dialog.isNull());
        }
    }
};

QTEST_MAIN(ExportDialogTest)
#include "tst_export_dialog.moc"
