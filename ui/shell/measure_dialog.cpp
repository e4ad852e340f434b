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

#include <algorithm>

namespace stormglass::ui {

MeasureDialog::MeasureDialog(const std::vector<MeasureSource*>& sources, const QString& key,
                             Today today, SliderName sliderName, QWidget* parent)
    : QDialog(parent)
    , m_today(std::move(today))
    , m_sliderName(std::move(sliderName))
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
    addFoot();
    for (MeasureSource* source : sources) {
        addSource(source);
    }
    m_body->column()->addStretch();
    connect(m_progress, &MeasureProgressBar::cancelAsked, this,
            [this] { current().source->cancel(); });
    connect(m_message, &MessageBar::dismissed, this, [this] { forgetMessage(m_current); });
    orderTabs();
    for (std::size_t place = 0; place < m_pages.size(); ++place) {
        if (place == 0 || m_pages[place].source->key() == key) {
            chooseSource(place);
        }
    }
    // At its final size from the start: a window that grows leaves the screen.
    resize(QSize(fontMetrics().averageCharWidth() * 150, fontMetrics().height() * 46)
               .boundedTo(screen()->availableSize() * 9 / 10));
    current().source->focusFirst();
}

void MeasureDialog::addSource(MeasureSource* source)
{
    const std::size_t place = m_pages.size();
    m_pages.push_back({source});
    auto* button = new QRadioButton(source->title());
    m_choice->addButton(button, static_cast<int>(place));
    m_choices->layout()->addWidget(button);
    m_body->column()->addWidget(source);
    connect(button, &QRadioButton::clicked, this, [this, place] {
        chooseSource(place);
        Q_EMIT sourceChosen(m_pages[place].source->key());
    });
    connect(source, &MeasureSource::progressed, m_progress, &MeasureProgressBar::showProgress);
    connect(source, &MeasureSource::finished, this, &MeasureDialog::finish);
    connect(source, &MeasureSource::changed, this, [this, place] { markAsOld(place); });
    connect(source, &MeasureSource::said, this,
            [this, place](const QString& sentence) { say(place, sentence, Tone::Neutral); });
    connect(source, &MeasureSource::refused, this, [this, place](const Problem& problem) {
        say(place, qtText(problem.sentence()), Tone::Caution);
    });
}

// Message and progress take turns in a place that is always there: nothing moves when they come.
void MeasureDialog::addFoot()
{
    const auto keepPlace = [](QWidget* widget) {
        QSizePolicy policy = widget->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        widget->setSizePolicy(policy);
    };
    keepPlace(m_progress);
    keepPlace(m_measure);
    auto* told = new QGridLayout;
    told->addWidget(m_message, 0, 0, Qt::AlignVCenter);
    told->addWidget(m_progress, 0, 0);
    auto* foot = new QHBoxLayout; // ends where the body's fields do
    foot->setContentsMargins(0, 0, m_body->verticalScrollBar()->sizeHint().width(), 0);
    foot->addLayout(told, 1);
    foot->addWidget(m_measure);
    foot->addWidget(m_close);
    static_cast<QVBoxLayout*>(layout())->addLayout(foot);
    addButtons();
}

void MeasureDialog::addButtons()
{
    m_measure->setText(tr("&Measure"));
    m_measure->setObjectName(QStringLiteral("startMeasuring"));
    m_measure->setDefault(true);
    m_close->setText(tr("Clo&se"));
    m_close->setObjectName(QStringLiteral("closeMeasuring"));
    m_close->setAutoDefault(false);
    connect(m_measure, &QPushButton::clicked, this, &MeasureDialog::begin);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
}

void MeasureDialog::chooseSource(std::size_t place)
{
    m_current = place;
    m_choice->button(static_cast<int>(place))->setChecked(true);
    for (const Page& page : m_pages) {
        const bool isShown = page.source == m_pages[place].source;
        page.source->setVisible(isShown);
        if (page.result != nullptr) {
            page.result->setVisible(isShown);
        }
    }
    m_body->verticalScrollBar()->setValue(0);
    showMessage();
}

void MeasureDialog::begin()
{
    forgetMessage(m_current);
    setMeasuring(true);
    current().source->start();
}

void MeasureDialog::finish(const Outcome<Measured>& outcome)
{
    setMeasuring(false);
    if (outcome) {
        forgetMessage(m_current);
        showResult(outcome.value());
        return;
    }
    if (current().result != nullptr) {
        current().result->markAsOld(tr("This is the last result; the newest measurement failed."));
    }
    current().source->focusFirst();
    m_body->verticalScrollBar()->setValue(0);
    say(qtText(outcome.problem().sentence()), Tone::Failing);
}

void MeasureDialog::markAsOld(std::size_t place)
{
    forgetMessage(place);
    if (MeasureResult* result = m_pages[place].result) {
        result->markAsOld(tr("This is the last result; what is chosen above was changed since."));
    }
}

void MeasureDialog::setMeasuring(bool measuring)
{
    m_choices->setEnabled(!measuring);
    current().source->setEnabled(!measuring);
    m_measure->setVisible(!measuring);
    if (measuring) {
        m_progress->begin();
    } else {
        m_progress->end();
    }
}

MeasureResult* MeasureDialog::placeResult(Page& page, const Measured& measured, QDate day)
{
    if (page.result != nullptr) {
        page.result->hide();
        page.result->deleteLater();
    }
    auto* result = new MeasureResult(measured);
    page.result = result;
    result->nameSliders(m_sliderName);
    m_body->column()->insertWidget(static_cast<int>(m_pages.size()), result);
    result->setVisible(&page == &current());
    connect(result, &MeasureResult::applyAsked, this,
            [this, result, day](const MeasuredFigure& figure) {
                Q_EMIT applyAsked(figure, sourceText(result->measured(), figure, day));
            });
    orderTabs();
    return result;
}

void MeasureDialog::showFound(const QString& key, const Measured& measured, QDate day)
{
    const auto page =
        std::ranges::find(m_pages, key, [](const Page& of) { return of.source->key(); });
    if (page != m_pages.end()) {
        placeResult(*page, measured, day);
    }
}

void MeasureDialog::showResult(const Measured& measured)
{
    const QDate day = m_today();
    MeasureResult* result = placeResult(current(), measured, day);
    Q_EMIT found(current().source->key(), measured, day);
    result->focusHeading();
    QTimer::singleShot(0, result, [this, result] { // when it has its place
        m_body->verticalScrollBar()->setValue(result->y());
    });
}

void MeasureDialog::nameSliders()
{
    for (const Page& page : m_pages) {
        if (page.result != nullptr) {
            page.result->nameSliders(m_sliderName);
        }
    }
}

// As one reads it.
void MeasureDialog::orderTabs()
{
    std::vector<QWidget*> parts{m_choices};
    for (const Page& page : m_pages) {
        parts.push_back(page.source);
        if (page.result != nullptr) {
            parts.push_back(page.result);
        }
    }
    parts.insert(parts.end(), {m_message, m_progress, m_measure, m_close});
    chainTabs(parts);
}

void MeasureDialog::say(const QString& sentence, Tone tone) { say(m_current, sentence, tone); }

void MeasureDialog::say(std::size_t place, const QString& sentence, Tone tone)
{
    m_pages[place].message = {sentence, tone};
    if (place == m_current) {
        showMessage();
    }
}

void MeasureDialog::forgetMessage(std::size_t place) { say(place, {}, Tone::Neutral); }

void MeasureDialog::showMessage()
{
    const auto& [sentence, tone] = current().message;
    if (sentence.isEmpty()) {
        m_message->dismiss();
    } else {
        m_message->showMessage(sentence, tone);
    }
}

void MeasureDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_progress->isVisible()) {
        current().source->cancel();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace stormglass::ui
