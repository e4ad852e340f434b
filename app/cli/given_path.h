// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/problem.h"

#include <QString>

#include <string>

namespace stormglass::cli {

/// A path as the shell gave it. On Linux that is any bytes, and a QString holds UTF-8 only: what is
/// none is opened here and gets a name under /proc, as long as this lives.
class GivenPath {
public:
    explicit GivenPath(std::string bytes);
    ~GivenPath();
    GivenPath(const GivenPath&) = delete;
    GivenPath& operator=(const GivenPath&) = delete;

    /// A name to open it by.
    [[nodiscard]] QString name() const;

    /// The problem, with the path as it was given in place of that name.
    [[nodiscard]] Problem told(Problem problem) const;

private:
    std::string m_bytes;
    int m_descriptor = -1; ///< none where the bytes are UTF-8, or name nothing
};

} // namespace stormglass::cli
