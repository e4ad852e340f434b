// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/sampling/metrics_file.h"
#include "model/sampling/metrics_rows.h"
#include "model/sampling/reading_notes.h"
#include "model/sampling/time_order.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace stormglass::sampling {

/// What the readers of metrics have in common: rows come in, faults are noted and counted, and a
/// file comes out.
class MetricsGathering {
public:
    /// The file's names, and what each stands for.
    MetricsGathering(const std::vector<std::string>& names,
                     const std::vector<std::optional<MetricsColumn>>& columns);

    /// Takes a row, or notes what is wrong with it; `where` gives where a column of it was found,
    /// "column edge of line 7", and is asked for only then and for the first rows.
    template <class Where>
    void add(const MetricsRow& row, Where where)
    {
        if (m_isDecided) {
            take(row, where);
            return;
        }
        FirstRow& first = m_first.emplace_back();
        first.row = row;
        for (const MetricsColumn column : m_columns) {
            first.where[static_cast<std::size_t>(column)] = where(column);
        }
        if (m_first.size() == firstRows) {
            decide();
        }
    }

    /// A row that cannot be used, "rows lack a value and are left out".
    void skip(const std::string& kind, const std::string& where);

    /// A column that was blank in all rows has a value: those rows lack it, and are left out.
    void startOver(const std::string& kind, const std::string& where);

    /// Something that makes a row unusable which is skipped later.
    void note(const std::string& kind, const std::string& where) { m_notes.lose(kind, where); }

    /// Something about a row that is worth a word and takes nothing from it.
    void mention(const std::string& kind, const std::string& where)
    {
        m_notes.mention(kind, where);
    }

    /// A sentence about the whole file, before all that is told of rows.
    void tell(std::string sentence) { m_notes.add(std::move(sentence)); }

    /// Reading ended early, for a reason that the notes are to have.
    void interrupt(std::string sentence);

    /// No more rows come.
    void end();

    /// What was gathered, after end(); refuses files without a usable row, naming no place.
    [[nodiscard]] Outcome<MetricsFile> file() const;

private:
    /// Rows that tell which way the file's times run: ten steps.
    static constexpr std::size_t firstRows = 11;

    /// One of them, and where its columns were found.
    struct FirstRow {
        MetricsRow row;
        std::array<std::string, metricsColumns.size()> where;
    };

    /// A row that the next one confirms or puts out of order.
    struct Held {
        MetricsRow row;
        std::string where; ///< its time was found
    };

    static constexpr MetricsColumn timeColumn = MetricsColumn::Time;

    /// How a column of success is to be read.
    enum class SuccessIn : std::uint8_t { Unknown, Ratio, Percent };

    template <class Where>
    void take(MetricsRow row, const Where& where)
    {
        readSuccess(row);
        if (const auto fault = valueFault(row)) {
            skip(words(told(fault->what)), where(fault->column));
            return;
        }
        const double seconds = *row[static_cast<std::size_t>(timeColumn)];
        const TimeOrder::Step step =
            m_order.next(m_timesRun == TimesRun::Backward ? -seconds : seconds);
        if (const auto fault = faultOf(step.place)) {
            skip(words(*fault), where(timeColumn));
            return;
        }
        if (const auto clamped = clampToCalls(row)) {
            m_notes.mention(clampedWords(), where(*clamped));
        }
        settleHeld(step.leavesHeldOut);
        if (step.place == TimeOrder::Place::Held) {
            m_held = Held{row, where(timeColumn)};
        } else {
            keep(row);
        }
    }

    void keep(const MetricsRow& row);
    [[nodiscard]] std::vector<std::string> counters() const;

    void decide();
    void decideSuccess(std::span<const FirstRow> rows);
    void readSuccess(MetricsRow& row);
    [[nodiscard]] MetricsFault::What told(MetricsFault::What what) const;
    [[nodiscard]] bool firstRowsRunBackward() const;
    [[nodiscard]] std::optional<MetricsFault::What> faultOf(TimeOrder::Place place) const;
    void settleHeld(bool leftOut);

    std::array<std::string, metricsColumns.size()> m_names;
    std::vector<MetricsColumn> m_columns;
    std::vector<FirstRow> m_first; ///< until it is decided how to read the others
    bool m_isDecided = false;
    TimesRun m_timesRun = TimesRun::Forward;
    SuccessIn m_successIn = SuccessIn::Unknown;
    MetricsRows m_rows;
    std::array<CounterWatch, metricsColumns.size()> m_watches;
    std::array<bool, metricsColumns.size()> m_hasValues{};
    TimeOrder m_order;
    std::optional<Held> m_held;
    ReadingNotes m_notes;
    std::int64_t m_skipped = 0;
    bool m_interrupted = false;
};

} // namespace stormglass::sampling
