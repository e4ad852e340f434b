// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/sampling/message_rates.h"
#include "model/sampling/reading_notes.h"
#include "model/sampling/slack_client.h"
#include "model/sampling/slack_pages.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace stormglass::sampling {

/// How far a sample is.
struct SampleProgress {
    std::string doing; ///< "reading #general", "waiting, as Slack asks"
    double done = 0.0; ///< 0 to 1

    /// Until Slack may be asked again.
    std::optional<std::chrono::seconds> waits;

    /// Until the sample is there, where that can be told.
    std::optional<std::chrono::seconds> left;
};

/// Message rates of a workspace, and whose they are.
struct WorkspaceSample {
    MessageRates rates;
    std::string workspace; ///< its name
    int sampled = 0;       ///< channels that were read
};

/// How a workspace is sampled.
struct SamplePlan {
    int channels = 5; ///< at least 1: the first that the token's owner is in

    /// A second of waiting; shorter in tests.
    std::chrono::milliseconds second{1000};

    /// Of users.conversations; a list without an end must not keep us. Over 135 were met
    /// (https://github.com/slackapi/python-slack-sdk/issues/1494).
    int mostPages = 1000;
};

/// Samples a workspace, read-only, as the note's reference does: auth.test, users.conversations
/// until enough channels are found, one page of conversations.history of each. Timestamps are kept,
/// message text is not. It waits as long as Slack asks, tells the app that is limited to a request
/// a minute, and keeps what it has when something ends it.
class WorkspaceSampler : public QObject {
    Q_OBJECT

public:
    /// The client must outlive the sampler, and be its alone.
    WorkspaceSampler(SlackClient& client, SamplePlan plan, QObject* parent = nullptr);

    /// Drops the question on its way; finished() does not come any more.
    ~WorkspaceSampler() override;
    Q_DISABLE_COPY_MOVE(WorkspaceSampler)

    /// Begins; finished() comes once, later.
    void start();

    /// Ends it with what is there, marked partial; with a problem where there is nothing yet.
    void cancel();

    /// The error with which Slack refused auth.test; empty where it did not.
    [[nodiscard]] const std::string& authError() const { return m_authError; }

Q_SIGNALS:
    /// Something begins: a question or a wait.
    void progressed(const stormglass::sampling::SampleProgress& progress);

    /// It is over: the sample, or why there is none.
    void finished(const stormglass::Outcome<stormglass::sampling::WorkspaceSample>& outcome);

private:
    using Understood = std::function<void(const QJsonObject&)>;
    using Refused = std::function<void(const SlackRefusal&)>;

    struct Question {
        QString method;
        QUrlQuery query;
        Understood understood;
        Refused refused;
        std::string doing;
        int attempts = 0;
    };

    void ask(Question question);
    void send();
    void waitThen(const std::string& why, std::chrono::seconds time, std::function<void()> next);
    void waitAsAsked(const RateLimited& limited);
    void askWho();
    void askConversations(const QString& cursor);
    void takeConversations(const QJsonObject& reply, const QString& cursor);
    void askHistory();
    void takeHistory(const QJsonObject& reply);
    void leaveOut(const SlackRefusal& refusal);
    void nextChannel();
    void end(const Problem& why);
    void finish();
    void tell(const std::string& doing, std::optional<std::chrono::seconds> waits = {});
    void noteWhatIsEmpty();
    [[nodiscard]] std::optional<std::chrono::seconds>
    left(std::optional<std::chrono::seconds> waits) const;

    SlackClient& m_client;
    SamplePlan m_plan;
    Question m_question;
    QTimer m_wait;
    std::function<void()> m_afterWait;
    QElapsedTimer m_elapsed;
    QString m_user;
    WorkspaceSample m_sample;
    std::vector<Conversation> m_conversations;
    std::vector<ChannelMessages> m_channels;
    ReadingNotes m_notes;
    std::string m_authError;
    int m_pages = 0;
    bool m_isFifteenRows = false;
    bool m_isStopped = false; ///< by cancel(), which needs no reason
    bool m_isOver = false;
};

} // namespace stormglass::sampling
