// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/suggestion_edit.h"

#include "ui/widgets/qt_text.h"
#include "ui/widgets/suggestion_list.h"

#include <QAction>
#include <QCompleter>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QPolygonF>
#include <QRegularExpression>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int mostVisibleSuggestions = 8;

/// A text that has every one of these words in it, in any order and case.
QRegularExpression allOf(const QString& words)
{
    QString pattern = QStringLiteral("^");
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        pattern += QStringLiteral("(?=.*") + QRegularExpression::escape(word) + u')';
    }
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

QIcon arrowDown(const QColor& colour)
{
    constexpr int size = 32; // drawn smaller, where the screen has fewer pixels
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({{7.0, 12.0}, {25.0, 12.0}, {16.0, 22.0}}));
    return {pixmap};
}

} // namespace

SuggestionEdit::SuggestionEdit(const RowColumn& column, QWidget* parent)
    : QLineEdit(parent)
    , m_matching(new QSortFilterProxyModel(this))
    , m_completer(new QCompleter(m_matching, this))
    , m_list(new SuggestionList(*m_completer))
{
    m_matching->setSourceModel(SuggestionList::makeModel(column.suggestions(), this));
    m_matching->setFilterRole(SuggestionList::searchRole);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion); // m_matching filters
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(mostVisibleSuggestions);
    m_completer->setWidget(this);
    m_list->installEventFilter(this); // after the completer, so before it
    m_listWidth = m_list->comfortableWidth();
    describe(column);
    addArrow();
    connect(this, &QLineEdit::textEdited, this, &SuggestionEdit::showMatching);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this,
            [this](const QString& suggestion) {
                setText(suggestion);
                Q_EMIT chosen(this);
            });
}

void SuggestionEdit::showAll() { showMatching({}); }

void SuggestionEdit::startSearch()
{
    setText({}); // clear() would count as the user's
    showAll();
}

void SuggestionEdit::keyPressEvent(QKeyEvent* event)
{
    const bool plain = event->modifiers() == Qt::NoModifier;
    if ((event->key() == Qt::Key_Down && (plain || event->modifiers() == Qt::AltModifier)) ||
        (event->key() == Qt::Key_F4 && plain)) {
        showAll();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

// The list has the keyboard while it is open.
bool SuggestionEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_list || event->type() != QEvent::KeyPress) {
        return QLineEdit::eventFilter(watched, event);
    }
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (const QString selected = m_list->selectedText(); !selected.isEmpty()) {
            setText(selected);
        }
        m_list->hide();
        QCoreApplication::sendEvent(this, event); // as without a list
        return true;
    case Qt::Key_Escape:
    case Qt::Key_F4:
        m_list->hide();
        return true;
    default:
        return false;
    }
}

void SuggestionEdit::describe(const RowColumn& column)
{
    const auto count = static_cast<qulonglong>(column.suggestions().size());
    const QString name = qtText(column.suggestionsName);
    setPlaceholderText(tr("Search %1 %2").arg(count).arg(name));
    setAccessibleName(qtText(column.label));
    setAccessibleDescription(
        tr("Type to search %1 %2, or press Down to see all of them.").arg(count).arg(name));
    m_list->setAccessibleName(tr("Suggested %1").arg(name));
}

void SuggestionEdit::addArrow()
{
    QAction* arrow = addAction(arrowDown(palette().color(QPalette::Text)), TrailingPosition);
    arrow->setToolTip(accessibleDescription());
    connect(arrow, &QAction::triggered, this, &SuggestionEdit::showAll);
}

void SuggestionEdit::showMatching(const QString& words)
{
    m_matching->setFilterRegularExpression(allOf(words));
    m_completer->setCompletionPrefix(text());
    m_completer->complete({0, 0, std::max(width(), m_listWidth), height()});
    if (words.trimmed().contains(u' ')) { // several words are a search, no text of their own
        m_list->setCurrentIndex(m_list->model()->index(0, 0));
    }
}

} // namespace stormglass::ui
