// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/appearance_menu.h"

#include "ui/shell/appearance.h"
#include "ui/shell/settings.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <array>

namespace stormglass::ui {

namespace {

QString text(const char* words) { return QCoreApplication::translate("AppearanceMenu", words); }

constexpr std::array textPercents{100, 125, 150, 200};

void addThemes(QMenu& menu, Appearance& appearance, Settings& settings)
{
    QMenu* themes = menu.addMenu(text("&Theme"));
    auto* group = new QActionGroup(themes);
    const auto add = [&](Theme theme, const QString& name) {
        QAction* choose = themes->addAction(name, themes, [&appearance, &settings, theme] {
            appearance.setTheme(theme);
            settings.setTheme(theme);
        });
        choose->setCheckable(true);
        choose->setChecked(appearance.theme() == theme);
        group->addAction(choose);
    };
    add(Theme::System, text("Like the &system"));
    add(Theme::Light, text("&Light"));
    add(Theme::Dark, text("&Dark"));
}

void addTextSizes(QMenu& menu, Appearance& appearance, Settings& settings)
{
    const auto change = [&appearance, &settings](int percent) {
        appearance.setTextPercent(percent);
        settings.setTextPercent(percent);
    };
    menu.addAction(text("&Larger text"), QKeySequence::ZoomIn, &menu, [&appearance, change] {
        const auto* next = std::ranges::upper_bound(textPercents, appearance.textPercent());
        change(next == textPercents.end() ? textPercents.back() : *next);
    });
    menu.addAction(text("S&maller text"), QKeySequence::ZoomOut, &menu, [&appearance, change] {
        const auto* here = std::ranges::lower_bound(textPercents, appearance.textPercent());
        change(here == textPercents.begin() ? textPercents.front() : *std::prev(here));
    });
    menu.addAction(text("&Normal text"), QKeySequence(text("Ctrl+0")), &menu,
                   [change] { change(textPercents.front()); });
}

} // namespace

void addAppearance(QMenu& menu, Appearance& appearance, Settings& settings)
{
    addThemes(menu, appearance, settings);
    addTextSizes(menu, appearance, settings);
}

} // namespace stormglass::ui
