// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"

#include <QObject>
#include <QString>

class QWidget;

namespace stormglass {
struct InstrumentEntry;
}

namespace stormglass::ui {

class Document;
class Settings;

/// Takes a message rate from a Slack export to an instrument's parameter: folder, rates, choice.
class ExportMeasurement : public QObject {
    Q_OBJECT

public:
    /// Dialogs open over `window`; all three must outlive the measurement.
    ExportMeasurement(QWidget& window, Document& document, Settings& settings);

    /// Asks for a folder, beginning at the last one, and reads it for that instrument.
    void choose(const InstrumentEntry& instrument);

    /// Reads an export in the background and offers its rates.
    void open(const QString& folder, const InstrumentEntry& instrument);

Q_SIGNALS:
    /// It could not be read, or holds nothing the instrument takes.
    void refused(const stormglass::Problem& problem);

    /// A rate was taken; what to know of it.
    void taken(const QString& sentence);

private:
    void use(double perMinute, const QString& name, const QString& folder,
             const InstrumentEntry& instrument);

    QWidget& m_window;
    Document& m_document;
    Settings& m_settings;
};

} // namespace stormglass::ui
