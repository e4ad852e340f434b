// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/method_tiers.h"

#include "model/core/number_text.h"

#include <algorithm>

namespace stormglass::amplification {

namespace {

std::string labelText(char tier)
{
    if (tier == 's') {
        return "special limits, no number";
    }
    const std::string floor = significantText(tierPerMinute(tier).value_or(0.0), 4);
    return tier == '+' ? floor + " a minute"
                       : std::string("Tier ") + tier + ", " + floor + "+ a minute";
}

/// A label without its number.
std::string shortLabel(char tier) { return tier == 's' ? "special" : std::string("Tier ") + tier; }

std::string sdkPart(const MethodTier& method)
{
    if (method.sdk == '-' || method.sdk == method.documented) {
        return {};
    }
    return tierPerMinute(method.documented)
               ? "SDK " + significantText(tierPerMinute(method.sdk).value_or(0.0), 4)
               : "SDK " + shortLabel(method.sdk);
}

} // namespace

const MethodTier* findMethod(std::string_view name)
{
    const auto methods = documentedMethods();
    const auto found = std::ranges::lower_bound(methods, name, {}, &MethodTier::method);
    return found != methods.end() && found->method == name ? &*found : nullptr;
}

std::optional<double> tierPerMinute(char tier)
{
    switch (tier) {
    case '1':
        return 1.0;
    case '2':
        return 20.0;
    case '3':
        return 50.0;
    case '4':
        return 100.0;
    case '+':
        return 1200.0;
    default:
        return std::nullopt;
    }
}

std::optional<double> documentedFloor(const MethodTier& method)
{
    const auto documented = tierPerMinute(method.documented);
    return documented ? documented : tierPerMinute(method.sdk);
}

std::string floorText(const MethodTier& method)
{
    const auto floor = documentedFloor(method);
    if (!floor) {
        return {};
    }
    const bool hasLabel = method.documented != '-' && method.documented != '+';
    const std::string documented = hasLabel ? shortLabel(method.documented) : std::string();
    const std::string sdk = sdkPart(method);
    const std::string labels = documented + (documented.empty() || sdk.empty() ? "" : "; ") + sdk;
    const std::string number = significantText(*floor, 4);
    return labels.empty() ? number : number + " (" + labels + ')';
}

std::string tierText(const MethodTier& method)
{
    if (method.documented == '-') {
        return method.sdk == '-' ? "no published limit"
                                 : labelText(method.sdk) + " in the Java SDK, undocumented";
    }
    if (method.sdk == '-' || method.sdk == method.documented) {
        return labelText(method.documented);
    }
    return labelText(method.documented) + " (the Java SDK plans with " + labelText(method.sdk) +
           ")";
}

} // namespace stormglass::amplification
