// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string_view>

namespace stormglass::ui {

/// Text of the model, for Qt.
[[nodiscard]] inline QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The beginning of a sentence.
[[nodiscard]] inline QString capitalized(const QString& text)
{
    return text.left(1).toUpper() + text.mid(1);
}

/// Text as it stands, for menus, buttons and tabs, which read & as the mark of a mnemonic.
[[nodiscard]] inline QString withoutMnemonic(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

/// The text that such a widget shows: marks of mnemonics gone, && read as &.
[[nodiscard]] inline QString shownText(QString text)
{
    QString shown;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] == u'&' && at + 1 < text.size()) {
            ++at;
        }
        shown += text[at];
    }
    return shown;
}

} // namespace stormglass::ui
