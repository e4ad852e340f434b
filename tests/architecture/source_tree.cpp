// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/architecture/source_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace stormglass::architecture {

using namespace Qt::StringLiterals;

bool SourceFile::isUnder(const QString& folder) const { return path.startsWith(folder + u'/'); }

bool SourceFile::isCode() const { return isHeader() || path.endsWith(u".cpp"_s); }

bool SourceFile::isHeader() const { return path.endsWith(u".h"_s); }

QStringList SourceFile::lines() const { return text.split(u'\n'); }

QString SourceFile::textWithoutComments() const
{
    static const QRegularExpression comment(u"(?<!:)//.*$"_s, QRegularExpression::MultilineOption);
    QString code = text;
    return code.remove(comment);
}

QStringList SourceFile::includes() const
{
    static const QRegularExpression pattern(u"^\\s*#\\s*include\\s*[\"<]([^\">]+)[\">]"_s,
                                            QRegularExpression::MultilineOption);
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
        found << match.next().captured(1);
    }
    return found;
}

std::vector<SourceFile> readSourceTree(const QString& root)
{
    std::vector<SourceFile> files;
    const QDir top(root);
    QDirIterator iterator(root, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (iterator.hasNext()) {
        const QString path = top.relativeFilePath(iterator.next());
        // What git ignores or keeps for itself, editors' caches, and what others wrote.
        static const std::array foreign{u".git/"_s,    u"build/"_s,   u"tests/golden/"_s,
                                        u".cache/"_s,  u".vscode/"_s, u".idea/"_s,
                                        u"LICENSES/"_s};
        if (std::ranges::any_of(foreign,
                                [&](const QString& folder) { return path.startsWith(folder); }) ||
            path == u".git"_s || path == u"CMakeUserPresets.json"_s || path.endsWith(u".png"_s)) {
            continue;
        }
        QFile file(top.filePath(path));
        if (file.open(QIODevice::ReadOnly)) {
            files.push_back({path, QString::fromUtf8(file.readAll())});
        }
    }
    return files;
}

} // namespace stormglass::architecture
