// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/measure_fixture.h"
#include "ui/shell/measure_progress_bar.h"

#include <QAbstractSpinBox>
#include <QAccessible>

#include <set>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The Measure dialog without a mouse, and what it says while it works.
class MeasureKeyboardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qunsetenv("SLACK_BOT_TOKEN");
        m_shown = std::make_unique<MeasureFixture>();
        playWorkspace(m_shown->slack);
        QVERIFY(m_shown->openDialog());
    }

    void cleanup() { m_shown.reset(); }

    /// Open, type, Enter, Tab, Space: the rate is at its slider. Escape: the window has the
    /// keyboard. One Enter too many, before the Tab, neither applies nor measures.
    void keysAloneMeasureAndApply()
    {
        QCOMPARE(QApplication::focusWidget(), m_shown->token());
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(secret));
        key(Qt::Key_Return);
        QVERIFY(m_shown->finish());
        const std::size_t asked = m_shown->slack.asked().size();
        key(Qt::Key_Return);
        QVERIFY(!m_shown->isMeasuring());
        QCOMPARE(m_shown->slack.asked().size(), asked);
        QVERIFY(m_shown->document.sources("amplify").front().isEmpty());
        key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), m_shown->applyButtons().front());
        key(Qt::Key_Space);
        QVERIFY(!m_shown->document.sources("amplify").front().isEmpty());
        key(Qt::Key_Escape);
        QTRY_VERIFY(m_shown->dialog() == nullptr);
    }

    /// A second Enter does not end what the first began.
    void aSecondEnterDoesNotCancel()
    {
        m_shown->typeToken();
        key(Qt::Key_Return);
        QVERIFY(m_shown->isMeasuring());
        key(Qt::Key_Return);
        QVERIFY(m_shown->isMeasuring());
        key(Qt::Key_Space); // which presses the button that has the keyboard
        QVERIFY(!m_shown->isMeasuring());
    }

    void altWithALetterChoosesTheSource()
    {
        QTest::keyClick(m_shown->dialog(), Qt::Key_X, Qt::AltModifier);
        QTRY_VERIFY(m_shown->part<QLineEdit>(u"exportPath"_s)->isVisible());
        QTest::keyClick(m_shown->dialog(), Qt::Key_W, Qt::AltModifier);
        QTRY_VERIFY(m_shown->token()->isVisible());
    }

    /// Of what is on the screen at a time, each key belongs to one.
    void noTwoControlsShareAMnemonic()
    {
        qputenv("SLACK_BOT_TOKEN", secret);
        m_shown = std::make_unique<MeasureFixture>();
        playWorkspace(m_shown->slack);
        QVERIFY(m_shown->openDialog());
        qunsetenv("SLACK_BOT_TOKEN");
        for (auto* source : m_shown->dialog()->findChildren<QRadioButton*>()) {
            if (source->parentWidget() != m_shown->button(u"tokenFromKeyring"_s)->parentWidget()) {
                source->click();
                QCOMPARE(sharedMnemonics(), QStringList());
            }
        }
    }

    /// With a result below, so that all there is takes part.
    void tabReachesEveryControl()
    {
        m_shown->typeToken();
        key(Qt::Key_Return);
        QVERIFY(m_shown->finish());
        std::set<const QWidget*> reached;
        for (int press = 0; press < 60; ++press) {
            key(Qt::Key_Tab);
            reached.insert(QApplication::focusWidget());
        }
        int controls = 0;
        for (const QWidget* widget : m_shown->dialog()->findChildren<QWidget*>()) {
            const bool isControl =
                widget->isVisible() && widget->isEnabled() &&
                (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr &&
                qobject_cast<const QRadioButton*>(widget) == nullptr &&
                qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) == nullptr;
            controls += isControl ? 1 : 0;
            QVERIFY2(!isControl || reached.contains(widget),
                     qPrintable(QLatin1String(widget->metaObject()->className()) + u' ' +
                                widget->objectName()));
        }
        QVERIFY(controls > 8);
    }

    void everythingThatTakesTheKeyboardHasAName()
    {
        m_shown->typeToken();
        key(Qt::Key_Return);
        QVERIFY(m_shown->finish());
        std::set<QString> applies;
        for (QWidget* widget : m_shown->dialog()->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 ||
                widget->focusProxy() != nullptr ||
                qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr) {
                continue;
            }
            const QString name =
                QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), qPrintable(QLatin1String(widget->metaObject()->className()) +
                                                 u' ' + widget->objectName()));
            if (widget->objectName() == u"applyFigure"_s) {
                applies.insert(name);
            }
        }
        QCOMPARE(applies.size(), std::size_t{4}); // four names, not four times "Apply"
    }

    void progressInWords()
    {
        QCOMPARE(progressText({u"reading #general"_s, 0.2, {}, {}}, 3s, 60s),
                 u"Reading #general; 60 s so far"_s);
        QCOMPARE(progressText({u"reading #general"_s, 0.2, {}, {}}, 3s, 9s), u"Reading #general"_s);
        QCOMPARE(progressText({u"reading #general"_s, 0.2, {}, 12s}, 3s, 60s),
                 u"Reading #general; about 9 s left"_s);
        QCOMPARE(progressText({u"waiting, as Slack asks"_s, 0.2, 30s, {}}, 1s, 60s),
                 u"Waiting, as Slack asks, 29 s; 60 s so far"_s);
        // What is left is never less than the wait, nor either less than nothing.
        QCOMPARE(progressText({u"waiting, as Slack asks"_s, 0.2, 30s, 2s}, 1s, 60s),
                 u"Waiting, as Slack asks, 29 s; about 29 s left"_s);
        QCOMPARE(progressText({u"waiting, as Slack asks"_s, 0.2, 30s, 2s}, 40s, 60s),
                 u"Waiting, as Slack asks, 0 s; about 0 s left"_s);
    }

    /// No time left is told before anything is known of it.
    void timeLeftOfReading()
    {
        QCOMPARE(readingProgress(u"reading"_s, 0.25, 10s).left, 30s);
        QVERIFY(!readingProgress(u"reading"_s, 0.0, 10s).left);
        QVERIFY(!readingProgress(u"reading"_s, 0.25, 500ms).left);
    }

private:
    /// Texts on the screen whose mnemonic another has, too.
    [[nodiscard]] QStringList sharedMnemonics() const
    {
        QHash<QString, QStringList> texts;
        for (const QWidget* widget : m_shown->dialog()->findChildren<QWidget*>()) {
            const QString text = widget->property("text").toString();
            const QString letter = QKeySequence::mnemonic(text).toString();
            // What hides while something is measured shows what else is there then.
            if (!letter.isEmpty() && (widget->isVisible() || isOfEverySource(*widget))) {
                texts[letter] << text;
            }
        }
        QStringList shared;
        for (const QStringList& same : texts) {
            shared += same.size() > 1 ? same : QStringList();
        }
        return shared;
    }

    [[nodiscard]] bool isOfEverySource(const QWidget& widget) const
    {
        return &widget == m_shown->button(u"cancelMeasuring"_s);
    }

    static void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    std::unique_ptr<MeasureFixture> m_shown;
};

QTEST_MAIN(MeasureKeyboardTest)
#include "tst_measure_keyboard.moc"
