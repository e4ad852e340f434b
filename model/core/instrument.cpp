// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/instrument.h"

#include "model/core/number_list.h"

#include <algorithm>

namespace stormglass {

namespace {

/// A word as a POSIX shell reads it: in quotes where it would read more into it.
std::string shellWord(const std::string& text)
{
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                       "0123456789_@%+=:,./-";
    if (text.find_first_not_of(plain) == std::string::npos) {
        return text;
    }
    std::string quoted = "'";
    for (const char letter : text) {
        quoted += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    }
    return quoted + '\'';
}

/// The flag with a value, with a space before it; once for each row of rows.
std::string flagWords(const ParameterInfo& parameter, const Value& value)
{
    const std::string flag = ' ' + parameter.flag();
    if (parameter.kind == Kind::Switch) {
        return isOn(value) ? flag : flag + '=' + keyOf(value);
    }
    std::string words;
    for (const std::string& text : flagTexts(value)) {
        words += flag + ' ' + shellWord(text);
    }
    return words;
}

} // namespace

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
    for (std::size_t row = 0; row < parameters.size();) {
        const std::size_t end = row + listLength(parameters, row);
        bool isSaid = false;
        for (std::size_t at = row; at < end; ++at) {
            const bool always = parameters[at].prominence == Prominence::Primary &&
                                parameters[at].kind == Kind::Number;
            isSaid |= always || values[at] != initial[at];
        }
        if (isSaid) {
            text += parameters[row].list.empty()
                        ? flagWords(parameters[row], values[row])
                        : ' ' + parameters[row].flag() + ' ' +
                              listText(std::span(values).subspan(row, end - row));
        }
        row = end;
    }
    return text;
}

} // namespace stormglass
