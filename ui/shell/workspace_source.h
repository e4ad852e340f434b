// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/value.h"
#include "model/sampling/slack_address.h"
#include "model/sampling/workspace_sampler.h"
#include "ui/shell/measure_source.h"

namespace stormglass::ui {

class Settings;
class TokenChoice;
class TokenStore;

/// Where Slack is, and how long its seconds are; both are others in tests.
struct SlackPlace {
    QUrl address = sampling::slackAddress();
    std::chrono::milliseconds second{1000};
};

/// Measures a Slack workspace, read-only, with a token.
class WorkspaceSource : public MeasureSource {
    Q_OBJECT

public:
    /// Store and settings must outlive it.
    WorkspaceSource(TokenStore& store, Settings& settings, SlackPlace place);

    void start() override;
    void cancel() override;
    void focusFirst() override;

private:
    class Run;

    void addPage();
    void addChannels();
    void sample(const sampling::SlackToken& token);
    void finish(const Outcome<sampling::WorkspaceSample>& outcome);

    SlackPlace m_place;
    TokenChoice* m_token;
    Values m_values;                  ///< of the sampling's parameter table
    std::optional<Problem> m_refusal; ///< of what was typed last, where that could not be taken
    Run* m_run = nullptr;
};

} // namespace stormglass::ui
