// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/work_indicator.h"

#include "model/core/table.h"
#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>

namespace stormglass::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 300ms;
constexpr int steps = 1000;

} // namespace

WorkIndicator::WorkIndicator(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_bar(new QProgressBar)
{
    setObjectName(QStringLiteral("workIndicator"));
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancelWork"));
    useTextSize(m_text, TextSize::Note);
    useTextSize(cancel, TextSize::Note);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(120);
    m_bar->setAccessibleName(tr("Progress"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    layout->addWidget(m_bar);
    layout->addWidget(cancel);
    connect(cancel, &QPushButton::clicked, this, &WorkIndicator::cancelAsked);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    hide();
}

void WorkIndicator::start()
{
    m_since.start();
    showProgress(0.0);
    if (!isVisible()) {
        m_patience.start(patience);
    }
}

void WorkIndicator::showProgress(double done)
{
    m_bar->setRange(0, done > 0.0 ? steps : 0); // 0 to 0 is Qt's "somewhere"
    m_bar->setValue(qRound(done * steps));
    const double seconds = static_cast<double>(m_since.elapsed()) / 1e3;
    const bool known = done > 0.0 && seconds > 1.0;
    m_text->setText(
        known
            ? tr("Computing, about %1 left").arg(qtText(durationText(seconds / done - seconds, 1)))
            : tr("Computing"));
}

void WorkIndicator::finish()
{
    m_patience.stop();
    hide();
}

} // namespace stormglass::ui
