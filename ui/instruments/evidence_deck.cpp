// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/instruments/evidence_deck.h"

#include "model/core/chart.h"
#include "ui/charts/chart_card.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/tab_order.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QPointer>
#include <QTabBar>

#include <algorithm>
#include <utility>
#include <vector>

namespace stormglass::ui {

namespace {

constexpr int gap = 12;
constexpr int cardCharacters = 54;
constexpr int narrowCharacters = 40; // of a card beside three others
constexpr int cardLines = 17;
constexpr int leastLines = 16;

/// Tabs that share a width too small for all names: short ones stay whole, the others are cut to
/// one width.
class SharingTabBar : public QTabBar {
protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override
    {
        const QSize whole = QTabBar::tabSizeHint(index);
        return {std::min(whole.width(), widest()), whole.height()};
    }

private:
    [[nodiscard]] int widest() const
    {
        std::vector<int> widths;
        widths.reserve(static_cast<std::size_t>(count()));
        for (int tab = 0; tab < count(); ++tab) {
            widths.push_back(QTabBar::tabSizeHint(tab).width());
        }
        std::ranges::sort(widths);
        int room = width();
        int sharing = count();
        for (const int width : widths) {
            if (width > room / sharing) {
                return room / sharing;
            }
            room -= width;
            --sharing;
        }
        return widths.empty() ? 0 : widths.back();
    }
};

} // namespace

EvidenceDeck::EvidenceDeck(const ChartArrangement& rows, QWidget* parent)
    : QTabWidget(parent)
    , m_rows(rows)
{
    setObjectName(QStringLiteral("evidence"));
    setTabBar(new SharingTabBar);
    setDocumentMode(true);  // a tab bar as wide as the deck
    setFocusProxy(nullptr); // else it passes the keyboard on to a tab bar that may be hidden
    setFocusPolicy(Qt::NoFocus);
    setTabBarAutoHide(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(false);
    tabBar()->setDrawBase(false);
    tabBar()->setAccessibleName(tr("Charts"));
    connect(this, &QTabWidget::currentChanged, this, &QWidget::updateGeometry);
    for (const auto& row : rows) {
        for (const std::string_view id : row) {
            auto* card = new ChartCard(this);
            card->setObjectName(qtText(id));
            m_cards.emplace(id, card);
            m_inOrder.push_back(card);
        }
    }
    rebuild({rows});
}

ChartCard* EvidenceDeck::card(std::string_view id) const
{
    const auto found = m_cards.find(id);
    return found == m_cards.end() ? nullptr : found->second;
}

void EvidenceDeck::showCharts(const std::vector<Chart>& charts)
{
    for (const Chart& chart : charts) {
        if (ChartCard* shown = card(chart.id)) {
            shown->setChart(chart);
        }
    }
    nameTabs();
}

void EvidenceDeck::setLeading(QWidget* widget, const QString& title)
{
    const QPointer<QWidget> focus = QApplication::focusWidget();
    m_leading = widget;
    insertTab(0, widget, title);
    setCurrentIndex(0);
    arrange();
    orderTabs();
    keepFocus(focus);
    spaceTabs();
}

void EvidenceDeck::takeLeading()
{
    if (m_leading != nullptr) {
        removeTab(indexOf(m_leading));
    }
    m_leading = nullptr;
    spaceTabs();
}

QSize EvidenceDeck::cardSize() const
{
    return {fontMetrics().averageCharWidth() * cardCharacters, fontMetrics().height() * cardLines};
}

QSize EvidenceDeck::minimumSizeHint() const
{
    const bool leads = m_leading != nullptr && currentWidget() == m_leading;
    const int page =
        leads ? m_leading->heightForWidth(width()) : fontMetrics().height() * leastLines;
    return {cardSize().width(), page + tabBar()->sizeHint().height() + gap};
}

void EvidenceDeck::resizeEvent(QResizeEvent* event)
{
    QTabWidget::resizeEvent(event);
    arrange();
}

void EvidenceDeck::changeEvent(QEvent* event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        arrange();
    }
}

void EvidenceDeck::arrange()
{
    const EvidenceTabs tabs =
        evidenceTabs(m_rows, size(),
                     {.card = cardSize(),
                      .narrow = fontMetrics().averageCharWidth() * narrowCharacters,
                      .gap = gap,
                      .tabBar = tabBar()->sizeHint().height() + gap});
    if (tabs != m_tabs) {
        rebuild(tabs);
    }
}

void EvidenceDeck::rebuild(const EvidenceTabs& tabs)
{
    const QPointer<QWidget> focus = QApplication::focusWidget();
    ChartCard* shown = nullptr;
    for (ChartCard* card : m_inOrder) {
        shown = shown == nullptr && card->isVisible() ? card : shown;
    }
    m_tabs = tabs;
    for (ChartCard* card : m_inOrder) {
        card->setParent(this); // out of the page that is about to go
    }
    const int first = m_leading == nullptr ? 0 : 1;
    while (count() > first) {
        QWidget* old = widget(count() - 1);
        removeTab(count() - 1);
        old->deleteLater(); // not at once: QApplication may be telling all widgets of a new font
    }
    for (const ChartArrangement& rows : tabs) {
        addTab(page(rows), QString());
    }
    orderTabs();
    nameTabs();
    spaceTabs();
    if (m_leading == nullptr && shown != nullptr) {
        setCurrentWidget(shown->parentWidget());
    }
    keepFocus(focus);
}

// Cards that move to another page leave the window for a moment, and come back as its last.
void EvidenceDeck::orderTabs()
{
    std::vector<QWidget*> parts{tabBar()};
    if (m_leading != nullptr) {
        parts.push_back(m_leading);
    }
    parts.insert(parts.end(), m_inOrder.begin(), m_inOrder.end());
    chainTabs(parts);
}

void EvidenceDeck::spaceTabs()
{
    const int top = count() > 1 ? gap : 0;
    for (int tab = 0; tab < count(); ++tab) {
        if (QLayout* inside = widget(tab)->layout(); widget(tab) != m_leading) {
            inside->setContentsMargins(0, top, 0, 0);
        }
    }
}

void EvidenceDeck::keepFocus(QWidget* focus)
{
    if (focus != nullptr && focus != QApplication::focusWidget() && focus->isVisible()) {
        focus->setFocus();
    }
}

QWidget* EvidenceDeck::page(const ChartArrangement& rows) const
{
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    for (const auto& ids : rows) {
        auto* row = new QHBoxLayout;
        row->setSpacing(gap);
        column->addLayout(row, 1);
        for (const std::string_view id : ids) {
            row->addWidget(card(id), 1);
            card(id)->show();
        }
    }
    return whole;
}

void EvidenceDeck::nameTabs()
{
    const int first = m_leading == nullptr ? 0 : 1;
    for (std::size_t tab = 0; tab < m_tabs.size(); ++tab) {
        QStringList titles;
        for (const auto& row : m_tabs[tab]) {
            for (const std::string_view id : row) {
                titles << card(id)->accessibleName();
            }
        }
        const int index = first + static_cast<int>(tab);
        const QString text = titles.join(QStringLiteral(", ")).replace(u'&', QStringLiteral("&&"));
        if (tabText(index) != text) { // setting it lays everything out anew
            setTabText(index, text);
            setTabToolTip(index, titles.join(u'\n'));
        }
    }
}

} // namespace stormglass::ui
