// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/main_window.h"

#include "model/instruments.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/document.h"
#include "ui/shell/export_dialog.h"
#include "ui/shell/pages.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>

namespace stormglass::ui {

MainWindow::MainWindow(Document& document, QWidget* parent)
    : QMainWindow(parent)
    , m_document(document)
    , m_pages(new QStackedWidget)
    , m_command(new QLineEdit)
{
    setWindowTitle(tr("Stormglass"));
    setCentralWidget(m_pages);
    m_command->setObjectName(QStringLiteral("reproducedBy"));
    m_command->setReadOnly(true);
    m_command->setFrame(false);
    QPalette plain;
    plain.setColor(QPalette::Base, Qt::transparent);
    m_command->setPalette(plain);
    useTextSize(m_command, TextSize::Note);
    m_command->setAccessibleName(tr("Command line that reproduces these numbers"));
    statusBar()->addWidget(m_command, 1);
    addPages();
    addCommands();
    connect(m_pages, &QStackedWidget::currentChanged, this, &MainWindow::showStatus);
    constexpr int frame = 48; // a title bar and what a panel may take
    resize(QSize(1600, 900).boundedTo(screen()->availableSize() - QSize(0, frame)));
    showStatus();
}

InstrumentPage& MainWindow::currentPage() const
{
    return *static_cast<InstrumentPage*>(m_pages->currentWidget());
}

void MainWindow::addPages()
{
    for (const PageEntry& entry : pages()) {
        const std::string_view id = entry.instrument;
        auto* page = new InstrumentPage(*findInstrument(id), entry.charts());
        m_pages->addWidget(page);
        connect(page, &InstrumentPage::edited, this,
                [this, page, id](std::size_t row, double value, int gesture) {
                    if (const auto problem = m_document.edit(id, {row, value, gesture})) {
                        page->showMessage(*problem);
                    }
                });
        connect(&m_document, &Document::valuesChanged, page,
                [this, page, id](const QString& instrument) {
                    if (instrument == qtText(id)) {
                        page->showValues(m_document.values(id));
                        showStatus();
                    }
                });
        page->showValues(m_document.values(id));
    }
}

void MainWindow::addCommands()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    QAction* open = file->addAction(tr("Open &export…"), QKeySequence(tr("Ctrl+Shift+O")), this,
                                    &MainWindow::chooseExport);
    open->setToolTip(tr("Read message rates from an unzipped Slack export"));
    file->addSeparator();
    file->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_document.undoStack().createUndoAction(this, tr("&Undo"));
    QAction* redo = m_document.undoStack().createRedoAction(this, tr("&Redo"));
    undo->setShortcuts(QKeySequence::Undo);
    redo->setShortcuts(QKeySequence::Redo);
    edit->addActions({undo, redo});
    edit->addSeparator();
    QAction* copy = edit->addAction(tr("&Copy as command"), QKeySequence(tr("Ctrl+Shift+K")), this,
                                    &MainWindow::copyCommand);

    QMenu* view = menuBar()->addMenu(tr("&View"));
    auto* group = new QActionGroup(this);
    for (int page = 0; page < m_pages->count(); ++page) {
        const auto* widget = static_cast<InstrumentPage*>(m_pages->widget(page));
        QAction* show = view->addAction(qtText(widget->instrument().title),
                                        QKeySequence(QStringLiteral("Ctrl+%1").arg(page + 1)),
                                        m_pages, [this, page] { m_pages->setCurrentIndex(page); });
        show->setCheckable(true);
        show->setChecked(page == 0);
        group->addAction(show);
    }

    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&About Stormglass"), this, &MainWindow::showAbout);

    QToolBar* bar = addToolBar(tr("Commands"));
    bar->setObjectName(QStringLiteral("commands"));
    bar->setMovable(false);
    bar->addActions({open, copy, undo, redo}); // undo last: its text grows and shrinks
}

QString MainWindow::currentCommand() const
{
    const InstrumentEntry& instrument = currentPage().instrument();
    return qtText(instrument.commandLine(m_document.values(instrument.id)));
}

void MainWindow::showStatus()
{
    m_command->setText(tr("Reproduced by: %1").arg(currentCommand()));
    m_command->setCursorPosition(0);
}

void MainWindow::chooseExport()
{
    auto* dialog = new QFileDialog(this, tr("Open a Slack export"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setLabelText(QFileDialog::Accept, tr("Read"));
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openExport);
    dialog->open();
}

void MainWindow::openExport(const QString& folder)
{
    auto* dialog = new ExportDialog(folder, this);
    connect(dialog, &ExportDialog::refused, &currentPage(), &InstrumentPage::showMessage);
    connect(dialog, &ExportDialog::rateChosen, this, &MainWindow::useMeasuredRate);
    dialog->open();
}

void MainWindow::useMeasuredRate(double perMinute, const QString& name)
{
    const InstrumentEntry& instrument = currentPage().instrument();
    const auto row = instrument.rowMeasuredBy(Measurable::MessageRate);
    if (!row) {
        currentPage().showMessage({"", "this instrument takes no message rate", ""});
        return;
    }
    const ParameterInfo& parameter = instrument.parameters[*row];
    if (const auto problem = m_document.edit(instrument.id, {*row, perMinute})) {
        currentPage().showMessage(*problem);
        return;
    }
    currentPage().showNote(
        tr("%1 now comes from the export: %2, %3 a minute. That is a floor.")
            .arg(qtText(parameter.label), name, qtText(sampling::rateText(perMinute))));
}

void MainWindow::copyCommand() { QApplication::clipboard()->setText(currentCommand()); }

void MainWindow::showAbout()
{
    auto* box = new QMessageBox(
        QMessageBox::Information, tr("About Stormglass"),
        tr("Stormglass %1, a what-if explorer for retry storms.\n\nFree software under the GNU "
           "General Public License, version 3 or later. Built with Qt %2.")
            .arg(QStringLiteral(STORMGLASS_VERSION), QString::fromLatin1(qVersion())),
        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace stormglass::ui
