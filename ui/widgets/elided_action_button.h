// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace stormglass::ui {

/// A tool button for an action whose text changes, "Undo Calls per handler run 3 → 1 calls": always
/// as wide, so that its neighbours keep still, the text cut where it is too long and full in the
/// tooltip.
class ElidedActionButton : public QToolButton {
    Q_OBJECT

public:
    /// As wide as `characters` of the system's text.
    ElidedActionButton(QAction* action, int characters, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void showText();

    QAction* m_action;
    int m_characters;
};

} // namespace stormglass::ui
