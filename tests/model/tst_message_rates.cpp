// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/random.h"
#include "model/sampling/busiest_minute.h"
#include "model/sampling/message_rates.h"

#include <QTest>

#include <algorithm>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

constexpr std::int64_t second = 1'000'000;

ChannelMessages channel(const char* name, std::initializer_list<std::int64_t> seconds)
{
    ChannelMessages messages{"C1", name, {}, ""};
    for (const std::int64_t at : seconds) {
        messages.messages.push_back({at * second, false});
    }
    return messages;
}

} // namespace

class MessageRatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void busiestMinuteSlides()
    {
        QCOMPARE(busiestMinute({}), 0);
        const std::vector<std::int64_t> across{50 * second, 59 * second, 61 * second, 70 * second};
        QCOMPARE(busiestMinute(across), 4); // two calendar minutes, one minute of 60 s
        const std::vector<std::int64_t> apart{0, 60 * second};
        QCOMPARE(busiestMinute(apart), 1); // exactly 60 s apart
        const std::vector<std::int64_t> nearlyApart{0, 60 * second - 1};
        QCOMPARE(busiestMinute(nearlyApart), 2);
    }

    void busiestMinuteEqualsCountingFromEveryMessage()
    {
        Random random(11);
        for (int round = 0; round < 200; ++round) {
            std::vector<std::int64_t> times(1 + random.next() % 80);
            for (std::int64_t& time : times) {
                time = static_cast<std::int64_t>(random.uniform(0.0, 600.0)) * second;
            }
            std::ranges::sort(times);
            std::int64_t most = 0;
            for (const std::int64_t start : times) {
                most = std::max<std::int64_t>(
                    most, std::ranges::count_if(times, [start](std::int64_t time) {
                        return time >= start && time < start + 60 * second;
                    }));
            }
            QCOMPARE(busiestMinute(times), most);
        }
    }

    /// Passing by and a little out of order, as the same at once.
    void passingMinutesEqualTheWhole()
    {
        constexpr std::int64_t disorder = 30 * second;
        Random random(12);
        for (const int count : {0, 1, 50, 100'000, 300'000}) {
            PassingMinutes passing;
            std::vector<std::int64_t> times;
            std::int64_t now = 0;
            for (int at = 0; at < count; ++at) {
                now += static_cast<std::int64_t>(random.uniform(0.0, 0.02) * second);
                times.push_back(now + static_cast<std::int64_t>(random.uniform(0.0, disorder)));
                passing.add(times.back());
            }
            std::ranges::sort(times);
            QCOMPARE(passing.busiest(), busiestMinute(times));
        }
    }

    void unionHidesWhatTheSumShows()
    {
        // Three busy minutes in one channel, two messages a day apart in the other.
        const MessageRates rates =
            messageRates({channel("busy", {0, 60, 120, 180}), channel("quiet", {0, 86400})});
        QCOMPARE(rates.observed.count, 6);
        QCOMPARE(rates.observed.perMinute, 0.0);
        QCOMPARE(rates.unionPerMinute, 6 * 60.0 / 86400.0);
        QCOMPARE(rates.channels[0].perMinute, 4 * 60.0 / 180.0);
        QCOMPARE(rates.sumPerMinute, 4 * 60.0 / 180.0 + 2 * 60.0 / 86400.0);
    }

    /// A page of a busy channel is of its last minutes, however far a quiet one goes back.
    void pagesThatAreCutTellNothingOfDays()
    {
        ChannelMessages busy = channel("busy", {86000, 86400});
        const ChannelMessages quiet = channel("quiet", {0, 86400});
        QVERIFY(messageRates({busy, quiet}).tellsOfDays);
        QVERIFY(!messageRates({busy}).tellsOfDays);
        busy.isCut = true;
        QVERIFY(!messageRates({busy, quiet}).tellsOfDays);
        ChannelMessages longer = channel("longer", {-1, 86400});
        longer.isCut = true;
        QVERIFY(messageRates({longer}).tellsOfDays);
        QVERIFY(!messageRates({}).tellsOfDays);
    }

    /// Figures over all channels do not depend on which channel a message is in.
    void allChannelsTogetherAreOneSequence()
    {
        Random random(5);
        for (int round = 0; round < 100; ++round) {
            std::vector<ChannelMessages> channels(random.next() % 9);
            ChannelMessages one{"C1", "all", {}, ""};
            for (std::int64_t at = 0; at < 200 && !channels.empty(); ++at) {
                const auto time =
                    static_cast<std::int64_t>(random.uniform(0.0, 6000.0)) * second + at;
                channels[random.next() % channels.size()].messages.push_back({time, false});
                one.messages.push_back({time, false});
            }
            const MessageRates apart = messageRates(channels);
            const MessageRates together = messageRates({one});
            QCOMPARE(apart.observed.count, together.observed.count);
            QCOMPARE(apart.unionPerMinute, together.unionPerMinute);
            QCOMPARE(apart.busiestMinute, together.busiestMinute);
            QCOMPARE(apart.p95Minute, together.p95Minute);
            QCOMPARE(apart.byHour, together.byHour);
        }
    }

    void oneRowPerTimestampAndJoinsApart()
    {
        ChannelMessages messages = channel("general", {10, 10, 20});
        messages.messages.push_back({30 * second, true});
        const MessageRates rates = messageRates({messages});
        QCOMPARE(rates.channels[0].count, 3);
        QCOMPARE(rates.channels[0].joins, 1);
        QCOMPARE(rates.channels[0].spanSeconds, 20.0);
    }

    void withoutASpanThereIsNoRate()
    {
        const MessageRates rates = messageRates({channel("one", {5}), channel("none", {})});
        QCOMPARE(rates.sumPerMinute, 0.0);
        QCOMPARE(rates.channels[1].busiestMinute, 0);
        QCOMPARE(rates.observed.count, 1);
    }

    void aThinChannelThatDecidesIsNamed()
    {
        const MessageRates rates =
            messageRates({channel("thin", {0, 10}), channel("calm", {0, 86400})});
        QCOMPARE(rates.notes.size(), std::size_t{1});
        QVERIFY(rates.notes[0].starts_with("#thin makes up most of the sum"));
    }

    /// Two messages in a blink make no 1200 a minute, and there need be no other channel to say so.
    void aThinChannelAloneIsNamed()
    {
        ChannelMessages messages = channel("alone", {10});
        messages.messages.push_back({10 * second + second / 10, false});
        const MessageRates rates = messageRates({messages});
        QCOMPARE(rates.sumPerMinute, 1200.0);
        QVERIFY(rates.sumIsThin);
        QCOMPARE(rates.notes.size(), std::size_t{1});
        QVERIFY(
            rates.notes[0].starts_with("#alone makes up most of the sum with 2 messages in 0.1 s"));
        QVERIFY(!messageRates({channel("ten", {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})}).sumIsThin);
    }

    void joinsAreToldApartInTheBusiestMinute()
    {
        ChannelMessages flooded = channel("flooded", {0, 1, 500});
        for (std::int64_t at = 100; at < 150; ++at) {
            flooded.messages.push_back({at * second, true});
        }
        const MessageRates rates = messageRates({flooded, channel("other", {30, 510})});
        QCOMPARE(rates.busiestMinute, 50);
        QCOMPARE(rates.busiestWithoutJoins, 3);
        const MessageRates calm = messageRates({channel("calm", {0, 1, 500})});
        QCOMPARE(calm.busiestWithoutJoins, calm.busiestMinute);
    }

    void smallRatesAreNeverShownAsZero()
    {
        QCOMPARE(rateText(0.0022974), std::string("0.0023"));
        QCOMPARE(rateText(0.7364), std::string("0.736"));
        QCOMPARE(rateText(12.0), std::string("12"));
        QCOMPARE(rateText(12.34), std::string("12.3"));
        QCOMPARE(rateText(0.0), std::string("0"));
    }
};

QTEST_GUILESS_MAIN(MessageRatesTest)
#include "tst_message_rates.moc"
