// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace stormglass::ui {

/// A quiet box inside a card: a title, a few sentences, and whatever is put under them.
class NoteBox : public QFrame {
    Q_OBJECT

public:
    explicit NoteBox(QWidget* parent = nullptr);

    /// Shows a title and sentences; plain text, they may quote files.
    void showNote(const QString& title, const QString& sentences);

    /// Puts a widget under the sentences, which the box then owns.
    void addWidget(QWidget* widget);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_sentences;
    QVBoxLayout* m_layout;
};

} // namespace stormglass::ui
