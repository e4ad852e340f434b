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

    /// Rows of the table that make no other configuration: what a chart's axis shows.
    void setIgnoredRows(std::vector<std::size_t> rows);

    /// Shows which preset, if any, has these values, but for ignored rows.
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
    [[nodiscard]] bool hasValues(const PresetChoice& choice) const;

    QMenu* m_menu;
    QMenu* m_removal;
    std::vector<PresetChoice> m_choices;
    Values m_values;
    std::vector<std::size_t> m_ignored;
};

} // namespace stormglass::ui
