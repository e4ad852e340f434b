// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/reconnect/workspace_limit.h"

namespace stormglass::reconnect {

std::optional<double> WorkspaceLimit::wait(const LookupRequest& request)
{
    m_waiting.push(request);
    return m_waiting.size() == 1 ? std::optional(m_openAt) : std::nullopt;
}

LookupRequest WorkspaceLimit::takeFirst() { return m_waiting.pop(); }

std::optional<double> WorkspaceLimit::nextPass() const
{
    return m_waiting.isEmpty() ? std::nullopt : std::optional(m_openAt);
}

} // namespace stormglass::reconnect
