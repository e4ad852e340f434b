// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/user_presets.h"

#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/settings.h"
#include "ui/widgets/qt_text.h"

#include <QInputDialog>

#include <algorithm>

namespace stormglass::ui {

UserPresets::UserPresets(Document& document, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_settings(settings)
{
}

void UserPresets::serve(InstrumentPage& page)
{
    connect(&page, &InstrumentPage::presetChosen, this,
            [this, &page](const PresetChoice& preset) { take(page, preset); });
    connect(&page, &InstrumentPage::presetSaveAsked, this,
            [this, &page] { askForTitle(page, {}, {}); });
    connect(&page, &InstrumentPage::presetRemoveAsked, this,
            [this, &page](const QString& title) { remove(page, title); });
    page.setUserPresets(m_settings.presets(page.instrument()));
}

std::optional<Problem> UserPresets::save(InstrumentPage& page, const QString& title)
{
    const InstrumentEntry& instrument = page.instrument();
    const QString name = title.simplified();
    if (name.isEmpty()) {
        return Problem{"The preset", "it has no name", "give it one"};
    }
    if (std::ranges::any_of(instrument.presets, [&](const PresetEntry& preset) {
            return qtText(preset.title).compare(name, Qt::CaseInsensitive) == 0;
        })) {
        return Problem{name.toStdString(), "a built-in preset has that name", "give it another"};
    }
    m_settings.savePreset(instrument, name, m_document.values(instrument.id));
    page.setUserPresets(m_settings.presets(instrument));
    return std::nullopt;
}

void UserPresets::take(InstrumentPage& page, const PresetChoice& preset)
{
    if (const auto problem =
            m_document.setAll(page.instrument().id, preset.values,
                              tr("Preset %1").arg(withoutMnemonic(preset.title)))) {
        page.showMessage(*problem);
    }
}

void UserPresets::askForTitle(InstrumentPage& page, const QString& title, const QString& why)
{
    constexpr int characters = 60;
    auto* dialog = new QInputDialog(&page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save as preset"));
    dialog->setLabelText(why.isEmpty() ? tr("Name of the preset:") : why);
    dialog->setTextValue(title);
    dialog->setMinimumWidth(dialog->fontMetrics().averageCharWidth() * characters);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, &page](const QString& typed) {
        if (const auto problem = save(page, typed)) {
            askForTitle(page, typed, qtText(problem->sentence()) + u'.');
        }
    });
    dialog->open();
}

void UserPresets::remove(InstrumentPage& page, const QString& title)
{
    m_settings.removePreset(page.instrument(), title);
    page.setUserPresets(m_settings.presets(page.instrument()));
    page.showNote(tr("Preset %1 is removed.").arg(title));
}

} // namespace stormglass::ui
