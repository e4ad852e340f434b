// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/token_store.h"

namespace stormglass::ui {

/// The desktop's keyring (Secret Service or KWallet), by QtKeychain; under the service
/// "stormglass". Nothing is written in plain text where there is no keyring.
class KeyringTokenStore : public TokenStore {
public:
    void read(QObject& context, Found found) override;
    void write(const QByteArray& token, QObject& context, Done done) override;
    void forget(QObject& context, Done done) override;
};

} // namespace stormglass::ui
