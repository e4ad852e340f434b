// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/sampling/message_rates.h"
#include "ui/work/latest_job.h"

#include <QDialog>
#include <QTimer>

class QButtonGroup;
class QProgressBar;
class QVBoxLayout;

namespace stormglass::ui {

/// Reads a Slack export, shows its rates per channel, and offers the rates that a slider can take.
/// Stopping while it reads keeps what was read.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(const QString& folder, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user takes a rate; `name` says which, "busiest minute".
    void rateChosen(double perMinute, const QString& name);

    /// The folder is no export; the dialog closes by itself.
    void refused(const stormglass::Problem& problem);

private:
    struct Offer {
        QString name;
        QString meaning;
        double perMinute = 0.0;
    };

    void startReading(const QString& folder);
    void finish(const Outcome<sampling::MessageRates>& outcome);
    void showRates(const sampling::MessageRates& rates);
    void addOffers(QVBoxLayout* layout, const sampling::MessageRates& rates);
    void checkFirstUsable(const std::vector<int>& order);
    void chooseSelected();

    QTimer m_poll;
    QWidget* m_progressPart;
    QProgressBar* m_progress;
    QButtonGroup* m_choice;
    std::vector<Offer> m_offers;
    LatestJob<sampling::MessageRates> m_job;
};

} // namespace stormglass::ui
