// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/metrics_windows_dialog.h"

#include "ui/widgets/qt_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace stormglass::ui {

MetricsWindowsDialog::MetricsWindowsDialog(const sampling::ChosenWindows& windows, QWidget* parent)
    : QDialog(parent)
    , m_problem(new QLabel)
{
    setWindowTitle(tr("Metrics windows"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* form = new QFormLayout(this);
    addHint(*form);
    m_during = addStretch(*form, tr("&Trouble:"), "during", windows.during,
                          tr("the stretch that stands out most"));
    m_before = addStretch(*form, tr("Compare &with:"), "before", windows.before,
                          tr("all rows before the trouble"));
    m_otherRegime =
        addStretch(*form, tr("Other &regime:"), "other-regime", windows.otherRegime, tr("none"));
    m_otherRegime->setToolTip(tr("Such a trouble when calls were retried more, or less: whether "
                                 "more calls satisfied more tells a capacity limit from transient "
                                 "failures"));
    m_problem->setObjectName(QStringLiteral("windowsProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    form->addRow(m_problem);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen({.before = m_before->text().trimmed().toStdString(),
                       .during = m_during->text().trimmed().toStdString(),
                       .otherRegime = m_otherRegime->text().trimmed().toStdString()});
    });
}

void MetricsWindowsDialog::refuse(const Problem& problem)
{
    for (QLineEdit* field : {m_during, m_before, m_otherRegime}) {
        if (field->objectName().toStdString() == problem.where) {
            field->setFocus();
            field->selectAll();
        }
    }
    m_problem->setText(qtText(Problem{"", problem.what, problem.remedy}.sentence()));
    m_problem->show();
    adjustSize();
}

void MetricsWindowsDialog::addHint(QFormLayout& form)
{
    auto* hint = new QLabel(tr("Give each as FROM:TO, in ISO 8601 or in seconds, since 1970 or "
                               "from the first row."));
    hint->setWordWrap(true);
    form.addRow(hint);
}

QLineEdit* MetricsWindowsDialog::addStretch(QFormLayout& form, const QString& label,
                                            const char* name, const std::string& stretch,
                                            const QString& whenEmpty)
{
    const QString twoTimes = QStringLiteral("2026-00-00T00:00:00.000Z:2026-00-00T00:00:00.000Z");
    auto* field = new QLineEdit(qtText(stretch));
    field->setObjectName(QLatin1String(name));
    field->setPlaceholderText(whenEmpty);
    field->setMinimumWidth(fontMetrics().horizontalAdvance(twoTimes));
    form.addRow(label, field);
    return field;
}

} // namespace stormglass::ui
