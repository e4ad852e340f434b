// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/preset_choice.h"

#include <QToolButton>

#include <vector>

class QMenu;

namespace stormglass::ui {

/// The preset whose values are shown, and a menu of all: to take one, to keep the present values as
/// one, to remove one's own, to go back to the defaults.
class PresetButton : public QToolButton {
    Q_OBJECT

public:
    explicit PresetButton(QWidget* parent = nullptr);

    /// Offers these from now on.
    void setChoices(std::vector<PresetChoice> choices);

    /// Shows which preset, if any, has these values.
    void showValues(const Values& values);

    /// The preset with the values shown; null where there is none.
    [[nodiscard]] const PresetChoice* current() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user takes a preset.
    void chosen(const stormglass::ui::PresetChoice& preset);

    /// The user wants the present values kept as a preset.
    void saveAsked();

    /// The user wants a preset of that title forgotten.
    void removeAsked(const QString& title);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillMenu();
    void addChoices(PresetOrigin origin);
    void fillRemoval();
    void showTitle();

    QMenu* m_menu;
    QMenu* m_removal;
    std::vector<PresetChoice> m_choices;
    Values m_values;
};

} // namespace stormglass::ui
