// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/figure_box.h"
#include "ui/widgets/figure_list.h"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

const std::vector<Figure> two{{"12 events/min", "Events", "Twelve more, and it tips."},
                              {"0.4 calls", "Calls"}};

/// The words of all labels that are seen, in order.
QStringList shownTexts(const QWidget& widget)
{
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        if (label->isVisibleTo(&widget) && !label->text().isEmpty()) {
            texts << label->text();
        }
    }
    return texts;
}

} // namespace

/// Numbers in a list, notes in a box, and both together.
class FigureBoxTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aListHasALineForEachFigure()
    {
        FigureList list;
        list.showFigures(two);
        QCOMPARE(shownTexts(list),
                 (QStringList{u"Events"_s, u"12 events/min"_s, u"Calls"_s, u"0.4 calls"_s}));
        QCOMPARE(list.accessibleDescription(), u"Events: 12 events/min. Calls: 0.4 calls"_s);
    }

    void whatAFigureMeansIsThereToPointAtAndToHear()
    {
        FigureList list;
        list.showFigures(two);
        const auto labels = list.findChildren<QLabel*>();
        for (const QLabel* label : {labels.at(0), labels.at(1)}) {
            QCOMPARE(label->toolTip(), u"Twelve more, and it tips."_s);
            QCOMPARE(label->accessibleDescription(), u"Twelve more, and it tips."_s);
        }
        QVERIFY(labels.at(2)->toolTip().isEmpty());
    }

    /// Room stays for what was there, so that nothing below jumps.
    void fewerFiguresLeaveTheirRoomEmpty()
    {
        FigureList list;
        list.showFigures(two);
        const int height = list.sizeHint().height();
        list.showFigures({two.back()});
        QCOMPARE(shownTexts(list), (QStringList{u"Calls"_s, u"0.4 calls"_s}));
        QCOMPARE(list.sizeHint().height(), height);
        QVERIFY(list.findChildren<QLabel*>().at(2)->toolTip().isEmpty());
        QCOMPARE(list.accessibleDescription(), u"Calls: 0.4 calls"_s);
    }

    void aNoteHasATitleSentencesAndWhatIsPutUnderThem()
    {
        NoteBox box;
        box.showNote(u"Measured"_s, u"<b>12</b> of them."_s);
        box.addWidget(new QLabel(u"below"_s));
        QCOMPARE(shownTexts(box),
                 (QStringList{u"Measured"_s, u"<b>12</b> of them."_s, u"below"_s}));
        for (const QLabel* label : box.findChildren<QLabel*>().mid(0, 2)) {
            QCOMPARE(label->textFormat(), Qt::PlainText); // it may quote files
        }
        QCOMPARE(box.accessibleName(), u"Measured"_s);
        QCOMPARE(box.accessibleDescription(), u"<b>12</b> of them."_s);
    }

    void aNoteWithoutSentencesTakesNoRoomForThem()
    {
        NoteBox box;
        box.showNote(u"Measured"_s, u"Twelve."_s);
        const int height = box.sizeHint().height();
        box.showNote(u"Measured"_s, {});
        QCOMPARE(shownTexts(box), QStringList{u"Measured"_s});
        QVERIFY(box.sizeHint().height() < height);
    }

    void aBoxWithoutFiguresIsHidden()
    {
        QWidget whole;
        auto* box = new FigureBox;
        (new QVBoxLayout(&whole))->addWidget(box);
        QVERIFY(!box->isVisibleTo(&whole));
        box->showFigures(u"Limits"_s, two);
        QVERIFY(box->isVisibleTo(&whole));
        QCOMPARE(shownTexts(*box).first(), u"Limits"_s);
        QCOMPARE(shownTexts(*box).last(), u"0.4 calls"_s);
        box->showFigures(u"Limits"_s, {});
        QVERIFY(!box->isVisibleTo(&whole));
    }

    void oldFiguresAreMarkedUntilTheNext()
    {
        FigureBox box;
        box.showFigures(u"Limits"_s, two);
        const QStringList current = shownTexts(box);
        box.setOutdated();
        QStringList outdated = current;
        outdated.insert(1, u"Of the last good result."_s);
        QCOMPARE(shownTexts(box), outdated);
        QCOMPARE(box.accessibleDescription(), u"Of the last good result."_s);
        box.showFigures(u"Limits"_s, two);
        QCOMPARE(shownTexts(box), current);
    }
};

QTEST_MAIN(FigureBoxTest)
#include "tst_figure_box.moc"
