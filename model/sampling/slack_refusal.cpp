// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/slack_refusal.h"

#include <algorithm>
#include <array>

namespace stormglass::sampling {

namespace {

struct Meaning {
    std::string_view error;
    std::string_view what;
    std::string_view remedy;
};

/// Errors that no other call would be spared.
constexpr std::array meanings{
    Meaning{"invalid_auth", "Slack does not accept the token, or not from this address",
            "check the token; a workspace may allow some addresses only"},
    Meaning{"not_authed", "no token reached Slack", "check the token"},
    Meaning{"token_revoked", "the token has been revoked, or its app removed",
            "install the app again and take its new token"},
    Meaning{"token_expired", "the token has expired", "take a new one from the app's settings"},
    Meaning{"account_inactive", "the token is of a deleted user or workspace",
            "install the app again and take its new token"},
    Meaning{"missing_scope", "the token lacks a scope",
            "add it under OAuth & Permissions and install the app again"},
    Meaning{"not_allowed_token_type", "this kind of token may not ask that",
            "use a bot token (xoxb-) or a user token (xoxp-)"},
    Meaning{"no_permission", "the token may not do that", "ask an admin of the workspace"},
    Meaning{"access_denied", "the token may not do that", "ask an admin of the workspace"},
    Meaning{"ekm_access_denied", "the workspace's admins have locked its messages by key",
            "ask them to allow the app, or measure from an export"},
    Meaning{"enterprise_is_restricted", "the organisation does not allow this method",
            "ask its admins, or measure from an export"},
    Meaning{"team_access_not_granted", "the app is not granted access to this workspace",
            "have an organisation admin add it there"},
    Meaning{"org_login_required", "the workspace is being moved to an organisation",
            "try again later"},
    Meaning{"two_factor_setup_required", "the token's user must set up two-factor sign-in",
            "do so, then try again"},
    Meaning{"internal_error", "Slack says that it failed by itself", "try again in some minutes"},
    Meaning{"fatal_error", "Slack says that it failed by itself", "try again in some minutes"},
    Meaning{"service_unavailable", "Slack says that it is not available",
            "try again in some minutes"},
    Meaning{"request_timeout", "Slack did not get the whole request", "try again"},
};

const Meaning* meaningOf(std::string_view error)
{
    const auto* const found = std::ranges::find(meanings, error, &Meaning::error);
    return found == meanings.end() ? nullptr : found;
}

} // namespace

RefusalReach reachOf(const SlackRefusal& refusal)
{
    return meaningOf(refusal.error) == nullptr ? RefusalReach::OneChannel : RefusalReach::EveryCall;
}

Problem problemOf(const SlackRefusal& refusal, std::string_view method)
{
    const Meaning* meaning = meaningOf(refusal.error);
    std::string what = "Slack refuses with " + refusal.error;
    if (meaning != nullptr) {
        what += ": " + std::string(meaning->what);
    }
    if (!refusal.needed.empty()) {
        what += " (needed " + refusal.needed + "; provided " +
                (refusal.provided.empty() ? "none" : refusal.provided) + ")";
    }
    return {std::string(method), what,
            meaning == nullptr ? "look the code up on the method's page at docs.slack.dev"
                               : std::string(meaning->remedy)};
}

} // namespace stormglass::sampling
