// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace stormglass::tests {

/// A log on the disk, for as long as one test.
class LogFile {
public:
    explicit LogFile(const QByteArray& text)
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    [[nodiscard]] QString path() const
    {
        return m_folder.filePath(QStringLiteral("deliveries.log"));
    }

private:
    QTemporaryDir m_folder;
};

} // namespace stormglass::tests
