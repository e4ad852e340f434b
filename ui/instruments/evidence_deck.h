// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/instruments/evidence_layout.h"

#include <QTabWidget>

#include <map>
#include <string>
#include <vector>

namespace stormglass {
struct Chart;
}

namespace stormglass::ui {

class ChartCard;

/// The charts of a page, arranged for the room there is: below each other or in tabs. A leading
/// widget, the inputs in a narrow window, can be its first tab.
class EvidenceDeck : public QTabWidget {
    Q_OBJECT

public:
    explicit EvidenceDeck(const ChartArrangement& rows, QWidget* parent = nullptr);

    /// The card of one chart; null where the deck has none of that name.
    [[nodiscard]] ChartCard* card(std::string_view id) const;

    /// All cards, in the order of the arrangement.
    [[nodiscard]] const std::vector<ChartCard*>& cards() const { return m_inOrder; }

    /// Puts each chart on its card.
    void showCharts(const std::vector<Chart>& charts);

    /// Makes a widget the first tab, in front.
    void setLeading(QWidget* widget, const QString& title);

    /// Takes that tab away, if there is one; its widget lives on.
    void takeLeading();

    /// The least room in which a card reads well, in the system's text.
    [[nodiscard]] QSize cardSize() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The least, as it takes whatever room is left: an arrangement must not ask for its own room.
    [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }

    /// No: a tab's pages would ask for all the height they could use.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    void rebuild(const EvidenceTabs& tabs);
    [[nodiscard]] QWidget* page(const ChartArrangement& rows) const;
    void orderTabs();
    void nameTabs();
    void spaceTabs();
    static void keepFocus(QWidget* focus);

    ChartArrangement m_rows;
    EvidenceTabs m_tabs;
    std::map<std::string, ChartCard*, std::less<>> m_cards;
    std::vector<ChartCard*> m_inOrder;
    QWidget* m_leading = nullptr;
};

} // namespace stormglass::ui
