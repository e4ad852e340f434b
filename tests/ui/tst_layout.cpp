// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/chain.h"
#include "tests/ui/desktop_changes.h"
#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/instruments/evidence_deck.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/quantity_spin_box.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

#include <cmath>
#include <map>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

/// Whether a word-wrapped or plain label has the room its text needs.
bool hasRoom(const QLabel& label)
{
    if (label.wordWrap()) {
        return label.height() >= label.heightForWidth(label.width());
    }
    const QSize needed = label.minimumSizeHint();
    return label.width() >= needed.width() && label.height() >= needed.height();
}

bool hasRoom(const QAbstractButton& button)
{
    const QSize needed = button.minimumSizeHint().expandedTo({0, 0});
    return button.width() >= needed.width() && button.height() >= needed.height();
}

bool hasRoom(const QuantitySpinBox& box)
{
    const auto* edit = box.findChild<QLineEdit*>();
    return edit->contentsRect().width() >= edit->fontMetrics().horizontalAdvance(edit->text()) &&
           edit->height() >= edit->fontMetrics().height();
}

/// Counts how often a widget is given another size.
class ResizeCounter : public QObject {
public:
    explicit ResizeCounter(QWidget& widget) { widget.installEventFilter(this); }

    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        m_count += event->type() == QEvent::Resize ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

/// One layout can ask for another: texts wrap, bars come and go. It must come to rest soon.
void settleLayout()
{
    constexpr int rounds = 6;
    for (int round = 0; round < rounds; ++round) {
        QCoreApplication::processEvents();
    }
}

template <class Widget>
void lookAt(MainWindow& window)
{
    for (const Widget* widget : window.findChildren<Widget*>()) {
        const bool isStyles = qobject_cast<const QTabBar*>(widget->parentWidget()) != nullptr;
        if (widget->isVisible() && widget->window() == &window && !isStyles && !hasRoom(*widget)) {
            const QString text =
                widget->objectName() + u" '"_s + widget->property("text").toString() + u'\'';
            QFAIL(qPrintable(u"%1 is cut: %2×%3, needs %4×%5"_s.arg(text)
                                 .arg(widget->width())
                                 .arg(widget->height())
                                 .arg(widget->minimumSizeHint().width())
                                 .arg(widget->minimumSizeHint().height())));
        }
    }
}

/// Widgets of one parent must not cover each other; the message bar floats until it is dismissed.
void lookForOverlaps(MainWindow& window)
{
    for (const QWidget* parent : window.centralWidget()->findChildren<QWidget*>()) {
        if (!parent->isVisible() || parent->inherits("QAbstractSpinBox") ||
            parent->inherits("QAbstractScrollArea") || parent->inherits("QTabWidget") ||
            parent->inherits("QTabBar")) {
            continue;
        }
        const auto children = parent->findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        for (qsizetype a = 0; a < children.size(); ++a) {
            for (qsizetype b = a + 1; b < children.size(); ++b) {
                const bool both = children[a]->isVisible() && children[b]->isVisible() &&
                                  !children[a]->inherits("stormglass::ui::MessageBar") &&
                                  !children[b]->inherits("stormglass::ui::MessageBar");
                QVERIFY2(!both || !children[a]->geometry().intersects(children[b]->geometry()),
                         qPrintable(children[a]->objectName() + u" and "_s +
                                    children[b]->objectName() + u" in "_s + parent->objectName()));
            }
        }
    }
}

void lookAtEverything(MainWindow& window)
{
    lookAt<QLabel>(window);
    lookAt<QAbstractButton>(window);
    lookAt<QuantitySpinBox>(window);
    lookForOverlaps(window);
}

void type(MainWindow& window, const QString& key, const QString& text)
{
    auto* field = window.currentPage().findChild<QWidget*>(key)->findChild<QuantitySpinBox*>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
}

} // namespace

/// Nothing is cut off and nothing overlaps: both palettes, both text sizes, the sizes people use.
class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingHasRoom_data()
    {
        QTest::addColumn<Theme>("theme");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("size");
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            for (const int percent : {100, 200}) {
                for (const QSize size :
                     {QSize(1600, 900), QSize(1280, 720), QSize(900, 640), QSize(640, 600)}) {
                    QTest::addRow("%s %d%% %dx%d", qPrintable(nameOf(theme)), percent, size.width(),
                                  size.height())
                        << theme << percent << size;
                }
            }
        }
    }

    void everythingHasRoom()
    {
        QFETCH(Theme, theme);
        QFETCH(int, percent);
        QFETCH(QSize, size);
        WindowFixture shown;
        shown.appearance.setTheme(theme);
        shown.appearance.setTextPercent(percent);
        tellWidgets();
        QVERIFY(shown.open(size));
        shown.window.resize(size);
        settleLayout();
        walkTabs(shown.window);
        type(shown.window, u"events-per-minute"_s, u"0.00229741810460"_s);
        type(shown.window, u"calls-per-event"_s, u"9999.75"_s);
        type(shown.window, u"tier-per-minute"_s, u"1000000"_s);
        QVERIFY(shown.settle());
        type(shown.window, u"miss-rate"_s, u"three in a hundred or so"_s); // brings a message
        QVERIFY(shown.window.currentPage().findChild<MessageBar*>()->isVisible());
        settleLayout();
        walkTabs(shown.window);
        QVERIFY(shown.openMore());
        walkTabs(shown.window);
        shown.appearance.setTextPercent(100);
        tellWidgets();
    }

    /// Changing the size while the window is open gives what opening it at that size gives.
    void textSizeAtRunTimeIsTextSizeAtStart()
    {
        const auto fonts = [](const MainWindow& window) {
            std::map<QString, double> sizes;
            for (const QWidget* widget : window.findChildren<QWidget*>()) {
                if (!widget->isVisible()) { // follows when it is shown
                    continue;
                }
                sizes[QLatin1String(widget->metaObject()->className()) + u' ' +
                      widget->objectName() + u' ' + widget->property("text").toString()] =
                    widget->font().pointSizeF();
            }
            return sizes;
        };
        std::map<QString, double> wanted;
        {
            WindowFixture before;
            before.appearance.setTextPercent(200);
            MainWindow window(before.document, before.settings, before.appearance);
            window.show();
            settleLayout();
            wanted = fonts(window);
            before.appearance.setTextPercent(100);
        }
        WindowFixture during;
        QVERIFY(during.open({1600, 900}));
        during.appearance.setTextPercent(200);
        tellWidgets();
        settleLayout();
        for (const auto& [widget, size] : fonts(during.window)) {
            if (const auto found = wanted.find(widget); found != wanted.end()) {
                QVERIFY2(
                    std::abs(found->second - size) < 0.01,
                    qPrintable(u"%1: %2, at start %3"_s.arg(widget).arg(size).arg(found->second)));
            }
        }
        lookAtEverything(during.window);
        during.appearance.setTextPercent(100);
        tellWidgets();
    }

    void theLayoutComesBackWithTheTextSize()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        settleLayout();
        const auto* inputs = shown.window.currentPage().findChild<QWidget*>(u"inputPanel"_s);
        const auto* deck = shown.window.currentPage().findChild<EvidenceDeck*>();
        const int width = inputs->width();
        for (const int percent : {200, 100}) {
            shown.appearance.setTextPercent(percent);
            tellWidgets();
            settleLayout();
        }
        QCOMPARE(inputs->width(), width);
        QCOMPARE(deck->count(), 1);
    }

    void theRightArrangementIsChosen()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        auto* deck = shown.window.currentPage().findChild<EvidenceDeck*>();
        QCOMPARE(deck->count(), 1); // both charts side by side
        shown.window.resize(700, 640);
        settleLayout();
        QVERIFY(deck->count() >= 2); // the inputs are a tab
        QCOMPARE(deck->tabText(0), u"Parameters"_s);
        shown.window.resize(1600, 900);
        settleLayout();
        QCOMPARE(deck->count(), 1);
        QVERIFY(shown.window.currentPage().findChild<QWidget*>(u"inputPanel"_s)->isVisible());
    }

    /// Nothing below the finding moves with a step of a slider: its room grows, and never shrinks.
    void aDragMovesNoChart()
    {
        WindowFixture shown;
        QVERIFY(shown.open({1600, 900}));
        const std::size_t row = rowOf(Chain::parameters(), &Chain::Inputs::externalDemand);
        shown.document.edit(Chain::id, {row, 1.5, 1});
        QVERIFY(shown.settle());
        ResizeCounter resizes(*shown.window.currentPage().findChild<EvidenceDeck*>());
        for (int step = 0; step < 100; ++step) {
            shown.document.edit(Chain::id, {row, 2.0 + 0.25 * step, 1});
            QVERIFY(shown.settle());
        }
        QVERIFY2(resizes.count() <= 2, qPrintable(QString::number(resizes.count())));
    }

    /// No tab is out of sight behind the arrows of a tab bar; what is cut short has a tooltip.
    void everyTabIsInSight_data()
    {
        QTest::addColumn<QString>("instrument");
        QTest::addColumn<QSize>("size");
        for (const InstrumentEntry& instrument : instruments()) {
            for (const QSize size : {QSize(1280, 720), QSize(900, 640), QSize(640, 600)}) {
                QTest::addRow("%s %d", instrument.id.data(), size.width())
                    << QString::fromStdString(std::string(instrument.id)) << size;
            }
        }
    }

    void everyTabIsInSight()
    {
        QFETCH(QString, instrument);
        QFETCH(QSize, size);
        WindowFixture shown;
        QVERIFY(shown.open(size));
        const std::string id = instrument.toStdString();
        const Values& values = shown.document.values(id);
        const auto row =
            static_cast<std::size_t>(std::ranges::find_if(values, isNumber) - values.begin());
        shown.document.edit(id, {row, numberOf(values.at(row)) + 1.0});
        QVERIFY(shown.settle());
        settleLayout();
        auto* deck = shown.window.currentPage().findChild<EvidenceDeck*>();
        const auto* bar = deck->findChild<QTabBar*>();
        QVERIFY(shown.window.currentPage().instrument().id == id && deck->count() > 1);
        for (int tab = 0; tab < deck->count(); ++tab) {
            QVERIFY(bar->rect().contains(bar->tabRect(tab)));
            const QString name = deck->tabText(tab);
            const bool isChart = name != u"Parameters"_s;
            const bool isShort = size.width() >= 900 && name.size() < 14; // and stays whole
            QVERIFY(!isShort ||
                    bar->tabRect(tab).width() > bar->fontMetrics().horizontalAdvance(name) + 8);
            QCOMPARE(deck->tabToolTip(tab).isEmpty(), !isChart);
        }
    }

    /// However the charts are arranged, what is on a card keeps its distance from the edge.
    void cardsKeepTheirPadding()
    {
        WindowFixture shown;
        for (const QSize& size : {QSize(1280, 720), QSize(1600, 900), QSize(1280, 720)}) {
            QVERIFY(shown.open(size));
            const auto isPadded = [](const ChartCard* card) {
                const QRect inside = card->rect().marginsRemoved({16, 12, 16, 12});
                return !card->isVisible() || card->layout()->geometry() == inside;
            };
            QVERIFY(QTest::qWaitFor([&] {
                return std::ranges::all_of(shown.window.currentPage().chartCards(), isPadded);
            }));
        }
    }

private:
    static void walkTabs(MainWindow& window)
    {
        auto* deck = window.currentPage().findChild<EvidenceDeck*>();
        for (int tab = 0; tab < deck->count(); ++tab) {
            deck->setCurrentIndex(tab);
            settleLayout();
            lookAtEverything(window);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
        deck->setCurrentIndex(0);
    }
};

QTEST_MAIN(LayoutTest)
#include "tst_layout.moc"
