// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_faults.h"

#include "model/core/spelling.h"
#include "model/sampling/name_text.h"

#include <algorithm>
#include <utility>

namespace stormglass::sampling {

namespace {

/// What to do about keys that are not at the top of an object.
std::string flatten(const std::string& key)
{
    return "keys inside '" + key + "' are not read; jq -c '. + .[\"" + key +
           "\"]' FILE puts them beside it";
}

} // namespace

std::string faultText(RowFault fault)
{
    switch (fault) {
    case RowFault::None:
        break;
    case RowFault::NoTime:
        return "lines have no time and are left out";
    case RowFault::BadTime:
        return "lines have a time that is neither ISO 8601 nor a number since 1970 and are left "
               "out";
    case RowFault::BadRetryNumber:
        return "lines have a retry number that is no whole number from 0 and are left out";
    }
    return {};
}

std::string faultText(FigureFault fault, LogColumn column)
{
    const std::string_view figure = column == LogColumn::Status     ? "status"
                                    : column == LogColumn::Duration ? "duration"
                                                                    : "call count";
    const std::string_view lack = fault == FigureFault::Negative  ? "below 0"
                                  : column == LogColumn::Duration ? "that is no number"
                                                                  : "that is no whole number";
    return "lines have a " + std::string(figure) + " " + std::string(lack) +
           ", and that figure is left out";
}

Problem brokenHead(const std::string& fault)
{
    return {"", "the head of this log " + fault, "mend its first line, or give a log with a head"};
}

Problem noSuchColumn(const std::string& given, const std::vector<std::string>& all)
{
    const std::string close = nearest(given, all);
    return {"--map", "the log has no column '" + given + "'",
            close.empty() ? "its columns are " + listedNames(all) : "did you mean " + close + "?"};
}

Problem noTimeColumn(const LogKeys& keys)
{
    if (const auto taken = keys.names.columns().taken(LogColumn::Time)) {
        return {"--map",
                "'" + taken->name + "' is taken by " + std::string(word(taken->by)) +
                    ", so no column holds the time (" + listedNames(keys.all) + ")",
                "give " + std::string(word(taken->by)) +
                    " another name, or name the time with "
                    "time=NAME"};
    }
    return {"", "no column is known to hold the time (" + listedNames(keys.all) + ")",
            keys.nested.empty() ? "name it with --map time=NAME, or give a log with a head"
                                : "name it with --map time=NAME; " + flatten(keys.nested)};
}

Problem nothingUsable(const LogKeys& keys, const std::vector<std::string>& faults)
{
    std::string what = "there is not one usable delivery in this log";
    const char* before = ": ";
    for (const std::string& fault : faults) {
        what += std::exchange(before, "; ") + fault;
    }
    const std::string& time = keys.names.metAs(LogColumn::Time);
    if (time.empty() && !keys.all.empty()) {
        const Problem problem = noTimeColumn(keys);
        return {problem.where, what + "; " + problem.what, problem.remedy};
    }
    const bool hasTimeFault = std::ranges::any_of(faults, [](const std::string& fault) {
        return fault.starts_with(faultText(RowFault::NoTime)) ||
               fault.starts_with(faultText(RowFault::BadTime));
    });
    return {"", what,
            hasTimeFault ? "if '" + time + "' is not the time, name it with --map time=NAME"
                         : "give one with a line for each delivery"};
}

std::vector<std::string> missingColumns(const LogKeys& keys)
{
    std::vector<std::string> notes;
    bool lacks = false;
    for (const LogColumn column : logColumns) {
        if (!keys.names.metAs(column).empty()) {
            continue;
        }
        lacks = true;
        if (const auto taken = keys.names.columns().taken(column)) {
            notes.push_back("'" + taken->name + "' is given as " + std::string(word(taken->by)) +
                            ", so nothing is known of " + std::string(word(column)));
        }
    }
    if (lacks && !keys.nested.empty()) {
        notes.push_back(flatten(keys.nested));
    }
    return notes;
}

} // namespace stormglass::sampling
