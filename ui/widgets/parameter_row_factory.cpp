// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/parameter_row_factory.h"

#include "ui/widgets/choice_row.h"
#include "ui/widgets/optional_number_row.h"
#include "ui/widgets/rows_row.h"
#include "ui/widgets/switch_row.h"

namespace stormglass::ui {

ParameterRow* makeParameterRow(const ParameterInfo& parameter, const Value& initial)
{
    switch (parameter.kind) {
    case Kind::OptionalNumber:
        return new OptionalNumberRow(parameter, initial);
    case Kind::Choice:
        return new ChoiceRow(parameter, initial);
    case Kind::Switch:
        return new SwitchRow(parameter, initial);
    case Kind::Rows:
        return new RowsRow(parameter, initial);
    case Kind::Number:
        break;
    }
    return new NumberRow(parameter, initial);
}

} // namespace stormglass::ui
