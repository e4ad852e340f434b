// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/instruments.h"
#include "ui/widgets/number_row.h"
#include "ui/widgets/parameter_panel.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(stormglass::Problem)

class ParameterPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_panel = std::make_unique<ParameterPanel>(instruments().front().parameters,
                                                   instruments().front().initial);
        m_panel->showValues(instruments().front().initial);
        m_panel->resize(360, 700);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_edited = std::make_unique<QSignalSpy>(m_panel.get(), &ParameterPanel::edited);
        m_refused = std::make_unique<QSignalSpy>(m_panel.get(), &ParameterPanel::refused);
    }

    void cleanup()
    {
        m_edited.reset();
        m_refused.reset();
        m_panel.reset();
    }

    void thereIsARowForEveryParameter()
    {
        for (const ParameterInfo& info : instruments().front().parameters) {
            if (info.prominence == Prominence::Chart) { // on the chart's card
                continue;
            }
            auto* row = m_panel->findChild<ParameterRow*>(QString::fromUtf8(info.key));
            QVERIFY2(row != nullptr, info.key.data());
            QCOMPARE(row->isVisible(), info.prominence == Prominence::Primary);
            QVERIFY(row->toolTip().contains(QString::fromUtf8(info.meaning)));
            if (info.isNumeric()) {
                QCOMPARE(slider(info.key)->accessibleName(), QString::fromUtf8(info.label));
            }
        }
        QCOMPARE(field("miss-rate")->text(), u"5 %"_s);
        QCOMPARE(field("tier-per-minute")->text(), u"50"_s);
    }

    void advancedParametersAreBehindMore()
    {
        auto* more = m_panel->findChild<QToolButton*>(u"moreParameters"_s);
        QTest::mouseClick(more, Qt::LeftButton);
        QVERIFY(m_panel->findChild<NumberRow*>(u"rounds"_s)->isVisible());
        QTest::mouseClick(more, Qt::LeftButton);
        QVERIFY(!m_panel->findChild<NumberRow*>(u"rounds"_s)->isVisible());
    }

    void draggingEditsInOneGesture()
    {
        ScaleSlider* calls = slider("calls-per-event");
        const int y = calls->height() / 2;
        QTest::mousePress(calls, Qt::LeftButton, {}, QPoint(80, y));
        QTest::mouseMove(calls, QPoint(60, y));
        QTest::mouseMove(calls, QPoint(40, y));
        QTest::mouseRelease(calls, Qt::LeftButton, {}, QPoint(40, y));
        QCOMPARE(m_edited->count(), 3); // one for each move of the pointer
        const int gesture = m_edited->first().at(2).toInt();
        for (const auto& edit : *m_edited) {
            QCOMPARE(edit.at(0).value<std::size_t>(), std::size_t{1});
            QCOMPARE(edit.at(2).toInt(), gesture);
        }
        QVERIFY(number(m_edited->last()) < number(m_edited->first()));
        m_edited->clear();
        QTest::mouseClick(calls, Qt::LeftButton, {}, QPoint(90, y));
        QVERIFY(m_edited->last().at(2).toInt() != gesture);
    }

    void arrowKeysStepTheSlider_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<double>("value");
        QTest::newRow("right") << Qt::Key_Right << false << 41.0;
        QTest::newRow("down") << Qt::Key_Down << false << 39.0;
        QTest::newRow("shift left") << Qt::Key_Left << true << 30.0;
        QTest::newRow("page up") << Qt::Key_PageUp << false << 50.0;
        QTest::newRow("home") << Qt::Key_Home << false << 0.1;
        QTest::newRow("end") << Qt::Key_End << false << 1000.0;
    }

    void arrowKeysStepTheSlider()
    {
        QFETCH(Qt::Key, key);
        QFETCH(bool, shift);
        QFETCH(double, value);
        slider("events-per-minute")->setFocus();
        QTest::keyClick(slider("events-per-minute"), key,
                        shift ? Qt::ShiftModifier : Qt::NoModifier);
        QCOMPARE(m_edited->count(), 1);
        QCOMPARE(number(m_edited->first()), value);
    }

    void typedNumbersAreTaken_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("plain") << QByteArray("calls-per-event") << u"1"_s << 1.0;
        QTest::newRow("percent") << QByteArray("miss-rate") << u"30 %"_s << 0.3;
        QTest::newRow("thousands") << QByteArray("events-per-minute") << u"2.5k"_s << 2500.0;
        QTest::newRow("outside the slider")
            << QByteArray("events-per-minute") << u"0.0061"_s << 0.0061;
    }

    void typedNumbersAreTaken()
    {
        QFETCH(QByteArray, key);
        QFETCH(QString, text);
        QFETCH(double, value);
        type(key.constData(), text);
        QCOMPARE(m_refused->count(), 0);
        QCOMPARE(m_edited->count(), 1);
        QCOMPARE(number(m_edited->first()), value);
    }

    void unusableInputSaysTheRangeAndKeepsTheLastGoodValue_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("what");
        QTest::newRow("out of range") << u"150"_s << u"150 % is out of range"_s;
        QTest::newRow("text") << u"five"_s << u"'five' is not a number"_s;
        QTest::newRow("NaN") << u"nan"_s << u"'nan' is not a finite number"_s;
        QTest::newRow("infinity") << u"inf"_s << u"'inf' is not a finite number"_s;
        QTest::newRow("empty") << u""_s << u"there is no number"_s;
    }

    void unusableInputSaysTheRangeAndKeepsTheLastGoodValue()
    {
        QFETCH(QString, text);
        QFETCH(QString, what);
        type("miss-rate", text);
        QCOMPARE(m_edited->count(), 0);
        QCOMPARE(m_refused->count(), 1);
        const auto problem = m_refused->first().at(0).value<Problem>();
        QCOMPARE(QString::fromStdString(problem.sentence()),
                 u"Miss rate today: %1; give a number from 0 to 100 %"_s.arg(what));
        QCOMPARE(field("miss-rate")->text(), u"5 %"_s);
    }

    void escapeTakesTypingBack()
    {
        QuantitySpinBox* edit = field("miss-rate");
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, u"7"_s);
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(edit->text(), u"5 %"_s);
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(m_edited->count(), 0);
    }

    void fieldArrowsStep()
    {
        QTest::keyClick(field("calls-per-event"), Qt::Key_Up);
        QCOMPARE(number(m_edited->last()), 3.25);
        QTest::keyClick(field("calls-per-event"), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(number(m_edited->last()), 0.5);
    }

    void leavingAFieldUntouchedEditsNothing()
    {
        Values values = instruments().front().initial;
        values[0] = 0.0022974181046037595; // more digits than are shown
        m_panel->showValues(values);
        field("events-per-minute")->setFocus();
        QTest::keyClick(field("events-per-minute"), Qt::Key_Return);
        QTest::keyClick(field("events-per-minute"), Qt::Key_Tab);
        QCOMPARE(m_edited->count(), 0);
        QCOMPARE(field("events-per-minute")->text(), u"0.00229742"_s);
        QVERIFY(field("events-per-minute")->toolTip().startsWith(u"0.0022974181046037595"_s));
    }

private:
    static double number(const QList<QVariant>& edit)
    {
        return numberOf(edit.at(1).value<Value>());
    }

    [[nodiscard]] NumberRow* row(std::string_view key) const
    {
        return m_panel->findChild<NumberRow*>(
            QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
    }

    [[nodiscard]] ScaleSlider* slider(std::string_view key) const
    {
        return row(key)->findChild<ScaleSlider*>();
    }

    /// The field, which is what has the focus when a person types.
    [[nodiscard]] QuantitySpinBox* field(std::string_view key) const
    {
        return row(key)->findChild<QuantitySpinBox*>();
    }

    void type(const char* key, const QString& text) const
    {
        QuantitySpinBox* edit = field(key);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    std::unique_ptr<ParameterPanel> m_panel;
    std::unique_ptr<QSignalSpy> m_edited;
    std::unique_ptr<QSignalSpy> m_refused;
};

QTEST_MAIN(ParameterPanelTest)
#include "tst_parameter_panel.moc"
