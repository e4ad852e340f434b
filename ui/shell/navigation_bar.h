// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <span>
#include <utility>
#include <vector>

class QButtonGroup;

namespace stormglass {
struct InstrumentEntry;
}

namespace stormglass::ui {

class NavigationButton;

/// The instruments, one below the other, with icon and name; arrow keys move between them.
class NavigationBar : public QWidget {
    Q_OBJECT

public:
    explicit NavigationBar(QWidget* parent = nullptr);

    /// Adds an instrument below the others.
    void addInstrument(const InstrumentEntry& instrument);

    /// Marks the instrument of that place as the one shown.
    void setCurrent(int index);

Q_SIGNALS:
    /// The user picks the instrument of that place.
    void picked(int index);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();

    QButtonGroup* m_group;
    std::vector<std::pair<NavigationButton*, QString>> m_buttons; ///< with their icons' files
};

} // namespace stormglass::ui
