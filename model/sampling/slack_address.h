// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <QUrl>

namespace stormglass::sampling {

/// Where Slack's Web API is: https://slack.com/api/.
[[nodiscard]] QUrl slackAddress();

/// An address to use in its place, of a server on this machine (127.0.0.1, [::1]; a name could be
/// anything) that plays Slack. Refused where it is another: the token goes to slack.com and nowhere
/// else.
[[nodiscard]] Outcome<QUrl> loopbackAddress(const QString& text);

} // namespace stormglass::sampling
