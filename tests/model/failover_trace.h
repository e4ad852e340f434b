// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/failover/event.h"

#include <QString>

namespace stormglass::tests {

/// A delivery on one line: "LC 503", whom the worker asked (local, cloud, health) and what Slack
/// saw, with who ran the turn in brackets.
inline QString traceOf(const failover::Delivery& delivery)
{
    QString trace;
    for (const failover::CallMade& made : delivery.calls()) {
        trace += made.call == failover::Call::Local   ? u'L'
                 : made.call == failover::Call::Cloud ? u'C'
                                                      : u'H';
    }
    trace += u' ' + QString::fromStdString(text(delivery.status));
    if (delivery.ranOn) {
        trace += *delivery.ranOn == failover::Runner::Local ? QStringLiteral(" (local)")
                                                            : QStringLiteral(" (cloud)");
    }
    return trace;
}

/// All deliveries and the outcome: "LC 503 | HC 200 (cloud): answered-once".
inline QString traceOf(const failover::EventRecord& event)
{
    QString trace;
    for (const failover::Delivery& delivery : event.deliveries()) {
        trace += (trace.isEmpty() ? QString() : QStringLiteral(" | ")) + traceOf(delivery);
    }
    const std::string_view outcome = word(event.end.outcome);
    return trace + QStringLiteral(": ") +
           QString::fromUtf8(outcome.data(), static_cast<qsizetype>(outcome.size()));
}

} // namespace stormglass::tests
