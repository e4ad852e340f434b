// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace stormglass::ui {

/// A tool button for an action whose text changes, "Undo Calls per handler run 3 → 1 calls": always
/// as wide, so that its neighbours keep still. A text that is too long loses its middle, since the
/// numbers stand at its end; the tooltip has all of it.
class ElidedActionButton : public QToolButton {
    Q_OBJECT

public:
    /// As wide as `characters` of the system's text; what is shorter is drawn at one side, left or
    /// right.
    ElidedActionButton(QAction* action, int characters, Qt::Alignment side,
                       QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void followAction();

    QAction* m_action;
    int m_characters;
    Qt::Alignment m_side;
    QString m_text;
};

} // namespace stormglass::ui
