// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/measure_progress_bar.h"

#include "ui/widgets/qt_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace stormglass::ui {

namespace {

using std::chrono::seconds;
using namespace std::chrono_literals;

constexpr int steps = 1000;

/// A measurement that nobody can tell the end of tells its age from here on.
constexpr seconds longEnough{10};

QString timeText(seconds time)
{
    return qtText(durationText(static_cast<double>(time.count()), 2));
}

} // namespace

QString progressText(const MeasureProgress& progress, seconds since, seconds all)
{
    QString text = progress.doing;
    const seconds waits = std::max(progress.waits.value_or(0s) - since, 0s);
    if (progress.waits) {
        text += QStringLiteral(", ") + timeText(waits);
    }
    if (progress.left) {
        // An estimate from what is done knows nothing of the wait that has just been asked for.
        text += MeasureProgressBar::tr("; about %1 left")
                    .arg(timeText(std::max(*progress.left - since, waits)));
    } else if (all >= longEnough) {
        text += MeasureProgressBar::tr("; %1 so far").arg(timeText(all));
    }
    return capitalized(text);
}

MeasureProgressBar::MeasureProgressBar(QWidget* parent)
    : QWidget(parent)
    , m_words(new QLabel)
    , m_bar(new QProgressBar)
    , m_cancel(new QPushButton(tr("&Cancel and keep what is there")))
{
    m_words->setObjectName(QStringLiteral("measureProgress"));
    m_words->setTextFormat(Qt::PlainText); // it names channels
    m_words->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, steps); // Qt's "somewhere" is drawn like all, and would fall from there
    m_bar->setAccessibleName(tr("Progress"));
    m_cancel->setObjectName(QStringLiteral("cancelMeasuring"));
    m_cancel->setAutoDefault(false); // a second Enter must not end what the first one began
    auto* line = new QHBoxLayout;
    line->addWidget(m_bar, 1);
    line->addWidget(m_cancel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_words);
    layout->addLayout(line);
    connect(m_cancel, &QPushButton::clicked, this, &MeasureProgressBar::cancelAsked);
    connect(&m_seconds, &QTimer::timeout, this, &MeasureProgressBar::tell);
    hide();
}

void MeasureProgressBar::begin()
{
    m_sinceBegin.start();
    showProgress({});
    m_seconds.start(1s);
    show();
    m_cancel->setFocus();
}

void MeasureProgressBar::showProgress(const MeasureProgress& progress)
{
    m_progress = progress;
    m_since.start();
    m_bar->setValue(qRound(progress.done * steps));
    tell();
}

void MeasureProgressBar::end()
{
    m_seconds.stop();
    hide();
}

void MeasureProgressBar::tell()
{
    m_words->setText(progressText(m_progress, seconds(m_since.elapsed() / 1000),
                                  seconds(m_sinceBegin.elapsed() / 1000)));
}

} // namespace stormglass::ui
