// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/look.h"
#include "ui/widgets/verdict_card.h"

#include <QLabel>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class VerdictCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWordSentenceAndFigures()
    {
        VerdictCard card;
        card.setFinding({.word = "collapsed",
                         .tone = Tone::Failing,
                         .sentence = "It settles.",
                         .detail = "Near.",
                         .figures = {{"126.3", "calls/min"}, {"60 %", "refused"}}});
        QCOMPARE(text(card, u"verdictWord"_s), u"collapsed"_s);
        QCOMPARE(text(card, u"verdictSentence"_s), u"It settles."_s);
        QCOMPARE(card.findChildren<QLabel*>(u"figureNumber"_s).size(), 2);
        QCOMPARE(card.accessibleName(), u"collapsed"_s);
        QCOMPARE(card.accessibleDescription(),
                 u"It settles. Near. 126.3 calls/min. 60 % refused."_s);
    }

    void theWordTakesItsToneFromThePalette()
    {
        VerdictCard card;
        card.setPalette(paletteFor(Theme::Light, {}));
        card.setFinding({.word = "stable", .tone = Tone::Calm, .sentence = "s", .detail = "d"});
        const auto* word = card.findChild<QLabel*>(u"verdictWord"_s);
        QCOMPARE(word->palette().color(QPalette::WindowText), QColor(0x00695C));
        card.setPalette(paletteFor(Theme::Dark, {}));
        QCOMPARE(word->palette().color(QPalette::WindowText), QColor(0x5AD1BF));
    }

    void fewerFiguresLeaveNoOldOnes()
    {
        VerdictCard card;
        card.setFinding({.word = "a", .figures = {{"1", "x"}, {"2", "y"}}});
        card.setFinding({.word = "a", .figures = {{"3", "z"}}});
        const auto numbers = card.findChildren<QLabel*>(u"figureNumber"_s);
        QCOMPARE(numbers.at(0)->text(), u"3"_s);
        QVERIFY(numbers.at(1)->text().isEmpty());
    }

    void aPartIsSaidToBeOne()
    {
        VerdictCard card;
        const Finding finding{
            .word = "collapsed", .tone = Tone::Failing, .sentence = "It settles."};
        card.setFinding(finding);
        card.setPartial(u"stopped before it was finished"_s);
        const QString part =
            u"Of a part of the computation only: stopped before it was finished."_s;
        QCOMPARE(text(card, u"verdictDetail"_s), part);
        QCOMPARE(text(card, u"verdictSentence"_s), u"It settles."_s);
        QVERIFY(card.accessibleDescription().contains(part));
        card.setFinding(finding);
        QVERIFY(text(card, u"verdictDetail"_s).isEmpty());
    }

private:
    static QString text(const VerdictCard& card, const QString& name)
    {
        return card.findChild<QLabel*>(name)->text();
    }
};

QTEST_MAIN(VerdictCardTest)
#include "tst_verdict_card.moc"
