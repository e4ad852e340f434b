// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/slack_token.h"

#include <QWidget>

#include <functional>

class QButtonGroup;
class QCheckBox;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace stormglass::ui {

class Settings;
class TokenStore;

/// Asks where a Slack token comes from: typed, the environment, or a store that remembers it. What
/// is typed is never echoed and goes with the widget; the store is touched only when it is chosen,
/// when a token is to be remembered, or to forget one.
class TokenChoice : public QWidget {
    Q_OBJECT

public:
    using Taken = std::function<void(const Outcome<sampling::SlackToken>&)>;

    /// Both must outlive the widget.
    TokenChoice(TokenStore& store, Settings& settings, QWidget* parent = nullptr);

    /// Gives the chosen token once, at once or later; not after drop().
    void take(Taken taken);

    /// The token is not waited for any more.
    void drop();

    /// Slack has taken the token: it is remembered if that was ticked.
    void confirm();

    /// Gives the keyboard to the field, or to what is chosen in its place.
    void focusFirst();

Q_SIGNALS:
    /// Another token is typed, or it is to come from elsewhere.
    void changed();

    /// The store is being asked, which may have to ask the user.
    void storeAsked();

    /// What became of remembering or forgetting.
    void said(const QString& sentence);

private:
    enum Origin { Typed, Environment, Remembered };

    void addTyped();
    void addEnvironment();
    void addRemembered();
    void takeTyped(const Taken& taken);
    void takeRemembered(Taken taken);
    void forget();
    void followStore();

    TokenStore& m_store;
    Settings& m_settings;
    QButtonGroup* m_origin;
    QLineEdit* m_field;
    QCheckBox* m_remember;
    QRadioButton* m_stored;
    QPushButton* m_forget;
    QByteArray m_toRemember;
    Taken m_taken;
};

} // namespace stormglass::ui
