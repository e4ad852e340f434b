// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/work_indicator.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class WorkIndicatorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_indicator = new WorkIndicator(m_window.get());
        m_window->show();
    }

    void aMomentIsNeverMentioned()
    {
        m_indicator->start();
        QTest::qWait(150);
        QVERIFY(!m_indicator->isVisible());
        m_indicator->finish();
        QTest::qWait(300);
        QVERIFY(!m_indicator->isVisible());
    }

    void longWorkIsShownWithWhatIsLeft()
    {
        m_indicator->start();
        QTRY_VERIFY(m_indicator->isVisible());
        m_indicator->showProgress(0.0);
        QCOMPARE(bar()->maximum(), 0); // somewhere
        QTest::qWait(900);
        m_indicator->showProgress(0.5);
        QCOMPARE(bar()->value() * 2, bar()->maximum());
        QCOMPARE(m_indicator->findChild<QLabel*>()->text(), u"Computing, about 1 s left"_s);
        m_indicator->finish();
        QVERIFY(!m_indicator->isVisible());
    }

    void cancelIsPassedOn()
    {
        QSignalSpy asked(m_indicator, &WorkIndicator::cancelAsked);
        m_indicator->findChild<QPushButton*>(u"cancelWork"_s)->click();
        QCOMPARE(asked.count(), 1);
    }

private:
    [[nodiscard]] QProgressBar* bar() const { return m_indicator->findChild<QProgressBar*>(); }

    std::unique_ptr<QWidget> m_window;
    WorkIndicator* m_indicator = nullptr;
};

QTEST_MAIN(WorkIndicatorTest)
#include "tst_work_indicator.moc"
