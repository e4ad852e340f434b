// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The delivery log's reader on any bytes. The first byte is the size of the chunks, so that lines
// are cut at every place; the rest is the log. Read in one piece it must say the same.

#include "model/sampling/delivery_notes.h"
#include "model/sampling/log_preview.h"
#include "tests/model/log_text.h"

#include <cstdint>
#include <cstdlib>

using namespace stormglass;
using namespace stormglass::sampling;

namespace {

void require(bool holds)
{
    if (!holds) {
        std::abort();
    }
}

bool isShare(const std::optional<double>& share) { return !share || (*share >= 0 && *share <= 1); }

void checkFigures(const DeliveryFigures& figures)
{
    require(figures.attempts > 0);
    require(figures.events <= figures.attempts);
    require(isShare(figures.retriedShare) && isShare(figures.overDeadlineShare) &&
            isShare(figures.successRatio));
    require(figures.spanSeconds >= 0.0);
    if (const auto& missed = figures.missRate) {
        require(0.0 <= missed->low && missed->low <= missed->missRate &&
                missed->missRate <= missed->high && missed->high <= 1.0);
    }
    require(figures.worstHour.has_value() == !disableSentence(figures).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const std::string log(data + 1, data + size);
    const auto whole = readText(log);
    const auto pieces = readText(log, {}, std::size_t{data[0]} + 1);
    require(whole.ok() == pieces.ok());
    if (whole) {
        checkFigures(whole.value().figures);
        require(whole.value().notes == pieces.value().notes);
        require(whole.value().figures.events == pieces.value().figures.events);
        require(whole.value().figures.attempts == pieces.value().figures.attempts);
    } else {
        require(whole.problem() == pieces.problem());
    }
    require(previewLog(log, {}, 5).ok() || !whole.ok());
    return 0;
}
