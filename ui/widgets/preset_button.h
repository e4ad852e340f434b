// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"

#include <QString>
#include <QToolButton>

#include <vector>

class QMenu;

namespace stormglass::ui {

/// Who made a preset: an instrument's own cannot be removed.
enum class PresetOrigin { BuiltIn, User };

/// A preset as the button offers it.
struct PresetChoice {
    QString title;
    QString text;   ///< what is to be said of it; may be empty
    QString source; ///< where it comes from; may be empty
    Values values;
    PresetOrigin origin = PresetOrigin::BuiltIn;
};

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

private:
    void fillMenu();
    void addChoices(PresetOrigin origin);
    void addRemoval();
    void showTitle();

    QMenu* m_menu;
    std::vector<PresetChoice> m_choices;
    Values m_values;
};

} // namespace stormglass::ui
