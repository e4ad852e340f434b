// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/outcome.h"
#include "model/core/progress.h"
#include "model/sampling/delivery_log.h"
#include "model/sampling/log_preview.h"

#include <QString>

#include <stop_token>

namespace stormglass::sampling {

/// Reads a delivery log, a file or a pipe, in chunks of 256 KiB and the same memory for any size.
/// Progress goes by bytes. A stop is heeded within a chunk, or 50 ms where a pipe has nothing or
/// nobody writes to it; it and a file that cannot be read on leave what was read so far, marked
/// partial. Refused only where nothing can be read.
[[nodiscard]] Outcome<DeliveryLog> readDeliveryLog(const QString& path,
                                                   const LogColumns& columns = {},
                                                   const std::stop_token& stop = {},
                                                   const Progress& progress = {});

/// The first rows of a log, at most `mostRows`, with the columns found in them. Refuses pipes, of
/// which what is read is gone.
[[nodiscard]] Outcome<LogPreview> previewDeliveryLog(const QString& path,
                                                     const LogColumns& columns = {},
                                                     std::size_t mostRows = 10,
                                                     const std::stop_token& stop = {});

} // namespace stormglass::sampling
