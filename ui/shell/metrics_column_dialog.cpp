// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/metrics_column_dialog.h"

#include "ui/charts/chart_table.h"
#include "ui/widgets/choice_list.h"
#include "ui/widgets/look.h"
#include "ui/widgets/primary_button.h"
#include "ui/widgets/qt_text.h"
#include "ui/widgets/scrolled_column.h"

#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace stormglass::ui {

using sampling::MetricsColumn;

namespace {

std::size_t placeOf(MetricsColumn column) { return static_cast<std::size_t>(column); }

bool isNeeded(MetricsColumn column)
{
    return column == MetricsColumn::Time || column == MetricsColumn::Calls;
}

QString labelOf(MetricsColumn column)
{
    switch (column) {
    case MetricsColumn::Time:
        return MetricsColumnDialog::tr("&Time");
    case MetricsColumn::Calls:
        return MetricsColumnDialog::tr("&Calls of the dependency");
    case MetricsColumn::Edge:
        return MetricsColumnDialog::tr("&Edge requests");
    case MetricsColumn::Distinct:
        return MetricsColumnDialog::tr("&Distinct requests");
    case MetricsColumn::Successes:
        return MetricsColumnDialog::tr("&Successes");
    case MetricsColumn::Success:
        return MetricsColumnDialog::tr("Success &ratio");
    case MetricsColumn::Errors:
        return MetricsColumnDialog::tr("Err&ors");
    }
    return {};
}

} // namespace

MetricsColumnDialog::MetricsColumnDialog(const QString& fileName,
                                         const sampling::MetricsPreview& preview, QWidget* parent)
    : QDialog(parent)
    , m_hint(new QLabel)
    , m_open(new PrimaryButton)
{
    setObjectName(QStringLiteral("metricsColumns"));
    setWindowTitle(tr("Columns of %1").arg(fileName));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(16);
    auto* task = new QLabel(
        tr("%1 has other names than the usual ones. Choose which columns hold the time and the "
           "calls, and what else is there.")
            .arg(fileName));
    task->setWordWrap(true);
    auto* body = new ScrolledColumn;
    body->column()->setSpacing(16);
    body->column()->addWidget(task);
    body->column()->addLayout(makeChoices(preview));
    body->column()->addWidget(new QLabel(tr("Its first rows:")));
    body->column()->addWidget(makeRows(preview));
    body->column()->addStretch();
    layout->addWidget(body, 1);
    addFoot();
    follow();
    // At its final size from the start: a window that grows leaves the screen.
    resize(QSize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 34)
               .boundedTo(screen()->availableSize() * 9 / 10));
    const auto* const first =
        std::ranges::find_if(sampling::metricsColumns,
                             [this](MetricsColumn column) { return chosen(column).isEmpty(); });
    m_names.at(first == sampling::metricsColumns.end() ? 0 : placeOf(*first))->setFocus();
}

QWidget* MetricsColumnDialog::makeRows(const sampling::MetricsPreview& preview)
{
    auto* rows = new ChartTable;
    rows->setObjectName(QStringLiteral("metricsRows"));
    rows->growWithRows(static_cast<int>(preview.rows.rows.size()));
    rows->setTable(preview.rows);
    rows->setAccessibleName(tr("First rows of the file"));
    return rows;
}

QLayout* MetricsColumnDialog::makeChoices(const sampling::MetricsPreview& preview)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    for (const MetricsColumn column : sampling::metricsColumns) {
        auto* box = new ChoiceList({});
        box->setObjectName(QStringLiteral("metricsColumn-") + qtText(sampling::word(column)));
        box->setAccessibleName(tr("Column with: %1").arg(labelOf(column).remove(u'&')));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        box->addItem(isNeeded(column) ? tr("Choose…") : tr("Not in the file"));
        for (const Column& name : preview.rows.columns) {
            if (!name.title.empty()) {
                box->addItem(qtText(name.title), qtText(name.title));
            }
        }
        const QString known = qtText(preview.names.at(placeOf(column)));
        box->setCurrentIndex(known.isEmpty() ? 0 : box->findData(known));
        connect(box, &QComboBox::currentIndexChanged, this, &MetricsColumnDialog::follow);
        auto* label = new QLabel(labelOf(column));
        label->setBuddy(box);
        const int place = static_cast<int>(placeOf(column));
        grid->addWidget(label, place / 2, place % 2 * 2);
        grid->addWidget(box, place / 2, place % 2 * 2 + 1);
        m_names.at(placeOf(column)) = box;
    }
    return grid;
}

void MetricsColumnDialog::addFoot()
{
    m_hint->setObjectName(QStringLiteral("metricsColumnsHint"));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    useTextSize(m_hint, TextSize::Note);
    m_open->setText(tr("O&pen"));
    m_open->setObjectName(QStringLiteral("openWithColumns"));
    m_open->setDefault(true);
    connect(m_open, &QPushButton::clicked, this, &MetricsColumnDialog::openChosen);
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_hint, 1);
    foot->addWidget(m_open);
    foot->addWidget(cancel);
    static_cast<QVBoxLayout*>(layout())->addLayout(foot);
}

QString MetricsColumnDialog::chosen(MetricsColumn column) const
{
    return m_names.at(placeOf(column))->currentData().toString();
}

std::vector<std::string> MetricsColumnDialog::assignments() const
{
    std::vector<std::string> all;
    for (const MetricsColumn column : sampling::metricsColumns) {
        if (const QString name = chosen(column); !name.isEmpty()) {
            all.push_back(std::string(sampling::word(column)) + "=" + name.toStdString());
        }
    }
    return all;
}

/// What keeps the file from being opened; empty for nothing.
QString MetricsColumnDialog::hint() const
{
    for (const MetricsColumn column : sampling::metricsColumns) {
        if (isNeeded(column) && chosen(column).isEmpty()) {
            return tr("Choose a column for: %1.").arg(labelOf(column).remove(u'&'));
        }
    }
    for (const MetricsColumn column : sampling::metricsColumns) {
        const QString name = chosen(column);
        const auto users = std::ranges::count_if(
            m_names, [&name](QComboBox* box) { return box->currentData().toString() == name; });
        if (!name.isEmpty() && users > 1) {
            return tr("“%1” is chosen more than once: let each column hold one thing.").arg(name);
        }
    }
    return {};
}

void MetricsColumnDialog::follow()
{
    const QString missing = hint();
    m_hint->setText(missing);
    m_open->setEnabled(missing.isEmpty());
}

void MetricsColumnDialog::openChosen()
{
    if (const auto names = sampling::MetricsNames::exactly(assignments())) {
        Q_EMIT namesChosen(names.value());
        accept();
    } else {
        m_hint->setText(qtText(names.problem().sentence()));
    }
}

} // namespace stormglass::ui
