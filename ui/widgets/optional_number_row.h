// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/number_row.h"

namespace stormglass::ui {

/// A number that can be off: a check box turns it on, with the number it had last.
class OptionalNumberRow : public NumberRow {
    Q_OBJECT

public:
    OptionalNumberRow(const ParameterInfo& parameter, const Value& initial,
                      QWidget* parent = nullptr);

protected:
    void present(const Value& value) override;

private:
    QCheckBox* m_box;
    double m_number; ///< the last one, which comes back when it is turned on
};

} // namespace stormglass::ui
