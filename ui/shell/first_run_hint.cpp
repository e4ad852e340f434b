// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/first_run_hint.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace stormglass::ui {

namespace {

QStringList steps()
{
    return {
        FirstRunHint::tr(
            "Drag a slider, or type into its field: the finding and every chart follow."),
        FirstRunHint::tr(
            "The finding is in the card on top. Where one change makes it calm, a button "
            "beside it applies that change; Undo takes it back."),
        FirstRunHint::tr(
            "Point at a chart to read it, press Ctrl+T for its numbers. The line at the "
            "bottom is the command that reproduces what you see."),
    };
}

} // namespace

FirstRunHint::FirstRunHint(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel)
    , m_next(new QPushButton)
{
    setObjectName(QStringLiteral("firstRunHint"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* skip = new QPushButton(tr("Do not show again"));
    skip->setObjectName(QStringLiteral("dismissHint"));
    skip->setFlat(true);
    m_next->setObjectName(QStringLiteral("nextHint"));
    m_text->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 12, 8);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_next);
    layout->addWidget(skip);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(m_next, &QPushButton::clicked, this, &FirstRunHint::advance);
    connect(skip, &QPushButton::clicked, this, &FirstRunHint::dismissed);
    showStep();
}

void FirstRunHint::begin()
{
    m_step = 0;
    showStep();
    show();
    m_next->setFocus();
}

void FirstRunHint::advance()
{
    if (m_step + 1 == steps().size()) {
        Q_EMIT dismissed();
        return;
    }
    ++m_step;
    showStep();
}

void FirstRunHint::showStep()
{
    const auto count = static_cast<int>(steps().size());
    m_text->setText(tr("%1 of %2. %3").arg(m_step + 1).arg(count).arg(steps().at(m_step)));
    m_next->setText(m_step + 1 == count ? tr("Done") : tr("Next"));
    setAccessibleName(tr("First steps"));
    setAccessibleDescription(m_text->text());
}

} // namespace stormglass::ui
