// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/sample_chart.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/chart_legend.h"
#include "ui/widgets/look.h"

#include <QAbstractScrollArea>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class ChartLegendTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_card = std::make_unique<ChartCard>();
        m_card->setPalette(paletteFor(Theme::Light, {}));
        m_card->resize(600, 400);
        m_card->setChart(tests::chart(4.0));
        m_card->show();
        m_card->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_card.get()));
    }

    void namesEveryCurve()
    {
        QCOMPARE(entries().size(), 2);
        QCOMPARE(entries()[1]->accessibleName(), u"two"_s);
        const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(entries()[1]);
        QCOMPARE(spoken->role(), QAccessible::CheckBox);
        QVERIFY(spoken->state().checked);
        QVERIFY(legend()->isVisible());
    }

    void aSingleCurveNeedsNone()
    {
        m_card->setChart(tests::longChart());
        QVERIFY(!legend()->isVisible());
        // Unless it is hidden: there must be a way back.
        m_card->setHidden({"one"});
        QVERIFY(legend()->isVisible());
    }

    void hidesACurveWithItsReading()
    {
        m_card->showPointedAt(0.5);
        QCOMPARE(m_card->shownScene().readout->readings.size(), std::size_t{2});
        const QPointF onCurve = m_card->shownScene().mapping.pointOf({0.25, 1.0}, Side::Left);
        QVERIFY(isBlueAt(onCurve));
        QTest::mouseClick(entries()[0], Qt::LeftButton, {},
                          entries()[0]->rect().topRight() + QPoint(-2, 2));
        QCOMPARE(m_card->shownScene().hidden, HiddenCurves{"one"});
        QCOMPARE(m_card->shownScene().readout->readings.size(), std::size_t{1});
        QVERIFY(!isBlueAt(onCurve));
        QTest::mouseClick(entries()[0], Qt::LeftButton);
        QVERIFY(m_card->shownScene().hidden.empty());
        QVERIFY(isBlueAt(onCurve));
    }

    void pointsGoWithTheirCurve()
    {
        Chart points = tests::chart(4.0);
        points.series[0].style = LineStyle::LineWithPoints;
        points.series[0].points = {{0.1, 1.0}, {0.9, 1.0}};
        m_card->setChart(points);
        // Above the line, where only the point's disc reaches.
        const QPointF above =
            m_card->shownScene().mapping.pointOf({0.1, 1.0}, Side::Left) - QPointF(0.0, 2.5);
        QVERIFY(isBlueAt(above));
        m_card->setHidden({"one"});
        QVERIFY(!isBlueAt(above));
    }

    void allMayBeHidden()
    {
        m_card->showPointedAt(0.5);
        m_card->setHidden({"one", "two"});
        QVERIFY(!entries()[0]->isChecked() && !entries()[1]->isChecked());
        QVERIFY(m_card->shownScene().readout->readings.empty());
    }

    void staysHiddenByNameWhenDataArrive()
    {
        entries()[1]->click();
        Chart swapped = tests::chart(2.0);
        std::swap(swapped.series[0], swapped.series[1]);
        m_card->setChart(swapped);
        QVERIFY(!entries()[0]->isChecked() && entries()[1]->isChecked());
        QCOMPARE(m_card->shownScene().hidden, HiddenCurves{"two"});
        const QPointF onCurve = m_card->shownScene().mapping.pointOf({0.75, 0.5}, Side::Right);
        QVERIFY(!isBlueAt(onCurve));
        m_card->setHidden({});
        QVERIFY(isBlueAt(onCurve));
    }

    void worksByKeyboardWithVisibleFocus()
    {
        const QImage before = legend()->grab().toImage();
        entries()[0]->setFocus();
        QVERIFY(legend()->grab().toImage() != before);
        QTest::keyClick(entries()[0], Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), entries()[1]);
        QTest::keyClick(entries()[1], Qt::Key_Left);
        QCOMPARE(QApplication::focusWidget(), entries()[0]);
        QTest::keyClick(entries()[0], Qt::Key_Space);
        QVERIFY(m_card->shownScene().hidden.contains("one"));
    }

    void wrapsInANarrowCard()
    {
        Chart many = tests::chart(4.0);
        many.series[0].name = "A rather long name of a curve";
        many.series[1].name = "Another long name of a curve";
        many.series.push_back({.name = "And one more with a long name"});
        m_card->setChart(many);
        m_card->resize(m_card->minimumSizeHint());
        QCoreApplication::processEvents();
        for (const QCheckBox* entry : entries()) {
            QVERIFY(legend()->rect().contains(entry->geometry()));
            QVERIFY(entry->width() >= entry->sizeHint().width());
        }
        QVERIFY(entries()[2]->y() > entries()[0]->y());
    }

private:
    [[nodiscard]] ChartLegend* legend() const { return m_card->findChild<ChartLegend*>(); }

    [[nodiscard]] QList<QCheckBox*> entries() const { return legend()->findChildren<QCheckBox*>(); }

    [[nodiscard]] bool isBlueAt(const QPointF& at) const
    {
        const auto* view = m_card->findChild<QAbstractScrollArea*>();
        const QColor colour = view->viewport()->grab().toImage().pixelColor(at.toPoint());
        return colour.blue() - colour.red() > 80;
    }

    std::unique_ptr<ChartCard> m_card;
};

QTEST_MAIN(ChartLegendTest)
#include "tst_chart_legend.moc"
