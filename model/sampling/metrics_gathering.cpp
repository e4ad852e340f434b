// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/metrics_gathering.h"

#include "model/sampling/name_text.h"

#include <utility>

namespace stormglass::sampling {

namespace {

constexpr double percent = 100.0; // of a ratio of 1

} // namespace

MetricsGathering::MetricsGathering(const std::vector<std::string>& names,
                                   const std::vector<std::optional<MetricsColumn>>& columns)
{
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (columns[place]) {
            m_names[static_cast<std::size_t>(*columns[place])] = names[place];
            m_columns.push_back(*columns[place]);
        }
    }
}

void MetricsGathering::skip(const std::string& kind, const std::string& where)
{
    m_notes.lose(kind, where);
    ++m_skipped;
}

void MetricsGathering::startOver(const std::string& kind, const std::string& where)
{
    const std::size_t rows = m_rows.count() + m_first.size() + (m_held ? 1U : 0U);
    if (rows == 0) {
        return;
    }
    m_notes.lose(kind, where, static_cast<std::int64_t>(rows));
    m_skipped += static_cast<std::int64_t>(rows);
    m_first.clear();
    m_held.reset();
    m_rows = MetricsRows(m_timesRun);
    m_watches = {};
    m_hasValues = {};
}

/// A time out of order among the first is no reason to read all others backward.
bool MetricsGathering::firstRowsRunBackward() const
{
    int forward = 0;
    int backward = 0;
    constexpr auto time = static_cast<std::size_t>(timeColumn);
    for (std::size_t row = 1; row < m_first.size(); ++row) {
        forward += m_first[row].row[time] > m_first[row - 1].row[time] ? 1 : 0;
        backward += m_first[row].row[time] < m_first[row - 1].row[time] ? 1 : 0;
    }
    constexpr int atLeast = 2;
    constexpr int toOneForward = 4;
    return backward >= atLeast && backward >= toOneForward * forward;
}

/// Takes the first rows, once it is known how.
void MetricsGathering::decide()
{
    m_isDecided = true;
    if (firstRowsRunBackward()) {
        m_timesRun = TimesRun::Backward;
        m_rows = MetricsRows(m_timesRun);
        tell("the rows run from the newest to the oldest and are turned round");
    }
    decideSuccess(m_first);
    for (const FirstRow& first : std::exchange(m_first, {})) {
        take(first.row, [&first](MetricsColumn column) {
            return first.where[static_cast<std::size_t>(column)];
        });
    }
}

/// Zeros are the same in both. In percent is what mostly exceeds a ratio: a share of successes may
/// be under 1 % at times, and a typing error over 1.
void MetricsGathering::decideSuccess(std::span<const FirstRow> rows)
{
    int percents = 0;
    int ratios = 0;
    for (const FirstRow& first : rows) {
        const double success =
            first.row[static_cast<std::size_t>(MetricsColumn::Success)].value_or(0.0);
        const bool exceedsARatio = success > 1.0 + rateJitter;
        percents += exceedsARatio && success <= percent * (1.0 + rateJitter) ? 1 : 0;
        ratios += success > 0.0 && !exceedsARatio ? 1 : 0;
    }
    if (percents > ratios) {
        m_successIn = SuccessIn::Percent;
        tell("success exceeds 1, and is taken as percent");
    } else if (ratios > 0) {
        m_successIn = SuccessIn::Ratio;
    }
}

void MetricsGathering::readSuccess(MetricsRow& row)
{
    auto& success = row[static_cast<std::size_t>(MetricsColumn::Success)];
    if (!success) {
        return;
    }
    if (m_successIn == SuccessIn::Unknown) {
        const FirstRow first{row, {}};
        decideSuccess(std::span(&first, 1));
    }
    if (m_successIn == SuccessIn::Percent) {
        *success /= percent;
    }
}

MetricsFault::What MetricsGathering::told(MetricsFault::What what) const
{
    const bool isPercent = m_successIn == SuccessIn::Percent;
    return isPercent && what == MetricsFault::What::RatioOver1 ? MetricsFault::What::PercentOver100
                                                               : what;
}

void MetricsGathering::end()
{
    if (!m_isDecided) {
        decide();
    }
    settleHeld(m_order.endLeavesHeldOut());
}

std::optional<MetricsFault::What> MetricsGathering::faultOf(TimeOrder::Place place) const
{
    switch (place) {
    case TimeOrder::Place::Taken:
    case TimeOrder::Place::Held:
        break;
    case TimeOrder::Place::Same:
        return MetricsFault::What::SameTime;
    case TimeOrder::Place::Backward:
        return m_timesRun == TimesRun::Backward ? MetricsFault::What::ForwardTime
                                                : MetricsFault::What::BackwardTime;
    }
    return std::nullopt;
}

void MetricsGathering::settleHeld(bool leftOut)
{
    if (!m_held) {
        return;
    }
    if (leftOut) {
        skip(words(m_timesRun == TimesRun::Backward ? MetricsFault::What::TimeBehind
                                                    : MetricsFault::What::TimeAhead),
             m_held->where);
    } else {
        keep(m_held->row);
    }
    m_held.reset();
}

void MetricsGathering::keep(const MetricsRow& row)
{
    m_rows.add(row);
    for (const MetricsColumn column : m_columns) {
        const auto place = static_cast<std::size_t>(column);
        if (row[place]) {
            m_watches[place].add(*row[place]);
            m_hasValues[place] = true;
        }
    }
}

/// The names of columns that look like counters; times are none, and neither is a ratio.
std::vector<std::string> MetricsGathering::counters() const
{
    std::vector<std::string> names;
    for (const MetricsColumn column : m_columns) {
        const auto place = static_cast<std::size_t>(column);
        if (column != timeColumn && column != MetricsColumn::Success &&
            m_watches[place].looksLikeCounter(m_timesRun)) {
            names.push_back(m_names[place]);
        }
    }
    return names;
}

void MetricsGathering::interrupt(std::string sentence)
{
    m_notes.add(std::move(sentence));
    m_interrupted = true;
}

Outcome<MetricsFile> MetricsGathering::file() const
{
    const std::vector<std::string> notes = m_notes.sentences();
    if (m_rows.count() == 0) {
        return Problem{"",
                       "there is not one usable row of metrics in it" +
                           (notes.empty() ? std::string() : ": " + notes.front()),
                       "give a file with a time and calls in each row"};
    }
    MetricsFile file{.metrics = m_rows.metrics(),
                     .names = m_names,
                     .skippedRows = m_skipped,
                     .notes = notes,
                     .partial = m_interrupted};
    for (const MetricsColumn column : m_columns) {
        const auto place = static_cast<std::size_t>(column);
        if (!m_hasValues[place]) {
            file.notes.push_back("column " + m_names[place] +
                                 " is blank in every row and counts as not there");
            file.names[place].clear();
        }
    }
    if (const auto names = counters(); !names.empty()) {
        file.metrics.doubt = "a column grows as a counter does";
        file.notes.insert(file.notes.begin(),
                          "these never fall but for resets, as counters do: " + listedNames(names) +
                              "; give rates, as rate(" + names.front() +
                              "[1m]) is one, or the differences between rows");
    }
    if (m_skipped > static_cast<std::int64_t>(m_rows.count())) {
        file.metrics.doubt +=
            (file.metrics.doubt.empty() ? "" : "; ") + std::string("most rows were left out");
    }
    if (m_rows.merged() > 1) {
        file.notes.push_back("each row shown is the mean of " + std::to_string(m_rows.merged()) +
                             " of the file");
    }
    return file;
}

} // namespace stormglass::sampling
