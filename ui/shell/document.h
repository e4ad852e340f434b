// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace stormglass::ui {

/// One change of one parameter. Edits of one gesture (a drag) carry the same number and become one
/// step of undo; a gesture of 0 never merges.
struct Edit {
    std::size_t row = 0;
    Value value;
    int gesture = 0;
    QString source = {}; ///< what measured the value; empty where a person set it
};

/// What the document holds of one instrument.
struct InstrumentState {
    Values values;
    std::vector<QString> sources; ///< what measured each value; empty for those set by hand

    bool operator==(const InstrumentState&) const = default;
};

/// The only state of the program: every instrument's values, where they come from, and how they
/// came about.
class Document : public QObject {
    Q_OBJECT

public:
    /// Starts with each instrument's defaults. The list must outlive the document.
    explicit Document(std::span<const InstrumentEntry> instruments, QObject* parent = nullptr);

    /// The values of an instrument of the list.
    [[nodiscard]] const Values& values(std::string_view instrument) const;

    /// What measured each value of an instrument of the list; empty for those set by hand.
    [[nodiscard]] const std::vector<QString>& sources(std::string_view instrument) const;

    /// Changes one value, undoably; nothing happens where it has that value already. Gives the
    /// problem, and changes nothing, where the parameter cannot have that value.
    std::optional<Problem> edit(std::string_view instrument, const Edit& edit);

    /// Changes two values in one step, as dragging a point on a map does; else like edit(). Both
    /// edits are of one gesture, the first one's.
    std::optional<Problem> editBoth(std::string_view instrument, const Edit& first,
                                    const Edit& second);

    /// Changes all values in one step of undo with that text; sources of changed ones
    /// are forgotten. Gives the
    /// problem, and changes nothing, where a parameter cannot have its value.
    std::optional<Problem> setAll(std::string_view instrument, const Values& values,
                                  const QString& text);

    /// What undoes and redoes the edits.
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }

Q_SIGNALS:
    /// An instrument, named by its id, has other values or sources than before.
    void valuesChanged(const QString& instrument);

private:
    class ChangeCommand;
    struct Merging;
    [[nodiscard]] const InstrumentEntry& entry(std::string_view instrument) const;
    [[nodiscard]] const InstrumentState& state(std::string_view instrument) const;
    std::optional<Problem> apply(std::string_view instrument, std::span<const Edit> edits);
    void push(const InstrumentEntry& instrument, InstrumentState after, const QString& text,
              Merging merging);
    void setState(const InstrumentEntry& instrument, const InstrumentState& state);

    std::span<const InstrumentEntry> m_instruments;
    std::map<std::string, InstrumentState, std::less<>> m_states;
    QUndoStack m_undoStack;
    bool m_telling = false; ///< listeners are being told of a change and must not make another
};

} // namespace stormglass::ui
