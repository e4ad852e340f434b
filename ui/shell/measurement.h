// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/measured.h"
#include "ui/shell/token_store.h"
#include "ui/shell/workspace_source.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>

class QWidget;

namespace stormglass {
struct InstrumentEntry;
}

namespace stormglass::ui {

class Document;
class MeasureDialog;
class Settings;

/// What a measurement meets outside of the program.
struct MeasureSurroundings {
    SlackPlace slack;
    std::shared_ptr<TokenStore> tokens;
    std::function<QDate()> today;
};

/// Slack itself, the desktop's keyring, today's date.
[[nodiscard]] MeasureSurroundings systemSurroundings();

/// Takes measured figures to the parameters of the instrument that is shown.
class Measurement : public QObject {
    Q_OBJECT

public:
    using Shown = std::function<const InstrumentEntry&()>;

    /// The dialog opens over `window`; window, document and settings must outlive the measurement.
    /// `shown` gives the instrument that takes a figure.
    Measurement(QWidget& window, Document& document, Settings& settings, Shown shown,
                MeasureSurroundings surroundings = systemSurroundings());

    /// Another instrument is shown.
    void followInstrument();

    /// Opens the Measure dialog at the source chosen last, or brings the open one forward.
    void open();

private:
    struct Found {
        Measured measured;
        QDate day;
    };

    [[nodiscard]] MeasureDialog* makeDialog();
    [[nodiscard]] QString sliderOf(Measurable kind) const;
    void apply(const MeasuredFigure& figure, const QString& source);

    QWidget& m_window;
    Document& m_document;
    Settings& m_settings;
    Shown m_shown;
    MeasureSurroundings m_surroundings;
    QPointer<MeasureDialog> m_dialog;
    std::map<QString, Found> m_found; ///< last, by the source's key
};

} // namespace stormglass::ui
