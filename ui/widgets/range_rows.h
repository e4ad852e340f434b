// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/number_row.h"

namespace stormglass::ui {

/// The rows of two numbers that begin and end a range, over one slider with two handles.
class RangeRows : public QWidget {
    Q_OBJECT

public:
    /// Takes both rows; their parameters have the same slider.
    RangeRows(NumberRow* start, NumberRow* end, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user wants both values, in one step; see ParameterRow::edited().
    void editedBoth(double start, double end, int gesture);

    /// What lies between the handles is held, and let go.
    void dragStarted();
    void dragEnded();
};

} // namespace stormglass::ui
