// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"

#include <QByteArray>
#include <QObject>

#include <functional>
#include <optional>

namespace stormglass::ui {

/// Keeps one Slack token from one start to the next, outside of this program's files. It is touched
/// only when somebody asks for that. Answers come later, from the event loop, and not after
/// `context` is gone.
class TokenStore {
public:
    using Found = std::function<void(const Outcome<QByteArray>&)>;
    using Done = std::function<void(const std::optional<Problem>&)>;

    TokenStore() = default;
    TokenStore(const TokenStore&) = delete;
    TokenStore& operator=(const TokenStore&) = delete;
    virtual ~TokenStore() = default;

    /// The token that is kept; a problem where there is none, or no store.
    virtual void read(QObject& context, Found found) = 0;

    /// Keeps a token in place of another.
    virtual void write(const QByteArray& token, QObject& context, Done done) = 0;

    /// Forgets it; no problem where there is none.
    virtual void forget(QObject& context, Done done) = 0;
};

} // namespace stormglass::ui
