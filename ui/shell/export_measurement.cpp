// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/export_measurement.h"

#include "model/core/instrument.h"
#include "ui/shell/document.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/settings.h"
#include "ui/widgets/qt_text.h"

#include <QDir>
#include <QFileDialog>

namespace stormglass::ui {

ExportMeasurement::ExportMeasurement(QWidget& window, Document& document, Settings& settings)
    : QObject(&window)
    , m_window(window)
    , m_document(document)
    , m_settings(settings)
{
}

void ExportMeasurement::choose(const InstrumentEntry& instrument)
{
    auto* dialog = new QFileDialog(&m_window, tr("Open a Slack export"), m_settings.exportFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setLabelText(QFileDialog::Accept, tr("Read"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, &instrument](const QString& folder) { open(folder, instrument); });
    dialog->open();
}

void ExportMeasurement::open(const QString& folder, const InstrumentEntry& instrument)
{
    auto* dialog = new ExportDialog(folder, &m_window);
    connect(dialog, &ExportDialog::refused, this, &ExportMeasurement::refused);
    connect(dialog, &ExportDialog::rateChosen, this,
            [this, folder, &instrument](double perMinute, const QString& name) {
                use(perMinute, name, folder, instrument);
            });
    dialog->open();
}

void ExportMeasurement::use(double perMinute, const QString& name, const QString& folder,
                            const InstrumentEntry& instrument)
{
    const auto row = instrument.rowMeasuredBy(Measurable::MessageRate);
    if (!row) {
        Q_EMIT refused({std::string(instrument.title), "it takes no message rate",
                        "take the rate to an instrument that has events"});
        return;
    }
    m_settings.setExportFolder(folder);
    const QString source = tr("export %1, %2").arg(QDir(folder).dirName(), name);
    if (const auto problem = m_document.edit(instrument.id, {*row, perMinute, 0, source})) {
        Q_EMIT refused(*problem);
        return;
    }
    Q_EMIT taken(tr("%1 now comes from the export: %2, %3 a minute. That is a floor.")
                     .arg(qtText(instrument.parameters[*row].label), name,
                          qtText(sampling::rateText(perMinute))));
}

} // namespace stormglass::ui
