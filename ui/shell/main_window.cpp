// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/main_window.h"

#include "model/instruments.h"
#include "ui/instruments/instrument_page.h"
#include "ui/shell/appearance.h"
#include "ui/shell/appearance_menu.h"
#include "ui/shell/chart_commands.h"
#include "ui/shell/document.h"
#include "ui/shell/first_run_hint.h"
#include "ui/shell/focus_areas.h"
#include "ui/shell/measurement.h"
#include "ui/shell/metrics_commands.h"
#include "ui/shell/metrics_overlay.h"
#include "ui/shell/navigation_bar.h"
#include "ui/shell/pages.h"
#include "ui/shell/settings.h"
#include "ui/shell/tool_bar.h"
#include "ui/shell/user_presets.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/tab_order.h"
#include "ui/widgets/work_indicator.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace stormglass::ui {

namespace {

constexpr int doneMessage = 3000; // ms that a word of what was done stays

} // namespace

MainWindow::MainWindow(Document& document, Settings& settings, Appearance& appearance,
                       QWidget* parent)
    : QMainWindow(parent)
    , m_document(document)
    , m_settings(settings)
    , m_appearance(appearance)
    , m_measurement(new Measurement(
          *this, document, settings,
          [this]() -> const InstrumentEntry& { return currentPage().instrument(); }))
    , m_presets(new UserPresets(document, settings, this))
    , m_toolBar(new ToolBar)
    , m_navigation(new NavigationBar)
    , m_hint(new FirstRunHint)
    , m_pages(new QStackedWidget)
    , m_command(new QLineEdit)
    , m_work(new WorkIndicator)
{
    setWindowTitle(tr("Stormglass"));
    addCentre();
    addStatus();
    addPages();
    addCommands();
    addHint();
    orderTabs();
    restorePlace();
    showPage(0);
}

InstrumentPage& MainWindow::currentPage() const
{
    return *static_cast<InstrumentPage*>(m_pages->currentWidget());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ThemeChange) {
        m_appearance.systemPaletteChanged();
    }
    return QMainWindow::event(event);
}

void MainWindow::addCentre()
{
    auto* beside = new QVBoxLayout;
    beside->setSpacing(0);
    m_pages->layout()->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(m_hint);
    beside->addWidget(m_pages, 1);
    auto* centre = new QWidget;
    auto* layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_navigation);
    layout->addLayout(beside, 1);
    setCentralWidget(centre);
    connect(m_navigation, &NavigationBar::picked, this, &MainWindow::showPage);
}

void MainWindow::addPages()
{
    for (const PageEntry& entry : pages()) {
        addPage(new InstrumentPage(*findInstrument(entry.instrument), entry.charts()));
    }
    connect(&m_document, &Document::valuesChanged, this, &MainWindow::showInstrument);
}

void MainWindow::addPage(InstrumentPage* page)
{
    const InstrumentEntry& instrument = page->instrument();
    m_pages->addWidget(page);
    m_navigation->addInstrument(instrument);
    m_presets->serve(*page);
    connect(page, &InstrumentPage::edited, this,
            [this, page](std::size_t row, const Value& value, int gesture) {
                if (const auto problem =
                        m_document.edit(page->instrument().id, {row, value, gesture})) {
                    page->showMessage(*problem);
                }
            });
    connect(page, &InstrumentPage::editedBoth, this,
            [this, page](std::size_t row, const Value& value, std::size_t otherRow,
                         const Value& other, int gesture) {
                if (const auto problem = m_document.editBoth(
                        page->instrument().id, {row, value, gesture}, {otherRow, other, gesture})) {
                    page->showMessage(*problem);
                }
            });
    connect(page, &InstrumentPage::measureAsked, m_measurement, &Measurement::open);
}

// The indicator speaks of the page that is shown.
void MainWindow::watchWork(InstrumentPage& page)
{
    m_work->finish();
    for (const QMetaObject::Connection& watched : m_watched) {
        disconnect(watched);
    }
    m_watched = {
        connect(&page, &InstrumentPage::workStarted, m_work, &WorkIndicator::start),
        connect(&page, &InstrumentPage::workProgressed, m_work, &WorkIndicator::showProgress),
        connect(&page, &InstrumentPage::updated, m_work, &WorkIndicator::finish),
    };
    if (!page.isUpToDate()) {
        m_work->start();
    }
}

void MainWindow::addStatus()
{
    m_command->setObjectName(QStringLiteral("reproducedBy"));
    m_command->setReadOnly(true);
    m_command->setFrame(false);
    m_command->setTextMargins(8, 0, 0, 0);
    QPalette plain;
    plain.setColor(QPalette::Base, Qt::transparent);
    m_command->setPalette(plain);
    useTextSize(m_command, TextSize::Note);
    m_command->setAccessibleName(tr("Command line that reproduces these numbers"));
    statusBar()->addWidget(m_command, 1);
    statusBar()->addPermanentWidget(m_work);
    connect(m_work, &WorkIndicator::cancelAsked, this, [this] { currentPage().stopWork(); });
}

void MainWindow::addCommands()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    QAction* measure = file->addAction(tr("&Measure…"), QKeySequence(tr("Ctrl+Shift+O")),
                                       m_measurement, &Measurement::open);
    measure->setToolTip(tr("Measure a Slack workspace, a Slack export or a delivery log"));
    addMetrics(*file);
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
    copy->setToolTip(tr("Copy the command line that reproduces these numbers"));
    edit->addAction(tr("Reset &all parameters"), this, [this] {
        const InstrumentEntry& instrument = currentPage().instrument();
        m_document.setAll(instrument.id, instrument.initial, tr("Reset all parameters"));
    });
    addViewMenu();
    addChartCommands(
        *menuBar()->addMenu(tr("&Chart")), [this]() -> InstrumentPage& { return currentPage(); },
        [this](const QString& done) { statusBar()->showMessage(done, doneMessage); });
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&First steps"), m_hint, &FirstRunHint::begin);
    help->addAction(tr("&About Stormglass"), this, &MainWindow::showAbout);
    constexpr int undoCharacters = 44;
    addToolBar(m_toolBar);
    m_toolBar->addCommand(measure, QStringLiteral("measure"));
    m_toolBar->addCommand(copy, QStringLiteral("copy"));
    m_toolBar->addChangingCommand(undo, QStringLiteral("undo"), undoCharacters, Qt::AlignRight);
    m_toolBar->addChangingCommand(redo, QStringLiteral("redo"), undoCharacters, Qt::AlignLeft);
}

// Metrics stand beside the retry chain's run.
void MainWindow::addMetrics(QMenu& file)
{
    for (int index = 0; index < m_pages->count(); ++index) {
        auto* page = static_cast<InstrumentPage*>(m_pages->widget(index));
        if (!MetricsOverlay::canBeOn(*page)) {
            continue;
        }
        auto* metrics = new MetricsOverlay(m_document, *page, m_settings);
        file.addSeparator();
        addMetricsCommands(file, *metrics, [this, index] { showPage(index); });
        connect(metrics, &MetricsOverlay::readingStarted, m_work, &WorkIndicator::start);
        connect(metrics, &MetricsOverlay::readingProgressed, m_work, &WorkIndicator::showProgress);
        connect(metrics, &MetricsOverlay::readingEnded, m_work, &WorkIndicator::finish);
        connect(m_work, &WorkIndicator::cancelAsked, metrics, &MetricsOverlay::stop);
    }
}

void MainWindow::addViewMenu()
{
    QMenu* view = menuBar()->addMenu(tr("&View"));
    auto* group = new QActionGroup(this);
    for (int page = 0; page < m_pages->count(); ++page) {
        const auto* widget = static_cast<InstrumentPage*>(m_pages->widget(page));
        QAction* show = view->addAction(qtText(widget->instrument().title),
                                        QKeySequence(QStringLiteral("Ctrl+%1").arg(page + 1)), this,
                                        [this, page] { showPage(page); });
        show->setCheckable(true);
        group->addAction(show);
        connect(m_pages, &QStackedWidget::currentChanged, show,
                [show, page](int current) { show->setChecked(current == page); });
        show->setChecked(page == m_pages->currentIndex());
    }
    view->addSeparator();
    view->addAction(tr("Next &part of the window"), QKeySequence(Qt::Key_F6), this,
                    [this] { focusNextArea(areas(), Direction::Forward); });
    view->addAction(tr("&Previous part of the window"), QKeySequence(Qt::SHIFT | Qt::Key_F6), this,
                    [this] { focusNextArea(areas(), Direction::Backward); });
    view->addSeparator();
    addAppearance(*view, m_appearance, m_settings);
}

void MainWindow::addHint()
{
    m_hint->setVisible(!m_settings.hintDismissed());
    connect(m_hint, &FirstRunHint::dismissed, this, [this] {
        m_settings.setHintDismissed();
        currentPage().focusInputs();
        m_hint->hide();
    });
}

void MainWindow::restorePlace()
{
    constexpr int frame = 48; // a title bar and what a panel may take
    if (!restoreGeometry(m_settings.geometry())) {
        resize(QSize(1600, 900).boundedTo(screen()->availableSize() - QSize(0, frame)));
    }
}

void MainWindow::showPage(int index)
{
    m_pages->setCurrentIndex(index);
    m_navigation->setCurrent(index);
    watchWork(currentPage());
    m_measurement->followInstrument();
    showInstrument(qtText(currentPage().instrument().id));
}

// Undo of another instrument's change brings its page: what changes is seen to change.
void MainWindow::showInstrument(const QString& instrument)
{
    for (int index = 0; index < m_pages->count(); ++index) {
        if (m_pages->widget(index)->objectName() == instrument &&
            index != m_pages->currentIndex()) {
            showPage(index);
            return;
        }
    }
    const std::string_view id = currentPage().instrument().id;
    currentPage().showState(m_document.values(id), m_document.sources(id));
    m_command->setText(tr("Reproduced by: %1").arg(currentCommand()));
    m_command->setToolTip(m_command->text());
    m_command->setCursorPosition(0);
}

QString MainWindow::currentCommand() const
{
    const InstrumentEntry& instrument = currentPage().instrument();
    return qtText(instrument.commandLine(m_document.values(instrument.id)));
}

// As the areas lie; the pages take turns.
void MainWindow::orderTabs()
{
    std::vector<QWidget*> parts{m_toolBar, m_navigation, m_hint};
    for (int page = 0; page < m_pages->count(); ++page) {
        parts.push_back(m_pages->widget(page));
    }
    parts.push_back(statusBar());
    chainTabs(parts);
}

std::vector<QWidget*> MainWindow::areas() const
{
    std::vector<QWidget*> all{m_toolBar, m_navigation, m_hint};
    const std::vector<QWidget*> page = currentPage().areas();
    all.insert(all.end(), page.begin(), page.end());
    all.push_back(statusBar());
    return all;
}

void MainWindow::copyCommand()
{
    QApplication::clipboard()->setText(currentCommand());
    statusBar()->showMessage(tr("The command is copied."), doneMessage);
}

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
