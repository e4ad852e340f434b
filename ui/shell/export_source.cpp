// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/export_source.h"

#include "model/sampling/export_reader.h"
#include "ui/shell/settings.h"
#include "ui/widgets/look.h"

#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace stormglass::ui {

ExportSource::ExportSource(Settings& settings)
    : MeasureSource(QStringLiteral("export"), tr("Slack e&xport"))
    , m_settings(settings)
    , m_path(new QLineEdit(settings.exportFolder()))
    , m_reading(*this, tr("reading the export"),
                [this](const sampling::MessageRates& rates) { finish(rates); })
{
    addPage();
    connect(m_path, &QLineEdit::textChanged, this, &MeasureSource::changed);
}

void ExportSource::addPage()
{
    m_path->setObjectName(QStringLiteral("exportPath"));
    auto* label = new QLabel(tr("&Export:"));
    label->setBuddy(m_path);
    auto* folder = new QPushButton(tr("&Folder…"));
    auto* file = new QPushButton(tr("&Zip file…"));
    folder->setAutoDefault(false);
    file->setAutoDefault(false);
    connect(folder, &QPushButton::clicked, this, [this] { choose(QFileDialog::Directory); });
    connect(file, &QPushButton::clicked, this, [this] { choose(QFileDialog::ExistingFile); });
    auto* note = new QLabel(tr("The folder of an unzipped Slack export, or the zip file it came "
                               "in. Only times and kinds of messages are looked at."));
    useTextSize(note, TextSize::Note);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(12);
    grid->setColumnStretch(1, 1);
    grid->addWidget(label, 0, 0);
    grid->addWidget(m_path, 0, 1);
    grid->addWidget(folder, 0, 2);
    grid->addWidget(file, 0, 3);
    grid->addWidget(note, 1, 0, 1, 4);
}

void ExportSource::choose(QFileDialog::FileMode mode)
{
    auto* dialog = new QFileDialog(this, tr("Choose a Slack export"), m_path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    dialog->setOption(QFileDialog::ShowDirsOnly, mode == QFileDialog::Directory);
    dialog->setNameFilters({tr("Zip files (*.zip)"), tr("All files (*)")});
    dialog->setLabelText(QFileDialog::Accept, tr("Choose"));
    connect(dialog, &QFileDialog::fileSelected, m_path, &QLineEdit::setText);
    dialog->open();
}

void ExportSource::focusFirst()
{
    m_path->setFocus();
    m_path->selectAll();
}

void ExportSource::start()
{
    m_measured = m_path->text().trimmed();
    if (m_measured.isEmpty()) {
        Q_EMIT finished(Problem{"export", "none is given", "choose its folder or its zip file"});
        return;
    }
    m_reading.start([path = m_measured](const std::stop_token& stop, const Progress& progress) {
        return sampling::readExport(path, stop, progress);
    });
}

void ExportSource::cancel() { m_reading.stop(); }

void ExportSource::finish(const sampling::MessageRates& rates)
{
    m_settings.setExportFolder(m_measured);
    const QString name = QDir(m_measured).dirName().simplified();
    const std::size_t channels = rates.channels.size();
    const QString subject = channels == 1
                                ? tr("export %1, 1 channel").arg(name)
                                : tr("export %1, %2 channels").arg(name, QString::number(channels));
    Q_EMIT finished(measuredRates(rates, subject));
}

} // namespace stormglass::ui
