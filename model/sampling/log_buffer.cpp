// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/log_buffer.h"

#include <cstring>

namespace stormglass::sampling {

LogBuffer::LogBuffer()
    : m_bytes(mostLine + chunk + padding)
{
}

std::span<char> LogBuffer::room()
{
    if (m_begin > 0) {
        std::memmove(m_bytes.data(), m_bytes.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_begin = 0;
    }
    return std::span(m_bytes).subspan(m_end, m_bytes.size() - padding - m_end);
}

} // namespace stormglass::sampling
