// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/row_format.h"

#include <QLineEdit>

class QCompleter;
class QSortFilterProxyModel;

namespace stormglass::ui {

class SuggestionList;

/// A field for a text of which some are suggested, in a list below it. Typing narrows the list to
/// what has every typed word in it; Down, F4 and the arrow at its end show all. Return and Tab take
/// what is selected in the list, else the text as typed, which can be any. Arrows select; so do
/// several words, which are a search: the first that they find.
class SuggestionEdit : public QLineEdit {
    Q_OBJECT

public:
    /// A field for a column that has suggestions.
    explicit SuggestionEdit(const RowColumn& column, QWidget* parent = nullptr);

    /// Shows every suggestion, from the current text on.
    void showAll();

    /// Makes room for a search, before a text is chosen for the first time; where nothing is typed
    /// or chosen, the text counts as untouched.
    void startSearch();

    /// Whether the user has said nothing else than what was there.
    [[nodiscard]] bool isUntouched() const { return text().isEmpty() && !isModified(); }

Q_SIGNALS:
    /// A suggestion was clicked; it is the text of `edit`, this field, now.
    void chosen(QWidget* edit);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void describe(const RowColumn& column);
    void addArrow();
    void showMatching(const QString& words);

    QSortFilterProxyModel* m_matching;
    QCompleter* m_completer;
    SuggestionList* m_list;
    int m_listWidth = 0;
};

} // namespace stormglass::ui
