// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/instrument.h"

#include <QObject>
#include <QUndoStack>

#include <map>
#include <optional>
#include <span>
#include <string>

namespace stormglass::ui {

/// One change of one parameter. Edits of one gesture (a drag) carry the same number and become one
/// step of undo; a gesture of 0 never merges.
struct Edit {
    std::size_t row = 0;
    double value = 0.0;
    int gesture = 0;
};

/// The only state of the program: every instrument's values, and how they came about.
class Document : public QObject {
    Q_OBJECT

public:
    /// Starts with each instrument's defaults. The list must outlive the document.
    explicit Document(std::span<const InstrumentEntry> instruments, QObject* parent = nullptr);

    /// The values of an instrument of the list.
    [[nodiscard]] const Values& values(std::string_view instrument) const;

    /// Changes one value, undoably; nothing happens where it has that value already. Gives the
    /// problem, and changes nothing, where the parameter cannot have that value.
    std::optional<Problem> edit(std::string_view instrument, const Edit& edit);

    /// What undoes and redoes the edits.

    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }

Q_SIGNALS:
    /// An instrument, named by its id, has other values than before.
    void valuesChanged(const QString& instrument);

private:
    class EditCommand;
    void setValue(const InstrumentEntry& instrument, std::size_t row, double value);

    std::span<const InstrumentEntry> m_instruments;
    std::map<std::string, Values, std::less<>> m_values;
    QUndoStack m_undoStack;
    bool m_telling = false; ///< listeners are being told of a change and must not make another
};

} // namespace stormglass::ui
