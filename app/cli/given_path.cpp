// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/given_path.h"

#include <QByteArray>

#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace stormglass::cli {

using namespace Qt::StringLiterals;

GivenPath::GivenPath(std::string bytes)
    : m_bytes(std::move(bytes))
{
    if (!QByteArray::fromStdString(m_bytes).isValidUtf8()) {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other
        m_descriptor = ::open(m_bytes.c_str(), O_PATH | O_CLOEXEC); // which reads nothing yet
    }
}

GivenPath::~GivenPath()
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

QString GivenPath::name() const
{
    return m_descriptor < 0 ? QString::fromStdString(m_bytes)
                            : u"/proc/self/fd/"_s + QString::number(m_descriptor);
}

Problem GivenPath::told(Problem problem) const
{
    const std::string opened = name().toStdString();
    if (m_descriptor >= 0 && problem.where.starts_with(opened)) {
        const std::string shown =
            QString::fromStdString(m_bytes).toStdString(); // odd bytes as signs
        problem.where.replace(0, opened.size(), shown);
    }
    return problem;
}

} // namespace stormglass::cli
