// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/log_column_choice.h"

#include "ui/widgets/choice_list.h"
#include "ui/widgets/qt_text.h"

#include <QGridLayout>
#include <QLabel>

namespace stormglass::ui {

using sampling::LogColumn;

namespace {

std::size_t placeOf(LogColumn column) { return static_cast<std::size_t>(column); }

QString labelOf(LogColumn column)
{
    switch (column) {
    case LogColumn::Time:
        return LogColumnChoice::tr("Time");
    case LogColumn::EventId:
        return LogColumnChoice::tr("Event id");
    case LogColumn::RetryNumber:
        return LogColumnChoice::tr("Retry number");
    case LogColumn::RetryReason:
        return LogColumnChoice::tr("Retry reason");
    case LogColumn::Status:
        return LogColumnChoice::tr("Status");
    case LogColumn::Duration:
        return LogColumnChoice::tr("Duration");
    case LogColumn::ApiCalls:
        return LogColumnChoice::tr("API calls");
    case LogColumn::Message:
        return LogColumnChoice::tr("Message");
    }
    return {};
}

QComboBox* makeBox(const QString& name)
{
    auto* box = new ChoiceList({});
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    return box;
}

} // namespace

LogColumnChoice::LogColumnChoice(QWidget* parent)
    : QWidget(parent)
    , m_unit(makeBox(tr("Unit of the duration")))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    for (const LogColumn column : sampling::logColumns) {
        addColumn(column);
    }
    addUnit();
}

void LogColumnChoice::addColumn(LogColumn column)
{
    QComboBox* box = makeBox(tr("Column with: %1").arg(labelOf(column)));
    box->setObjectName(QStringLiteral("logColumn-") + qtText(sampling::word(column)));
    box->addItem(tr("As usually named"));
    connect(box, &QComboBox::activated, this, &LogColumnChoice::changed);
    const int place = static_cast<int>(placeOf(column));
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(new QLabel(labelOf(column)), place / 2, place % 2 * 2);
    grid->addWidget(box, place / 2, place % 2 * 2 + 1);
    m_names.at(placeOf(column)) = box;
}

void LogColumnChoice::addUnit()
{
    m_unit->setObjectName(QStringLiteral("durationUnit"));
    m_unit->addItem(tr("As its name says"), QString());
    m_unit->addItem(tr("Milliseconds"), QStringLiteral("duration_ms"));
    m_unit->addItem(tr("Seconds"), QStringLiteral("duration_s"));
    connect(m_unit, &QComboBox::activated, this, &LogColumnChoice::changed);
    auto* grid = static_cast<QGridLayout*>(layout());
    const int row = grid->rowCount();
    grid->addWidget(new QLabel(tr("Duration is in")), row, 0);
    grid->addWidget(m_unit, row, 1);
}

bool LogColumnChoice::showNames(const sampling::LogPreview& preview)
{
    bool dropped = false;
    for (const LogColumn column : sampling::logColumns) {
        QComboBox* box = m_names.at(placeOf(column));
        const QString before = qtText(chosen(column));
        const QString found = qtText(preview.names.at(placeOf(column)));
        box->clear();
        box->addItem(found.isEmpty()    ? tr("Not found")
                     : before.isEmpty() ? tr("Found: %1").arg(found)
                                        : tr("As usually named"));
        for (const Column& name : preview.rows.columns) {
            box->addItem(qtText(name.title), qtText(name.title));
        }
        const int place = before.isEmpty() ? 0 : box->findData(before);
        dropped = dropped || place < 0;
        box->setCurrentIndex(std::max(0, place));
    }
    return dropped;
}

void LogColumnChoice::forget()
{
    for (QComboBox* box : m_names) {
        box->setCurrentIndex(0);
    }
    m_unit->setCurrentIndex(0);
}

std::string LogColumnChoice::chosen(LogColumn column) const
{
    return m_names.at(placeOf(column))->currentData().toString().toStdString();
}

std::vector<std::string> LogColumnChoice::assignments() const
{
    std::vector<std::string> all;
    const std::string unit = m_unit->currentData().toString().toStdString();
    for (const LogColumn column : sampling::logColumns) {
        const bool hasUnit = column == LogColumn::Duration && !unit.empty();
        if (const std::string name = chosen(column); !name.empty()) {
            all.push_back((hasUnit ? unit : std::string(sampling::word(column))) + "=" + name);
        }
    }
    return all;
}

} // namespace stormglass::ui
