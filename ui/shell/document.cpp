// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/document.h"

#include "ui/widgets/qt_text.h"

#include <QUndoCommand>

#include <algorithm>

namespace stormglass::ui {

/// Sets one value and back. Further edits of the same gesture only move its end.
class Document::EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, const InstrumentEntry& instrument, const Edit& edit)
        : m_document(document)
        , m_instrument(instrument)
        , m_edit(edit)
        , m_before(document.values(instrument.id).at(edit.row))
    {
        describe();
    }

    void undo() override { m_document.setValue(m_instrument, m_edit.row, m_before); }

    void redo() override { m_document.setValue(m_instrument, m_edit.row, m_edit.value); }

    [[nodiscard]] int id() const override { return 1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = dynamic_cast<const EditCommand*>(other);
        if (next == nullptr || &next->m_instrument != &m_instrument ||
            next->m_edit.row != m_edit.row || m_edit.gesture == 0 ||
            next->m_edit.gesture != m_edit.gesture) {
            return false;
        }
        m_edit.value = next->m_edit.value;
        describe();
        setObsolete(m_edit.value == m_before);
        return true;
    }

private:
    void describe()
    {
        const ParameterInfo& parameter = m_instrument.parameters.at(m_edit.row);
        setText(qtText(parameter.label) + u' ' + qtText(displayText(m_before, parameter.unit)) +
                QStringLiteral(" → ") + qtText(quantityText(m_edit.value, parameter.unit)));
    }

    Document& m_document;
    const InstrumentEntry& m_instrument;
    Edit m_edit;
    double m_before;
};

Document::Document(std::span<const InstrumentEntry> instruments, QObject* parent)
    : QObject(parent)
    , m_instruments(instruments)
{
    for (const InstrumentEntry& instrument : instruments) {
        m_values.emplace(instrument.id, instrument.initial);
    }
}

const Values& Document::values(std::string_view instrument) const
{
    return m_values.find(instrument)->second;
}

std::optional<Problem> Document::edit(std::string_view instrument, const Edit& edit)
{
    const auto entry = std::ranges::find(m_instruments, instrument, &InstrumentEntry::id);
    if (auto problem = rangeProblem(entry->parameters.at(edit.row), edit.value)) {
        return problem;
    }
    if (!m_telling && values(instrument).at(edit.row) != edit.value) {
        m_undoStack.push(new EditCommand(*this, *entry, edit));
    }
    return std::nullopt;
}

void Document::setValue(const InstrumentEntry& instrument, std::size_t row, double value)
{
    m_values.find(instrument.id)->second.at(row) = value;
    m_telling = true;
    Q_EMIT valuesChanged(qtText(instrument.id));
    m_telling = false;
}

} // namespace stormglass::ui
