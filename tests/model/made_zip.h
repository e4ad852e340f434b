// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QtEndian>

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace stormglass::tests {

/// What is unusual about an entry of a zip.
struct EntryKind {
    bool stored = false;         ///< else deflated
    bool dataDescriptor = false; ///< sizes come behind the data, as from a stream
    bool encrypted = false;
    std::uint16_t date = 0x5821;           ///< as DOS has it
    std::optional<std::uint32_t> claims{}; ///< the size the directory gives instead of the true one
    bool wrongChecksum = false;
};

/// Writes a zip byte by byte, by PKWARE's APPNOTE 4.3: what zips from the wild have, and no
/// library would write.
class MadeZip {
public:
    MadeZip& add(const QByteArray& name, const QByteArray& text, const EntryKind& kind = {})
    {
        // zlib's stream without its head of two bytes, its checksum, and the length Qt puts first.
        const QByteArray zlib = qCompress(text);
        const QByteArray data = kind.stored ? text : zlib.mid(6, zlib.size() - 10);
        const QByteArray sizes =
            number32(checksum(text) + (kind.wrongChecksum ? 1U : 0U)) +
            number32(static_cast<std::uint32_t>(data.size())) +
            number32(kind.claims.value_or(static_cast<std::uint32_t>(text.size())));
        const auto flags = static_cast<std::uint16_t>((kind.encrypted ? 1U : 0U) |
                                                      (kind.dataDescriptor ? 8U : 0U));
        const QByteArray head = number16(20) + number16(flags) + number16(kind.stored ? 0 : 8) +
                                number16(0x6c32) + number16(kind.date);
        const QByteArray nameSize = number16(static_cast<std::uint16_t>(name.size())) + number16(0);
        const auto at = static_cast<std::uint32_t>(m_bytes.size());
        m_bytes += "PK\x03\x04" + head + (kind.dataDescriptor ? QByteArray(12, '\0') : sizes) +
                   nameSize + name + data +
                   (kind.dataDescriptor ? "PK\x07\x08" + sizes : QByteArray());
        m_directory += "PK\x01\x02" + number16(20) + head + sizes + nameSize +
                       QByteArray(10, '\0') + number32(at) + name;
        ++m_count;
        return *this;
    }

    [[nodiscard]] QByteArray bytes() const
    {
        return m_bytes + m_directory + "PK\x05\x06" + QByteArray(4, '\0') + number16(m_count) +
               number16(m_count) + number32(static_cast<std::uint32_t>(m_directory.size())) +
               number32(static_cast<std::uint32_t>(m_bytes.size())) + QByteArray(2, '\0');
    }

private:
    template <class Number>
    static QByteArray littleEndian(Number number)
    {
        QByteArray bytes(sizeof number, '\0');
        qToLittleEndian(number, bytes.data());
        return bytes;
    }

    static QByteArray number16(std::uint16_t number) { return littleEndian(number); }
    static QByteArray number32(std::uint32_t number) { return littleEndian(number); }

    /// CRC-32 of a byte that follows nothing.
    static constexpr std::uint32_t checksumOf(std::uint32_t byte)
    {
        for (int bit = 0; bit < 8; ++bit) {
            byte = (byte >> 1U) ^ ((byte & 1U) != 0 ? 0xedb88320U : 0U);
        }
        return byte;
    }

    static std::uint32_t checksum(const QByteArray& text)
    {
        static constexpr auto table = [] {
            std::array<std::uint32_t, 256> bytes{};
            for (std::uint32_t byte = 0; byte < bytes.size(); ++byte) {
                bytes[byte] = checksumOf(byte);
            }
            return bytes;
        }();
        std::uint32_t crc = ~0U;
        for (const char byte : text) {
            crc = (crc >> 8U) ^ table[(crc ^ static_cast<unsigned char>(byte)) & 0xffU];
        }
        return ~crc;
    }

    QByteArray m_bytes;
    QByteArray m_directory;
    std::uint16_t m_count = 0;
};

} // namespace stormglass::tests
