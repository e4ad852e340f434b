// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/workspace_sampler.h"

#include "model/sampling/skipped_channel.h"
#include "model/sampling/slack_refusal.h"

#include <algorithm>
#include <utility>

namespace stormglass::sampling {

using namespace Qt::StringLiterals;

namespace {

using std::chrono::seconds;

/// What the note's reference asks for, and what Slack recommends at most.
const QString pageLimit = u"200"_s;

/// Of one question in a row, before it is given up: without Retry-After ten take about four
/// minutes, and Slack's limits are of a minute. Our choice.
constexpr int mostRefusals = 10;

/// Slack's limits are of a minute (https://docs.slack.dev/apis/web-api/rate-limits); who is told to
/// wait for more than an hour will not sit there. Our choice.
constexpr seconds longestWait{3600};

/// Between two requests of an app that is limited to one a minute
/// (https://docs.slack.dev/reference/methods/conversations.history).
constexpr seconds fifteenRowPause{60};

seconds backOff(int attempts)
{
    constexpr int longest = 6; // doublings of a second, a minute
    return seconds(1LL << std::min(attempts, longest));
}

std::string findingChannels(std::size_t found, int pages)
{
    return pages == 0 ? "finding channels"
                      : "finding channels, " + std::to_string(found) + " found, page " +
                            std::to_string(pages + 1);
}

} // namespace

WorkspaceSampler::WorkspaceSampler(SlackClient& client, SamplePlan plan, QObject* parent)
    : QObject(parent)
    , m_client(client)
    , m_plan(plan)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, [this] {
        const auto next = std::exchange(m_afterWait, nullptr);
        next();
    });
}

WorkspaceSampler::~WorkspaceSampler() { m_client.cancel(); }

void WorkspaceSampler::start()
{
    m_elapsed.start();
    askWho();
}

void WorkspaceSampler::cancel()
{
    if (!m_isOver) {
        m_isStopped = true;
        end({"sample", "it was stopped", "start it again"});
    }
}

void WorkspaceSampler::ask(Question question)
{
    m_question = std::move(question);
    send();
}

void WorkspaceSampler::send()
{
    tell(m_question.doing);
    m_client.get(m_question.method, m_question.query, [this](const SlackReply& reply) {
        if (const auto* object = std::get_if<QJsonObject>(&reply)) {
            const Understood understood = m_question.understood;
            understood(*object);
        } else if (const auto* refusal = std::get_if<SlackRefusal>(&reply)) {
            const Refused refused = m_question.refused;
            refused(*refusal);
        } else if (const auto* limited = std::get_if<RateLimited>(&reply)) {
            waitAsAsked(*limited);
        } else {
            end(std::get<Problem>(reply));
        }
    });
}

void WorkspaceSampler::waitThen(const std::string& why, seconds time, std::function<void()> next)
{
    m_afterWait = std::move(next);
    m_wait.start(time.count() * m_plan.second);
    tell(why, time);
}

void WorkspaceSampler::waitAsAsked(const RateLimited& limited)
{
    const seconds time = limited.retryAfter.value_or(backOff(m_question.attempts));
    ++m_question.attempts;
    const std::string method = m_question.method.toStdString();
    if (time > longestWait) {
        end({method, "Slack asks to wait " + std::to_string(time.count()) + " s",
             "try again then"});
        return;
    }
    if (m_question.attempts >= mostRefusals) {
        end({method, "Slack refused it " + std::to_string(m_question.attempts) + " times in a row",
             "try again later"});
        return;
    }
    // Retry-After: 0 is a mistake of somebody's; it must not become a hammer.
    waitThen("waiting, as Slack asks", std::max(time, seconds(1)), [this] { send(); });
}

void WorkspaceSampler::askWho()
{
    ask({.method = u"auth.test"_s,
         .query = {},
         .understood =
             [this](const QJsonObject& reply) {
                 m_user = reply[u"user_id"_s].toString();
                 m_sample.workspace = reply[u"team"_s].toString().toStdString();
                 askConversations({});
             },
         .refused =
             [this](const SlackRefusal& refusal) {
                 m_authError = refusal.error;
                 end(problemOf(refusal, "auth.test"));
             },
         .doing = "asking who the token is"});
}

void WorkspaceSampler::askConversations(const QString& cursor)
{
    QUrlQuery query{{u"types"_s, u"public_channel,private_channel"_s}, {u"limit"_s, pageLimit}};
    if (!m_user.isEmpty()) {
        query.addQueryItem(u"user"_s, m_user);
    }
    if (!cursor.isEmpty()) {
        // Its last character is "=", which QUrlQuery would leave as it is.
        query.addQueryItem(u"cursor"_s, QString::fromLatin1(QUrl::toPercentEncoding(cursor)));
    }
    ask({.method = u"users.conversations"_s,
         .query = query,
         .understood = [this,
                        cursor](const QJsonObject& reply) { takeConversations(reply, cursor); },
         .refused =
             [this](const SlackRefusal& refusal) {
                 end(problemOf(refusal, "users.conversations"));
             },
         .doing = findingChannels(m_conversations.size(), m_pages)});
}

void WorkspaceSampler::takeConversations(const QJsonObject& reply, const QString& cursor)
{
    const ConversationPage page = conversationPage(reply);
    if (!page.hasConversations) {
        end({"users.conversations", "the answer is ok and has no list of channels",
             "check whether a proxy stands between"});
        return;
    }
    if (page.withoutId > 0) {
        m_notes.lose("channels have no id", "page " + std::to_string(m_pages + 1), page.withoutId);
    }
    const auto wanted = static_cast<std::size_t>(std::max(m_plan.channels, 1));
    for (const Conversation& conversation : page.conversations) {
        const bool isNew = std::ranges::find(m_conversations, conversation.id, &Conversation::id) ==
                           m_conversations.end();
        if (isNew && m_conversations.size() < wanted) {
            m_conversations.push_back(conversation);
        }
    }
    ++m_pages;
    const bool isEndless = page.nextCursor == cursor || m_pages >= m_plan.mostPages;
    if (m_conversations.size() < wanted && !page.nextCursor.isEmpty()) {
        if (!isEndless) {
            askConversations(page.nextCursor);
            return;
        }
        m_notes.lose("lists of channels do not end",
                     "stopped after " + std::to_string(m_pages) + " pages");
    }
    askHistory();
}

void WorkspaceSampler::askHistory()
{
    if (m_channels.size() == m_conversations.size()) {
        finish();
        return;
    }
    const Conversation& channel = m_conversations.at(m_channels.size());
    ask({.method = u"conversations.history"_s,
         .query = {{u"channel"_s, QString::fromStdString(channel.id)}, {u"limit"_s, pageLimit}},
         .understood = [this](const QJsonObject& reply) { takeHistory(reply); },
         .refused = [this](const SlackRefusal& refusal) { leaveOut(refusal); },
         .doing = "reading #" + channel.name});
}

void WorkspaceSampler::takeHistory(const QJsonObject& reply)
{
    const Conversation& channel = m_conversations.at(m_channels.size());
    HistoryPage page = historyPage(reply);
    const auto without = page.rows - static_cast<std::int64_t>(page.messages.size());
    if (without > 0) {
        m_notes.lose("messages have no time", "#" + channel.name, without);
    }
    if (!page.hasMessages) {
        m_notes.lose("answers are ok and have no list of messages", "#" + channel.name);
    }
    if (isFifteenRowRegime(page) && !std::exchange(m_isFifteenRows, true)) {
        m_notes.add("this app may ask for one page a minute and gets 15 messages of each channel, "
                    "as apps distributed outside Slack's Marketplace do; a rate from 15 messages "
                    "is rough");
    }
    m_channels.push_back({.id = channel.id,
                          .name = channel.name,
                          .messages = std::move(page.messages),
                          .skipped = {},
                          .replies = page.replies,
                          .isCut = page.hasMore});
    ++m_sample.sampled;
    nextChannel();
}

void WorkspaceSampler::leaveOut(const SlackRefusal& refusal)
{
    if (reachOf(refusal) == RefusalReach::EveryCall) {
        end(problemOf(refusal, "conversations.history"));
        return;
    }
    const Conversation& channel = m_conversations.at(m_channels.size());
    m_channels.push_back(
        {.id = channel.id, .name = channel.name, .messages = {}, .skipped = refusal.error});
    m_notes.lose("channels were left out: " + skippedText(refusal.error), "#" + channel.name);
    nextChannel();
}

void WorkspaceSampler::nextChannel()
{
    if (m_isFifteenRows && m_channels.size() < m_conversations.size()) {
        waitThen("waiting: one request a minute", fifteenRowPause, [this] { askHistory(); });
        return;
    }
    askHistory();
}

/// Keeps what there is; without a channel there is nothing.
void WorkspaceSampler::end(const Problem& why)
{
    if (m_sample.sampled > 0) {
        m_notes.add("stopped after " + std::to_string(m_channels.size()) + " of " +
                    std::to_string(m_conversations.size()) + " channels" +
                    (m_isStopped ? "" : ": " + why.sentence()));
        m_sample.rates.partial = true;
        finish();
        return;
    }
    m_isOver = true;
    m_client.cancel();
    m_wait.stop();
    Q_EMIT finished(why);
}

void WorkspaceSampler::finish()
{
    m_isOver = true;
    m_client.cancel();
    m_wait.stop();
    const bool isPartial = m_sample.rates.partial || m_notes.anythingLost();
    noteWhatIsEmpty();
    m_sample.rates = messageRates(std::move(m_channels));
    m_sample.rates.partial = isPartial;
    std::ranges::move(m_notes.sentences(), std::back_inserter(m_sample.rates.notes));
    Q_EMIT finished(m_sample);
}

/// Zeros need a reason.
void WorkspaceSampler::noteWhatIsEmpty()
{
    if (m_conversations.empty()) {
        m_notes.add("the token's owner is in no channel; invite it to those to be measured");
    } else if (m_sample.sampled == 0) {
        m_notes.add("no channel could be read; the table says what Slack answered for each");
    } else if (std::ranges::all_of(m_channels, [](const ChannelMessages& channel) {
                   return channel.messages.empty();
               })) {
        m_notes.add("the channels that were read have no messages");
    }
}

void WorkspaceSampler::tell(const std::string& doing, std::optional<seconds> waits)
{
    SampleProgress progress{.doing = doing, .waits = waits, .left = left(waits)};
    if (!m_conversations.empty()) {
        progress.done =
            static_cast<double>(m_channels.size()) / static_cast<double>(m_conversations.size());
    }
    Q_EMIT progressed(progress);
}

/// Of a wait that begins now, `waits` is all to come before the next question.
std::optional<seconds> WorkspaceSampler::left(std::optional<seconds> waits) const
{
    const auto done = static_cast<qint64>(m_channels.size());
    const qint64 open = static_cast<qint64>(m_conversations.size()) - done;
    const seconds first = waits.value_or(seconds(0));
    if (m_isFifteenRows) {
        return first + (open - 1) * fifteenRowPause; // none before the next, one before each other
    }
    if (done == 0) {
        return {};
    }
    return first + seconds(m_elapsed.elapsed() / done * open / m_plan.second.count());
}

} // namespace stormglass::sampling
