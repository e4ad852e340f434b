// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/export_dialog.h"

#include "model/sampling/export_folder.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/table_model.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QDir>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QVBoxLayout>

namespace stormglass::ui {

using sampling::MessageRates;

namespace {

QLabel* wrapped(const QString& text, TextSize size = TextSize::Body)
{
    auto* label = new QLabel(text);
    useTextSize(label, size);
    label->setTextFormat(Qt::PlainText); // channel names and paths are not ours
    label->setWordWrap(true);
    return label;
}

void addChannels(QVBoxLayout* layout, const MessageRates& rates)
{
    auto* view = new QTableView;
    view->setObjectName(QStringLiteral("channelTable"));
    view->setAccessibleName(QObject::tr("Rates per channel"));
    view->setModel(new TableModel(withoutEmptyColumns(sampling::channelTable(rates)), view));
    view->verticalHeader()->hide();
    view->setColumnHidden(0, true); // the id, which people do not know their channels by
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setTabKeyNavigation(false);
    view->resizeColumnsToContents();
    view->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(view, 1);
}

void addNotes(QVBoxLayout* layout, const MessageRates& rates)
{
    QStringList notes;
    for (const std::string& note : rates.notes) {
        notes << qtText(note) + u'.';
    }
    if (rates.partial) {
        notes.prepend(QObject::tr("Partial: something was left out."));
    }
    if (!notes.isEmpty()) {
        auto* label = wrapped(notes.join(u'\n'), TextSize::Note);
        label->setObjectName(QStringLiteral("exportNotes"));
        layout->addWidget(label);
    }
}

} // namespace

ExportDialog::ExportDialog(const QString& folder, QWidget* parent)
    : QDialog(parent)
    , m_progressPart(new QWidget)
    , m_progress(new QProgressBar)
    , m_choice(new QButtonGroup(this))
    , m_job([this](const Outcome<MessageRates>& outcome) { finish(outcome); })
{
    setWindowTitle(tr("Rates of %1").arg(QDir(folder).dirName()));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* stop = new QPushButton(tr("&Stop and keep what is read"));
    connect(stop, &QPushButton::clicked, this, [this] { m_job.stop(); });
    m_progress->setRange(0, 1000);
    auto* part = new QHBoxLayout(m_progressPart);
    part->addWidget(new QLabel(tr("Reading the export")));
    part->addWidget(m_progress, 1);
    part->addWidget(stop);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addWidget(m_progressPart);
    layout->addStretch();
    // At its final size from the start: a window that grows leaves the screen.
    resize(fontMetrics().averageCharWidth() * 140, fontMetrics().height() * 40);
    startReading(folder);
}

void ExportDialog::startReading(const QString& folder)
{
    using namespace std::chrono_literals;
    connect(&m_poll, &QTimer::timeout, this,
            [this] { m_progress->setValue(qRound(m_job.progress() * m_progress->maximum())); });
    m_poll.start(50ms);
    m_job.start([folder](const std::stop_token& stop, const Progress& progress) {
        return sampling::readExport(folder, stop, progress);
    });
}

void ExportDialog::finish(const Outcome<MessageRates>& outcome)
{
    m_poll.stop();
    if (!outcome) {
        Q_EMIT refused(outcome.problem());
        close();
        return;
    }
    m_progressPart->hide();
    showRates(outcome.value());
}

void ExportDialog::showRates(const MessageRates& rates)
{
    auto* body = qobject_cast<QVBoxLayout*>(layout());
    auto* heading = wrapped(tr("%1 messages, %2 channels, over %3")
                                .arg(rates.observed.count)
                                .arg(rates.channels.size())
                                .arg(qtText(durationText(rates.observed.spanSeconds, 4))),
                            TextSize::Title);
    heading->setObjectName(QStringLiteral("exportHeading"));
    body->addWidget(heading);
    addOffers(body, rates);
    addNotes(body, rates);
    body->addWidget(wrapped(qtText(sampling::whyAFloor())));
    addChannels(body, rates);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* use = buttons->addButton(tr("&Use this rate"), QDialogButtonBox::AcceptRole);
    use->setObjectName(QStringLiteral("useRate"));
    use->setEnabled(m_choice->checkedButton() != nullptr);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::chooseSelected);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    body->addWidget(buttons);
    use->setDefault(true);
    if (m_choice->checkedButton() != nullptr) {
        m_choice->checkedButton()->setFocus();
    }
}

void ExportDialog::addOffers(QVBoxLayout* layout, const MessageRates& rates)
{
    m_offers = {
        {tr("sum of the channels' means"),
         tr("what an app in all these channels receives on average while each is in use"),
         rates.sumPerMinute},
        {tr("busiest minute"), tr("the most messages within any 60 s: the load to survive"),
         static_cast<double>(rates.busiestMinute)},
        {tr("mean over everything"),
         tr("all messages over the whole span, which one quiet channel stretches"),
         rates.unionPerMinute},
    };
    for (std::size_t offer = 0; offer < m_offers.size(); ++offer) {
        auto* button =
            new QRadioButton(tr("%1/min: %2, %3")
                                 .arg(qtText(sampling::rateText(m_offers[offer].perMinute)),
                                      m_offers[offer].name, m_offers[offer].meaning));
        button->setEnabled(m_offers[offer].perMinute > 0.0);
        m_choice->addButton(button, static_cast<int>(offer));
        layout->addWidget(button);
    }
    checkFirstUsable(rates.sumIsThin ? std::vector{1, 0, 2} : std::vector{0, 1, 2});
}

void ExportDialog::checkFirstUsable(const std::vector<int>& order)
{
    for (const int offer : order) {
        if (m_choice->button(offer)->isEnabled()) {
            m_choice->button(offer)->setChecked(true);
            return;
        }
    }
}

void ExportDialog::chooseSelected()
{
    const Offer& offer = m_offers.at(static_cast<std::size_t>(m_choice->checkedId()));
    Q_EMIT rateChosen(offer.perMinute, offer.name);
    close();
}

} // namespace stormglass::ui
