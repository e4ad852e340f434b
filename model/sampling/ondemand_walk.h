// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <simdjson.h>
#include <string_view>
#include <utility>

namespace stormglass::sampling {

/// Whether the text is JSON as far as it was read, and holds something else than was asked for.
[[nodiscard]] inline bool isOtherThanAsked(simdjson::error_code error)
{
    return error == simdjson::INCORRECT_TYPE || error == simdjson::NUMBER_ERROR ||
           error == simdjson::INDEX_OUT_OF_BOUNDS;
}

/// Gives every field of an object, a value's or a document's, to `use` as key and value, until it
/// returns an error. INCORRECT_TYPE of what is no object.
template <class Source, class Use>
simdjson::error_code forEachField(Source& source, Use use)
{
    simdjson::ondemand::object object;
    if (const auto error = source.get_object().get(object)) {
        return error;
    }
    for (auto next : object) {
        simdjson::ondemand::field field;
        std::string_view key;
        simdjson::error_code error = std::move(next).get(field);
        if (error == simdjson::SUCCESS) {
            error = field.unescaped_key().get(key);
        }
        if (error == simdjson::SUCCESS) {
            error = use(key, field.value());
        }
        if (error != simdjson::SUCCESS) {
            return error;
        }
    }
    return simdjson::SUCCESS;
}

/// Gives every element of an array to `use`, until it returns an error. INCORRECT_TYPE of what is
/// no array.
template <class Use>
simdjson::error_code forEachElement(simdjson::ondemand::value& source, Use use)
{
    simdjson::ondemand::array array;
    if (const auto error = source.get_array().get(array)) {
        return error;
    }
    for (auto next : array) {
        simdjson::ondemand::value element;
        simdjson::error_code error = next.get(element);
        if (error == simdjson::SUCCESS) {
            error = use(element);
        }
        if (error != simdjson::SUCCESS) {
            return error;
        }
    }
    return simdjson::SUCCESS;
}

} // namespace stormglass::sampling
