// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/instruments.h"
#include "ui/widgets/parameter_panel.h"
#include "ui/widgets/parameter_row.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

Q_DECLARE_METATYPE(stormglass::Problem)

namespace stormglass {

/// Rows as a value.
inline Value rows(std::vector<std::string> texts) { return texts; }

/// A panel, and the values it shows because it asked for them.
struct ToldPanel {
    Values initial;
    Values values;
    ui::ParameterPanel panel;
    QSignalSpy edited{&panel, &ui::ParameterPanel::edited};
    QSignalSpy refused{&panel, &ui::ParameterPanel::refused};

    ToldPanel(std::span<const ParameterInfo> table, Values start)
        : initial(std::move(start))
        , values(initial)
        , panel(table, initial)
    {
        panel.showValues(values);
        QObject::connect(&panel, &ui::ParameterPanel::edited, &panel,
                         [this](std::size_t row, const Value& value, int /*gesture*/) {
                             values.at(row) = value;
                             panel.showValues(values);
                         });
        if (auto* more = panel.findChild<QToolButton*>(QStringLiteral("moreParameters"))) {
            more->setChecked(true);
        }
        panel.resize(360, 1100);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
    }

    /// Ends what is being typed while there is somebody to tell.
    ~ToldPanel() { panel.close(); }

    template <class Widget>
    [[nodiscard]] Widget* part(const QString& key, const QString& name = {}) const
    {
        return panel.findChild<QWidget*>(key)->findChild<Widget*>(name);
    }

    [[nodiscard]] QString refusal() const
    {
        return QString::fromStdString(refused.last().at(0).value<Problem>().sentence());
    }
};

/// The panel of amplification.
inline std::unique_ptr<ToldPanel> amplify()
{
    const InstrumentEntry& entry = instruments().front();
    return std::make_unique<ToldPanel>(entry.parameters, entry.initial);
}

/// What a cell is being typed into with.
inline QLineEdit* cellEditor() { return qobject_cast<QLineEdit*>(QApplication::focusWidget()); }

/// Types into a cell from the keyboard.
inline void typeInto(QTableWidget* table, int row, int column, const QString& text)
{
    table->setCurrentCell(row, column);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_F2);
    QLineEdit* editor = cellEditor();
    QVERIFY(editor != nullptr);
    editor->selectAll();
    QTest::keyClick(editor, Qt::Key_Delete);
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents(); // which the table hears then
}

} // namespace stormglass
