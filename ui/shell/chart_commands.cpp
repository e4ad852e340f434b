// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/chart_commands.h"

#include "ui/charts/chart_card.h"
#include "ui/instruments/instrument_page.h"

#include <QApplication>
#include <QMenu>

#include <algorithm>

namespace stormglass::ui {

namespace {

ChartCard* focusedCard(const std::vector<ChartCard*>& cards)
{
    const QWidget* focus = QApplication::focusWidget();
    const auto found = std::ranges::find_if(cards, [&](const ChartCard* card) {
        return focus != nullptr && card->isAncestorOf(focus);
    });
    return found == cards.end() ? nullptr : *found;
}

ChartCard* meantCard(const std::vector<ChartCard*>& cards)
{
    if (ChartCard* focused = focusedCard(cards)) {
        return focused;
    }
    for (const auto& rule : {&QWidget::underMouse, &QWidget::isVisible}) {
        if (const auto found = std::ranges::find_if(cards, rule); found != cards.end()) {
            return *found;
        }
    }
    return nullptr;
}

void turn(ChartCard& card)
{
    card.setFace(card.face() == ChartFace::Picture ? ChartFace::Table : ChartFace::Picture);
}

} // namespace

void addChartCommands(QMenu& menu, const std::function<InstrumentPage&()>& page)
{
    const auto add = [&](const QString& text, const QKeySequence& keys, void (*act)(ChartCard&)) {
        menu.addAction(text, keys, &menu, [page, act] {
            if (ChartCard* card = meantCard(page().chartCards())) {
                act(*card);
            }
        });
    };
    add(QMenu::tr("Chart as &table or picture"), QKeySequence(QMenu::tr("Ctrl+T")), &turn);
    add(QMenu::tr("Copy &picture of the chart"), QKeySequence::Copy,
        [](ChartCard& card) { card.copyPicture(); });
    add(QMenu::tr("Copy &data of the chart"), QKeySequence(QMenu::tr("Ctrl+Shift+C")),
        [](ChartCard& card) { card.copyData(); });
}

} // namespace stormglass::ui
