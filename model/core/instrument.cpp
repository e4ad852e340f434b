// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/instrument.h"

#include "model/core/number_text.h"

#include <algorithm>

namespace stormglass {

std::optional<std::size_t> InstrumentEntry::rowMeasuredBy(Measurable kind) const
{
    const auto found = std::ranges::find(parameters, kind, &ParameterInfo::measurable);
    return found == parameters.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - parameters.begin()));
}

std::string InstrumentEntry::commandLine(const Values& values) const
{
    std::string text = "stormglass-cli " + std::string(id);
    for (std::size_t row = 0; row < parameters.size(); ++row) {
        const ParameterInfo& parameter = parameters[row];
        if (parameter.prominence == Prominence::Primary || values[row] != initial[row]) {
            text += ' ' + parameter.flag() + ' ' + shortestText(values[row]);
        }
    }
    return text;
}

} // namespace stormglass
