// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_table.h"
#include "ui/shell/metrics_column_dialog.h"
#include "ui/shell/metrics_overlay.h"
#include "ui/widgets/look.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

const QByteArray ownNames = "when,rpc,web,errors\n60,4,4,0\n120,25,4,x\n180,4,4,1\n";

} // namespace

/// Metrics whose columns have names of their own: the window asks which is which.
class MetricsColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        QVERIFY(m_shown->open({1280, 720}));
        for (QAction* action : m_shown->window.findChildren<QAction*>()) {
            if (QString(action->text()).remove(u'&') == u"Retry chain"_s) {
                action->trigger();
            }
        }
        QVERIFY(m_shown->settle());
        m_metrics = m_shown->window.findChild<MetricsOverlay*>();
        QVERIFY(m_metrics != nullptr);
    }

    void cleanup() { m_shown.reset(); }

    void firstRowsAndKnownNamesAreShown()
    {
        QVERIFY(openText(ownNames));
        const auto* rows = dialog()->findChild<ChartTable*>(u"metricsRows"_s);
        QCOMPARE(rows->rowCount(), std::size_t{3});
        QCOMPARE(rows->model()->index(1, 1).data().toString(), u"25"_s);
        QCOMPARE(box(u"errors"_s)->currentText(), u"errors"_s);
        QCOMPARE(box(u"time"_s)->currentText(), u"Choose…"_s);
        QCOMPARE(box(u"edge"_s)->currentText(), u"Not in the file"_s);
        QVERIFY(!openButton()->isEnabled());
    }

    /// It opens what was chosen, and nothing else: a column that is not wanted is not looked at.
    void whatIsChosenIsOpened()
    {
        QVERIFY(openText(ownNames));
        choose(u"time"_s, u"when"_s);
        QVERIFY(!openButton()->isEnabled());
        QVERIFY(hint().contains(u"Calls of the dependency"_s));
        choose(u"calls"_s, u"rpc"_s);
        QVERIFY(openButton()->isEnabled());
        QVERIFY(hint().isEmpty());
        choose(u"edge"_s, u"web"_s);
        choose(u"errors"_s, u"Not in the file"_s);
        openButton()->click();
        QTRY_VERIFY(m_metrics->isOpen());
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(m_shown->settle());
        const Chart& calls = m_shown->window.currentPage().chartCard("calls")->chart();
        QCOMPARE(calls.series.at(3).points.at(1), (Point{2.0, 25.0}));
        QCOMPARE(calls.series.back().name, std::string("Measured edge"));
        QCOMPARE(m_shown->settings.metricsFile(), m_folder.filePath(u"own.csv"_s));
    }

    void aButtonThatCannotBePressedLooksLikeIt()
    {
        QVERIFY(openText(ownNames));
        const auto face = [this] {
            const QImage drawn = openButton()->grab().toImage();
            return drawn.pixelColor(drawn.width() / 2, 3);
        };
        const Look& look = lookOf(openButton()->palette());
        QCOMPARE(face(), look.border);
        choose(u"time"_s, u"when"_s);
        choose(u"calls"_s, u"rpc"_s);
        QCOMPARE(face(), look.accent);
    }

    void aNameChosenTwiceIsTold()
    {
        QVERIFY(openText(ownNames));
        choose(u"time"_s, u"when"_s);
        choose(u"calls"_s, u"when"_s);
        QVERIFY(!openButton()->isEnabled());
        QVERIFY(hint().contains(u"“when” is chosen more than once"_s));
    }

    /// The first list that lacks a choice has the keyboard; letters choose, Return opens.
    void keysAloneChooseAndOpen()
    {
        QVERIFY(openText("when,rpc\n60,4\n120,25\n"));
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        QCOMPARE(QApplication::focusWidget(), box(u"time"_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_W);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), box(u"calls"_s));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_metrics->isOpen());
    }

    void theFirstListWithoutAChoiceHasTheKeyboard()
    {
        QVERIFY(openText("time,rpc\n60,4\n120,25\n"));
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        QCOMPARE(QApplication::focusWidget(), box(u"calls"_s));
    }

    void everyPartIsReachedByTab()
    {
        QVERIFY(openText(ownNames));
        choose(u"time"_s, u"when"_s);
        choose(u"calls"_s, u"rpc"_s);
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        QList<QWidget*> reached;
        for (QWidget* at = QApplication::focusWidget(); !reached.contains(at);
             at = QApplication::focusWidget()) {
            reached << at;
            QTest::keyClick(at, Qt::Key_Tab);
        }
        constexpr int lists = 7;
        QCOMPARE(reached.size(), lists + 3); // and the rows and two buttons
        QVERIFY(reached.contains(openButton()));
        QTest::keyClick(dialog(), Qt::Key_E, Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), box(u"edge"_s));
    }

    void escapeChangesNothing()
    {
        QVERIFY(openText(ownNames));
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(!m_metrics->isOpen());
        QVERIFY(!m_metrics->isReading());
    }

    /// A choice that cannot be read is said on the page, not asked for again.
    void aChoiceThatDoesNotFitIsTold()
    {
        QVERIFY(openText("when,what\n60,a\n"));
        choose(u"time"_s, u"when"_s);
        choose(u"calls"_s, u"what"_s);
        openButton()->click();
        const auto* bar = m_shown->window.currentPage().findChild<MessageBar*>();
        QTRY_VERIFY(bar->message().contains(u"not one usable row"_s));
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(!m_metrics->isOpen());
    }

private:
    /// Whether that asks for the columns.
    bool openText(const QByteArray& text)
    {
        QFile file(m_folder.filePath(u"own.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            return false;
        }
        file.close();
        m_metrics->open(file.fileName());
        return QTest::qWaitFor([this] { return dialog() != nullptr && !m_metrics->isReading(); }) &&
               QTest::qWaitForWindowExposed(dialog());
    }

    [[nodiscard]] MetricsColumnDialog* dialog() const
    {
        return m_shown->window.findChild<MetricsColumnDialog*>();
    }

    [[nodiscard]] QComboBox* box(const QString& word) const
    {
        return dialog()->findChild<QComboBox*>(u"metricsColumn-"_s + word);
    }

    [[nodiscard]] QPushButton* openButton() const
    {
        return dialog()->findChild<QPushButton*>(u"openWithColumns"_s);
    }

    [[nodiscard]] QString hint() const
    {
        return dialog()->findChild<QLabel*>(u"metricsColumnsHint"_s)->text();
    }

    void choose(const QString& word, const QString& text) const
    {
        box(word)->setCurrentIndex(box(word)->findText(text));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowFixture> m_shown;
    MetricsOverlay* m_metrics = nullptr;
};

QTEST_MAIN(MetricsColumnsTest)
#include "tst_metrics_columns.moc"
