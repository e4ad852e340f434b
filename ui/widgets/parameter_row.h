// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "model/core/parameter.h"
#include "ui/widgets/edit_gesture.h"

#include <QWidget>

#include <initializer_list>

class QCheckBox;
class QLabel;
class QToolButton;

namespace stormglass::ui {

class ElidedLabel;

/// One parameter as people meet it, whatever its kind. Shows the value it is told and says what the
/// user wants; it keeps no value of its own.
class ParameterRow : public QWidget {
    Q_OBJECT

public:
    /// Shows a value of the parameter's kind.
    void showValue(const Value& value);

    /// Marks the values at which the finding changes.
    virtual void showEdges(const std::vector<EdgeMark>& /*edges*/) {}

    /// Says what measured the value; nothing where it was set by hand.
    virtual void showSource(const QString& source);

    /// The width in which all its parts stand as they should; very long labels wrap.
    [[nodiscard]] virtual int comfortableWidth() const = 0;

    /// The width its unit needs, and the one it gets so that the fields of a panel line up.
    [[nodiscard]] virtual int unitWidth() const { return 0; }
    virtual void setUnitColumn(int /*width*/) {}

Q_SIGNALS:
    /// The user wants this value. Edits of one gesture (a drag, a run of key presses) carry the
    /// same number, which is this row's own, and undo as one.
    void edited(const stormglass::Value& value, int gesture);

    /// What was typed cannot be taken.
    void refused(const stormglass::Problem& problem);

    /// A handle is held, and let go.
    void dragStarted();
    void dragEnded();

protected:
    /// `initial` is what its reset button goes back to.
    ParameterRow(const ParameterInfo& parameter, Value initial, QWidget* parent);

    /// Shows a value in the row's own parts.
    virtual void present(const Value& value) = 0;

    [[nodiscard]] const ParameterInfo& parameter() const { return m_parameter; }

    /// The value shown.
    [[nodiscard]] const Value& value() const { return m_value; }

    /// The value the reset button goes back to.
    [[nodiscard]] const Value& initial() const { return m_initial; }

    [[nodiscard]] QToolButton* resetButton() const { return m_reset; }

    [[nodiscard]] ElidedLabel* sourceLabel() const { return m_source; }

    /// The label as a heading; a key that stands for it goes to `buddy`.
    [[nodiscard]] QLabel* makeTitle(QWidget* buddy) const;

    /// The label as a check box.
    [[nodiscard]] QCheckBox* makeCheckBox() const;

    /// A quiet, small text.
    [[nodiscard]] static QLabel* makeNote(const QString& text = {});

    /// Between parts of one line.
    static constexpr int columnGap = 6;

    /// Puts heading and reset button in one line, the other parts below it and the source last.
    void stack(QWidget* heading, std::initializer_list<QWidget*> below);

    /// The width a heading needs; very long ones wrap.
    [[nodiscard]] static int titleWidth(const QLabel& title);

    /// Asks for a value as a step of its own.
    void edit(const Value& value);

    /// Asks for a value as part of a run of key presses.
    void editInKeyGesture(const Value& value);

    /// Begins a drag, whose edits are one step.
    void startDrag();

    /// Asks for a value as part of the drag.
    void editInDrag(const Value& value);

private:
    ParameterInfo m_parameter;
    Value m_initial;
    Value m_value;
    QToolButton* m_reset;
    ElidedLabel* m_source;
    EditGesture m_gesture;
};

/// Everything to be known of a parameter, for tooltips and screen readers.
[[nodiscard]] QString parameterTooltip(const ParameterInfo& parameter);

} // namespace stormglass::ui
