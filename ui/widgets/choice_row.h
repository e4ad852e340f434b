// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/parameter_row.h"

class QButtonGroup;

namespace stormglass::ui {

class ChoiceList;

/// A choice: radio buttons for up to three keys, a list to open for more, and what the chosen one
/// means.
class ChoiceRow : public ParameterRow {
    Q_OBJECT

public:
    ChoiceRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent = nullptr);

    [[nodiscard]] int comfortableWidth() const override;

protected:
    void present(const Value& value) override;

private:
    [[nodiscard]] QWidget* makeButtons();
    [[nodiscard]] QWidget* makeList();
    [[nodiscard]] Value valueAt(int index) const;

    QButtonGroup* m_buttons = nullptr;
    ChoiceList* m_list = nullptr;
    QWidget* m_control;
    QLabel* m_title;
    QLabel* m_meaning;
};

} // namespace stormglass::ui
