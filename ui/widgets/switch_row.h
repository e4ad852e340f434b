// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/parameter_row.h"

namespace stormglass::ui {

/// A switch: a check box and its reset.
class SwitchRow : public ParameterRow {
    Q_OBJECT

public:
    SwitchRow(const ParameterInfo& parameter, const Value& initial, QWidget* parent = nullptr);

    [[nodiscard]] int comfortableWidth() const override;

protected:
    void present(const Value& value) override;

private:
    QCheckBox* m_box;
};

} // namespace stormglass::ui
