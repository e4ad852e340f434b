// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/equilibria.h"
#include "tests/model/plain_loop.h"

#include <QTest>
#include <rapidcheck.h>

#include <cmath>
#include <string>

using namespace stormglass;
using namespace stormglass::amplification;

namespace {

using Edge = double (*)(const Load&, const Feedback&);

bool within(double value, double expected, double bound)
{
    const bool good = std::abs(value - expected) <= bound;
    if (!good) {
        qWarning("%.17g instead of %.17g", value, expected);
    }
    return good;
}

std::string told(const AnyLoop& any)
{
    char text[200];
    std::snprintf(text, sizeof text,
                  "events %.17g calls %.17g base %.17g tier %.17g retries %d "
                  "retry budget %.17g",
                  any.load.eventsPerMinute, any.load.callsPerEvent, any.load.missRate,
                  any.load.tierPerMinute, any.load.maxRetries,
                  any.feedback.retryBudget.value_or(-1.0));
    return text;
}

/// The rise of the plain map is rounded to a few units of 2^-64.
constexpr long double risesRounding = 0x1p-61L;

/// Empty where the points are those found by scanning: to 1e-9, or so that the plain map cannot
/// tell them from fixed ones. Counts the points that need the latter.
std::string differenceFromScan(const AnyLoop& any, int& byResidual)
{
    const Equilibria exact = equilibria(any.load, any.feedback);
    const PlainLoop plain(any.load, any.feedback);
    const std::vector<FoundPoint> found = findPoints(plain);
    if (exact.points().size() != found.size()) {
        return told(any) + ": " + std::to_string(exact.points().size()) + " points, found " +
               std::to_string(found.size());
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        const FixedPoint& point = exact.points()[i];
        const bool near = std::abs(point.missRate - found[i].missRate) <= 1e-9L;
        byResidual += near ? 0 : 1;
        if ((!near && std::abs(plain.rise(point.missRate)) > risesRounding) ||
            (point.stability == Stability::Stable) != found[i].stable) {
            return told(any) + ": " + std::to_string(point.missRate) + " instead of " +
                   std::to_string(static_cast<double>(found[i].missRate));
        }
    }
    if (settlesAt(any.load, any.feedback) != exact.settlesAt) {
        return told(any) + ": the short way settles elsewhere";
    }
    return {};
}

double upperEdge(const Load& load, const Feedback& feedback)
{
    return *equilibria(load, feedback).tipsAtLoad;
}

double lowerEdge(const Load& load, const Feedback& feedback)
{
    return *equilibria(load, feedback).returnsAtLoad;
}

} // namespace

Q_DECLARE_METATYPE(Edge)

class EquilibriaProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 120,000 random loops against a scan of the plain map. The count of points, their stability
    /// and the bound of 1e-9 hold everywhere but where the scan itself ends: an error e in the load
    /// moves a point near an edge by √e, and near 0 without a base by its fourth root. There, and
    /// nowhere else, the residual is compared instead, and how often that may happen is bounded.
    void agreesWithAScan_data()
    {
        QTest::addColumn<int>("loops");
        QTest::addColumn<int>("allowed");
        QTest::addColumn<Edge>("edge");
        QTest::newRow("anywhere") << 60'000 << 0 << Edge(nullptr);
        QTest::newRow("near the upper edge") << 30'000 << 300 << Edge(upperEdge);
        QTest::newRow("near the lower edge") << 30'000 << 300 << Edge(lowerEdge);
    }

    void agreesWithAScan()
    {
        QFETCH(int, loops);
        QFETCH(int, allowed);
        QFETCH(Edge, edge);
        Random random(7);
        int byResidual = 0;
        for (int loop = 0; loop < loops; ++loop) {
            const AnyLoop any = anyLoop(random, edge);
            const std::string difference = differenceFromScan(any, byResidual);
            QVERIFY2(difference.empty(), difference.c_str());
        }
        QVERIFY2(byResidual <= allowed, std::to_string(byResidual).c_str());
    }

    /// A percent away from the edges points are the scan's, rounded to double.
    void lastBitsAreRight()
    {
        Random random(37);
        int compared = 0;
        for (int loop = 0; loop < 20'000; ++loop) {
            const AnyLoop any = anyLoop(random, nullptr);
            const Equilibria exact = equilibria(any.load, any.feedback);
            const std::vector<FoundPoint> found = findPoints(PlainLoop(any.load, any.feedback));
            if (std::abs(exact.load / *exact.tipsAtLoad - 1.0) < 0.01 ||
                std::abs(exact.load / *exact.returnsAtLoad - 1.0) < 0.01) {
                continue;
            }
            QCOMPARE(exact.points().size(), found.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                const double p = exact.points()[i].missRate;
                const double unit = std::nextafter(p, 1.0) - p;
                QVERIFY2(std::abs(p - found[i].missRate) <= 0.6L * unit, told(any).c_str());
                ++compared;
            }
        }
        QVERIFY(compared > 15'000);
    }

    /// Every point reproduces itself, to the rounding of the double it is told in.
    void pointsAreFixed()
    {
        Random random(11);
        for (int loop = 0; loop < 50'000; ++loop) {
            const AnyLoop any = anyLoop(random, loop % 2 == 0 ? lowerEdge : nullptr);
            const PlainLoop plain(any.load, any.feedback);
            const Equilibria all = equilibria(any.load, any.feedback);
            for (const FixedPoint& point : all.points()) {
                const double next = nextMissRate(any.load, point.missRate, any.feedback);
                QVERIFY2(within(next, point.missRate, 2e-15), told(any).c_str());
                QVERIFY(within(static_cast<double>(plain.next(point.missRate)), next, 1e-16));
            }
        }
    }

    void theVerdictIsTheLadderReadOffTheEnd()
    {
        Random random(13);
        for (int loop = 0; loop < 100'000; ++loop) {
            const AnyLoop any = anyLoop(random, loop % 2 == 0 ? upperEdge : nullptr);
            const Equilibria all = equilibria(any.load, any.feedback);
            const double base = std::min(any.load.missRate, missRateCap);
            const std::string_view expected = all.regime == Regime::Bistable
                                                  ? "bistable"
                                                  : word(settleVerdict(all.settlesAt, base));
            QVERIFY2(word(all.verdict) == expected, told(any).c_str());
            QCOMPARE(exactVerdict(any.load, any.feedback), all.verdict);
        }
    }

    void moreLoadNeverSettlesLower()
    {
        QVERIFY(rc::check([] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const AnyLoop any = anyLoop(random, nullptr);
            const Equilibria before = equilibria(any.load, any.feedback);
            Load more = any.load;
            const double factor = 1.0 + std::pow(10.0, random.uniform(-12.0, 0.0));
            switch (random.next() % 4) {
            case 0:
                more.eventsPerMinute *= factor;
                break;
            case 1:
                more.callsPerEvent *= factor;
                break;
            case 2:
                more.missRate *= factor;
                break;
            default:
                more.tierPerMinute = std::max(more.tierPerMinute / factor, 1.0);
            }
            const Equilibria after = equilibria(more, any.feedback);
            RC_ASSERT(after.settlesAt >= before.settlesAt);
            RC_ASSERT(after.collapsesTo >= before.collapsesTo);
            RC_ASSERT(after.regime >= before.regime);
        }));
    }

    void edgesAreInOrder()
    {
        QVERIFY(rc::check([] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            const AnyLoop any = anyLoop(random, nullptr);
            const Equilibria all = equilibria(any.load, any.feedback);
            RC_ASSERT(*all.returnsAtLoad <= *all.tipsAtLoad);
            RC_ASSERT(*all.tipsAtLoad <= 1.0);
            RC_ASSERT(all.tippingMissRate.has_value() == (all.regime == Regime::Bistable));
        }));
    }
};

QTEST_GUILESS_MAIN(EquilibriaProperties)
#include "tst_equilibria_properties.moc"
