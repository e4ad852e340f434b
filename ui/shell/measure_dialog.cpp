// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measure_dialog.h"

#include "ui/shell/measure_progress_bar.h"
#include "ui/shell/measure_result.h"
#include "ui/shell/measure_source.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/primary_button.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/scrolled_column.h"
#include "ui/widgets/tab_order.h"

#include <QButtonGroup>
#include <QKeyEvent>
#include <QRadioButton>
#include <QScreen>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace stormglass::ui {

MeasureDialog::MeasureDialog(std::vector<MeasureSource*> sources, const QString& key, Today today,
                             QWidget* parent)
    : QDialog(parent)
    , m_today(std::move(today))
    , m_sources(std::move(sources))
    , m_choice(new QButtonGroup(this))
    , m_choices(new QWidget)
    , m_body(new ScrolledColumn)
    , m_message(new MessageBar)
    , m_progress(new MeasureProgressBar)
    , m_measure(new PrimaryButton)
    , m_close(new QPushButton)
{
    setObjectName(QStringLiteral("measureDialog"));
    setWindowTitle(tr("Measure"));
    setAttribute(Qt::WA_DeleteOnClose); // and what was typed goes with it
    new FlowLayout(24, 8, m_choices);
    m_body->column()->setSpacing(24);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    layout->addWidget(m_choices);
    layout->addWidget(m_body, 1);
    layout->addWidget(m_message);
    layout->addWidget(m_progress);
    addButtons();
    for (MeasureSource* source : m_sources) {
        addSource(source);
    }
    m_body->column()->addStretch();
    connect(m_progress, &MeasureProgressBar::cancelAsked, this,
            [this] { m_sources[m_current]->cancel(); });
    orderTabs();
    for (std::size_t place = 0; place < m_sources.size(); ++place) {
        if (place == 0 || m_sources[place]->key() == key) {
            chooseSource(place);
        }
    }
    // At its final size from the start: a window that grows leaves the screen.
    resize(QSize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 46)
               .boundedTo(screen()->availableSize() * 9 / 10));
    m_sources[m_current]->focusFirst();
}

void MeasureDialog::addSource(MeasureSource* source)
{
    const auto place = static_cast<std::size_t>(m_choice->buttons().size());
    auto* button = new QRadioButton(source->title());
    m_choice->addButton(button, static_cast<int>(place));
    m_choices->layout()->addWidget(button);
    m_body->column()->addWidget(source);
    connect(button, &QRadioButton::clicked, this, [this, place] {
        chooseSource(place);
        Q_EMIT sourceChosen(m_sources[place]->key());
    });
    connect(source, &MeasureSource::progressed, m_progress, &MeasureProgressBar::showProgress);
    connect(source, &MeasureSource::finished, this, &MeasureDialog::finish);
    connect(source, &MeasureSource::said, this,
            [this](const QString& sentence) { say(sentence, Tone::Neutral); });
    connect(source, &MeasureSource::refused, this,
            [this](const Problem& problem) { say(qtText(problem.sentence()), Tone::Caution); });
}

void MeasureDialog::addButtons()
{
    m_measure->setText(tr("&Measure"));
    m_measure->setObjectName(QStringLiteral("startMeasuring"));
    m_measure->setDefault(true);
    m_close->setText(tr("C&lose"));
    m_close->setAutoDefault(false);
    connect(m_measure, &QPushButton::clicked, this, &MeasureDialog::begin);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_measure);
    buttons->addWidget(m_close);
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
}

void MeasureDialog::chooseSource(std::size_t place)
{
    m_current = place;
    m_choice->button(static_cast<int>(place))->setChecked(true);
    for (MeasureSource* source : m_sources) {
        source->setVisible(source == m_sources[place]);
    }
}

void MeasureDialog::begin()
{
    m_message->dismiss();
    setMeasuring(true);
    m_sources[m_current]->start();
}

void MeasureDialog::finish(const Outcome<Measured>& outcome)
{
    setMeasuring(false);
    if (outcome) {
        m_message->dismiss();
        showResult(outcome.value());
        return;
    }
    if (m_result != nullptr) {
        m_result->markAsEarlier();
    }
    m_sources[m_current]->focusFirst();
    m_body->verticalScrollBar()->setValue(0);
    say(qtText(outcome.problem().sentence()), Tone::Failing);
}

void MeasureDialog::setMeasuring(bool measuring)
{
    m_choices->setEnabled(!measuring);
    m_sources[m_current]->setEnabled(!measuring);
    m_measure->setVisible(!measuring);
    if (measuring) {
        m_progress->begin();
    } else {
        m_progress->end();
    }
}

void MeasureDialog::showResult(const Measured& measured)
{
    if (m_result != nullptr) {
        m_result->hide();
        m_result->deleteLater();
    }
    m_result = new MeasureResult(measured);
    m_body->column()->insertWidget(static_cast<int>(m_sources.size()), m_result);
    connect(m_result, &MeasureResult::applyAsked, this,
            [this, day = m_today()](const MeasuredFigure& figure) {
                Q_EMIT applyAsked(figure, sourceText(m_result->measured(), figure, day));
            });
    orderTabs();
    m_result->show();
    m_result->focusSuggested();
    QTimer::singleShot(0, m_result, [this] { // when it has its place
        m_body->verticalScrollBar()->setValue(m_result->y());
    });
}

// As one reads it.
void MeasureDialog::orderTabs()
{
    std::vector<QWidget*> parts{m_choices};
    parts.insert(parts.end(), m_sources.begin(), m_sources.end());
    if (m_result != nullptr) {
        parts.push_back(m_result);
    }
    parts.insert(parts.end(), {m_message, m_progress, m_measure, m_close});
    chainTabs(parts);
}

void MeasureDialog::say(const QString& sentence, Tone tone)
{
    m_message->showMessage(sentence, tone);
}

void MeasureDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_progress->isVisible()) {
        m_sources[m_current]->cancel();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace stormglass::ui
