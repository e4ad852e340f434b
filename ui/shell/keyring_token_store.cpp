// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/keyring_token_store.h"

#include <qt6keychain/keychain.h>

namespace stormglass::ui {

using namespace Qt::StringLiterals;

namespace {

const QString service = u"stormglass"_s;
const QString key = u"slack-token"_s;

Problem problemOf(const QKeychain::Job& job)
{
    switch (job.error()) {
    case QKeychain::EntryNotFound:
        return {"keyring", "it has no token of Stormglass",
                "type the token, and tick that it is to be remembered"};
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return {"keyring", "it was not unlocked", "unlock it, or type the token"};
    default: // what the backends say of it is at best "Unknown error"
        return {"keyring", "no keyring answers",
                "type the token each time; all else works without a keyring"};
    }
}

void begin(QKeychain::Job& job, QObject& context,
           std::function<void(const std::optional<Problem>&)> done)
{
    job.setKey(key);
    job.setInsecureFallback(false);
    QObject::connect(&job, &QKeychain::Job::finished, &context,
                     [done = std::move(done)](const QKeychain::Job* finished) {
                         done(finished->error() == QKeychain::NoError
                                  ? std::nullopt
                                  : std::optional(problemOf(*finished)));
                     });
    job.start(); // and deletes itself afterwards
}

} // namespace

void KeyringTokenStore::read(QObject& context, Found found)
{
    auto* job = new QKeychain::ReadPasswordJob(service);
    begin(*job, context, [job, found = std::move(found)](const std::optional<Problem>& problem) {
        found(problem ? Outcome<QByteArray>(*problem)
                      : Outcome<QByteArray>(job->textData().toUtf8()));
    });
}

void KeyringTokenStore::write(const QByteArray& token, QObject& context, Done done)
{
    auto* job = new QKeychain::WritePasswordJob(service);
    job->setTextData(QString::fromUtf8(token));
    begin(*job, context, std::move(done));
}

void KeyringTokenStore::forget(QObject& context, Done done)
{
    auto* job = new QKeychain::DeletePasswordJob(service);
    begin(*job, context, [job, done = std::move(done)](const std::optional<Problem>& problem) {
        done(job->error() == QKeychain::EntryNotFound ? std::nullopt : problem);
    });
}

} // namespace stormglass::ui
