// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/metrics_preview.h"

#include <QDialog>

#include <array>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QLayout;
class QPushButton;

namespace stormglass::ui {

/// Asks which columns of a metrics file hold what, beside its first rows. What has a usual name is
/// chosen from the start.
class MetricsColumnDialog : public QDialog {
    Q_OBJECT

public:
    /// The file's name as people know it, and its first rows.
    MetricsColumnDialog(const QString& fileName, const sampling::MetricsPreview& preview,
                        QWidget* parent);

Q_SIGNALS:
    /// The file is to be opened with these columns and no others.
    void namesChosen(const sampling::MetricsNames& names);

private:
    [[nodiscard]] QLayout* makeChoices(const sampling::MetricsPreview& preview);
    [[nodiscard]] static QWidget* makeRows(const sampling::MetricsPreview& preview);
    void addFoot();
    void follow();
    [[nodiscard]] QString chosen(sampling::MetricsColumn column) const;
    [[nodiscard]] std::vector<std::string> assignments() const;
    [[nodiscard]] QString hint() const;
    void openChosen();

    std::array<QComboBox*, sampling::metricsColumns.size()> m_names{};
    QLabel* m_hint;
    QPushButton* m_open;
};

} // namespace stormglass::ui
