// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>

#include <vector>

class QLineEdit;
class QMenu;
class QStackedWidget;

namespace stormglass::ui {

class Appearance;
class Document;
class FirstRunHint;
class InstrumentPage;
class Measurement;
class NavigationBar;
class Settings;
class ToolBar;
class UserPresets;
class WorkIndicator;

/// The window: navigation, commands, one page per instrument. It connects document and pages and
/// computes nothing itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// All must outlive the window.
    MainWindow(Document& document, Settings& settings, Appearance& appearance,
               QWidget* parent = nullptr);

    [[nodiscard]] InstrumentPage& currentPage() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;

private:
    void addCentre();
    void addPages();
    void addPage(InstrumentPage* page);
    void addStatus();
    void addCommands();
    void addMetrics(QMenu& file);
    void addViewMenu();
    void addHint();
    void orderTabs();
    void restorePlace();
    void watchWork(InstrumentPage& page);
    void showPage(int index);
    void showInstrument(const QString& instrument);
    [[nodiscard]] QString currentCommand() const;
    [[nodiscard]] std::vector<QWidget*> areas() const;
    void copyCommand();
    void showAbout();

    Document& m_document;
    Settings& m_settings;
    Appearance& m_appearance;
    Measurement* m_measurement;
    UserPresets* m_presets;
    ToolBar* m_toolBar;
    NavigationBar* m_navigation;
    FirstRunHint* m_hint;
    QStackedWidget* m_pages;
    QLineEdit* m_command;
    WorkIndicator* m_work;
    std::vector<QMetaObject::Connection> m_watched;
};

} // namespace stormglass::ui
