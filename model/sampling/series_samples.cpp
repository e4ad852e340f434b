// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/series_samples.h"

#include "model/core/number_text.h"
#include "model/sampling/log_values.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

namespace stormglass::sampling {

namespace {

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// The first instant at which any series has a sample left.
std::optional<double> firstInstant(const std::vector<SeriesSamples>& all)
{
    std::optional<double> first;
    for (const SeriesSamples& series : all) {
        const auto time = series.firstTime();
        first = time && (!first || *time < *first) ? time : first;
    }
    return first;
}

} // namespace

SeriesSamples::SeriesSamples(MetricsColumn column, std::string label, MetricsGathering& gathering)
    : m_column(column)
    , m_label(std::move(label))
    , m_gathering(&gathering)
{
}

std::string SeriesSamples::where(double seconds) const
{
    return m_label + " at " + shortestText(seconds);
}

void SeriesSamples::add(double time, std::optional<double> value)
{
    const auto since1970 = epochSeconds(time);
    if (!since1970) {
        leaveOut("samples have a time that is no number since 1970 and are left out", where(time));
        return;
    }
    const double seconds = *since1970;
    const TimeOrder::Step step = m_order.next(seconds);
    if (step.place == TimeOrder::Place::Same) {
        m_gathering->skip(
            "samples have the time of the one before in their series and are left out",
            where(seconds));
        return;
    }
    if (step.place == TimeOrder::Place::Backward) {
        leaveOut("samples have a time before that of the one before in their series and are left "
                 "out",
                 where(seconds));
        return;
    }
    if (!value) { // its instant is counted, since it lacks a value then
        m_gathering->note("samples have a value that is no number", where(seconds));
    }
    settleHeld(step.leavesHeldOut);
    m_lastIsHeld = step.place == TimeOrder::Place::Held;
    m_samples.push_back({seconds, value.value_or(noValue)});
}

void SeriesSamples::addBroken()
{
    leaveOut("samples are no pair of time and value and are left out", m_label);
}

void SeriesSamples::leaveOut(const std::string& kind, const std::string& where)
{
    m_gathering->skip(kind, where);
    m_lacksSamples = true;
}

std::size_t SeriesSamples::sharedWith(const SeriesSamples& other) const
{
    std::size_t shared = 0;
    auto at = other.m_samples.begin();
    for (const Sample& sample : m_samples) {
        while (at != other.m_samples.end() && at->seconds < sample.seconds) {
            ++at;
        }
        shared += at != other.m_samples.end() && at->seconds == sample.seconds ? 1U : 0U;
    }
    return shared;
}

void SeriesSamples::end() { settleHeld(m_order.endLeavesHeldOut()); }

void SeriesSamples::settleHeld(bool leftOut)
{
    if (std::exchange(m_lastIsHeld, false) && leftOut) {
        leaveOut("samples have a time ahead of those around them and are left out",
                 where(m_samples.back().seconds));
        m_samples.pop_back();
    }
}

std::optional<double> SeriesSamples::firstTime() const
{
    return m_samples.empty() ? std::nullopt : std::optional(m_samples.front().seconds);
}

std::optional<double> SeriesSamples::take(double seconds)
{
    if (firstTime() != seconds) {
        return std::nullopt;
    }
    const double value = m_samples.front().value;
    m_samples.pop_front();
    return std::isnan(value) ? std::nullopt : std::optional(value);
}

namespace {

/// Makes rows of the instants of all series.
class InstantJoin {
public:
    InstantJoin(std::vector<SeriesSamples>& all, MetricsGathering& gathering)
        : m_all(all)
        , m_gathering(gathering)
        , m_missing(all.size())
        , m_absentErrorsAreNone(absentErrorsAreNone(all))
    {
    }

    /// Takes the samples of the first instant.
    void take(double time)
    {
        MetricsRow row;
        at(row, MetricsColumn::Time) = time;
        std::size_t missing = 0;
        bool lacksErrors = false;
        for (std::size_t place = 0; place < m_all.size(); ++place) {
            SeriesSamples& series = m_all[place];
            const bool isAbsent = series.firstTime() != time;
            auto& value = at(row, series.column()) = series.take(time);
            if (isAbsent && m_absentErrorsAreNone && series.column() == MetricsColumn::Errors) {
                lacksErrors = true;
                continue;
            }
            missing += value ? 0U : 1U;
            m_missing[place] += value ? 0 : 1;
        }
        ++m_instants;
        if (missing > 0) {
            ++m_leftOut;
            m_gathering.skip("instants are not in every series and are left out",
                             "time " + shortestText(time));
            return;
        }
        if (lacksErrors) {
            at(row, MetricsColumn::Errors) = 0.0;
            m_gathering.mention("instants have calls and no sample of errors, which counts as none",
                                "time " + shortestText(time));
        }
        m_gathering.add(row, [this, time](MetricsColumn column) {
            const auto series = std::ranges::find(m_all, column, &SeriesSamples::column);
            return series == m_all.end() ? "time " + shortestText(time) : series->where(time);
        });
    }

    /// Where many instants were left out, which series lacks them.
    void tellMissing()
    {
        constexpr std::int64_t many = 10; // one in so many, before the windows may be others
        if (m_leftOut * many <= m_instants) {
            return;
        }
        std::string lacking;
        for (std::size_t place = 0; place < m_all.size(); ++place) {
            if (m_missing[place] > 0) {
                lacking += (lacking.empty() ? "" : ", ") + m_all[place].label() + " lacks " +
                           std::to_string(m_missing[place]);
            }
        }
        m_gathering.tell(std::to_string(m_leftOut) + " of " + countText(m_instants, "instant") +
                         " are left out, since not every series has them (" + lacking +
                         "); fill its gaps in the query, with 'or'");
    }

private:
    static std::optional<double>& at(MetricsRow& row, MetricsColumn column)
    {
        return row[static_cast<std::size_t>(column)];
    }

    /// Not where samples were left out, nor where errors were asked for at other instants.
    static bool absentErrorsAreNone(const std::vector<SeriesSamples>& all)
    {
        const auto errors = std::ranges::find(all, MetricsColumn::Errors, &SeriesSamples::column);
        const auto calls = std::ranges::find(all, MetricsColumn::Calls, &SeriesSamples::column);
        return errors != all.end() && calls != all.end() && !errors->lacksSamples() &&
               2 * errors->sharedWith(*calls) >= errors->size();
    }

    std::vector<SeriesSamples>& m_all;
    MetricsGathering& m_gathering;
    std::vector<std::int64_t> m_missing; ///< instants, by series
    std::int64_t m_instants = 0;
    std::int64_t m_leftOut = 0;
    bool m_absentErrorsAreNone;
};

} // namespace

void addInstants(std::vector<SeriesSamples>& all, MetricsGathering& gathering,
                 const std::stop_token& stop)
{
    InstantJoin join(all, gathering);
    for (auto time = firstInstant(all); time && !stop.stop_requested(); time = firstInstant(all)) {
        join.take(*time);
    }
    join.tellMissing();
    gathering.end();
}

} // namespace stormglass::sampling
