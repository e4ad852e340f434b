// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/token_choice.h"

#include "ui/shell/settings.h"
#include "ui/shell/token_store.h"
#include "ui/widgets/qt_text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include <utility>

namespace stormglass::ui {

using sampling::SlackToken;

namespace {

constexpr auto variable = "SLACK_BOT_TOKEN";

} // namespace

TokenChoice::TokenChoice(TokenStore& store, Settings& settings, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_settings(settings)
    , m_origin(new QButtonGroup(this))
    , m_field(new QLineEdit)
    , m_remember(new QCheckBox(tr("&Remember it in the desktop's keyring")))
    , m_stored(new QRadioButton(tr("From the &keyring")))
    , m_forget(new QPushButton(tr("For&get the token there")))
{
    sampling::keepMemoryPrivate(); // before the first key is typed
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    addTyped();
    addEnvironment();
    addRemembered();
    connect(m_field, &QLineEdit::textChanged, this, &TokenChoice::changed);
    connect(m_origin, &QButtonGroup::idToggled, this, &TokenChoice::changed);
}

void TokenChoice::addTyped()
{
    auto* typed = new QRadioButton(tr("&Token:"));
    typed->setAccessibleName(tr("Token typed here"));
    typed->setChecked(true);
    m_origin->addButton(typed, Typed);
    m_field->setObjectName(QStringLiteral("token"));
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setAccessibleName(tr("Slack token"));
    m_field->setPlaceholderText(QStringLiteral("xoxb-…"));
    m_remember->setObjectName(QStringLiteral("rememberToken"));
    connect(m_field, &QLineEdit::textEdited, typed, [typed] { typed->setChecked(true); });
    connect(m_remember, &QCheckBox::clicked, typed, [typed] { typed->setChecked(true); });
    connect(typed, &QRadioButton::clicked, m_field, qOverload<>(&QWidget::setFocus));
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(typed, 0, 0);
    grid->addWidget(m_field, 0, 1, 1, 2);
    grid->addWidget(m_remember, 1, 1, 1, 2);
}

void TokenChoice::addEnvironment()
{
    if (qEnvironmentVariableIsEmpty(variable)) {
        return;
    }
    auto* environment =
        new QRadioButton(tr("From the &environment, where %1 is set").arg(QLatin1String(variable)));
    environment->setObjectName(QStringLiteral("tokenFromEnvironment"));
    environment->setToolTip(tr("The token is used without being shown"));
    environment->setChecked(true);
    m_origin->addButton(environment, Environment);
    environment->setChecked(true);
    static_cast<QGridLayout*>(layout())->addWidget(environment, 2, 0, 1, 3);
}

void TokenChoice::addRemembered()
{
    m_stored->setObjectName(QStringLiteral("tokenFromKeyring"));
    m_origin->addButton(m_stored, Remembered);
    if (m_settings.tokenRemembered() && m_origin->checkedId() == Typed) {
        m_stored->setChecked(true);
    }
    m_forget->setObjectName(QStringLiteral("forgetToken"));
    m_forget->setAutoDefault(false);
    connect(m_forget, &QPushButton::clicked, this, &TokenChoice::forget);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(m_stored, 3, 0, 1, 2);
    grid->addWidget(m_forget, 3, 2);
    followStore();
}

// By what is known without asking the store.
void TokenChoice::followStore()
{
    const bool hasToken = m_settings.tokenRemembered();
    if (!hasToken && m_stored->isChecked()) {
        m_origin->button(Typed)->setChecked(true);
    }
    for (QWidget* part : {static_cast<QWidget*>(m_stored), static_cast<QWidget*>(m_forget)}) {
        part->setEnabled(hasToken);
        part->setToolTip(hasToken ? QString() : tr("No token was remembered there"));
    }
}

void TokenChoice::focusFirst()
{
    if (m_origin->checkedId() == Typed) {
        m_field->setFocus();
    } else {
        m_origin->checkedButton()->setFocus();
    }
}

void TokenChoice::take(Taken taken)
{
    m_toRemember.clear();
    switch (m_origin->checkedId()) {
    case Environment:
        taken(SlackToken::from(qgetenv(variable), variable));
        break;
    case Remembered:
        takeRemembered(std::move(taken));
        break;
    default:
        takeTyped(taken);
        break;
    }
}

void TokenChoice::takeTyped(const Taken& taken)
{
    const QByteArray text = m_field->text().toUtf8();
    const auto token = SlackToken::from(text, "token");
    if (token && m_remember->isChecked()) {
        m_toRemember = text.trimmed();
    }
    taken(token);
}

void TokenChoice::takeRemembered(Taken taken)
{
    m_taken = std::move(taken);
    Q_EMIT storeAsked();
    m_store.read(*this, [this](const Outcome<QByteArray>& found) {
        if (const Taken waiting = std::exchange(m_taken, nullptr)) {
            waiting(found ? SlackToken::from(found.value(), "keyring")
                          : Outcome<SlackToken>(found.problem()));
        }
    });
}

void TokenChoice::drop()
{
    m_taken = nullptr;
    m_toRemember.clear();
}

void TokenChoice::confirm()
{
    if (m_toRemember.isEmpty()) {
        return;
    }
    m_store.write(
        std::exchange(m_toRemember, {}), *this, [this](const std::optional<Problem>& problem) {
            if (!problem) {
                m_settings.setTokenRemembered(true);
                followStore();
            }
            Q_EMIT said(problem
                            ? tr("The token is not remembered: %1").arg(qtText(problem->sentence()))
                            : tr("The token is remembered in the keyring."));
        });
}

void TokenChoice::forget()
{
    m_store.forget(*this, [this](const std::optional<Problem>& problem) {
        if (!problem) {
            m_settings.setTokenRemembered(false);
            followStore();
        }
        Q_EMIT said(problem ? qtText(problem->sentence())
                            : tr("The keyring has no token of Stormglass any more."));
    });
}

} // namespace stormglass::ui
