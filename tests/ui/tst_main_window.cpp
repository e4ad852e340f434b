// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole window, driven as a person drives it.

#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/main_window.h"
#include "ui/shell/measure_dialog.h"
#include "ui/widgets/elided_action_button.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/number_row.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        m_document = &m_shown->document;
        m_window = &m_shown->window;
        QVERIFY(m_shown->open({1600, 900}));
    }

    void cleanup() { m_shown.reset(); }

    void opensOnTheNotesStorm()
    {
        QCOMPARE(word(), u"collapsed"_s);
        QVERIFY(label(u"verdictSentence"_s)->text().contains(u"93.5 % missed"_s));
        QCOMPARE(pathEnd(), 0.9351);
        QCOMPARE(cliff().chart.markers.back().words, std::string("settles at 93.5 %"));
    }

    /// The note's finding: from three calls to one, the same traffic leaves collapse for stable, in
    /// words and on both charts.
    void draggingCallsFromThreeToOneLeavesTheCollapse()
    {
        ScaleSlider* calls = slider(u"calls-per-event"_s);
        const int y = calls->height() / 2;
        QTest::mousePress(calls, Qt::LeftButton, {}, QPoint(xOf(calls, 3.0), y));
        const double frozen = cliff().mapping.right.maximum;
        for (const double value : {2.5, 2.0, 1.5, 1.0}) {
            QTest::mouseMove(calls, QPoint(xOf(calls, value), y));
            settle();
            QCOMPARE(cliff().mapping.right.maximum, frozen); // axes keep still
            QCOMPARE(page().chartCard("delivery-cliff")->curvePoints(1).first().y(),
                     40.0 * value / 50.0); // and the curve is live
        }
        QTest::mouseRelease(calls, Qt::LeftButton, {}, QPoint(xOf(calls, 1.0), y));
        settle();
        QVERIFY(cliff().mapping.right.maximum < frozen); // fitted again on release
        QCOMPARE(word(), u"stable"_s);
        QCOMPARE(pathEnd(), 0.05);
        QCOMPARE(cliff().chart.markers.back().words, std::string("stays at 5 %"));
        QCOMPARE(m_document->undoStack().count(), 1); // one drag, one step

        QCOMPARE(action(u"Undo"_s)->text(), u"&Undo Calls per handler run 3 → 1 calls"_s);
        action(u"Undo"_s)->trigger();
        settle();
        QCOMPARE(word(), u"collapsed"_s);
        QCOMPARE(pathEnd(), 0.9351);
        QCOMPARE(field(u"calls-per-event"_s)->text(), u"3"_s);
        QCOMPARE(calls->value(), calls->scale().positionOf(3.0)); // the handle is back, too
        action(u"Redo"_s)->trigger();
        settle();
        QCOMPARE(word(), u"stable"_s);
    }

    /// On the map both sliders follow the point, in one step of undo.
    void draggingThePointOnTheMapMovesBothSliders()
    {
        ChartCard* map = page().chartCard("verdict-map");
        Q_EMIT map->dragStarted();
        Q_EMIT map->handleMoved(20.0, 2.0);
        settle();
        Q_EMIT map->handleMoved(10.0, 1.0);
        Q_EMIT map->dragEnded();
        settle();
        QCOMPARE(field(u"events-per-minute"_s)->text(), u"10"_s);
        QCOMPARE(field(u"calls-per-event"_s)->text(), u"1"_s);
        QCOMPARE(word(), u"stable"_s);
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(map->shownScene().chart.handle->at, (Point{10.0, 1.0}));
    }

    /// From calm over the strip where both ends hold into the storm, at one call and 5 %.
    void draggingEventsShowsWhereCalmEnds()
    {
        type(u"calls-per-event"_s, u"1"_s);
        for (const auto& [events, verdict] :
             std::vector<std::pair<QString, QString>>{{u"47"_s, u"stable"_s},
                                                      {u"47.2"_s, u"bistable"_s},
                                                      {u"47.5"_s, u"bistable"_s},
                                                      {u"47.6"_s, u"elevated"_s},
                                                      {u"60"_s, u"collapsed"_s}}) {
            type(u"events-per-minute"_s, events);
            settle();
            QCOMPARE(word(), verdict);
        }
    }

    void aChartsChoiceChangesItsAxis()
    {
        auto* over =
            m_window->currentPage().findChild<QWidget*>(u"curve-over"_s)->findChild<QComboBox*>();
        over->setCurrentIndex(over->findData(u"tier"_s));
        Q_EMIT over->activated(over->currentIndex());
        settle();
        QCOMPARE(page().chartCard("settling-curve")->shownScene().chart.x.title,
                 std::string("Tier"));
        action(u"Undo"_s)->trigger();
        settle();
        QCOMPARE(page().chartCard("settling-curve")->shownScene().chart.x.title,
                 std::string("Events"));
        QCOMPARE(over->currentData().toString(), u"events"_s);
    }

    /// The map's axes show two things: choosing for one what the other shows swaps them, undoably.
    void theMapsAxesAreExchanged()
    {
        auto* up =
            m_window->currentPage().findChild<QWidget*>(u"map-up"_s)->findChild<QComboBox*>();
        up->setCurrentIndex(up->findData(u"events"_s));
        Q_EMIT up->activated(up->currentIndex());
        settle();
        const Chart& map = page().chartCard("verdict-map")->shownScene().chart;
        QCOMPARE(map.left.title, std::string("Events"));
        QCOMPARE(map.x.title, std::string("Calls per handler run"));
        QCOMPARE(m_document->undoStack().count(), 1);
        action(u"Undo"_s)->trigger();
        settle();
        QCOMPARE(map.x.title, std::string("Events"));
        QCOMPARE(up->currentData().toString(), u"calls"_s);
    }

    void keysDriveTheSlider()
    {
        ScaleSlider* calls = slider(u"calls-per-event"_s);
        calls->setFocus();
        for (int press = 0; press < 8; ++press) {
            QTest::keyClick(calls, Qt::Key_Left);
        }
        settle();
        QCOMPARE(field(u"calls-per-event"_s)->text(), u"1"_s);
        QCOMPARE(word(), u"stable"_s);
        QCOMPARE(m_document->undoStack().count(), 1); // one run of key presses
    }

    void typingDrivesChartsAndCommand()
    {
        type(u"events-per-minute"_s, u"48"_s);
        type(u"calls-per-event"_s, u"1"_s);
        settle();
        QCOMPARE(word(), u"elevated"_s); // exactly; the walk gives up there
        QVERIFY(
            m_window->findChild<QLineEdit*>(u"reproducedBy"_s)
                ->text()
                .endsWith(u"amplify --events-per-minute 48 --calls-per-event 1 --miss-rate 0.05 "
                          u"--tier-per-minute 50"_s));
        action(u"Copy"_s)->trigger();
        QVERIFY(QApplication::clipboard()->text().startsWith(
            u"stormglass-cli amplify --events-per-minute 48 "_s));
    }

    void undoWorksWhileAFieldHasTheFocus()
    {
        type(u"calls-per-event"_s, u"1"_s);
        QTest::keyClick(field(u"calls-per-event"_s), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_document->values("amplify").at(1), Value(3.0));
        QTest::keyClick(field(u"calls-per-event"_s), Qt::Key_Z,
                        Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_document->values("amplify").at(1), Value(1.0));
    }

    void undoWhileTheHandleIsHeldLosesNothing()
    {
        type(u"calls-per-event"_s, u"3.1"_s);
        ScaleSlider* calls = slider(u"calls-per-event"_s);
        const int y = calls->height() / 2;
        QTest::mousePress(calls, Qt::LeftButton, {}, QPoint(xOf(calls, 2.0), y));
        QTest::mouseMove(calls, QPoint(xOf(calls, 1.5), y));
        m_document->undoStack().undo();
        QCOMPARE(m_document->values("amplify").at(1), Value(3.1));
        m_document->undoStack().undo();
        QCOMPARE(m_document->values("amplify").at(1), Value(3.0));
        QTest::mouseRelease(calls, Qt::LeftButton, {}, QPoint(xOf(calls, 1.5), y));
    }

    void whatIsRefusedIsNotSteppedFrom()
    {
        QuantitySpinBox* tier = field(u"tier-per-minute"_s);
        tier->setFocus();
        tier->selectAll();
        QTest::keyClicks(tier, u"0.5"_s);
        QTest::keyClick(tier, Qt::Key_Up);
        QCOMPARE(tier->text(), u"50"_s);
        QVERIFY(messageBar()->isVisible());
    }

    void markupInInputStaysText()
    {
        type(u"miss-rate"_s, u"<b>7</b>"_s);
        QVERIFY(messageBar()->message().contains(u"'<b>7</b>' is not a number"_s));
        QCOMPARE(messageBar()->findChild<QLabel*>()->textFormat(), Qt::PlainText);
    }

    void unusableInputIsSaidAndKeepsTheLastGoodState()
    {
        type(u"tier-per-minute"_s, u"0.5"_s);
        settle();
        QCOMPARE(messageBar()->message(), u"Tier: 0.5 requests/min is out of range; give a number "
                                          u"from 1 to 1000000 requests/min."_s);
        QVERIFY(messageBar()->isVisible());
        QCOMPARE(field(u"tier-per-minute"_s)->text(), u"50"_s);
        QCOMPARE(word(), u"collapsed"_s);
        QCOMPARE(m_document->undoStack().count(), 0);
        type(u"tier-per-minute"_s, u"600"_s); // the next good edit takes the message away
        settle();
        QVERIFY(!messageBar()->isVisible());
        QCOMPARE(word(), u"stable"_s);
    }

    void anExportsRateReachesTheSlider()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"general"_s));
        write(folder.filePath(u"channels.json"_s), R"([{"id": "C1", "name": "general"}])");
        write(folder.filePath(u"general/2015-06-06.json"_s),
              R"([{"ts": "1433558300.0"}, {"ts": "1433558301.0"}, {"ts": "1433568420.0"}])");
        action(u"Measure"_s)->trigger();
        auto* dialog = m_window->findChild<MeasureDialog*>();
        for (auto* source : dialog->findChildren<QRadioButton*>()) {
            if (source->text().remove(u'&') == u"Slack export"_s) {
                source->click();
            }
        }
        dialog->findChild<QLineEdit*>(u"exportPath"_s)->setText(folder.path());
        dialog->findChild<QPushButton*>(u"startMeasuring"_s)->click();
        QTRY_VERIFY(dialog->findChild<QPushButton*>(u"applyFigure"_s) != nullptr);
        dialog->findChild<QPushButton*>(u"applyFigure"_s)->click();
        settle();
        QCOMPARE(m_document->values("amplify").front(), Value(3 * 60.0 / 10120.0)); // every digit
        QCOMPARE(field(u"events-per-minute"_s)->text(), u"0.0177866"_s);
        QVERIFY(action(u"Undo"_s)->isEnabled());
    }

    void thePanelsButtonOpensTheSameDialog()
    {
        m_window->currentPage().findChild<QPushButton*>(u"measureButton"_s)->click();
        QVERIFY(m_window->findChild<MeasureDialog*>() != nullptr);
        action(u"Measure"_s)->trigger();
        QCOMPARE(m_window->findChildren<MeasureDialog*>().size(), 1);
        QVERIFY(m_window->findChild<MeasureDialog*>()->isVisible());
        QCOMPARE(action(u"Measure"_s)->shortcut(), QKeySequence(u"Ctrl+Shift+O"_s));
    }

    /// A short text leaves no hole between the two.
    void undoAndRedoStandTogether()
    {
        m_window->show();
        const auto buttons = m_window->findChildren<ElidedActionButton*>();
        QCOMPARE(buttons.size(), 2);
        QCOMPARE(buttons[0]->accessibleName(), u"Undo"_s);
        const int behindUndo = blankColumns(buttons[0]->grab().toImage().mirrored(true, false));
        const int beforeRedo = blankColumns(buttons[1]->grab().toImage());
        QVERIFY2(behindUndo + beforeRedo < 40, qPrintable(QString::number(behindUndo)));
        QVERIFY(buttons[0]->x() < buttons[1]->x());
    }

private:
    /// Columns of a picture from its left on that are as its first.
    static int blankColumns(const QImage& picture)
    {
        for (int x = 0; x < picture.width(); ++x) {
            for (int y = 0; y < picture.height(); ++y) {
                if (picture.pixel(x, y) != picture.pixel(0, y)) {
                    return x;
                }
            }
        }
        return picture.width();
    }

    [[nodiscard]] InstrumentPage& page() const { return m_window->currentPage(); }

    void settle() const { QTRY_VERIFY(page().isUpToDate()); }

    [[nodiscard]] const ChartScene& cliff() const
    {
        return page().chartCard("delivery-cliff")->shownScene();
    }

    [[nodiscard]] double pathEnd() const
    {
        return page().chartCard("convergence-path")->curvePoints(0).last().y();
    }

    [[nodiscard]] QLabel* label(const QString& name) const
    {
        return m_window->currentPage().findChild<QLabel*>(name);
    }

    [[nodiscard]] QString word() const { return label(u"verdictWord"_s)->text(); }

    [[nodiscard]] MessageBar* messageBar() const
    {
        return m_window->currentPage().findChild<MessageBar*>();
    }

    [[nodiscard]] ScaleSlider* slider(const QString& key) const
    {
        return m_window->currentPage().findChild<NumberRow*>(key)->findChild<ScaleSlider*>();
    }

    [[nodiscard]] QuantitySpinBox* field(const QString& key) const
    {
        return m_window->currentPage().findChild<NumberRow*>(key)->findChild<QuantitySpinBox*>();
    }

    [[nodiscard]] QAction* action(const QString& beginning) const
    {
        for (QAction* candidate : m_window->findChildren<QAction*>()) {
            if (candidate->text().remove(u'&').startsWith(beginning)) {
                return candidate;
            }
        }
        return nullptr;
    }

    /// Where the handle of a slider stands for a value.
    static int xOf(const ScaleSlider* slider, double value)
    {
        constexpr double margin = 12.0;
        return qRound(margin + (slider->width() - 2.0 * margin) *
                                   slider->scale().positionOf(value) / SliderScale::positions);
    }

    void type(const QString& key, const QString& text) const
    {
        QuantitySpinBox* edit = field(key);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<WindowFixture> m_shown;
    Document* m_document = nullptr;
    MainWindow* m_window = nullptr;
};

QTEST_MAIN(MainWindowTest)
#include "tst_main_window.moc"
