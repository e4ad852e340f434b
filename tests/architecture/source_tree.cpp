// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/architecture/source_tree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

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
        if (path.startsWith(u".git/"_s) || path.startsWith(u"build/"_s) ||
            path.startsWith(u"tests/golden/"_s) || path.startsWith(u"LICENSES/"_s) ||
            path.endsWith(u".png"_s)) {
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
