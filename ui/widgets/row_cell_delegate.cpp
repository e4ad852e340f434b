// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/row_cell_delegate.h"

#include "ui/widgets/qt_text.h"
#include "ui/widgets/suggestion_edit.h"

#include <QTableWidgetItem>

#include <algorithm>

namespace stormglass::ui {

namespace {

constexpr int fallbackRole = Qt::UserRole; ///< what counts while the cell is empty

/// What is known of a suggested text; empty for any other.
QString meaningOf(const RowColumn& column, const std::string& cell)
{
    if (column.suggestions == nullptr) {
        return {};
    }
    const auto suggestions = column.suggestions();
    const auto found = std::ranges::find(suggestions, cell, &Suggestion::text);
    return found == suggestions.end()
               ? QString()
               : qtText(found->text) + QStringLiteral(": ") + qtText(found->meaning);
}

} // namespace

RowCellDelegate::RowCellDelegate(const RowColumn& column, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_column(column)
{
}

QWidget* RowCellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                       const QModelIndex& index) const
{
    if (m_column.suggestions == nullptr) {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        editor->setAccessibleName(qtText(m_column.label));
        return editor;
    }
    auto* edit = new SuggestionEdit(m_column, parent);
    edit->setFrame(false);
    if (const QString fallback = index.data(fallbackRole).toString(); !fallback.isEmpty()) {
        edit->setPlaceholderText(fallback);
    }
    connect(edit, &SuggestionEdit::chosen, this, &RowCellDelegate::take);
    return edit;
}

void RowCellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                   const QModelIndex& index) const
{
    const auto* edit = qobject_cast<SuggestionEdit*>(editor);
    if (edit == nullptr || !edit->isUntouched()) {
        QStyledItemDelegate::setModelData(editor, model, index);
    }
}

void RowCellDelegate::showCell(QTableWidgetItem& item, const std::string& cell,
                               std::string_view row) const
{
    QString tip = meaningOf(m_column, cell);
    QVariant spoken;
    if (m_column.fallback != nullptr) {
        const Fallback fallback = m_column.fallback(row);
        const QString text = qtText(fallback.text);
        item.setData(fallbackRole, text);
        tip = tr("Left empty, this counts: %1.").arg(qtText(fallback.meaning));
        spoken = cell.empty() ? tr("empty, %1 counts").arg(text) : QVariant();
    }
    item.setText(qtText(cell));
    item.setToolTip(tip);
    item.setData(Qt::AccessibleTextRole, spoken);
    item.setData(Qt::AccessibleDescriptionRole,
                 QString(qtText(m_column.meaning) + u' ' + tip).trimmed());
}

void RowCellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->text.isEmpty()) {
        option->text = index.data(fallbackRole).toString();
        option->features |= QStyleOptionViewItem::HasDisplay;
        option->font.setItalic(true);
        option->palette.setBrush(QPalette::Text, option->palette.brush(QPalette::PlaceholderText));
    }
}

void RowCellDelegate::take(QWidget* editor)
{
    Q_EMIT commitData(editor);
    Q_EMIT closeEditor(editor);
}

} // namespace stormglass::ui
