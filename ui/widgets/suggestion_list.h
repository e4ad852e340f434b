// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/row_format.h"

#include <QListView>

class QCompleter;

namespace stormglass::ui {

/// Suggestions to choose from: each text, and below it what is known of it.
class SuggestionList : public QListView {
    Q_OBJECT

public:
    /// Where an item keeps what a search looks through: its text and its meaning.
    static constexpr int searchRole = Qt::UserRole + 1;

    /// Becomes the popup of a completer that has its model; the completer owns it then.
    explicit SuggestionList(QCompleter& completer);

    /// A model of these suggestions, as the list shows them.
    [[nodiscard]] static QAbstractItemModel* makeModel(std::span<const Suggestion> suggestions,
                                                       QObject* parent);

    /// The width in which none of the rows it has now is cut.
    [[nodiscard]] int comfortableWidth() const;

    /// The text that is selected; empty where none is.
    [[nodiscard]] QString selectedText() const;
};

} // namespace stormglass::ui
