// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/chart_commands.h"

#include "ui/charts/chart_card.h"
#include "ui/instruments/instrument_page.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
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

QString text(const char* words) { return QCoreApplication::translate("ChartCommands", words); }

QString turn(ChartCard& card)
{
    card.setFace(card.face() == ChartFace::Picture ? ChartFace::Table : ChartFace::Picture);
    return {};
}

QString copyPicture(ChartCard& card)
{
    card.copyPicture();
    return text("The picture of “%1” is copied.").arg(card.accessibleName());
}

QString copyData(ChartCard& card)
{
    card.copyData();
    return text("The numbers of “%1” are copied.").arg(card.accessibleName());
}

/// Words marked in a label are what a copy means, wherever the keyboard is.
QString selectedText(const QWidget& window)
{
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->hasSelectedText()) {
            return label->selectedText();
        }
    }
    return {};
}

} // namespace

void addChartCommands(QMenu& menu, const std::function<InstrumentPage&()>& page,
                      const std::function<void(const QString&)>& say)
{
    const auto add = [&](const QString& name, const QKeySequence& keys,
                         QString (*act)(ChartCard&)) {
        menu.addAction(name, keys, &menu, [page, say, act] {
            if (ChartCard* card = meantCard(page().chartCards())) {
                say(act(*card));
            }
        });
    };
    add(text("Chart as &table or picture"), QKeySequence(text("Ctrl+T")), &turn);
    menu.addAction(text("Copy &picture of the chart"), QKeySequence::Copy, &menu, [page, say] {
        if (const QString marked = selectedText(page()); !marked.isEmpty()) {
            QApplication::clipboard()->setText(marked);
        } else if (ChartCard* card = meantCard(page().chartCards())) {
            say(copyPicture(*card));
        }
    });
    add(text("Copy &data of the chart"), QKeySequence(text("Ctrl+Shift+C")), &copyData);
}

} // namespace stormglass::ui
