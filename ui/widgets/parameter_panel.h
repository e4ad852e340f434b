// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter.h"
#include "ui/widgets/card.h"

#include <span>
#include <vector>

namespace stormglass::ui {

class NumberRow;

/// The inputs of an instrument, built from its parameter table and from nothing else.
class ParameterPanel : public Card {
    Q_OBJECT

public:
    explicit ParameterPanel(std::span<const ParameterInfo> table, QWidget* parent = nullptr);

    /// Shows one value per row of the table.
    void showValues(const Values& values);

Q_SIGNALS:
    /// What a row says, with its place in the table; see NumberRow.
    void edited(std::size_t row, double value, int gesture);
    void refused(const stormglass::Problem& problem);
    void dragStarted();
    void dragEnded();

private:
    NumberRow* addRow(const ParameterInfo& parameter);

    std::vector<NumberRow*> m_rows; ///< in the order of the table
};

} // namespace stormglass::ui
