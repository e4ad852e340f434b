// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <QComboBox>

#include <span>

namespace stormglass::ui {

/// A list of choices to open. It leaves the wheel to what it stands in, unless it has the focus.
class ChoiceList : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceList(std::span<const Choice> choices, QWidget* parent = nullptr);

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace stormglass::ui
