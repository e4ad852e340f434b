// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/range_rows.h"

#include "ui/widgets/look.h"
#include "ui/widgets/range_slider.h"
#include "ui/widgets/tab_order.h"

#include <QLabel>
#include <QVBoxLayout>

namespace stormglass::ui {

RangeRows::RangeRows(NumberRow* start, NumberRow* end, QWidget* parent)
    : QWidget(parent)
{
    ScaleSlider* first = start->lendSlider();
    auto* slider = new RangeSlider(first, end->lendSlider());
    auto* hint = new QLabel(sliderHint(first->parameter()));
    useTextSize(hint, TextSize::Note);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QWidget* part : {static_cast<QWidget*>(start), static_cast<QWidget*>(end),
                          static_cast<QWidget*>(slider), static_cast<QWidget*>(hint)}) {
        column->addWidget(part);
    }
    chainTabs({start, end, slider});
    connect(slider, &RangeSlider::spanAsked, this, &RangeRows::editedBoth);
    connect(slider, &RangeSlider::spanPressed, this, &RangeRows::dragStarted);
    connect(slider, &RangeSlider::spanReleased, this, &RangeRows::dragEnded);
}

} // namespace stormglass::ui
