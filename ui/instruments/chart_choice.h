// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/parameter_info.h"

#include <QWidget>

namespace stormglass::ui {

class ChoiceList;

/// A choice that a chart's card offers: what an axis of it shows.
class ChartChoice : public QWidget {
    Q_OBJECT

public:
    explicit ChartChoice(const ParameterInfo& parameter, QWidget* parent = nullptr);

    /// Shows the choice of that key.
    void showValue(const Value& value);

Q_SIGNALS:
    /// The user wants that choice.
    void edited(const stormglass::Value& value);

private:
    ChoiceList* m_list;
};

} // namespace stormglass::ui
