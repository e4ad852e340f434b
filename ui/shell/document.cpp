// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/document.h"

#include "ui/widgets/qt_text.h"

#include <QUndoCommand>

#include <algorithm>
#include <array>
#include <utility>

namespace stormglass::ui {

/// Which changes become one step: those of one gesture at the same rows.
struct Document::Merging {
    std::vector<std::size_t> rows;
    int gesture = 0; ///< 0 never merges
};

namespace {

QString changesText(const InstrumentEntry& instrument, const std::vector<std::size_t>& rows,
                    const Values& before, const Values& after)
{
    QStringList changes;
    for (const std::size_t row : rows) {
        if (before.at(row) != after.at(row)) {
            changes << qtText(
                changeText(instrument.parameters.at(row), before.at(row), after.at(row)));
        }
    }
    return withoutMnemonic(changes.join(QStringLiteral(", ")));
}

} // namespace

/// Puts an instrument into another state and back. Further changes of the same gesture only move
/// its end.
class Document::ChangeCommand : public QUndoCommand {
public:
    ChangeCommand(Document& document, const InstrumentEntry& instrument, InstrumentState after,
                  const QString& text, Merging merging)
        : QUndoCommand(text)
        , m_document(document)
        , m_instrument(instrument)
        , m_before(document.state(instrument.id))
        , m_after(std::move(after))
        , m_merging(std::move(merging))
    {
    }

    void undo() override { m_document.setState(m_instrument, m_before); }

    void redo() override { m_document.setState(m_instrument, m_after); }

    [[nodiscard]] int id() const override { return 1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* next = dynamic_cast<const ChangeCommand*>(other);
        if (next == nullptr || &next->m_instrument != &m_instrument || m_merging.gesture == 0 ||
            next->m_merging.gesture != m_merging.gesture ||
            next->m_merging.rows != m_merging.rows) {
            return false;
        }
        m_after = next->m_after;
        setText(changesText(m_instrument, m_merging.rows, m_before.values, m_after.values));
        setObsolete(m_after == m_before);
        return true;
    }

private:
    Document& m_document;
    const InstrumentEntry& m_instrument;
    InstrumentState m_before;
    InstrumentState m_after;
    Merging m_merging;
};

Document::Document(std::span<const InstrumentEntry> instruments, QObject* parent)
    : QObject(parent)
    , m_instruments(instruments)
{
    for (const InstrumentEntry& instrument : instruments) {
        m_states.emplace(instrument.id,
                         InstrumentState{instrument.initial,
                                         std::vector<QString>(instrument.parameters.size())});
    }
}

const Values& Document::values(std::string_view instrument) const
{
    return state(instrument).values;
}

const std::vector<QString>& Document::sources(std::string_view instrument) const
{
    return state(instrument).sources;
}

std::optional<Problem> Document::edit(std::string_view instrument, const Edit& edit)
{
    return apply(instrument, {&edit, 1});
}

std::optional<Problem> Document::editBoth(std::string_view instrument, const Edit& first,
                                          const Edit& second)
{
    const std::array edits{first, second};
    return apply(instrument, edits);
}

std::optional<Problem> Document::apply(std::string_view instrument, std::span<const Edit> edits)
{
    const InstrumentEntry& target = entry(instrument);
    InstrumentState after = state(instrument);
    Merging merging{.rows = {}, .gesture = edits.front().gesture};
    for (const Edit& edit : edits) {
        if (auto problem = rangeProblem(target.parameters.at(edit.row), edit.value)) {
            return problem;
        }
        const Value before = std::exchange(after.values.at(edit.row), edit.value);
        if (before != edit.value || !edit.source.isEmpty()) {
            after.sources.at(edit.row) = edit.source;
        }
        merging.rows.push_back(edit.row);
    }
    const QString text = changesText(target, merging.rows, values(instrument), after.values);
    push(target, std::move(after), text, std::move(merging));
    return std::nullopt;
}

std::optional<Problem> Document::setAll(std::string_view instrument, const Values& values,
                                        const QString& text)
{
    const InstrumentEntry& target = entry(instrument);
    for (std::size_t row = 0; row < target.parameters.size(); ++row) {
        if (auto problem = rangeProblem(target.parameters[row], values.at(row))) {
            return problem;
        }
    }
    InstrumentState after = state(instrument);
    for (std::size_t row = 0; row < values.size(); ++row) {
        if (after.values[row] != values[row]) {
            after.values[row] = values[row];
            after.sources[row].clear();
        }
    }
    push(target, std::move(after), text, {});
    return std::nullopt;
}

const InstrumentEntry& Document::entry(std::string_view instrument) const
{
    return *std::ranges::find(m_instruments, instrument, &InstrumentEntry::id);
}

const InstrumentState& Document::state(std::string_view instrument) const
{
    return m_states.find(instrument)->second;
}

// A listener that changes what it is being told of would be told for ever; it is ignored.
void Document::push(const InstrumentEntry& instrument, InstrumentState after, const QString& text,
                    Merging merging)
{
    if (!m_telling && after != state(instrument.id)) {
        m_undoStack.push(
            new ChangeCommand(*this, instrument, std::move(after), text, std::move(merging)));
    }
}

void Document::setState(const InstrumentEntry& instrument, const InstrumentState& state)
{
    m_states.find(instrument.id)->second = state;
    m_telling = true;
    Q_EMIT valuesChanged(qtText(instrument.id));
    m_telling = false;
}

} // namespace stormglass::ui
