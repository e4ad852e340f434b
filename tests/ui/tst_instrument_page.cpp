// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/instruments/instrument_page.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/verdict_card.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <chrono>
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

constexpr auto aWhile = std::chrono::milliseconds(20); // less than a job's patience

/// Fails for 1, takes until it is stopped for 2, takes a while for 4, and is quick otherwise.
Presentation present(const Values& values, std::stop_token stop, const Progress& progress)
{
    if (numberOf(values.at(0)) == 1.0) {
        throw std::runtime_error("no memory");
    }
    while (numberOf(values.at(0)) == 2.0 && !stop.stop_requested()) {
        progress(0.25);
        std::this_thread::yield();
    }
    if (numberOf(values.at(0)) == 4.0) {
        std::this_thread::sleep_for(aWhile);
    }
    Presentation shown{.finding = {.word = "fine", .tone = Tone::Calm},
                       .tables = {},
                       .charts = {chart("one", "Miss rate", numberOf(values.at(0))),
                                  chart("two", "Miss rate", numberOf(values.at(0))),
                                  chart("three", "Round", numberOf(values.at(0)))},
                       .partial = stop.stop_requested()};
    if (numberOf(values.at(0)) >= 3.0) {
        shown.finding.repair = Repair{0, 0.5, "Lower the height."};
    }
    if (numberOf(values.at(0)) == 3.0) {
        shown.charts.front().series.clear();
    }
    if (numberOf(values.at(0)) == 5.0) {
        shown.finding.margins = {{"2 calls", "Height", "Two more, and it tips."}};
        shown.finding.limits = {{"5 of 30", "Calls a second", "Somebody else's limit."}};
    }
    return shown;
}

constexpr std::array things{Choice{"a", "A", ""}, Choice{"b", "B", ""}, Choice{"c", "C", ""}};
constexpr std::array others{Choice{"a", "A", ""}, Choice{"b", "B", ""}};

/// A height and what the charts' choices are.
Values valuesOf(double height) { return {height, "a", "b", "c", "c"}; }

ParameterInfo choice(std::string_view key, std::string_view onChart,
                     std::span<const Choice> choices, std::string_view rival = {})
{
    return {.key = key,
            .label = key,
            .meaning = "Which.",
            .source = "A test.",
            .prominence = Prominence::Chart,
            .chart = onChart,
            .rival = rival,
            .choices = choices,
            .kind = Kind::Choice};
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
                                       .slider = {0.0, 10.0}},
                                      choice("across", "one", things, "up"),
                                      choice("up", "one", things, "across"),
                                      choice("shade", "one", others),
                                      choice("over", "two", things)},
                                     valuesOf(0.7),
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
        QVERIFY(m_page->findChild<QLabel*>(u"verdictDetail"_s)
                    ->text()
                    .startsWith(u"Of a part of the computation only"_s));
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

    /// An outcome on time is shown although newer values hold; it speaks of its own.
    void anOlderRepairSpeaksOfItsOwnValuesAndIsNotApplied()
    {
        auto* button = m_page->findChild<QPushButton*>(u"repairButton"_s);
        show(4.0);
        show(2.0);
        QTRY_VERIFY(button->isVisible());
        QVERIFY(!m_page->isUpToDate());
        QCOMPARE(button->text(), u"Apply: 4 → 0.5 calls"_s);
        QSignalSpy edited(m_page.get(), &InstrumentPage::edited);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(edited.isEmpty());
        QVERIFY(message().contains(u"for earlier values"_s));
        m_page->stopWork();
        QTRY_VERIFY(m_page->isUpToDate());
        QVERIFY(!button->isVisible());
    }

    void edgeAndLimitsStandInTheirBoxes()
    {
        QVERIFY(box(u"distanceBox"_s).isEmpty());
        QVERIFY(box(u"limitsBox"_s).isEmpty());
        show(5.0);
        QTRY_VERIFY(m_page->isUpToDate());
        const QStringList distance{u"Distance to the cliff"_s, u"Height"_s, u"2 calls"_s};
        const QStringList limits{u"Outside limits"_s, u"Calls a second"_s, u"5 of 30"_s};
        QCOMPARE(box(u"distanceBox"_s), distance);
        QCOMPARE(box(u"limitsBox"_s), limits);
        const auto* number =
            m_page->findChild<QWidget*>(u"limitsBox"_s)->findChildren<QLabel*>()[3];
        QCOMPARE(number->toolTip(), u"Somebody else's limit."_s);
        QCOMPARE(number->accessibleDescription(), u"Somebody else's limit."_s);
        show(1.0);
        QTRY_VERIFY(m_page->isUpToDate());
        for (const QString& name : {u"distanceBox"_s, u"limitsBox"_s}) {
            QCOMPARE(box(name).at(1), u"Of the last good result."_s);
        }
        show(5.0);
        QTRY_VERIFY(m_page->isUpToDate());
        QCOMPARE(box(u"distanceBox"_s), distance);
        QCOMPARE(box(u"limitsBox"_s), limits);
        show(0.7);
        QTRY_VERIFY(m_page->isUpToDate());
        QVERIFY(box(u"distanceBox"_s).isEmpty());
        QVERIFY(box(u"limitsBox"_s).isEmpty());
    }

    void rivalsAreExchanged()
    {
        QSignalSpy edited(m_page.get(), &InstrumentPage::edited);
        QSignalSpy editedBoth(m_page.get(), &InstrumentPage::editedBoth);
        choose(u"across"_s, u"b"_s);
        QVERIFY(edited.isEmpty());
        QCOMPARE(editedBoth.count(), 1);
        QCOMPARE(editedBoth[0][0].value<std::size_t>(), std::size_t{1});
        QCOMPARE(editedBoth[0][1].value<Value>(), Value("b"));
        QCOMPARE(editedBoth[0][2].value<std::size_t>(), std::size_t{2});
        QCOMPARE(editedBoth[0][3].value<Value>(), Value("a"));
    }

    /// Neither what is free nor those that are no rivals.
    void otherChoicesAreNot_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("choice");
        QTest::newRow("free") << u"across"_s << u"c"_s;
        QTest::newRow("another chart's") << u"over"_s << u"a"_s;
        QTest::newRow("other things") << u"shade"_s << u"a"_s;
        QTest::newRow("as it was") << u"up"_s << u"b"_s;
    }

    void otherChoicesAreNot()
    {
        QFETCH(QString, key);
        QFETCH(QString, choice);
        QSignalSpy edited(m_page.get(), &InstrumentPage::edited);
        QSignalSpy editedBoth(m_page.get(), &InstrumentPage::editedBoth);
        choose(key, choice);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited[0][1].value<Value>(), Value(choice.toStdString()));
        QVERIFY(editedBoth.isEmpty());
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
        m_page->showState(valuesOf(0.7), sources(u"a log"_s));
        auto* source = m_page->findChild<QLabel*>(u"valueSource"_s);
        QVERIFY(source->isVisible());
        QCOMPARE(source->text(), u"from: a log"_s);
        show(0.7);
        QVERIFY(!source->isVisible());
    }

private:
    void show(double height) { m_page->showState(valuesOf(height), sources({})); }

    static std::vector<QString> sources(const QString& ofHeight)
    {
        return {ofHeight, {}, {}, {}, {}};
    }

    /// The words of all labels of a box, as far as they are seen.
    [[nodiscard]] QStringList box(const QString& name) const
    {
        QStringList texts;
        for (const QLabel* label : m_page->findChild<QWidget*>(name)->findChildren<QLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty()) {
                texts << label->text();
            }
        }
        return texts;
    }

    void choose(const QString& key, const QString& choice) const
    {
        auto* list = m_page->findChild<QWidget*>(key)->findChild<QComboBox*>();
        list->setCurrentIndex(list->findData(choice));
        Q_EMIT list->activated(list->currentIndex());
    }

    [[nodiscard]] ChartCard* card(std::string_view id) const { return m_page->chartCard(id); }

    [[nodiscard]] QString message() const { return m_page->findChild<MessageBar*>()->message(); }

    std::unique_ptr<InstrumentPage> m_page;
};

QTEST_MAIN(InstrumentPageTest)
#include "tst_instrument_page.moc"
