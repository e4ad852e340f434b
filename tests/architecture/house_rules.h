// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/architecture/source_tree.h"

namespace stormglass::architecture {

/// What breaks a rule in a file, one sentence each; empty where the file keeps it.
using Rule = QStringList (*)(const SourceFile&);

/// The arrow points one way: app → ui → model, app/cli → model, and within them.
[[nodiscard]] QStringList layerViolations(const SourceFile& file);

/// Instruments are functions: no clock, no hidden randomness, no mutable statics, no Qt.
[[nodiscard]] QStringList purityViolations(const SourceFile& file);

/// One parameter table: no key of a parameter outside the table's own file.
[[nodiscard]] QStringList parameterViolations(const SourceFile& file);

/// Kinds of values are told apart where values enter and are shown, and nowhere else: instruments
/// have typed members, the document only copies.
[[nodiscard]] QStringList kindViolations(const SourceFile& file);

/// What Qt does badly here: Qt Charts' known traps, nested event loops.
[[nodiscard]] QStringList bannedCallViolations(const SourceFile& file);

/// Files of at most 400 lines, thin mains.
[[nodiscard]] QStringList sizeViolations(const SourceFile& file);

/// Licence heads, include guards, docstrings, no machine paths, no bare reminders.
[[nodiscard]] QStringList formViolations(const SourceFile& file);

} // namespace stormglass::architecture
