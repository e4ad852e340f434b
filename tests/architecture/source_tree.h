// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace stormglass::architecture {

/// A file of the checkout.
struct SourceFile {
    QString path; ///< relative to the checkout, with slashes
    QString text;

    [[nodiscard]] bool isUnder(const QString& folder) const;
    [[nodiscard]] bool isCode() const; ///< .h or .cpp
    [[nodiscard]] bool isHeader() const;
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] QString textWithoutComments() const;

    /// The files named in its #include lines, as written between the quotes or brackets.
    [[nodiscard]] QStringList includes() const;
};

/// All text files of the checkout but for .git, build folders and golden data.
[[nodiscard]] std::vector<SourceFile> readSourceTree(const QString& root);

} // namespace stormglass::architecture
