// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/log_preview.h"

#include <QWidget>

#include <array>
#include <string>
#include <vector>

class QComboBox;

namespace stormglass::ui {

/// Asks which names of a delivery log hold what. Until something is chosen the usual names count,
/// and it says which were found.
class LogColumnChoice : public QWidget {
    Q_OBJECT

public:
    explicit LogColumnChoice(QWidget* parent = nullptr);

    /// Offers the names of a log. What was chosen and this log lacks is dropped; whether anything
    /// was, so that the preview was made with other names than are chosen now.
    [[nodiscard]] bool showNames(const sampling::LogPreview& preview);

    /// Drops all that was chosen: it is of a log that is not shown any more.
    void forget();

    /// What was chosen, as LogColumns::mapped() takes it.
    [[nodiscard]] std::vector<std::string> assignments() const;

Q_SIGNALS:
    /// Another name was chosen for a column, or another unit.
    void changed();

private:
    void addColumn(sampling::LogColumn column);
    void addUnit();
    [[nodiscard]] std::string chosen(sampling::LogColumn column) const;

    std::array<QComboBox*, sampling::logColumns.size()> m_names{};
    QComboBox* m_unit;
};

} // namespace stormglass::ui
