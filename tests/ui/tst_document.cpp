// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/instruments.h"
#include "ui/shell/document.h"

#include <QSignalSpy>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view amplify = "amplify";

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsWithTheDefaults()
    {
        const Document document(instruments());
        QCOMPARE(document.values(amplify), instruments().front().initial);
    }

    void editsUndoAndRedo()
    {
        Document document(instruments());
        QSignalSpy changed(&document, &Document::valuesChanged);
        document.edit(amplify, {1, 1.0});
        QCOMPARE(document.values(amplify).at(1), Value(1.0));
        QCOMPARE(document.undoStack().undoText(), u"Calls per handler run 3 → 1 calls"_s);
        document.undoStack().undo();
        QCOMPARE(document.values(amplify).at(1), Value(3.0));
        document.undoStack().redo();
        QCOMPARE(document.values(amplify).at(1), Value(1.0));
        QCOMPARE(changed.count(), 3);
        QCOMPARE(changed.first().at(0).toString(), u"amplify"_s);
    }

    void everyKindHasItsUndoText()
    {
        Document document(instruments());
        const auto undoText = [&document](std::size_t row, const Value& value) {
            return document.edit(amplify, {row, value}) ? u"refused"_s
                                                        : document.undoStack().undoText();
        };
        const std::vector<std::string> rows{"chat.update=1@50", "users.info=2"};
        QCOMPARE(undoText(6, 0.2), u"Retry budget off → 0.2 retries/event"_s);
        QCOMPARE(undoText(6, Off{}), u"Retry budget 0.2 → off"_s);
        QCOMPARE(undoText(7, std::string("first")), u"Acknowledge after → first"_s);
        QCOMPARE(undoText(8, 7.0), u"Workspaces 1 → 7"_s);
        QCOMPARE(undoText(9, rows), u"Handler profile: 2 rows"_s);
        QCOMPARE(document.values(amplify).at(9), Value(rows));
        while (document.undoStack().canUndo()) {
            document.undoStack().undo();
        }
        QCOMPARE(document.values(amplify), instruments().front().initial);
    }

    void everyKindIsRefusedByItsRule()
    {
        Document document(instruments());
        QVERIFY(document.edit(amplify, {6, 11.0}).has_value());
        QVERIFY(document.edit(amplify, {0, Off{}}).has_value());
        QVERIFY(document.edit(amplify, {7, std::string("never")}).has_value());
        QVERIFY(document.edit(amplify, {9, std::vector<std::string>{"a=x"}}).has_value());
        QCOMPARE(document.undoStack().count(), 0);
    }

    void gesturesOfEveryKindMerge()
    {
        Document document(instruments());
        document.edit(amplify, {6, 0.2, 7});
        document.edit(amplify, {6, 0.4, 7});
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), u"Retry budget off → 0.4 retries/event"_s);
        document.edit(amplify, {7, std::string("first"), 8});
        document.edit(amplify, {7, std::string("after"), 8}); // back where it was
        QCOMPARE(document.undoStack().count(), 1);
    }

    void oneGestureIsOneStep()
    {
        Document document(instruments());
        for (const double value : {2.5, 2.0, 1.0}) {
            document.edit(amplify, {1, value, 7});
        }
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), u"Calls per handler run 3 → 1 calls"_s);
        document.undoStack().undo();
        QCOMPARE(document.values(amplify).at(1), Value(3.0));
    }

    void gesturesOfOtherRowsOrNumbersStayApart()
    {
        Document document(instruments());
        document.edit(amplify, {1, 2.0, 7});
        document.edit(amplify, {1, 1.0, 8});
        document.edit(amplify, {0, 10.0, 8});
        document.edit(amplify, {0, 11.0});
        document.edit(amplify, {0, 12.0});
        QCOMPARE(document.undoStack().count(), 5);
    }

    void aDragBackToItsStartLeavesNoStep()
    {
        Document document(instruments());
        for (const double value : {2.0, 1.0, 3.0}) {
            document.edit(amplify, {1, value, 7});
        }
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(document.values(amplify).at(1), Value(3.0));
    }

    void valuesOutsideTheRangeAreRefused()
    {
        Document document(instruments());
        const auto problem = document.edit(amplify, {0, 2.4e8});
        QVERIFY(problem.has_value());
        QVERIFY(problem->sentence().starts_with("Events: "));
        QVERIFY(document.edit(amplify, {4, 2.5}).has_value()); // rounds are whole
        QCOMPARE(document.undoStack().count(), 0);
        QCOMPARE(document.values(amplify), instruments().front().initial);
    }

    /// A listener that answers a change with another would corrupt the stack it is told from.
    void listenersCannotEditWhileTheyAreTold()
    {
        Document document(instruments());
        connect(&document, &Document::valuesChanged, &document, [&document] {
            document.edit(amplify, {2, 0.5});
        });
        document.edit(amplify, {1, 1.0});
        document.undoStack().undo();
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.values(amplify), instruments().front().initial);
    }

    void theSameValueIsNoEdit()
    {
        Document document(instruments());
        document.edit(amplify, {1, 3.0});
        QCOMPARE(document.undoStack().count(), 0);
    }

    void aMeasuredValueKeepsItsSourceUntilItIsEdited()
    {
        Document document(instruments());
        document.edit(amplify, {0, 12.5, 0, u"export general"_s});
        QCOMPARE(document.sources(amplify).at(0), u"export general"_s);
        document.edit(amplify, {1, 2.0});
        document.edit(amplify, {0, 12.5}); // no edit: nothing has changed
        QCOMPARE(document.sources(amplify).at(0), u"export general"_s);
        document.edit(amplify, {0, 13.0});
        QVERIFY(document.sources(amplify).at(0).isEmpty());
        document.undoStack().undo();
        QCOMPARE(document.sources(amplify).at(0), u"export general"_s);
    }

    void allValuesAreSetInOneStep()
    {
        Document document(instruments());
        document.edit(amplify, {0, 12.5, 0, u"export general"_s});
        Values values = instruments().front().initial;
        values.at(1) = 1.0;
        values.at(2) = 0.2;
        QVERIFY(!document.setAll(amplify, values, u"Preset"_s));
        QCOMPARE(document.values(amplify), values);
        QVERIFY(document.sources(amplify).at(0).isEmpty());
        QCOMPARE(document.undoStack().undoText(), u"Preset"_s);
        QVERIFY(!document.setAll(amplify, values, u"Preset"_s)); // again is no step
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.values(amplify).at(0), Value(12.5));
        QCOMPARE(document.sources(amplify).at(0), u"export general"_s);
    }

    /// Dragging a point on a map moves two sliders, and is one step.
    void twoValuesAreOneStep()
    {
        Document document(instruments());
        document.editBoth(amplify, {0, 50.0, 9}, {1, 2.0, 9});
        document.editBoth(amplify, {0, 60.0, 9}, {1, 1.0, 9});
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(),
                 u"Events 40 → 60 events/min, Calls per handler run 3 → 1 calls"_s);
        QVERIFY(document.editBoth(amplify, {0, 70.0, 9}, {1, -1.0, 9}).has_value());
        QCOMPARE(numberOf(document.values(amplify).at(0)), 60.0); // neither, where one is refused
        document.undoStack().undo();
        QCOMPARE(numberOf(document.values(amplify).at(0)), 40.0);
        QCOMPARE(numberOf(document.values(amplify).at(1)), 3.0);
    }

    void settingAllRefusesAsOneDoes()
    {
        Document document(instruments());
        Values values = instruments().front().initial;
        values.at(1) = -1.0;
        QVERIFY(document.setAll(amplify, values, u"Preset"_s).has_value());
        QCOMPARE(document.values(amplify), instruments().front().initial);
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "tst_document.moc"
