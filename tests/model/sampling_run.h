// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/workspace_sampler.h"
#include "tests/model/slack_on_loopback.h"

#include <QEventLoop>
#include <QTest>

#include <optional>
#include <vector>

namespace stormglass::tests {

using namespace stormglass::sampling;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

inline const QByteArray secret = "xoxb-1234-secret";

inline const QString auth = u"auth.test"_s;
inline const QString list = u"users.conversations"_s;
inline const QString history = u"conversations.history"_s;

inline Played who() { return json(R"({"ok":true,"team":"Acme","user_id":"U1"})"); }

inline Played channels(const QByteArray& names, const QByteArray& cursor = {})
{
    QByteArray entries;
    for (const QByteArray& name : names.split(' ')) {
        entries += entries.isEmpty() ? "" : ",";
        entries += QByteArray(R"({"id":"C)")
                       .append(name)
                       .append(R"(","name":")")
                       .append(name)
                       .append(R"("})");
    }
    return json(QByteArray(R"({"ok":true,"channels":[)")
                    .append(names.isEmpty() ? QByteArray() : entries)
                    .append(R"(],"response_metadata":{"next_cursor":")")
                    .append(cursor)
                    .append(R"("}})"));
}

/// So many messages, one every six seconds.
inline Played page(int messages, const QByteArray& extra = {})
{
    QByteArray rows;
    for (int row = 0; row < messages; ++row) {
        rows += rows.isEmpty() ? "" : ",";
        rows += QByteArray(R"({"type":"message","ts":")")
                    .append(QByteArray::number(1700000000 + 6 * row))
                    .append(R"(.000100"})");
    }
    return json(QByteArray(R"({"ok":true,"messages":[)")
                    .append(rows)
                    .append("]")
                    .append(extra)
                    .append("}"));
}

/// A sample that runs against the server until it is over.
struct Sampling {
    SlackClient client;
    WorkspaceSampler sampler;
    std::vector<SampleProgress> progress;
    std::optional<Outcome<WorkspaceSample>> outcome;
    int finishes = 0;

    explicit Sampling(const SlackOnLoopback& slack, int channelCount = 5, SlackLimits limits = {})
        : Sampling(slack.address(), {.channels = channelCount, .second = 1ms}, limits)
    {
    }

    Sampling(const QUrl& address, SamplePlan plan, SlackLimits limits = {})
        : client(SlackToken::from(secret).value(), address, limits)
        , sampler(client, plan)
    {
        QObject::connect(&sampler, &WorkspaceSampler::progressed, &sampler,
                         [this](const SampleProgress& told) { progress.push_back(told); });
        QObject::connect(&sampler, &WorkspaceSampler::finished, &sampler,
                         [this](const Outcome<WorkspaceSample>& found) {
                             outcome = found;
                             ++finishes;
                         });
    }

    bool run()
    {
        // Not qWaitFor(), which looks every ten milliseconds only.
        QEventLoop loop;
        QTimer::singleShot(20s, &loop, &QEventLoop::quit);
        QObject::connect(&sampler, &WorkspaceSampler::finished, &loop, &QEventLoop::quit,
                         Qt::QueuedConnection);
        sampler.start();
        loop.exec();
        return outcome.has_value();
    }

    [[nodiscard]] const WorkspaceSample& sample() const { return outcome->value(); }
    /// The notes, a line each.
    [[nodiscard]] QString notes() const
    {
        QStringList lines;
        for (const std::string& note : sample().rates.notes) {
            lines << QString::fromStdString(note);
        }
        return lines.join(u'\n');
    }

    /// The seconds of each wait, in order.
    [[nodiscard]] std::vector<int> waits() const
    {
        std::vector<int> all;
        for (const SampleProgress& told : progress) {
            if (told.waits) {
                all.push_back(static_cast<int>(told.waits->count()));
            }
        }
        return all;
    }

    [[nodiscard]] QString sentence() const
    {
        return QString::fromStdString(outcome->problem().sentence());
    }
};

} // namespace stormglass::tests
