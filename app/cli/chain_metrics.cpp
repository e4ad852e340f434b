// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/chain_metrics.h"

#include "app/cli/chain_metrics_output.h"
#include "app/cli/chain_output.h"
#include "app/cli/given_path.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/progress_line.h"
#include "model/core/number_text.h"

namespace stormglass::cli {

namespace {

using sampling::MetricsFile;

Outcome<MetricsFile> readGiven(const Console& console, const OutputFlags& output,
                               const std::string& path, const sampling::MetricsNames& names)
{
    const InterruptStop interrupt;
    const GivenPath given(path);
    ProgressLine line(console, output.talk());
    Outcome<MetricsFile> file =
        sampling::readMetrics(given.name(), names, interrupt.token(), line.percent("reading"));
    if (!file) {
        return given.told(file.problem());
    }
    if (file.value().partial && interrupt.token().stop_requested()) { // as a run that is stopped
        const auto rows = static_cast<std::int64_t>(file.value().metrics.size());
        return Problem{"chain", "stopped after " + countText(rows, "row") + " of the metrics",
                       "start it again, or give fewer rows"};
    }
    return file;
}

} // namespace

MetricsFlags::MetricsFlags(CLI::App& command)
    : m_file(command
                 .add_option("--metrics", m_given->file,
                             "Diagnose this instead of a run: CSV with a head, or the JSON of a "
                             "Prometheus range query")
                 ->type_name("FILE"))
    , m_before(command
                   .add_option("--before", m_given->windows.before,
                               "The rows to compare with: ISO 8601, or seconds since 1970 or from "
                               "the first row; all before the trouble where not given")
                   ->type_name("FROM:TO"))
    , m_during(command
                   .add_option("--during", m_given->windows.during,
                               "The rows of the trouble; found where not given")
                   ->type_name("FROM:TO"))
    , m_otherRegime(command
                        .add_option("--other-regime", m_given->windows.otherRegime,
                                    "The rows of such a trouble when calls were retried more, or "
                                    "less: whether more calls satisfied more")
                        ->type_name("FROM:TO"))
    , m_map(command
                .add_option("--map",
                            "What a column of the metrics is called, as in calls=rpc_attempts: "
                            "time, calls, edge, distinct, successes, success or errors; errors= "
                            "leaves that column out. Give the flag once for each column.")
                ->type_name("COLUMN=NAME")
                ->take_all())
{
}

std::optional<Problem> MetricsFlags::problem() const
{
    for (const CLI::Option* option : {m_before, m_during, m_otherRegime, m_map}) {
        if (option->count() > 0 && !hasMetrics()) {
            return Problem{option->get_name(), "there are no metrics it could be of",
                           "give --metrics FILE as well"};
        }
    }
    return std::nullopt;
}

int MetricsFlags::diagnose(const Console& console, const OutputFlags& output, Format format,
                           const Chain::Inputs& inputs, std::optional<double> capacity) const
{
    const auto names = sampling::MetricsNames::mapped(m_map->results());
    if (!names) {
        return refuse(console, names.problem());
    }
    const Outcome<MetricsFile> file = readGiven(console, output, m_given->file, names.value());
    if (!file) {
        return refuse(console, file.problem());
    }
    const Metrics& metrics = file.value().metrics;
    const RowRange found = m_given->windows.during.empty()
                               ? chain::largestChange(metrics, inputs.thresholds())
                               : RowRange();
    const Outcome<MeasuredWindows> windows = sampling::windowsOf(m_given->windows, metrics, found);
    if (!windows) {
        Problem problem = windows.problem();
        problem.where = "--" + problem.where;
        return refuse(console, problem);
    }
    const chain::Diagnosis diagnosis =
        chain::diagnoseMeasured(metrics, windows.value(), inputs.thresholds(), capacity);
    writeMeasured(console, format, {file.value(), windows.value(), diagnosis, inputs, capacity});
    return exitOf(diagnosis.verdict);
}

} // namespace stormglass::cli
