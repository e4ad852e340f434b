// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/suggestion_list.h"

#include "ui/widgets/look.h"
#include "ui/widgets/qt_text.h"

#include <QCompleter>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int meaningRole = Qt::UserRole;
constexpr int sideMargin = 8;
constexpr int lineMargin = 3;

/// The text of a row, and its meaning below in the quiet manner of notes.
class TwoLines : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override
    {
        const QFontMetrics note(fontOf(TextSize::Note));
        const int width = std::max(option.fontMetrics.horizontalAdvance(index.data().toString()),
                                   note.horizontalAdvance(index.data(meaningRole).toString()));
        return {width + 2 * sideMargin,
                option.fontMetrics.height() + note.height() + 2 * lineMargin};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyleOptionViewItem background = option;
        initStyleOption(&background, index);
        background.text.clear();
        background.state.setFlag(QStyle::State_HasFocus, false); // only what is selected is taken
        background.widget->style()->drawControl(QStyle::CE_ItemViewItem, &background, painter,
                                                background.widget);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (option.state.testFlag(QStyle::State_MouseOver) && !selected) {
            painter->fillRect(option.rect, lookOf(option.palette).grid);
        }
        const QRect lines = option.rect.adjusted(sideMargin, lineMargin, -sideMargin, -lineMargin);
        painter->save();
        const auto draw = [&](const QFont& font, QPalette::ColorRole role, int place,
                              Qt::Alignment edge) {
            painter->setFont(font);
            painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : role));
            const QString text = QFontMetrics(font).elidedText(index.data(place).toString(),
                                                               Qt::ElideRight, lines.width());
            painter->drawText(lines, static_cast<int>(Qt::AlignLeft | edge), text);
        };
        draw(option.font, QPalette::Text, Qt::DisplayRole, Qt::AlignTop);
        draw(fontOf(TextSize::Note), QPalette::PlaceholderText, meaningRole, Qt::AlignBottom);
        painter->restore();
    }
};

} // namespace

SuggestionList::SuggestionList(QCompleter& completer)
{
    setObjectName(QStringLiteral("suggestionList"));
    completer.setPopup(this); // which also draws it the completer's way
    setItemDelegate(new TwoLines(this));
    setUniformItemSizes(true);
    setEditTriggers(NoEditTriggers);
    viewport()->setAttribute(Qt::WA_Hover); // shows what a click would take
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QAbstractItemModel* SuggestionList::makeModel(std::span<const Suggestion> suggestions,
                                              QObject* parent)
{
    auto* model = new QStandardItemModel(parent);
    for (const Suggestion& suggestion : suggestions) {
        const QString text = qtText(suggestion.text);
        const QString meaning = qtText(suggestion.meaning);
        auto* item = new QStandardItem(text);
        item->setData(meaning, meaningRole);
        item->setData(QString(text + u' ' + meaning), searchRole);
        item->setData(QString(text + QStringLiteral(", ") + meaning), Qt::AccessibleTextRole);
        model->appendRow(item);
    }
    return model;
}

int SuggestionList::comfortableWidth() const
{
    return sizeHintForColumn(0) + verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
}

QString SuggestionList::selectedText() const
{
    const QModelIndexList selected = selectedIndexes();
    return selected.isEmpty() ? QString() : selected.first().data().toString();
}

} // namespace stormglass::ui
