// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measurement.h"

#include "model/core/instrument.h"
#include "ui/shell/delivery_log_source.h"
#include "ui/shell/document.h"
#include "ui/shell/export_source.h"
#include "ui/shell/keyring_token_store.h"
#include "ui/shell/measure_dialog.h"
#include "ui/shell/settings.h"
#include "ui/widgets/qt_text.h"

namespace stormglass::ui {

MeasureSurroundings systemSurroundings()
{
    return {
        .slack = {}, .tokens = std::make_shared<KeyringTokenStore>(), .today = &QDate::currentDate};
}

Measurement::Measurement(QWidget& window, Document& document, Settings& settings, Shown shown,
                         MeasureSurroundings surroundings)
    : QObject(&window)
    , m_window(window)
    , m_document(document)
    , m_settings(settings)
    , m_shown(std::move(shown))
    , m_surroundings(std::move(surroundings))
{
}

void Measurement::open()
{
    if (m_dialog == nullptr) {
        m_dialog = makeDialog();
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

MeasureDialog* Measurement::makeDialog()
{
    const std::vector<MeasureSource*> sources{
        new WorkspaceSource(*m_surroundings.tokens, m_settings, m_surroundings.slack),
        new ExportSource(m_settings),
        new DeliveryLogSource(m_settings),
    };
    auto* dialog = new MeasureDialog(
        sources, m_settings.measureSource(), m_surroundings.today,
        [this](Measurable kind) { return sliderOf(kind); }, &m_window);
    connect(dialog, &MeasureDialog::sourceChosen, this,
            [this](const QString& key) { m_settings.setMeasureSource(key); });
    for (const auto& [key, found] : m_found) {
        dialog->showFound(key, found.measured, found.day);
    }
    connect(dialog, &MeasureDialog::found, this,
            [this](const QString& key, const Measured& measured, QDate day) {
                m_found[key] = {measured, day};
            });
    connect(dialog, &MeasureDialog::applyAsked, this, &Measurement::apply);
    return dialog;
}

void Measurement::followInstrument()
{
    if (m_dialog != nullptr) {
        m_dialog->nameSliders();
    }
}

QString Measurement::sliderOf(Measurable kind) const
{
    const InstrumentEntry& instrument = m_shown();
    const auto row = instrument.rowMeasuredBy(kind);
    return row ? qtText(instrument.parameters[*row].label) : QString();
}

void Measurement::apply(const MeasuredFigure& figure, const QString& source)
{
    const InstrumentEntry& instrument = m_shown();
    const auto row = instrument.rowMeasuredBy(figure.measurable);
    if (!row) {
        m_dialog->say(tr("%1 has no slider for this figure; go to an instrument that has one.")
                          .arg(qtText(instrument.title)),
                      Tone::Caution);
        return;
    }
    if (const auto problem = m_document.edit(instrument.id, {*row, figure.value, 0, source})) {
        m_dialog->say(qtText(problem->sentence()), Tone::Failing);
        return;
    }
    const ParameterInfo& parameter = instrument.parameters[*row];
    m_dialog->say(tr("%1: set to %2, from %3.").arg(qtText(parameter.label), figure.text, source),
                  Tone::Calm);
}

} // namespace stormglass::ui
