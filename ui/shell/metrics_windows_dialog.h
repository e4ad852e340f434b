// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/sampling/chosen_windows.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace stormglass::ui {

/// Asks for the windows of a measurement as stretches of time: trouble, the rows to compare it
/// with, and a trouble under another retry regime.
class MetricsWindowsDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with these windows.
    MetricsWindowsDialog(const sampling::ChosenWindows& windows, QWidget* parent);

    /// Says why what was chosen is refused, and keeps the dialog open.
    void refuse(const Problem& problem);

Q_SIGNALS:
    /// The user wants these; whoever hears it closes the dialog or refuses.
    void chosen(const stormglass::sampling::ChosenWindows& windows);

private:
    static void addHint(QFormLayout& form);
    QLineEdit* addStretch(QFormLayout& form, const QString& label, const char* name,
                          const std::string& stretch, const QString& whenEmpty);

    QLineEdit* m_during = nullptr;
    QLineEdit* m_before = nullptr;
    QLineEdit* m_otherRegime = nullptr;
    QLabel* m_problem;
};

} // namespace stormglass::ui
