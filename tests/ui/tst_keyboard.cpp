// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/widgets/quantity_spin_box.h"
#include "ui/widgets/scale_slider.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>

#include <set>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

/// The whole page without a mouse.
class KeyboardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        QVERIFY(m_shown->open({1600, 900}));
        m_shown->window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_shown->window));
    }

    void tabReachesEveryControl()
    {
        QVERIFY(m_shown->openMore());
        std::set<const QWidget*> reached;
        for (int press = 0; press < 200; ++press) {
            QTest::keyClick(QApplication::focusWidget() == nullptr ? &m_shown->window
                                                                   : QApplication::focusWidget(),
                            Qt::Key_Tab);
            reached.insert(QApplication::focusWidget());
        }
        for (const QWidget* widget : m_shown->window.findChildren<QWidget*>()) {
            const bool control =
                widget->isVisible() && widget->isEnabled() &&
                (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr &&
                widget->window() == &m_shown->window && !widget->inherits("QTabBar");
            QVERIFY2(!control || reached.contains(widget) || isInExclusiveGroup(*widget) ||
                         reached.contains(widget->parentWidget()),
                     qPrintable(QLatin1String(widget->metaObject()->className()) + u' ' +
                                widget->objectName() + u" in "_s +
                                widget->parentWidget()->objectName()));
        }
    }

    void f6GoesRoundTheAreas()
    {
        std::vector<QString> visited;
        for (int press = 0; press < 12; ++press) {
            key(Qt::Key_F6);
            visited.push_back(areaOf(QApplication::focusWidget()));
        }
        for (const QString& area :
             {u"firstRunHint"_s, u"navigation"_s, u"inputPanel"_s, u"reproducedBy"_s}) {
            QVERIFY2(std::ranges::find(visited, area) != visited.end(), qPrintable(area));
        }
        const QString here = areaOf(QApplication::focusWidget());
        key(Qt::Key_F6);
        key(Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(areaOf(QApplication::focusWidget()), here);
    }

    /// The note's finding by keys alone: to the calls' slider, down to one, and back.
    void theStormIsCalmedByKeysAlone()
    {
        auto* slider = m_shown->window.currentPage()
                           .findChild<QWidget*>(u"calls-per-event"_s)
                           ->findChild<ScaleSlider*>();
        for (int press = 0; press < 60 && QApplication::focusWidget() != slider; ++press) {
            QTest::keyClick(QApplication::focusWidget() == nullptr ? &m_shown->window
                                                                   : QApplication::focusWidget(),
                            Qt::Key_Tab);
        }
        QCOMPARE(QApplication::focusWidget(), slider);
        for (int press = 0; press < 8; ++press) {
            key(Qt::Key_Left);
        }
        QVERIFY(m_shown->settle());
        QCOMPARE(m_shown->window.currentPage().findChild<QLabel*>(u"verdictWord"_s)->text(),
                 u"stable"_s);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_shown->settle());
        QCOMPARE(m_shown->window.currentPage().findChild<QLabel*>(u"verdictWord"_s)->text(),
                 u"collapsed"_s);
    }

    /// To the chart's numbers and back, without losing the way.
    void tableAndBackKeepTheKeyboard()
    {
        ChartCard* card = m_shown->window.currentPage().chartCard("convergence-path");
        auto* view = card->findChild<QAbstractScrollArea*>();
        view->setFocus();
        key(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(card->face(), ChartFace::Table);
        QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
        key(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(card->face(), ChartFace::Picture);
        QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
    }

    void copiesGoToTheClipboardAndAreSaid()
    {
        ChartCard* card = m_shown->window.currentPage().chartCard("convergence-path");
        card->findChild<QAbstractScrollArea*>()->setFocus();
        key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().startsWith(u"round\t"_s));
        QCOMPARE(m_shown->window.statusBar()->currentMessage(),
                 u"The numbers of “Convergence path” are copied."_s);
        key(Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    }

    void markedWordsAreCopiedAsWords()
    {
        auto* sentence = m_shown->window.currentPage().findChild<QLabel*>(u"verdictSentence"_s);
        sentence->setSelection(0, 8);
        m_shown->window.currentPage()
            .chartCard("cobweb")
            ->findChild<QAbstractScrollArea*>()
            ->setFocus();
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"The loop"_s);
    }

    void altWithALetterTypesNothing()
    {
        auto* field = m_shown->window.currentPage()
                          .findChild<QWidget*>(u"tier-per-minute"_s)
                          ->findChild<QuantitySpinBox*>();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::AltModifier);
        QCOMPARE(field->text(), u"50"_s);
    }

private:
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    static bool isInExclusiveGroup(const QWidget& widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        return button != nullptr && button->group() != nullptr && button->group()->exclusive();
    }

    static QString areaOf(const QWidget* widget)
    {
        for (; widget != nullptr; widget = widget->parentWidget()) {
            for (const QString& area : {u"firstRunHint"_s, u"navigation"_s, u"inputPanel"_s,
                                        u"verdictCard"_s, u"evidence"_s, u"reproducedBy"_s}) {
                if (widget->objectName() == area) {
                    return area;
                }
            }
        }
        return {};
    }

    std::unique_ptr<WindowFixture> m_shown;
};

QTEST_MAIN(KeyboardTest)
#include "tst_keyboard.moc"
