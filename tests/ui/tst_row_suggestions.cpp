// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Cells of rows that know what they can take, and what counts while they are empty.

#include "model/amplification/handler_profile.h"
#include "tests/ui/told_panel.h"
#include "ui/widgets/row_cell_delegate.h"
#include "ui/widgets/suggestion_edit.h"
#include "ui/widgets/suggestion_list.h"

#include <QAbstractButton>
#include <QAction>
#include <QPushButton>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t methods = 9;
constexpr int tierColumn = 2;

/// The open list; null where none is.
SuggestionList* list() { return qobject_cast<SuggestionList*>(QApplication::activePopupWidget()); }

QStringList listed()
{
    QStringList texts;
    for (int row = 0; list() != nullptr && row < list()->model()->rowCount(); ++row) {
        texts << list()->model()->index(row, 0).data().toString();
    }
    return texts;
}

/// What has the keyboard.
QWidget* keyboard() { return list() != nullptr ? list() : QApplication::focusWidget(); }

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(keyboard(), key, modifiers);
    QCoreApplication::processEvents(); // a cell hears of its editor's end then
}

void type(const QString& text)
{
    for (const QChar letter : text) {
        QTest::keyClick(keyboard(), letter.toLatin1());
    }
}

/// How a cell of a column looks.
struct ShownCell : RowCellDelegate {
    using RowCellDelegate::RowCellDelegate;
    [[nodiscard]] QStyleOptionViewItem look(const QModelIndex& index) const
    {
        QStyleOptionViewItem option;
        initStyleOption(&option, index);
        return option;
    }
};

} // namespace

class RowSuggestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = amplify();
        m_table = m_shown->part<QTableWidget>(u"method"_s);
    }

    void cleanup() { m_shown.reset(); }

    void aNewRowIsSearchedAtOnce()
    {
        addRow();
        QCOMPARE(value(), rows({"chat.update=1"}));
        QCOMPARE(listed().size(), 356);
        QCOMPARE(cellEditor()->text(), QString());
        QCOMPARE(cellEditor()->placeholderText(), u"Search 356 methods"_s);
        QVERIFY(list()->selectedText().isEmpty());
    }

    void aSearchThatIsLeftKeepsTheRow()
    {
        addRow();
        press(Qt::Key_Return);
        QVERIFY(cellEditor() == nullptr);
        QCOMPARE(value(), rows({"chat.update=1"}));
        QCOMPARE(m_shown->refused.count(), 0);
        QCOMPARE(m_table->item(0, 0)->text(), u"chat.update"_s);
    }

    void partsAreFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("part") << u"roups.upd"_s << QStringList{u"usergroups.update"_s};
        QTest::newRow("several") << u"lists upd"_s
                                 << QStringList{u"slackLists.items.update"_s,
                                                u"slackLists.update"_s};
        QTest::newRow("words") << u"chat upd"_s << QStringList{u"chat.update"_s};
        QTest::newRow("any order") << u"upd chat"_s << QStringList{u"chat.update"_s};
        QTest::newRow("any case") << u"CHAT.Upd"_s << QStringList{u"chat.update"_s};
        QTest::newRow("by tier") << u"users.info tier 4"_s << QStringList{u"users.info"_s};
        QTest::newRow("as it stands") << u"chat..pdate"_s << QStringList{};
        QTest::newRow("nothing") << u"our.own"_s << QStringList{};
    }

    void partsAreFound()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, found);
        addRow();
        type(typed);
        QCOMPARE(listed(), found);
    }

    void choosingByKeyboardIsOneStep()
    {
        addRow();
        type(u"users.inf"_s);
        press(Qt::Key_Down);
        QCOMPARE(cellEditor()->text(), u"users.inf"_s); // until it is taken
        press(Qt::Key_Return);
        QCOMPARE(value(), rows({"users.info=1"}));
        QCOMPARE(m_shown->edited.count(), 2); // the new row, and its method
        QVERIFY(m_shown->edited.first().at(2) != m_shown->edited.last().at(2));
        QVERIFY(cellEditor() == nullptr);
        QCOMPARE(QApplication::focusWidget(), m_table);
    }

    void severalWordsAreASearch()
    {
        addRow();
        type(u"users inf"_s);
        QVERIFY(list() != nullptr);
        QCOMPARE(list()->selectedText(), u"users.info"_s);
        press(Qt::Key_Return);
        QCOMPARE(value(), rows({"users.info=1"}));
    }

    void tabTakesAndMovesOn()
    {
        addRow();
        type(u"users.inf"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Tab);
        QCOMPARE(value(), rows({"users.info=1"}));
        QCOMPARE(m_table->currentColumn(), 1);
        QVERIFY(cellEditor() != nullptr);
    }

    void anyTextCanBeTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("unknown") << u"our.own"_s;
        QTest::newRow("part of a known one") << u"users.inf"_s;
    }

    void anyTextCanBeTyped()
    {
        QFETCH(QString, typed);
        addRow();
        type(typed);
        press(Qt::Key_Return);
        QCOMPARE(value(), rows({typed.toStdString() + "=1"}));
    }

    void escapeLosesNothing()
    {
        show({"users.info=2@20"});
        edit(0, 0);
        type(u"chat.up"_s);
        press(Qt::Key_Down);
        press(Qt::Key_Escape);
        QVERIFY(list() == nullptr);
        QCOMPARE(cellEditor()->text(), u"chat.up"_s); // only the list is gone
        press(Qt::Key_Escape);
        QVERIFY(cellEditor() == nullptr);
        QCOMPARE(m_table->item(0, 0)->text(), u"users.info"_s);
        QCOMPARE(m_shown->edited.count() + m_shown->refused.count(), 0);
    }

    void theWholeListOpens_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("alt");
        QTest::newRow("Down") << int(Qt::Key_Down) << false;
        QTest::newRow("Alt+Down") << int(Qt::Key_Down) << true;
        QTest::newRow("F4") << int(Qt::Key_F4) << false;
    }

    void theWholeListOpens()
    {
        QFETCH(int, key);
        QFETCH(bool, alt);
        show({"users.info=2@20"});
        edit(0, 0);
        QVERIFY(list() == nullptr);
        press(Qt::Key(key), alt ? Qt::AltModifier : Qt::NoModifier);
        QCOMPARE(listed().size(), 356);
        QCOMPARE(list()->currentIndex().data().toString(), u"users.info"_s);
        press(Qt::Key_F4);
        QVERIFY(list() == nullptr);
        QCOMPARE(cellEditor()->text(), u"users.info"_s);
    }

    void choosingByMouse()
    {
        show({"users.info=2@20"});
        edit(0, 0);
        cellEditor()->actions().first()->trigger(); // the arrow
        QCOMPARE(listed().size(), 356);
        const QModelIndex next = list()->currentIndex().siblingAtRow(0);
        list()->scrollTo(next);
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualRect(next).center());
        QTRY_COMPARE(value(), rows({"admin.analytics.getFile=2@20"}));
        QCOMPARE(m_shown->edited.count(), 1);
        QTRY_VERIFY(cellEditor() == nullptr);
    }

    void theListShowsBothSources()
    {
        addRow();
        type(u"users.conversations"_s);
        const QString both =
            u"Tier 3, 50+ a minute (the Java SDK plans with Tier 2, 20+ a minute)"_s;
        QCOMPARE(list()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 u"users.conversations, "_s + both);
        QVERIFY(list()->width() >= list()->comfortableWidth()); // none of it is cut
        QVERIFY(list()->sizeHintForRow(0) > 3 * list()->fontMetrics().height() / 2); // two lines
    }

    void anEmptyTierShowsTheFloor_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tip");
        QTest::newRow("agree") << u"chat.update=1"_s << u"50 (Tier 3)"_s
                               << u"Left empty, this counts: Tier 3, 50+ a minute."_s;
        QTest::newRow("disagree") << u"users.conversations=1"_s << u"50 (Tier 3; SDK 20)"_s
                                  << u"Left empty, this counts: Tier 3, 50+ a minute (the Java SDK "
                                     u"plans with Tier 2, 20+ a minute)."_s;
        QTest::newRow("unknown") << u"our.own=1"_s << u"tier of the load"_s
                                 << u"Left empty, this counts: the tier of the load; published: "
                                    u"nothing we know of."_s;
    }

    void anEmptyTierShowsTheFloor()
    {
        QFETCH(QString, row);
        QFETCH(QString, text);
        QFETCH(QString, tip);
        show({row.toStdString()});
        const QTableWidgetItem* tier = m_table->item(0, tierColumn);
        const QStyleOptionViewItem look = lookOfTier();
        QCOMPARE(look.text, text);
        QVERIFY(look.font.italic());
        QCOMPARE(look.palette.color(QPalette::Text), look.palette.color(QPalette::PlaceholderText));
        QCOMPARE(tier->text(), QString()); // it is not the row's own
        QCOMPARE(tier->toolTip(), tip);
        QCOMPARE(tier->data(Qt::AccessibleTextRole).toString(), u"empty, %1 counts"_s.arg(text));
        QVERIFY(m_table->columnWidth(tierColumn) >= m_table->fontMetrics().horizontalAdvance(text));
    }

    void aTypedTierWins()
    {
        show({"chat.update=1"});
        typeInto(m_table, 0, tierColumn, u"20"_s);
        QCOMPARE(value(), rows({"chat.update=1@20"}));
        QCOMPARE(lookOfTier().text, u"20"_s);
        QVERIFY(!lookOfTier().font.italic());
        QVERIFY(!m_table->item(0, tierColumn)->data(Qt::AccessibleTextRole).isValid());
        typeInto(m_table, 0, tierColumn, u""_s); // back to the floor
        QCOMPARE(value(), rows({"chat.update=1"}));
        QCOMPARE(lookOfTier().text, u"50 (Tier 3)"_s);
        QCOMPARE(m_shown->edited.count(), 2);
    }

    void theFloorFollowsTheMethod()
    {
        show({"chat.update=1"});
        typeInto(m_table, 0, 0, u"users.info"_s);
        QCOMPARE(lookOfTier().text, u"100 (Tier 4)"_s);
    }

    void aBadTierIsRefusedAndLosesNothing()
    {
        show({"chat.update=3"});
        typeInto(m_table, 0, tierColumn, u"-5"_s);
        QCOMPARE(m_shown->refusal(), u"Handler profile, row 1: tier of chat.update: -5 is out of "
                                     u"range; give a number from 1 to 1000000"_s);
        QCOMPARE(value(), rows({"chat.update=3"}));
        QCOMPARE(lookOfTier().text, u"50 (Tier 3)"_s);
        QCOMPARE(m_table->item(0, 1)->text(), u"3"_s);
    }

    void aTierIsFoundByItsName()
    {
        show({"chat.update=1"});
        edit(0, tierColumn);
        QCOMPARE(cellEditor()->placeholderText(), u"50 (Tier 3)"_s);
        type(u"tier 4"_s);
        press(Qt::Key_Return);
        QCOMPARE(value(), rows({"chat.update=1@100"}));
    }

    void aNumberIsTakenAsTyped()
    {
        show({"chat.update=1"});
        edit(0, tierColumn);
        type(u"5"_s);
        QCOMPARE(listed(), QStringList{u"50"_s});
        press(Qt::Key_Return);
        QCOMPARE(value(), rows({"chat.update=1@5"}));
    }

    void everyPartHasAName()
    {
        show({"chat.update=1"});
        edit(0, 1);
        QCOMPARE(cellEditor()->accessibleName(), u"Calls"_s);
        press(Qt::Key_Escape);
        edit(0, 0);
        QCOMPARE(cellEditor()->accessibleName(), u"Method"_s);
        QCOMPARE(cellEditor()->accessibleDescription(),
                 u"Type to search 356 methods, or press Down to see all of them."_s);
        press(Qt::Key_Down);
        QCOMPARE(list()->accessibleName(), u"Suggested methods"_s);
        QCOMPARE(m_table->item(0, 0)->toolTip(), u"chat.update: Tier 3, 50+ a minute"_s);
    }

private:
    [[nodiscard]] const Value& value() const { return m_shown->values.at(methods); }

    void show(const std::vector<std::string>& texts)
    {
        m_shown->values.at(methods) = texts;
        m_shown->panel.showValues(m_shown->values);
        QCoreApplication::processEvents(); // the columns find their width
    }

    void addRow()
    {
        m_shown->part<QPushButton>(u"method"_s, u"addRow"_s)->click();
        QTRY_VERIFY(list() != nullptr);
    }

    /// Begins to type into a cell.
    void edit(int row, int column)
    {
        m_table->setCurrentCell(row, column);
        m_table->setFocus();
        QTest::keyClick(m_table, Qt::Key_F2);
        QVERIFY(cellEditor() != nullptr);
    }

    [[nodiscard]] QStyleOptionViewItem lookOfTier() const
    {
        const ShownCell cell(amplification::methodColumns()[tierColumn], nullptr);
        return cell.look(m_table->model()->index(0, tierColumn));
    }

    std::unique_ptr<ToldPanel> m_shown;
    QTableWidget* m_table = nullptr;
};

QTEST_MAIN(RowSuggestionsTest)
#include "tst_row_suggestions.moc"
