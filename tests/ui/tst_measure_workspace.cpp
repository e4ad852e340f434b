// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"
#include "tests/ui/measure_fixture.h"
#include "ui/widgets/number_row.h"
#include "ui/widgets/quantity_spin_box.h"

#include <QJsonArray>

#include <algorithm>
#include <span>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The Measure dialog against a workspace on this machine.
class MeasureWorkspaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qunsetenv("SLACK_BOT_TOKEN");
        m_shown = std::make_unique<MeasureFixture>();
        QVERIFY(m_shown->openDialog());
    }

    void cleanup() { m_shown.reset(); }

    /// Every figure and every channel, to the last digit.
    void figuresAreTheCommandLines()
    {
        playWorkspace(m_shown->slack);
        QVERIFY(sample());
        // Copied: the command line quits its event loop, which closes windows.
        const Measured measured = m_shown->result()->measured();
        tests::SlackOnLoopback again;
        playWorkspace(again);
        const cli::Run run = cli::runCommand(
            {"sample", "--json", "--slack-url", again.address().toString().toStdString()},
            secret.toStdString());
        QCOMPARE(run.exitCode, 0);
        const QJsonObject told = cli::json(run);
        const std::vector<MeasuredFigure>& figures = measured.figures;
        QCOMPARE(figures.size(), std::size_t{4});
        QCOMPARE(figures[0].value, told[u"sum_per_minute"_s].toDouble());
        QCOMPARE(figures[1].value, told[u"busiest_minute"_s].toDouble());
        QCOMPARE(figures[2].value, told[u"union_per_minute"_s].toDouble());
        QCOMPARE(figures[3].value, told[u"sum_with_replies_per_minute"_s].toDouble());
        QVERIFY(figures[0].value > 10.5 && figures[3].value > figures[0].value);
        const Table& table = measured.table;
        const QJsonArray rows = told[u"channels"_s].toArray();
        QCOMPARE(table.rows.size(), std::size_t{3});
        QCOMPARE(rows.size(), 3);
        for (const std::size_t row : {0U, 2U}) {
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                const QJsonValue shown =
                    rows[static_cast<qsizetype>(row)]
                        .toObject()[QString::fromStdString(table.columns[column].key)];
                const Cell& cell = table.rows[row][column];
                if (const auto* number = std::get_if<double>(&cell)) {
                    QCOMPARE(*number, shown.toDouble());
                } else if (const auto* words = std::get_if<std::string>(&cell)) {
                    QCOMPARE(QString::fromStdString(*words), shown.toString());
                } else {
                    QVERIFY(shown.isNull());
                }
            }
        }
        // What was left out has a sentence and no figures.
        QCOMPARE(table.rows[1].front(), Cell(rows[1][u"name"_s].toString().toStdString()));
        QCOMPARE(table.rows[1].back(), Cell("the app is not in this channel; invite it"));
        QVERIFY(std::ranges::all_of(std::span(table.rows[1]).subspan(1, table.columns.size() - 2),
                                    [](const Cell& cell) { return cell == Cell(); }));
    }

    void theResultIsShown()
    {
        playWorkspace(m_shown->slack);
        QVERIFY(sample());
        QVERIFY2(m_shown->resultText(u"measureHeading"_s)
                     .startsWith(u"Workspace Acme, 2 channels: 33 messages over "_s),
                 qPrintable(m_shown->resultText(u"measureHeading"_s)));
        auto* table = m_shown->result()->findChild<ChartTable*>();
        QCOMPARE(table->rowCount(), std::size_t{3});
        QCOMPARE(table->model()->index(1, 0).data().toString(), u"secret"_s);
        QVERIFY(m_shown->resultText(u"measureNotes"_s).contains(u"is a floor"_s));
        QVERIFY(m_shown->resultText(u"measureNotes"_s).contains(u"left out"_s));
        QVERIFY(m_shown->resultText(u"partialMark"_s).startsWith(u"Partial"_s));
        QCOMPARE(QApplication::focusWidget()->objectName(), u"measureHeading"_s);
        QVERIFY(m_shown->message().isEmpty());
    }

    /// One step of undo; the source stays beside the slider until the value is edited.
    void aFigureGoesToItsSlider()
    {
        playWorkspace(m_shown->slack);
        QVERIFY(sample());
        m_shown->applyButtons().first()->click();
        QCOMPARE(events(), Value(m_shown->result()->measured().figures.front().value));
        QCOMPARE(m_shown->document.undoStack().count(), 1);
        const QString source = u"workspace Acme, 2 channels, partial, sum of means, 2026-11-30"_s;
        QCOMPARE(m_shown->document.sources("amplify").front(), source);
        auto* row = m_shown->window.findChild<NumberRow*>(u"events-per-minute"_s);
        QCOMPARE(row->findChild<QLabel*>(u"valueSource"_s)->text(), u"from: "_s + source);
        QVERIFY(m_shown->message().contains(source));
        QVERIFY(m_shown->dialog()->isVisible());
        m_shown->applyButtons().at(1)->click();
        QCOMPARE(events(), Value(11.0)); // ten and one of the slow channel
        QCOMPARE(m_shown->document.sources("amplify").front(),
                 u"workspace Acme, 2 channels, partial, busiest minute, 2026-11-30"_s);
        m_shown->document.undoStack().undo();
        QCOMPARE(m_shown->document.sources("amplify").front(), source);
        m_shown->document.edit("amplify", {0, 12.0});
        QVERIFY(m_shown->document.sources("amplify").front().isEmpty());
        QVERIFY(!row->findChild<QLabel*>(u"valueSource"_s)->isVisible());
    }

    /// Neither when a source comes nor when it goes in the middle of an edit.
    void noRowMovesForASource()
    {
        playWorkspace(m_shown->slack);
        QVERIFY(sample());
        const auto* next = m_shown->window.findChild<NumberRow*>(u"calls-per-event"_s);
        const auto* row = m_shown->window.findChild<NumberRow*>(u"events-per-minute"_s);
        const QRect before = row->geometry();
        const QPoint place = next->pos();
        m_shown->applyButtons().first()->click();
        QTest::qWait(20);
        auto* source = row->findChild<QLabel*>(u"valueSource"_s);
        QVERIFY(source->isVisible() && source->toolTip() == source->text());
        QCOMPARE(row->geometry(), before);
        QCOMPARE(next->pos(), place);
        m_shown->document.edit("amplify", {0, 12.0});
        QTest::qWait(20);
        QVERIFY(!source->isVisible());
        QCOMPARE(row->geometry(), before);
        QCOMPARE(next->pos(), place);
    }

    /// One message spans no time: there is a busiest minute and no mean.
    void aRateOfZeroIsNotApplied()
    {
        m_shown->slack.play(u"auth.test"_s, tests::json(R"({"ok":true,"team":"Acme"})"));
        m_shown->slack.play(u"users.conversations"_s, oneChannel());
        m_shown->slack.play(u"conversations.history"_s, historyPage(1, 1));
        QVERIFY(sample());
        const QList<QPushButton*> buttons = m_shown->applyButtons();
        QCOMPARE(buttons.size(), 3);
        QVERIFY(!buttons[0]->isEnabled() && buttons[1]->isEnabled() && !buttons[2]->isEnabled());
        QVERIFY(shows(*m_shown->result(), u"Sum of means: nothing to apply"_s));
    }

    void channelsAreAsManyAsAsked()
    {
        playWorkspace(m_shown->slack);
        auto* field = m_shown->dialog()->findChild<QuantitySpinBox*>();
        type(*field, u"1"_s, Qt::Key_Tab);
        QVERIFY(sample());
        QCOMPARE(m_shown->slack.count(u"conversations.history"_s), 1);
        QVERIFY(
            m_shown->resultText(u"measureHeading"_s).startsWith(u"Workspace Acme, 1 channel:"_s));
    }

    /// Enter after what cannot be taken says so, and does not measure with another number.
    void anUnusableNumberOfChannelsIsSaid()
    {
        playWorkspace(m_shown->slack);
        m_shown->typeToken();
        auto* field = m_shown->dialog()->findChild<QuantitySpinBox*>();
        type(*field, u"0"_s, Qt::Key_Return);
        QVERIFY2(m_shown->message().startsWith(u"Channels: 0 is out of range"_s),
                 qPrintable(m_shown->message()));
        QVERIFY(!m_shown->isMeasuring());
        QVERIFY(m_shown->slack.asked().empty());
        QCOMPARE(field->text(), u"5"_s);
    }

    void cancelKeepsWhatIsThere()
    {
        QVERIFY(measureUntilSlackAsksToWait());
        QVERIFY(m_shown->window.isEnabled());
        m_shown->button(u"cancelMeasuring"_s)->click();
        QVERIFY(!m_shown->isMeasuring()); // at once
        QVERIFY(m_shown->result() != nullptr);
        QVERIFY(m_shown->resultText(u"partialMark"_s).startsWith(u"Partial"_s));
        QVERIFY(
            m_shown->resultText(u"measureNotes"_s).contains(u"Stopped after 1 of 2 channels"_s));
        m_shown->applyButtons().first()->click();
        QCOMPARE(m_shown->document.sources("amplify").front(),
                 u"workspace Acme, 1 channel, partial, sum of means, 2026-11-30"_s);
        QCOMPARE(m_shown->token()->text(), QString::fromLatin1(secret));
    }

    void waitsAreCountedDown()
    {
        QVERIFY(measureUntilSlackAsksToWait());
        QTRY_VERIFY(progress().startsWith(u"Waiting, as Slack asks, 29 s"_s));
        QVERIFY(progress().contains(u"left"_s));
    }

    void escapeCancelsBeforeItCloses()
    {
        QVERIFY(measureUntilSlackAsksToWait());
        QTest::keyClick(m_shown->dialog(), Qt::Key_Escape);
        QVERIFY(m_shown->result() != nullptr);
        QTest::keyClick(m_shown->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(m_shown->dialog() == nullptr);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("error");
        QTest::addColumn<QString>("words");
        for (const char* error : {"invalid_auth", "account_inactive", "token_revoked"}) {
            QTest::newRow(error) << QByteArray(error) << QString::fromLatin1(error);
        }
    }

    /// The sentence stands in the dialog; what was typed and measured before is still there.
    void refusals()
    {
        QFETCH(QByteArray, error);
        QFETCH(QString, words);
        playWorkspace(m_shown->slack);
        QVERIFY(sample());
        m_shown->slack.play(u"auth.test"_s, tests::refusal(error));
        m_shown->measure(); // the old answer once more
        QVERIFY(m_shown->finish());
        m_shown->measure();
        QVERIFY(m_shown->finish());
        QVERIFY2(m_shown->message().contains(words), qPrintable(m_shown->message()));
        QVERIFY(!m_shown->message().contains(QString::fromLatin1(secret)));
        QCOMPARE(m_shown->token()->text(), QString::fromLatin1(secret));
        QVERIFY(m_shown->result() != nullptr);
        QVERIFY(shows(*m_shown->result(), u"This is the last result"_s));
    }

    void noTokenIsSaid()
    {
        m_shown->measure();
        QVERIFY(!m_shown->isMeasuring());
        QVERIFY(m_shown->message().startsWith(u"token: it is empty"_s));
        QVERIFY(m_shown->slack.asked().empty());
        QCOMPARE(QApplication::focusWidget(), m_shown->token());
    }

    void closingWhileMeasuringIsSafe()
    {
        QVERIFY(measureUntilSlackAsksToWait());
        m_shown->dialog()->close();
        QTRY_VERIFY(m_shown->dialog() == nullptr);
        m_shown->measurement.open();
        QVERIFY(m_shown->dialog() != nullptr && !m_shown->isMeasuring());
    }

    void thereIsOneDialog()
    {
        const MeasureDialog* before = m_shown->dialog();
        m_shown->measurement.open();
        QCOMPARE(m_shown->window.findChildren<MeasureDialog*>().size(), 1);
        QCOMPARE(m_shown->dialog(), before);
        QVERIFY(!before->isModal());
    }

    void theSourceIsRemembered()
    {
        for (auto* choice : m_shown->dialog()->findChildren<QRadioButton*>()) {
            if (choice->text() == u"Slack e&xport"_s) {
                choice->click();
            }
        }
        QVERIFY(m_shown->part<QLineEdit>(u"exportPath"_s)->isVisible());
        QVERIFY(!m_shown->token()->isVisible());
        m_shown->dialog()->close();
        QTRY_VERIFY(m_shown->dialog() == nullptr);
        m_shown->measurement.open();
        QVERIFY(m_shown->part<QLineEdit>(u"exportPath"_s)->isVisible());
    }

private:
    [[nodiscard]] bool sample() const
    {
        m_shown->typeToken();
        m_shown->measure();
        return m_shown->finish() && m_shown->result() != nullptr;
    }

    [[nodiscard]] const Value& events() const
    {
        return m_shown->document.values("amplify").front();
    }

    [[nodiscard]] QString progress() const
    {
        return m_shown->part<QLabel>(u"measureProgress"_s)->text();
    }

    static tests::Played oneChannel()
    {
        return tests::json(R"({"ok":true,"channels":[{"id":"C1","name":"general"}]})");
    }

    /// One channel is read, before the other Slack asks for 30 true seconds.
    [[nodiscard]] bool measureUntilSlackAsksToWait()
    {
        m_shown = std::make_unique<MeasureFixture>(1000ms);
        m_shown->slack.play(u"auth.test"_s, tests::json(R"({"ok":true,"team":"Acme"})"));
        m_shown->slack.play(u"users.conversations"_s,
                            tests::json(R"({"ok":true,"channels":[{"id":"C1","name":"general"},)"
                                        R"({"id":"C2","name":"ops"}]})"));
        m_shown->slack.play(u"conversations.history"_s, historyPage(21, 6));
        m_shown->slack.play(u"conversations.history"_s, tests::limited("30"));
        if (!m_shown->openDialog()) {
            return false;
        }
        m_shown->typeToken();
        m_shown->measure();
        return QTest::qWaitFor(
            [this] { return progress().startsWith(u"Waiting, as Slack asks, 30 s"_s); });
    }

    static void type(QuantitySpinBox& field, const QString& text, Qt::Key last)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, last);
    }

    static bool shows(const QWidget& widget, const QString& beginning)
    {
        const auto labels = widget.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(beginning);
        });
    }

    std::unique_ptr<MeasureFixture> m_shown;
};

QTEST_MAIN(MeasureWorkspaceTest)
#include "tst_measure_workspace.moc"
