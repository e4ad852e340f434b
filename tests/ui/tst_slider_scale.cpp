// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/instruments.h"
#include "ui/widgets/slider_scale.h"

#include <QTest>

#include <cmath>

using namespace stormglass;
using ui::SliderScale;

namespace {

const ParameterInfo& parameter(std::string_view key)
{
    for (const InstrumentEntry& instrument : instruments()) {
        for (const ParameterInfo& info : instrument.parameters) {
            if (info.key == key) {
                return info;
            }
        }
    }
    qFatal("no such parameter");
}

/// From 0 to ten minutes.
ParameterInfo delay(double step)
{
    ParameterInfo info = parameter("events-per-minute");
    info.key = "delay";
    info.hard = {0.0, 3600.0};
    info.slider = {0.0, 600.0};
    info.step = step;
    info.scale = Scale::LogarithmicFromZero;
    return info;
}

std::vector<ParameterInfo> numericParameters()
{
    std::vector<ParameterInfo> all = instruments().front().parameters;
    std::erase_if(all, [](const ParameterInfo& info) { return !info.isNumeric(); });
    all.push_back(delay(1.0));
    all.push_back(delay(0.05));
    return all;
}

} // namespace

class SliderScaleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// For every parameter: ends meet the range, values rise, and every stop is allowed.
    void positionsCoverTheRangeInOrder()
    {
        for (const ParameterInfo& info : numericParameters()) {
            const SliderScale scale(info);
            QCOMPARE(scale.valueAt(0), info.slider.minimum);
            QCOMPARE(scale.valueAt(SliderScale::positions), info.slider.maximum);
            double last = info.slider.minimum;
            for (int position = 0; position <= SliderScale::positions; ++position) {
                const double value = scale.valueAt(position);
                QVERIFY(value >= last && info.hard.contains(value));
                QVERIFY(!info.wholeNumber || value == std::floor(value));
                last = value;
            }
        }
    }

    void decadesAreEvenOnALogarithmicScale()
    {
        const SliderScale events(parameter("events-per-minute"));
        QCOMPARE(events.positionOf(0.1), 0);
        QCOMPARE(events.positionOf(1.0), 250);
        QCOMPARE(events.positionOf(100.0), 750);
        QCOMPARE(events.positionOf(1e6), SliderScale::positions);
        QCOMPARE(events.positionOf(0.0), 0);
    }

    void aScaleFromZeroReachesZero()
    {
        const SliderScale scale(delay(0.05));
        QCOMPARE(scale.positionOf(0.0), 0);
        QCOMPARE(scale.positionOf(600.0), SliderScale::positions);
        QVERIFY(scale.positionOf(1.0) > 50 && scale.positionOf(60.0) > 500);
        QCOMPARE(scale.stepped(0.0, 1), 0.05);
        QCOMPARE(scale.stepped(0.1, -2), 0.0);
        QCOMPARE(scale.stepped(0.1, -5), 0.0);
        QCOMPARE(scale.stepped(60.0, 1), 61.0);
        QCOMPARE(scale.paged(0.0, 1), 0.5);
        QCOMPARE(scale.paged(0.5, -1), 0.0);
        QCOMPARE(scale.paged(600.0, 1), 600.0);
        QCOMPARE(scale.valueAt(scale.positionOf(300.0)), 300.0);
    }

    void stopsAreRoundNumbers()
    {
        const SliderScale events(parameter("events-per-minute"));
        QCOMPARE(events.valueAt(events.positionOf(40.0)), 40.0);
        QCOMPARE(SliderScale(parameter("miss-rate")).valueAt(53), 0.05);
        QCOMPARE(SliderScale(parameter("calls-per-event")).valueAt(64), 1.0);
    }

    void detentsPull()
    {
        const SliderScale tier(parameter("tier-per-minute"));
        const int fifty = tier.positionOf(50.0);
        QCOMPARE(tier.valueAt(fifty), 50.0);
        QCOMPARE(tier.valueAt(fifty + 5), 50.0);
        QCOMPARE(tier.valueAt(fifty - 5), 50.0);
        QVERIFY(tier.valueAt(fifty + 20) > 50.0);
    }

    /// Two edges closer together than a detent's pull: the nearer one counts.
    void edgesPull()
    {
        SliderScale scale(parameter("events-per-minute"));
        scale.setEdges({47.04, 47.5});
        QCOMPARE(scale.valueAt(scale.positionOf(47.04)), 47.04);
        QCOMPARE(scale.valueAt(scale.positionOf(47.5)), 47.5);
        QCOMPARE(scale.valueAt(scale.positionOf(47.5) + 4), 47.5);
        QCOMPARE(scale.valueAt(scale.positionOf(47.04) - 4), 47.04);
        QVERIFY(scale.valueAt(scale.positionOf(47.5) + 5) > 47.5);
        QVERIFY(scale.valueAt(scale.positionOf(47.04) - 5) < 47.04);
        scale.setEdges({5000.0});
        QCOMPARE(scale.valueAt(SliderScale::positions), 1000.0); // beyond the slider
    }

    void theSlidersOwnStepsStayOnIt()
    {
        const SliderScale calls(parameter("calls-per-event"));
        QCOMPARE(calls.steppedOnSlider(0.25, -1), 0.25);
        QCOMPARE(calls.steppedOnSlider(0.5, -10), 0.25);
        QCOMPARE(calls.steppedOnSlider(12.0, 1), 12.0);
        QCOMPARE(calls.steppedOnSlider(2500.0, 1), 2500.0); // typed from beyond: no further
        QVERIFY(calls.steppedOnSlider(2500.0, -1) < 2500.0);
        QVERIFY(!std::signbit(calls.stepped(0.25, -1))); // no -0
    }

    void pagesGoFromDetentToDetent()
    {
        const SliderScale tier(parameter("tier-per-minute"));
        QCOMPARE(tier.paged(50.0, 1), 100.0);
        QCOMPARE(tier.paged(51.0, 1), 100.0);
        QCOMPARE(tier.paged(51.0, -1), 50.0);
        QCOMPARE(tier.paged(100.0, 1), 600.0);
        QCOMPARE(tier.paged(600.0, 1), 600.0);
        QCOMPARE(tier.paged(1.0, -1), 1.0);
        const SliderScale calls(parameter("calls-per-event"));
        QCOMPARE(calls.paged(3.0, 1), 5.5); // ten steps
    }

    void arrowsGoTheirWayOutsideTheSliderToo()
    {
        for (const ParameterInfo& info : numericParameters()) {
            const SliderScale scale(info);
            for (int share = 0; share <= 1000; ++share) {
                double value = info.hard.minimum + (info.hard.maximum - info.hard.minimum) *
                                                       std::pow(share / 1000.0, 8.0);
                value = info.wholeNumber ? std::floor(value) : value;
                for (const int steps : {-10, -1, 1, 10}) {
                    const double moved = scale.stepped(value, steps) - value;
                    QVERIFY2(moved * steps >= 0.0, info.key.data());
                    QVERIFY(info.hard.contains(value + moved));
                }
            }
        }
        const SliderScale events(parameter("events-per-minute"));
        QCOMPARE(events.stepped(2500.0, 1), 2600.0);
    }

    void arrowsAlwaysMoveAndComeBack()
    {
        for (const ParameterInfo& info : numericParameters()) {
            const SliderScale scale(info);
            double value = info.slider.minimum;
            int steps = 0;
            while (value < info.slider.maximum) {
                const double next = scale.stepped(value, 1);
                QVERIFY2(next > value, info.key.data());
                QVERIFY2(scale.stepped(next, -1) < next, info.key.data());
                value = next;
                QVERIFY(++steps < 1000);
            }
            QCOMPARE(scale.stepped(info.hard.maximum, 1), info.hard.maximum);
        }
    }

    void stepsAreExactDecimals()
    {
        const SliderScale events(parameter("events-per-minute"));
        QCOMPARE(events.stepped(40.0, 1), 41.0);
        QCOMPARE(events.stepped(10.0, -1), 9.9);
        QCOMPARE(events.stepped(10.0, 1), 11.0);
        QCOMPARE(events.stepped(40.0, -10), 30.0);
        const SliderScale miss(parameter("miss-rate"));
        QVERIFY(miss.stepped(0.05, 1) == 0.055);
        QVERIFY(miss.stepped(0.295, 1) == 0.3);
        QVERIFY(miss.stepped(0.05, 10) == 0.1);
    }
};

QTEST_GUILESS_MAIN(SliderScaleTest)
#include "tst_slider_scale.moc"
