// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/chart.h"
#include "model/core/finding.h"
#include "model/core/parameter_info.h"
#include "model/core/table.h"
#include "model/sampling/message_rates.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace stormglass::ui {

/// A measured number that a slider can take.
struct MeasuredFigure {
    QString name;       ///< "sum of means": how a slider's source names it
    QString meaning;    ///< what it tells, the part of a sentence
    QString text;       ///< with its unit, "11/min"
    double value = 0.0; ///< unrounded, in the parameter's own unit
    Measurable measurable = Measurable::MessageRate;
    QString whyNot = {}; ///< why it cannot be applied; empty where it can
};

/// A measured number that says how bad it is; there is no slider for it.
struct MeasuredVerdict {
    QString text;    ///< with its unit, "99.3 %"
    QString meaning; ///< what it tells, a sentence
    Tone tone = Tone::Neutral;
};

/// What a source has found.
struct Measured {
    QString subject; ///< what was measured: "workspace Acme, 5 channels"
    QString extent;  ///< how much of it: "1200 messages over 3 h"
    std::vector<MeasuredFigure> figures;
    std::size_t suggested = 0; ///< the figure to apply, unless one knows better
    std::optional<MeasuredVerdict> verdict = {};
    Table table;                     ///< part by part
    std::optional<Chart> chart = {}; ///< how it spreads over the day, where that is known
    QStringList notes;               ///< sentences: what was left out, what to know of the figures
    bool partial = false;            ///< something was left out
};

/// Message rates as figures, channel by channel. The sum of the channels' means is suggested, or
/// the busiest minute where the sum says little.
[[nodiscard]] Measured measuredRates(const sampling::MessageRates& rates, const QString& subject);

/// A rate as a figure; one of zero cannot be applied.
[[nodiscard]] MeasuredFigure rateFigure(const QString& name, const QString& meaning,
                                        double perMinute);

/// The same of a count within a minute.
[[nodiscard]] MeasuredFigure rateFigure(const QString& name, const QString& meaning,
                                        std::int64_t count);

/// Where a slider that took a figure says it comes from: "workspace Acme, 5 channels, sum of means,
/// 2026-11-30".
[[nodiscard]] QString sourceText(const Measured& measured, const MeasuredFigure& figure, QDate day);

} // namespace stormglass::ui
