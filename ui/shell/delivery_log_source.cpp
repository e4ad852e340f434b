// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/delivery_log_source.h"

#include "model/sampling/delivery_log_file.h"
#include "ui/charts/chart_table.h"
#include "ui/shell/log_column_choice.h"
#include "ui/shell/measured_deliveries.h"
#include "ui/shell/settings.h"
#include "ui/widgets/look.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace stormglass::ui {

using sampling::LogColumn;
using sampling::LogColumns;

namespace {

constexpr int previewedRows = 5;

} // namespace

DeliveryLogSource::DeliveryLogSource(Settings& settings)
    : MeasureSource(QStringLiteral("log"), tr("&Delivery log"))
    , m_settings(settings)
    , m_path(new QLineEdit(settings.deliveryLog()))
    , m_columns(new LogColumnChoice)
    , m_rowsTitle(new QLabel(tr("Its first rows:")))
    , m_rows(new ChartTable)
    , m_preview([this](const Outcome<sampling::LogPreview>& outcome) { showPreview(outcome); })
    , m_reading(*this, tr("reading the log"),
                [this](const sampling::DeliveryLog& log) { finish(log); })
{
    addPage();
    m_path->installEventFilter(this);
    connect(m_path, &QLineEdit::textChanged, this, [this] {
        if (path() != m_previewed) {
            hidePreview(); // it is another log's
        }
        Q_EMIT changed();
    });
    connect(m_path, &QLineEdit::editingFinished, this, [this] {
        if (path() != m_previewed) {
            preview();
        }
    });
    connect(m_columns, &LogColumnChoice::changed, this, [this] {
        Q_EMIT changed();
        preview();
    });
}

void DeliveryLogSource::addPage()
{
    m_path->setObjectName(QStringLiteral("logPath"));
    m_rows->setObjectName(QStringLiteral("logRows"));
    m_rows->growWithRows(previewedRows);
    hidePreview();
    auto* label = new QLabel(tr("&Log:"));
    label->setBuddy(m_path);
    auto* file = new QPushButton(tr("&File…"));
    file->setAutoDefault(false);
    connect(file, &QPushButton::clicked, this, &DeliveryLogSource::choose);
    auto* note = new QLabel(
        tr("One line for each delivery of an event to your app, NDJSON or CSV, with its time; "
           "event id, retry number, status, duration and API calls where it has them."));
    useTextSize(note, TextSize::Note);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setWordWrap(true);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(12);
    grid->setColumnStretch(1, 1);
    grid->addWidget(label, 0, 0);
    grid->addWidget(m_path, 0, 1);
    grid->addWidget(file, 0, 2);
    grid->addWidget(note, 1, 0, 1, 3);
    grid->addWidget(m_columns, 2, 0, 1, 3);
    grid->addWidget(m_rowsTitle, 3, 0, 1, 3);
    grid->addWidget(m_rows, 4, 0, 1, 3);
}

QString DeliveryLogSource::path() const { return m_path->text().trimmed(); }

void DeliveryLogSource::choose()
{
    auto* dialog = new QFileDialog(this, tr("Choose a delivery log"), m_path->text());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setLabelText(QFileDialog::Accept, tr("Choose"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& chosen) {
        m_path->setText(chosen);
        preview();
    });
    dialog->open();
}

void DeliveryLogSource::focusFirst()
{
    m_path->setFocus();
    m_path->selectAll();
}

void DeliveryLogSource::showEvent(QShowEvent* event)
{
    MeasureSource::showEvent(event);
    if (path() != m_previewed) {
        preview();
    }
}

bool DeliveryLogSource::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_path && event->type() == QEvent::KeyPress && path() != m_previewed &&
        !path().isEmpty()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            preview();
            return true;
        }
    }
    return MeasureSource::eventFilter(watched, event);
}

void DeliveryLogSource::preview()
{
    m_previewed = path();
    m_lacksTime = false;
    const auto columns = LogColumns::mapped(m_columns->assignments());
    if (!columns) {
        Q_EMIT refused(columns.problem());
    } else if (m_previewed.isEmpty()) {
        hidePreview();
    } else {
        previewFile(columns.value());
    }
}

void DeliveryLogSource::previewFile(const LogColumns& columns)
{
    const QFileInfo file(m_previewed);
    if (file.exists() && !file.isFile() && !file.isDir()) { // what is read from a pipe is gone
        hidePreview();
        m_columns->forget();
        Q_EMIT said(tr("This is no plain file: it can be read only once, so there is no preview of "
                       "it, and its columns must have their usual names."));
        return;
    }
    m_preview.start(
        [path = m_previewed, columns](const std::stop_token& stop, const Progress& /*progress*/) {
            return sampling::previewDeliveryLog(path, columns, previewedRows, stop);
        });
}

void DeliveryLogSource::hidePreview()
{
    for (QWidget* part : {static_cast<QWidget*>(m_columns), static_cast<QWidget*>(m_rowsTitle),
                          static_cast<QWidget*>(m_rows)}) {
        part->hide();
    }
}

void DeliveryLogSource::showPreview(const Outcome<sampling::LogPreview>& outcome)
{
    if (m_preview.isRunning() || path() != m_previewed) { // of another path, or other columns
        return;
    }
    if (!outcome) {
        hidePreview();
        m_columns->forget();
        if (std::exchange(m_waiting, false)) {
            Q_EMIT finished(outcome.problem());
        } else {
            Q_EMIT refused(outcome.problem());
        }
        return;
    }
    if (m_columns->showNames(outcome.value())) {
        preview();
        return;
    }
    m_lacksTime = outcome.value().names.at(static_cast<std::size_t>(LogColumn::Time)).empty();
    m_rows->setTable(outcome.value().rows);
    m_rows->setAccessibleName(tr("First rows of the log"));
    for (QWidget* part : {static_cast<QWidget*>(m_columns), static_cast<QWidget*>(m_rowsTitle),
                          static_cast<QWidget*>(m_rows)}) {
        part->show();
    }
    if (std::exchange(m_waiting, false)) {
        read();
    }
}

void DeliveryLogSource::start()
{
    if (path().isEmpty()) {
        Q_EMIT finished(Problem{"log", "none is given", "choose a file"});
        return;
    }
    if (path() != m_previewed) {
        preview();
    }
    // Names that were chosen for another log are dropped first.
    m_waiting = m_preview.isRunning();
    if (m_waiting) {
        Q_EMIT progressed({.doing = tr("looking at the first rows")});
    } else {
        read();
    }
}

void DeliveryLogSource::read()
{
    m_measured = path();
    const auto columns = LogColumns::mapped(m_columns->assignments());
    if (!columns) {
        Q_EMIT finished(columns.problem());
        return;
    }
    if (m_lacksTime) {
        Q_EMIT finished(Problem{"log", "none of its columns is known to hold the time",
                                "choose the one that does under Time"});
        return;
    }
    m_reading.start([path = m_measured, columns = columns.value()](const std::stop_token& stop,
                                                                   const Progress& progress) {
        return sampling::readDeliveryLog(path, columns, stop, progress);
    });
}

void DeliveryLogSource::cancel()
{
    if (std::exchange(m_waiting, false)) {
        Q_EMIT finished(Problem{"log", "its first rows were not waited for", "measure again"});
        return;
    }
    m_reading.stop();
}
void DeliveryLogSource::finish(const sampling::DeliveryLog& log)
{
    m_settings.setDeliveryLog(m_measured);
    const QString name = QFileInfo(m_measured).fileName().simplified();
    const std::int64_t events = log.figures.events;
    const QString subject = events == 1
                                ? tr("log %1, 1 event").arg(name)
                                : tr("log %1, %2 events").arg(name, QString::number(events));
    Q_EMIT finished(measuredDeliveries(log, subject));
}

} // namespace stormglass::ui
