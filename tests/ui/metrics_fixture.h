// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/window_fixture.h"
#include "ui/charts/chart_card.h"
#include "ui/charts/chart_layers.h"
#include "ui/charts/chart_view.h"
#include "ui/shell/metrics_overlay.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/note_box.h"

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>

namespace stormglass {

/// A service whose calls rise while one call a row is satisfied.
inline QByteArray stormInMetrics()
{
    QByteArray text = "time,edge,calls,successes,distinct\n";
    for (int row = 1; row <= 60; ++row) {
        const bool trouble = row > 20 && row <= 40;
        text += QByteArray::number(row * 60) + (trouble ? ",4,25,1,4\n" : ",4,4,4,4\n");
    }
    return text + "9999,4,x,4,4\n";
}

/// The retry chain's page in the whole window, and metrics to open beside its run.
class MetricsFixture {
protected:
    bool start()
    {
        m_shown = std::make_unique<WindowFixture>();
        QAction* page =
            m_shown->open({1600, 900}) ? action(QStringLiteral("Retry chain")) : nullptr;
        if (page == nullptr) {
            return false;
        }
        page->trigger();
        m_metrics = m_shown->window.findChild<ui::MetricsOverlay*>();
        return m_shown->settle() && m_metrics != nullptr;
    }

    QString write(const QString& name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }

    bool openText(const QByteArray& text)
    {
        m_metrics->open(write(QStringLiteral("metrics.csv"), text));
        return QTest::qWaitFor([this] { return !m_metrics->isReading(); }) && m_shown->settle();
    }

    [[nodiscard]] const ui::ChartCard& card(std::string_view id) const
    {
        return *m_shown->window.currentPage().chartCard(id);
    }

    [[nodiscard]] Stretch trouble() const { return stretch(StretchRole::Subject); }

    /// What the trouble is compared with.
    [[nodiscard]] Stretch usual() const { return stretch(StretchRole::Reference); }

    [[nodiscard]] Stretch stretch(StretchRole role) const
    {
        const auto& stretches = card("calls").chart().stretches;
        const auto found = std::ranges::find(stretches, role, &Stretch::role);
        return found == stretches.end() ? Stretch() : *found;
    }

    /// Within a row and a pixel, as a mouse can tell.
    [[nodiscard]] bool isAbout(const Stretch& stretch, double from, double to) const
    {
        const ui::PlotMapping& map =
            card("calls").findChild<ui::ChartView*>()->shownScene().mapping;
        const double pixel = map.xAt(1.0) - map.xAt(0.0);
        return std::abs(stretch.from - from) <= pixel + 1.0 &&
               std::abs(stretch.to - to) <= pixel + 1.0;
    }

    void drag(ui::ChartView& view, Qt::KeyboardModifiers modifiers, double from, double to)
    {
        const ui::PlotMapping map = view.shownScene().mapping;
        const auto at = [&map](double x) {
            return QPointF(map.xOf(x), map.area.center().y()).toPoint();
        };
        QTest::mousePress(view.viewport(), Qt::LeftButton, modifiers, at(from));
        QTest::mouseMove(view.viewport(), at((from + to) / 2.0));
        QVERIFY(view.shownScene().picked.has_value());
        QTest::mouseMove(view.viewport(), at(to));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, modifiers, at(to));
        QVERIFY(m_shown->settle());
    }

    [[nodiscard]] QStringList evidenceTitles() const
    {
        QStringList titles;
        for (const ui::NoteBox* box : m_shown->window.currentPage().findChildren<ui::NoteBox*>(
                 QStringLiteral("evidenceBox"))) {
            if (!box->isHidden()) {
                titles << box->findChild<QLabel*>()->text();
            }
        }
        return titles;
    }

    [[nodiscard]] QString evidence() const
    {
        QString text;
        for (const QLabel* label : m_shown->window.currentPage()
                                       .findChild<ui::NoteBox*>(QStringLiteral("evidenceBox"))
                                       ->findChildren<QLabel*>()) {
            text += label->text();
        }
        return text;
    }

    [[nodiscard]] QString label(const QString& name) const
    {
        return m_shown->window.currentPage().findChild<QLabel*>(name)->text();
    }

    [[nodiscard]] QString note() const
    {
        return m_shown->window.currentPage()
            .findChild<ui::MessageBar*>()
            ->findChild<QLabel*>()
            ->text();
    }

    [[nodiscard]] QAction* action(const QString& words) const
    {
        for (QAction* candidate : m_shown->window.findChildren<QAction*>()) {
            if (QString(candidate->text()).remove(u'&') == words) {
                return candidate;
            }
        }
        return nullptr;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowFixture> m_shown;
    ui::MetricsOverlay* m_metrics = nullptr;
};

} // namespace stormglass
