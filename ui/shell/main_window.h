// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>

class QLineEdit;
class QStackedWidget;

namespace stormglass::ui {

class Document;
class InstrumentPage;

/// The window: navigation, commands, one page per instrument. It connects document and pages and
/// computes nothing itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The document must outlive the window.
    explicit MainWindow(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] InstrumentPage& currentPage() const;

    /// Reads an export in the background and offers its rates; problems become a message.
    void openExport(const QString& folder);

private:
    void addPages();
    void addCommands();
    [[nodiscard]] QString currentCommand() const;
    void showStatus();
    void chooseExport();
    void useMeasuredRate(double perMinute, const QString& name);
    void copyCommand();
    void showAbout();

    Document& m_document;
    QStackedWidget* m_pages;
    QLineEdit* m_command;
};

} // namespace stormglass::ui
