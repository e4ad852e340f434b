// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/core/finding.h"
#include "model/core/parameter.h"

#include <QWidget>

#include <span>
#include <vector>

namespace stormglass::ui {

class ParameterRow;

/// The parameters of an instrument, built from its table and from nothing else. Those that belong
/// to a chart are not among them.
class ParameterPanel : public QWidget {
    Q_OBJECT

public:
    /// `initial` holds one value per row of the table, which its reset button goes back to.
    ParameterPanel(std::span<const ParameterInfo> table, const Values& initial,
                   QWidget* parent = nullptr);

    /// Shows one value per row of the table.
    void showValues(const Values& values);

    /// Shows what measured each value; an empty text where it was set by hand.
    void showSources(const std::vector<QString>& sources);

    /// Marks on each row the values at which the finding changes.
    void showEdges(const std::vector<EdgeMark>& edges);

    /// The width in which every label stands beside its field.
    [[nodiscard]] int comfortableWidth() const;

Q_SIGNALS:
    /// What a row says, with its place in the table; see ParameterRow.
    void edited(std::size_t row, const stormglass::Value& value, int gesture);
    void editedBoth(std::size_t row, const stormglass::Value& value, std::size_t otherRow,
                    const stormglass::Value& otherValue, int gesture);
    void refused(const stormglass::Problem& problem);
    void dragStarted();
    void dragEnded();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A row, and the place of its parameter in the table.
    struct PlacedRow {
        ParameterRow* widget;
        std::size_t place;
    };

    QWidget* addRows(std::span<const ParameterInfo> table, const Values& initial,
                     std::size_t place);
    void addRow(ParameterRow* widget, std::size_t place);
    void alignUnits();

    std::vector<PlacedRow> m_rows; ///< in the order of the table
};

} // namespace stormglass::ui
