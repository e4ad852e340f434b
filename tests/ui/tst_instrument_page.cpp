// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/instruments/instrument_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/verdict_card.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <stdexcept>
#include <thread>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

Chart chart(const char* id, const char* xTitle, double height)
{
    return {.id = id,
            .title = id,
            .subtitle = "against x",
            .summary = "Nothing to draw yet.",
            .x = {xTitle, units::none, 0.0, 1.0},
            .left = {"Y", units::none, 0.0, 1.0},
            .series = {{.name = "y", .points = {{0.0, 0.0}, {1.0, height}}}}};
}

/// Fails for 1, takes until it is stopped for 2, and is quick otherwise.
Presentation present(const Values& values, std::stop_token stop, const Progress& progress)
{
    if (numberOf(values.at(0)) == 1.0) {
        throw std::runtime_error("no memory");
    }
    while (numberOf(values.at(0)) == 2.0 && !stop.stop_requested()) {
        progress(0.25);
        std::this_thread::yield();
    }
    Presentation shown{.finding = {.word = "fine", .tone = Tone::Calm},
                       .tables = {},
                       .charts = {chart("one", "Miss rate", numberOf(values.at(0))),
                                  chart("two", "Miss rate", numberOf(values.at(0))),
                                  chart("three", "Round", numberOf(values.at(0)))},
                       .partial = stop.stop_requested()};
    if (numberOf(values.at(0)) == 3.0) {
        shown.finding.repair = Repair{0, 0.5, "Lower the height."};
        shown.charts.front().series.clear();
    }
    return shown;
}

const InstrumentEntry& entry()
{
    static const InstrumentEntry one{"fake",
                                     "Fake",
                                     "Does a page serve any instrument?",
                                     {{.key = "height",
                                       .label = "Height",
                                       .unit = units::calls,
                                       .meaning = "How high.",
                                       .source = "A test.",
                                       .hard = {0.0, 10.0},
                                       .slider = {0.0, 10.0}}},
                                     {0.7},
                                     {},
                                     &present};
    return one;
}

} // namespace

/// What every page does, whatever its instrument.
class InstrumentPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_page =
            std::make_unique<InstrumentPage>(entry(), ChartArrangement{{"one", "two"}, {"three"}});
        m_page->resize(1600, 900);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        show(0.7);
        QTRY_VERIFY(m_page->isUpToDate());
    }

    void aFailureKeepsTheLastGoodResultAndMarksIt()
    {
        show(1.0);
        QTRY_VERIFY(m_page->isUpToDate());
        QVERIFY(message().contains(u"the computation failed (no memory)"_s));
        QCOMPARE(card("one")->state(), ChartState::LastGood);
        QCOMPARE(card("one")->curvePoints(0).last().y(), 0.7);
        QCOMPARE(m_page->findChild<QLabel*>(u"verdictWord"_s)->text(), u"fine"_s);
        QVERIFY(m_page->findChild<QLabel*>(u"verdictDetail"_s)
                    ->text()
                    .startsWith(u"Not of the present values"_s));
        show(0.8);
        QTRY_VERIFY(m_page->isUpToDate());
        QCOMPARE(card("one")->state(), ChartState::Current);
        QVERIFY(message().isEmpty());
    }

    void whatIsStoppedIsShownAsAPart()
    {
        QSignalSpy progressed(m_page.get(), &InstrumentPage::workProgressed);
        show(2.0);
        QTRY_VERIFY(!progressed.isEmpty() && progressed.last().first().toDouble() == 0.25);
        m_page->stopWork();
        QTRY_VERIFY(m_page->isUpToDate());
        QCOMPARE(card("one")->state(), ChartState::Partial);
        QCOMPARE(card("one")->curvePoints(0).last().y(), 2.0);
    }

    void anEmptyChartSaysWhatToDo()
    {
        show(3.0);
        QTRY_VERIFY(m_page->isUpToDate());
        QCOMPARE(card("one")->state(), ChartState::Empty);
        QCOMPARE(card("two")->state(), ChartState::Current);
    }

    void theRepairIsAButtonThatAsksForItsValue()
    {
        auto* button = m_page->findChild<QPushButton*>(u"repairButton"_s);
        QVERIFY(!button->isVisible());
        show(3.0);
        QTRY_VERIFY(button->isVisible());
        QCOMPARE(button->text(), u"Apply: 3 → 0.5 calls"_s);
        QVERIFY(button->toolTip().contains(u"Lower the height."_s));
        QSignalSpy edited(m_page.get(), &InstrumentPage::edited);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.first().at(0).value<std::size_t>(), std::size_t{0});
        QCOMPARE(edited.first().at(1).value<Value>(), Value(0.5));
    }

    void chartsOfOneXShareTheCrossHair()
    {
        Q_EMIT card("one")->pointedAt(0.25);
        QVERIFY(card("two")->shownScene().readout.has_value());
        QCOMPARE(card("two")->shownScene().readout->x, 0.25);
        QVERIFY(!card("three")->shownScene().readout);
        Q_EMIT card("one")->pointedAt(std::nullopt);
        QVERIFY(!card("two")->shownScene().readout);
    }

    void sourcesStandAtTheirRow()
    {
        m_page->showState({0.7}, {u"a log"_s});
        auto* source = m_page->findChild<QLabel*>(u"valueSource"_s);
        QVERIFY(source->isVisible());
        QCOMPARE(source->text(), u"from: a log"_s);
        show(0.7);
        QVERIFY(!source->isVisible());
    }

private:
    void show(double height) { m_page->showState({height}, {QString()}); }

    [[nodiscard]] ChartCard* card(std::string_view id) const { return m_page->chartCard(id); }

    [[nodiscard]] QString message() const { return m_page->findChild<MessageBar*>()->message(); }

    std::unique_ptr<InstrumentPage> m_page;
};

QTEST_MAIN(InstrumentPageTest)
#include "tst_instrument_page.moc"
