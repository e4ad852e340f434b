// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/preset_button.h"

#include "ui/widgets/qt_text.h"

#include <QMenu>

#include <algorithm>

namespace stormglass::ui {

PresetButton::PresetButton(QWidget* parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
    , m_removal(new QMenu(tr("&Remove"), this))
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

void PresetButton::setIgnoredRows(std::vector<std::size_t> rows)
{
    m_ignored = std::move(rows);
    showTitle();
}

void PresetButton::showValues(const Values& values)
{
    m_values = values;
    showTitle();
}

const PresetChoice* PresetButton::current() const
{
    const auto found = std::ranges::find_if(
        m_choices, [this](const PresetChoice& choice) { return hasValues(choice); });
    return found == m_choices.end() ? nullptr : &*found;
}

bool PresetButton::hasValues(const PresetChoice& choice) const
{
    for (std::size_t row = 0; row < choice.values.size(); ++row) {
        const bool counts = std::ranges::find(m_ignored, row) == m_ignored.end();
        if (counts && (row >= m_values.size() || choice.values[row] != m_values[row])) {
            return false;
        }
    }
    return true;
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
        fillRemoval();
        m_menu->addMenu(m_removal);
    }
}

void PresetButton::addChoices(PresetOrigin origin)
{
    constexpr int most = 60; // characters of a title in the menu
    for (const PresetChoice& choice : m_choices) {
        if (choice.origin == origin) {
            const QString title = fontMetrics().elidedText(choice.title, Qt::ElideRight,
                                                           fontMetrics().averageCharWidth() * most);
            QAction* take = m_menu->addAction(withoutMnemonic(title), this,
                                              [this, choice] { Q_EMIT chosen(choice); });
            take->setCheckable(true);
            take->setData(choice.title);
            take->setToolTip(QStringList{choice.text, choice.source}
                                 .join(u'\n')
                                 .trimmed()
                                 .toHtmlEscaped()
                                 .replace(u'\n', QStringLiteral("<br>")));
        }
    }
}

void PresetButton::fillRemoval()
{
    m_removal->clear();
    for (const PresetChoice& choice : m_choices) {
        if (choice.origin == PresetOrigin::User) {
            m_removal->addAction(withoutMnemonic(choice.title), this,
                                 [this, title = choice.title] { Q_EMIT removeAsked(title); });
        }
    }
}

void PresetButton::resizeEvent(QResizeEvent* event)
{
    QToolButton::resizeEvent(event);
    showTitle();
}

void PresetButton::showTitle()
{
    const PresetChoice* preset = current();
    const QString title = preset == nullptr ? tr("Presets") : tr("Preset: %1").arg(preset->title);
    const int room = width() - 2 * fontMetrics().height(); // beside the arrow
    setText(withoutMnemonic(fontMetrics().elidedText(title, Qt::ElideRight, room)));
    setAccessibleName(title);
    setToolTip(preset == nullptr ? tr("Take the values of a known configuration")
                                 : title.toHtmlEscaped());
    for (QAction* action : m_menu->actions()) {
        action->setChecked(preset != nullptr && action->data().toString() == preset->title);
    }
}

} // namespace stormglass::ui
