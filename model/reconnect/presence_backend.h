// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stormglass::reconnect {

/// Lookups that the backend took at once: it answers them one after the other up to `finish`.
struct TakenLookups {
    double lookups = 0.0; ///< those that found room
    double start = 0.0;   ///< s
    double finish = 0.0;  ///< s

    /// How many of them are answered by that time.
    [[nodiscard]] double answeredBy(double time) const;
};

/// The presence backend: one queue, first come first served, a constant rate, room for so many
/// lookups besides the one that is answered. It does not know which answers anybody still waits
/// for. Lookups come in bulk, and what it will have done by when is computed, not stepped to.
class PresenceBackend {
public:
    /// `rate` lookups a second, > 0; at most `room` of them wait.
    PresenceBackend(double rate, double room)
        : m_rate(rate)
        , m_room(room)
    {
    }

    /// Takes as many of the lookups (whole ones) as there is room for.
    TakenLookups offer(double now, double lookups);

    /// Lookups that wait at that time.
    [[nodiscard]] double waiting(double now) const;

private:
    double m_rate;
    double m_room;
    double m_busyUntil = 0.0;
};

} // namespace stormglass::reconnect
