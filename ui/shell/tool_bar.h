// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolBar>

#include <utility>
#include <vector>

namespace stormglass::ui {

/// The most used commands, with icons that follow the palette.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    explicit ToolBar(QWidget* parent = nullptr);

    /// Adds a command with the icon of that name.
    void addCommand(QAction* action, const QString& icon);

    /// Adds a command whose text changes, always as wide as `characters` of text; a shorter one
    /// stands at that side, left or right.
    void addChangingCommand(QAction* action, const QString& icon, int characters,
                            Qt::Alignment side);

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();

    std::vector<std::pair<QAction*, QString>> m_icons; ///< with their files
};

} // namespace stormglass::ui
