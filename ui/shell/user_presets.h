// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"
#include "ui/widgets/preset_choice.h"

#include <QObject>

#include <optional>

namespace stormglass {
struct InstrumentEntry;
}

namespace stormglass::ui {

class Document;
class InstrumentPage;
class Settings;

/// The presets people keep themselves: saved under a name, taken and removed on a page.
class UserPresets : public QObject {
    Q_OBJECT

public:
    /// All must outlive it.
    UserPresets(Document& document, Settings& settings, QObject* parent);

    /// Serves a page from now on.
    void serve(InstrumentPage& page);

    /// Keeps an instrument's present values under a title, replacing one's own of the same title.
    /// Gives the problem where the title is empty or a built-in preset's.
    std::optional<Problem> save(InstrumentPage& page, const QString& title);

private:
    void take(InstrumentPage& page, const PresetChoice& preset);
    void askForTitle(InstrumentPage& page, const QString& title, const QString& why);
    void remove(InstrumentPage& page, const QString& title);

    Document& m_document;
    Settings& m_settings;
};

} // namespace stormglass::ui
