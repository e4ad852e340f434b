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

using namespace std::chrono_literals;

ExportSource::ExportSource(Settings& settings)
    : MeasureSource(QStringLiteral("export"), tr("Slack e&xport"))
    , m_settings(settings)
    , m_path(new QLineEdit(settings.exportFolder()))
    , m_job([this](const Outcome<sampling::MessageRates>& outcome) { finish(outcome); })
{
    addPage();
    connect(&m_poll, &QTimer::timeout, this, &ExportSource::tell);
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
    m_reading = m_path->text().trimmed();
    if (m_reading.isEmpty()) {
        Q_EMIT finished(Problem{"export", "none is given", "choose its folder or its zip file"});
        return;
    }
    m_since.start();
    m_poll.start(50ms);
    m_job.start([path = m_reading](const std::stop_token& stop, const Progress& progress) {
        return sampling::readExport(path, stop, progress);
    });
    tell();
}

void ExportSource::cancel() { m_job.stop(); }

void ExportSource::tell()
{
    Q_EMIT progressed(readingProgress(tr("reading the export"), m_job.progress(),
                                      std::chrono::nanoseconds(m_since.nsecsElapsed())));
}

void ExportSource::finish(const Outcome<sampling::MessageRates>& outcome)
{
    m_poll.stop();
    if (!outcome) {
        Q_EMIT finished(outcome.problem());
        return;
    }
    m_settings.setExportFolder(m_reading);
    const QString name = QDir(m_reading).dirName().simplified();
    const std::size_t channels = outcome.value().channels.size();
    const QString subject = channels == 1
                                ? tr("export %1, 1 channel").arg(name)
                                : tr("export %1, %2 channels").arg(name, QString::number(channels));
    Q_EMIT finished(measuredRates(outcome.value(), subject));
}

} // namespace stormglass::ui
