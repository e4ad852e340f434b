// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "ui/shell/measured.h"

#include <QWidget>

#include <chrono>
#include <optional>

namespace stormglass::ui {

/// How far a measurement is.
struct MeasureProgress {
    QString doing;                             ///< "reading #general"
    double done = 0.0;                         ///< 0 to 1
    std::optional<std::chrono::seconds> waits; ///< until a server may be asked again
    std::optional<std::chrono::seconds> left;  ///< until the end, where that can be told
};

/// The progress of something that is read, with the time left by what is done after `elapsed`, once
/// that says anything.
[[nodiscard]] MeasureProgress readingProgress(const QString& doing, double done,
                                              std::chrono::nanoseconds elapsed);

/// Something that can be measured: a page with what it must be told, and the measurement itself,
/// which never blocks. The Measure dialog shows one of them at a time.
class MeasureSource : public QWidget {
    Q_OBJECT

public:
    /// Its key in settings, and its name with a mnemonic.
    MeasureSource(QString key, QString title)
        : m_key(std::move(key))
        , m_title(std::move(title))
    {
    }

    [[nodiscard]] const QString& key() const { return m_key; }
    [[nodiscard]] const QString& title() const { return m_title; }

    /// Begins; finished() comes once, perhaps at once.
    virtual void start() = 0;

    /// Ends the measurement with what is there, marked partial; with a problem where there is
    /// nothing.
    virtual void cancel() = 0;

    /// Where typing begins.
    virtual void focusFirst() = 0;

Q_SIGNALS:
    /// It is told something else than before: what was found or said so far is not about that.
    void changed();

    /// Something begins or goes on; none comes after finished().
    void progressed(const stormglass::ui::MeasureProgress& progress);

    /// It is over: what was measured, or why there is nothing.
    void finished(const stormglass::Outcome<stormglass::ui::Measured>& outcome);

    /// Something to know that is not about the measurement: what became of a remembered token.
    void said(const QString& sentence);

    /// What was typed cannot be taken.
    void refused(const stormglass::Problem& problem);

private:
    QString m_key;
    QString m_title;
};

} // namespace stormglass::ui
