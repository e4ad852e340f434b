// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/preset_button.h"

#include <QMenu>

#include <algorithm>

namespace stormglass::ui {

namespace {

/// A menu reads & as the mark of a mnemonic.
QString literal(QString title) { return title.replace(u'&', QStringLiteral("&&")); }

} // namespace

PresetButton::PresetButton(QWidget* parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("presetButton"));
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setPopupMode(QToolButton::InstantPopup);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMenu(m_menu);
    m_menu->setToolTipsVisible(true);
    showTitle();
}

void PresetButton::setChoices(std::vector<PresetChoice> choices)
{
    m_choices = std::move(choices);
    fillMenu();
    showTitle();
}

void PresetButton::showValues(const Values& values)
{
    m_values = values;
    showTitle();
}

const PresetChoice* PresetButton::current() const
{
    const auto found = std::ranges::find(m_choices, m_values, &PresetChoice::values);
    return found == m_choices.end() ? nullptr : &*found;
}

// A long title is elided, and stands in full in the tooltip.
QSize PresetButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, QToolButton::minimumSizeHint().height()};
}

void PresetButton::fillMenu()
{
    m_menu->clear();
    addChoices(PresetOrigin::BuiltIn);
    const bool own = std::ranges::any_of(
        m_choices, [](const PresetChoice& choice) { return choice.origin == PresetOrigin::User; });
    if (own) {
        m_menu->addSection(tr("Your own"));
        addChoices(PresetOrigin::User);
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("&Save as preset…"), this, &PresetButton::saveAsked);
    if (own) {
        addRemoval();
    }
}

void PresetButton::addChoices(PresetOrigin origin)
{
    for (const PresetChoice& choice : m_choices) {
        if (choice.origin == origin) {
            QAction* take = m_menu->addAction(literal(choice.title), this,
                                              [this, choice] { Q_EMIT chosen(choice); });
            take->setToolTip(QStringList{choice.text, choice.source}.join(u'\n').trimmed());
        }
    }
}

void PresetButton::addRemoval()
{
    QMenu* remove = m_menu->addMenu(tr("&Remove"));
    for (const PresetChoice& choice : m_choices) {
        if (choice.origin == PresetOrigin::User) {
            remove->addAction(literal(choice.title), this,
                              [this, title = choice.title] { Q_EMIT removeAsked(title); });
        }
    }
}

void PresetButton::showTitle()
{
    const PresetChoice* preset = current();
    const QString title = preset == nullptr ? tr("Presets") : tr("Preset: %1").arg(preset->title);
    setText(literal(title));
    setAccessibleName(title);
    setToolTip(preset == nullptr ? tr("Take the values of a known configuration") : title);
}

} // namespace stormglass::ui
