// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/measure_fixture.h"
#include "ui/shell/measure_progress_bar.h"
#include "ui/widgets/look.h"
#include "ui/widgets/quantity_spin_box.h"
#include "ui/widgets/verdict_shape.h"

#include <QFile>
#include <QHeaderView>
#include <QLayout>
#include <QProgressBar>
#include <QScrollBar>
#include <QStackedWidget>

#include <set>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// An hour of deliveries of which so many of a hundred fail; one line has no time.
QByteArray logWithFailures(int percent)
{
    QByteArray text = "time,event_id,retry_num,status,duration_ms,api_calls\n,Ev0,,200,1,1\n";
    for (int at = 0; at < 100; ++at) {
        text += "2026-11-30T08:" + QByteArray::number(at * 3 / 5).rightJustified(2, '0') +
                ":00Z,Ev" + QByteArray::number(at) + ",," + (at < percent ? "500" : "200") +
                ",120,2\n";
    }
    return text;
}

} // namespace

/// How the Measure dialog shows what was measured.
class MeasureResultTest : public QObject {
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

    void theDisableRuleStandsAmongTheFigures_data()
    {
        QTest::addColumn<int>("failed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<Tone>("tone");
        QTest::newRow("under") << 20 << u"20 %"_s << Tone::Calm;
        QTest::newRow("exempt") << 96 << u"96 %"_s << Tone::Caution;
    }

    void theDisableRuleStandsAmongTheFigures()
    {
        QFETCH(int, failed);
        QFETCH(QString, text);
        QFETCH(Tone, tone);
        QVERIFY(read(logWithFailures(failed)));
        const auto& verdict = m_shown->result()->measured().verdict;
        QVERIFY(verdict.has_value());
        QCOMPARE(verdict->text, text);
        QCOMPARE(verdict->tone, tone);
        QVERIFY(m_shown->resultText(u"measuredVerdict"_s)
                    .startsWith(u"Disable rule: %1 of 100 attempts"_s.arg(failed)));
        QVERIFY(m_shown->result()->findChild<VerdictShape*>() != nullptr);
    }

    void withoutStatusesThereIsNoVerdict()
    {
        QVERIFY(read("time\n2026-11-30T08:00:00Z\n2026-11-30T08:00:30Z\n"));
        QVERIFY(!m_shown->result()->measured().verdict);
        QVERIFY(m_shown->result()->findChild<VerdictShape*>() == nullptr);
    }

    /// Three figures set the miss rate: each says so.
    void buttonsNameTheirSliders()
    {
        QVERIFY(read(logWithFailures(20)));
        QStringList texts;
        for (const QPushButton* apply : m_shown->applyButtons()) {
            texts << apply->text();
        }
        const QString miss = u"Apply to Miss rate today"_s;
        QCOMPARE(texts, (QStringList{u"Apply to Events"_s, u"Apply to Events"_s, miss, miss, miss,
                                     u"Apply to Calls per handler run"_s}));
    }

    /// The dialog stays open while another instrument is chosen, which may lack the sliders.
    void buttonsFollowTheInstrument()
    {
        QVERIFY(read(logWithFailures(20)));
        m_shown->window.findChild<QStackedWidget*>()->setCurrentIndex(1);
        m_shown->measurement.followInstrument();
        QCOMPARE(m_shown->applyButtons().front()->text(), u"Apply"_s);
    }

    /// No six digits of a rough figure.
    void whatWasAppliedIsToldAsItWasShown()
    {
        QVERIFY(read("time\n2026-11-30T08:00:00Z\n2026-11-30T08:00:17Z\n2026-11-30T08:00:41Z\n"));
        m_shown->applyButtons().front()->click();
        const QString shown = m_shown->result()->measured().figures.front().text;
        QVERIFY2(m_shown->message().startsWith(u"Events: set to %1, from log "_s.arg(shown)),
                 qPrintable(m_shown->message()));
    }

    /// No row is cut, and nothing scrolls but the dialog.
    void theTableIsAsHighAsItsRows()
    {
        QVERIFY(read(logWithFailures(20)));
        auto* table = m_shown->result()->findChild<ChartTable*>(u"measuredTable"_s);
        const int rows = static_cast<int>(table->rowCount());
        QVERIFY(rows > 9);
        QCOMPARE(table->viewport()->height(), rows * table->verticalHeader()->defaultSectionSize());
        QVERIFY(!table->verticalScrollBar()->isVisible());
        QCOMPARE(table->verticalScrollBar()->maximum(), 0);
        auto* preview = m_shown->part<ChartTable>(u"logRows"_s);
        QCOMPARE(preview->viewport()->height(),
                 5 * preview->verticalHeader()->defaultSectionSize());
    }

    /// Neither when something is measured nor when something is said.
    void nothingMovesInTheFoot()
    {
        QVERIFY(read(logWithFailures(20)));
        const auto* close = m_shown->button(u"closeMeasuring"_s);
        const auto* table = m_shown->result()->findChild<ChartTable*>(u"measuredTable"_s);
        const QRect closeAt = close->geometry();
        const QRegion tableSeen = table->visibleRegion();
        m_shown->applyButtons().front()->click();
        QTest::qWait(20);
        QVERIFY(!m_shown->message().isEmpty());
        QCOMPARE(close->geometry(), closeAt);
        QCOMPARE(table->visibleRegion(), tableSeen);
        m_shown->measure();
        QVERIFY(m_shown->isMeasuring());
        m_shown->dialog()->layout()->activate();
        QCOMPARE(close->geometry(), closeAt);
        const auto* bar = m_shown->dialog()->findChild<MeasureProgressBar*>();
        const auto* message = m_shown->dialog()->findChild<MessageBar*>();
        QCOMPARE(bar->geometry().right(), message->geometry().right());
        QVERIFY(m_shown->finish());
    }

    /// Fields, buttons of figures and of the dialog end at one line, spin boxes as well.
    void rightEdgesAreOne()
    {
        const int edge = rightOf(*m_shown->button(u"closeMeasuring"_s));
        QVERIFY(read(logWithFailures(20)));
        for (const QPushButton* apply : m_shown->applyButtons()) {
            QCOMPARE(apply->width(), m_shown->applyButtons().back()->width());
        }
        m_shown = std::make_unique<MeasureFixture>();
        QVERIFY(m_shown->openDialog());
        QCOMPARE(rightOf(*m_shown->token()), edge);
        QCOMPARE(rightOf(*m_shown->dialog()->findChild<QuantitySpinBox*>()), edge);
    }

    /// Focused or not, it is drawn from edge to edge, as the buttons beside it are.
    void thePrimaryButtonIsDrawnToItsEdges()
    {
        QVERIFY(read(logWithFailures(20)));
        QPushButton* primary = m_shown->applyButtons().front();
        for (QWidget* focused :
             {m_shown->button(u"closeMeasuring"_s), static_cast<QAbstractButton*>(primary)}) {
            focused->setFocus();
            const QImage drawn = primary->grab().toImage();
            const QColor face = lookOf(primary->palette()).accent;
            QCOMPARE(drawn.pixelColor(1, drawn.height() / 2), face);
            QCOMPARE(drawn.pixelColor(drawn.width() - 2, drawn.height() / 2), face);
        }
    }

    /// What is not known to have been done is not drawn as done.
    void theBarBeginsEmpty()
    {
        MeasureProgressBar bar;
        bar.begin();
        const auto* drawn = bar.findChild<QProgressBar*>();
        QVERIFY(drawn->maximum() > drawn->minimum());
        QCOMPARE(drawn->value(), drawn->minimum());
        bar.showProgress({.doing = u"reading"_s, .done = 0.2});
        QCOMPARE(drawn->value() * 5, drawn->maximum());
    }

    void notesAreSentences()
    {
        QVERIFY(read(logWithFailures(20)));
        const QStringList notes = m_shown->resultText(u"measureNotes"_s).split(u'\n');
        QVERIFY(!notes.isEmpty());
        for (const QString& note : notes) {
            QVERIFY2(note.front().isUpper() && note.endsWith(u'.'), qPrintable(note));
        }
    }

    /// Each row says what it is of.
    void rowsOfTheTableStandAlone()
    {
        QVERIFY(read(logWithFailures(20)));
        std::set<std::string> names;
        for (const auto& row : m_shown->result()->measured().table.rows) {
            const auto name = std::get<std::string>(row.front());
            QVERIFY2(name.front() >= 'A' && name.front() <= 'Z', name.c_str());
            QVERIFY2(names.insert(name).second, name.c_str());
        }
    }

private:
    /// Whether that log gave a result.
    [[nodiscard]] bool read(const QByteArray& text) const
    {
        QFile file(m_shown->folder.filePath(u"deliveries.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            return false;
        }
        file.close();
        auto* path = m_shown->part<QLineEdit>(u"logPath"_s);
        path->setText(file.fileName());
        Q_EMIT path->editingFinished();
        m_shown->measure();
        return m_shown->finish() && m_shown->result() != nullptr;
    }

    /// In the dialog.
    [[nodiscard]] int rightOf(const QWidget& widget) const
    {
        return widget.mapTo(m_shown->dialog(), widget.rect().topRight()).x();
    }

    std::unique_ptr<MeasureFixture> m_shown;
};

QTEST_MAIN(MeasureResultTest)
#include "tst_measure_result.moc"
