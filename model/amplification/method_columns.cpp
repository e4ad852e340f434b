// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/handler_profile.h"
#include "model/amplification/method_tiers.h"
#include "model/core/number_text.h"

#include <array>
#include <vector>

namespace stormglass::amplification {

namespace {

std::span<const Suggestion> methodSuggestions()
{
    static const std::vector<Suggestion> all = [] {
        std::vector<Suggestion> suggestions;
        suggestions.reserve(documentedMethods().size());
        for (const MethodTier& method : documentedMethods()) {
            suggestions.push_back({std::string(method.method), tierText(method)});
        }
        return suggestions;
    }();
    return all;
}

std::span<const Suggestion> tierSuggestions()
{
    static const std::vector<Suggestion> all = [] {
        std::vector<Suggestion> suggestions;
        for (const char tier : {'1', '2', '3', '4'}) {
            suggestions.push_back(
                {shortestText(tierPerMinute(tier).value_or(0.0)), std::string("Tier ") + tier});
        }
        return suggestions;
    }();
    return all;
}

/// What tierOf() counts with where a row gives no tier.
Fallback tierFallback(std::string_view text)
{
    const Outcome<MethodRow> row = MethodRow::parse(text);
    const MethodTier* method = row ? findMethod(row.value().method) : nullptr;
    if (method == nullptr) {
        return {"tier of the load", "the tier of the load; published: nothing we know of"};
    }
    return documentedFloor(*method)
               ? Fallback{floorText(*method), tierText(*method)}
               : Fallback{"tier of the load",
                          "the tier of the load; published: " + tierText(*method)};
}

} // namespace

std::span<const RowColumn> methodColumns()
{
    static constexpr std::array columns{
        RowColumn{.label = "Method",
                  .word = "NAME",
                  .meaning = "Name of the Web API method.",
                  .initial = "chat.update",
                  .suggestionsName = "methods",
                  .suggestions = methodSuggestions},
        RowColumn{.label = "Calls",
                  .word = "CALLS",
                  .meaning = "Calls of it that one run of the handler makes.",
                  .initial = "1",
                  .separator = '='},
        RowColumn{.label = "Tier",
                  .word = "TIER",
                  .meaning = "Requests a minute it allows; without it the documented floor counts, "
                             "else the tier of the load.",
                  .separator = '@',
                  .presence = Presence::Optional,
                  .suggestionsName = "tiers",
                  .suggestions = tierSuggestions,
                  .fallback = tierFallback},
    };
    return columns;
}

} // namespace stormglass::amplification
