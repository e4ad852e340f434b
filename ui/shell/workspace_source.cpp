// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/workspace_source.h"

#include "model/sampling/sampling_parameters.h"
#include "ui/shell/token_choice.h"
#include "ui/widgets/look.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/qt_text.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace stormglass::ui {

using sampling::SampleProgress;
using sampling::WorkspaceSample;

/// One sample: a client of its own, which takes the token with it when it goes.
class WorkspaceSource::Run : public QObject {
public:
    Run(const sampling::SlackToken& token, const SlackPlace& place, int channels, QObject* parent)
        : QObject(parent)
        , m_client(token, place.address)
        , m_sampler(m_client, {.channels = channels, .second = place.second})
    {
    }

    [[nodiscard]] sampling::WorkspaceSampler& sampler() { return m_sampler; }

private:
    sampling::SlackClient m_client;
    sampling::WorkspaceSampler m_sampler;
};

namespace {

QString subjectOf(const WorkspaceSample& sample)
{
    const QString name = qtText(sample.workspace).simplified();
    const QString workspace = name.isEmpty() ? WorkspaceSource::tr("workspace")
                                             : WorkspaceSource::tr("workspace %1").arg(name);
    return sample.sampled == 1 ? WorkspaceSource::tr("%1, 1 channel").arg(workspace)
                               : WorkspaceSource::tr("%1, %2 channels")
                                     .arg(workspace, QString::number(sample.sampled));
}

} // namespace

WorkspaceSource::WorkspaceSource(TokenStore& store, Settings& settings, SlackPlace place)
    : MeasureSource(QStringLiteral("workspace"), tr("Slack &workspace"))
    , m_place(std::move(place))
    , m_token(new TokenChoice(store, settings))
    , m_values(valuesOf(sampling::SamplingInputs::parameters(), sampling::SamplingInputs{}))
{
    addPage();
    connect(m_token, &TokenChoice::changed, this, &MeasureSource::changed);
    connect(m_token, &TokenChoice::said, this, &MeasureSource::said);
    connect(m_token, &TokenChoice::storeAsked, this,
            [this] { Q_EMIT progressed({.doing = tr("asking the keyring for the token")}); });
}

void WorkspaceSource::addPage()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    layout->addWidget(m_token);
    addChannels();
    auto* needs = new QLabel(tr(
        "The token needs channels:read, groups:read, channels:history and groups:history. It is "
        "sent to slack.com and nowhere else; reading changes nothing there. Times of messages are "
        "kept, their text is not."));
    useTextSize(needs, TextSize::Note);
    needs->setForegroundRole(QPalette::PlaceholderText);
    needs->setWordWrap(true);
    layout->addWidget(needs);
}

void WorkspaceSource::addChannels()
{
    std::vector<ParameterInfo> table;
    for (const auto& parameter : sampling::SamplingInputs::parameters()) {
        table.push_back(parameter.info());
    }
    auto* panel = new ParameterPanel(table, m_values);
    panel->setObjectName(QStringLiteral("samplingPanel"));
    panel->showValues(m_values);
    connect(panel, &ParameterPanel::edited, this,
            [this, panel](std::size_t row, const Value& value) {
                m_refusal.reset();
                m_values.at(row) = value;
                Q_EMIT changed();
                panel->showValues(m_values);
            });
    connect(panel, &ParameterPanel::refused, this, [this](const Problem& problem) {
        m_refusal = problem;
        Q_EMIT refused(problem);
    });
    layout()->addWidget(panel);
}

void WorkspaceSource::focusFirst() { m_token->focusFirst(); }

void WorkspaceSource::start()
{
    // Enter in a field that is refused also starts, and would measure with another number.
    if (const auto refusal = std::exchange(m_refusal, std::nullopt)) {
        Q_EMIT finished(*refusal);
        return;
    }
    m_token->take([this](const Outcome<sampling::SlackToken>& token) {
        if (token) {
            sample(token.value());
        } else {
            Q_EMIT finished(token.problem());
        }
    });
}

void WorkspaceSource::sample(const sampling::SlackToken& token)
{
    const auto inputs = inputsFrom(sampling::SamplingInputs::parameters(), m_values);
    m_run = new Run(token, m_place, inputs.channels, this);
    sampling::WorkspaceSampler& sampler = m_run->sampler();
    connect(&sampler, &sampling::WorkspaceSampler::progressed, this,
            [this](const SampleProgress& progress) {
                Q_EMIT progressed(
                    {qtText(progress.doing), progress.done, progress.waits, progress.left});
            });
    connect(&sampler, &sampling::WorkspaceSampler::finished, this, &WorkspaceSource::finish);
    sampler.start();
}

void WorkspaceSource::cancel()
{
    if (m_run != nullptr) {
        m_run->sampler().cancel();
        return;
    }
    m_token->drop();
    Q_EMIT finished(Problem{"keyring", "it was not waited for", "type the token, or ask again"});
}

void WorkspaceSource::finish(const Outcome<WorkspaceSample>& outcome)
{
    std::exchange(m_run, nullptr)->deleteLater(); // it is still speaking
    if (!outcome) {
        m_token->drop();
        Q_EMIT finished(outcome.problem());
        return;
    }
    Q_EMIT finished(measuredRates(outcome.value().rates, subjectOf(outcome.value())));
    m_token->confirm();
}

} // namespace stormglass::ui
