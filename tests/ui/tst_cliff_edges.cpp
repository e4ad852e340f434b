// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/window_fixture.h"
#include "ui/widgets/number_row.h"
#include "ui/widgets/scale_slider.h"

#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

/// What a design review does on the projector, on the real window.
class CliffEdges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        m_shown->document.edit("amplify", {1, 1.0}); // one call
        QVERIFY(m_shown->open({1600, 900}));
    }

    void cleanup() { m_shown.reset(); }

    /// From 40 events to 60, a position of the slider at a time: calm, the narrow strip in which a
    /// collapsed loop stays collapsed, and the storm; the handle stops on both edges.
    void draggingOverTheCliffMeetsTheStrip()
    {
        ScaleSlider* slider = events();
        QStringList words;
        std::vector<double> values;
        for (int position = slider->scale().positionOf(40.0);
             position <= slider->scale().positionOf(60.0); ++position) {
            Q_EMIT slider->dragged(position);
            QVERIFY(m_shown->settle());
            values.push_back(slider->shownValue());
            if (words.isEmpty() || words.back() != word()) {
                words << word();
            }
        }
        QCOMPARE(words.join(u' '), u"stable bistable collapsed"_s);
        QVERIFY(std::ranges::find(values, 47.5) != values.end());
        QVERIFY(std::ranges::find(values, 47.04) != values.end());
        QVERIFY(std::ranges::is_sorted(values));
    }

    void theSliderSaysWhereItsEdgesAre()
    {
        QCOMPARE(events()->toolTip(),
                 u"a storm ends at 47.04 events/min\ncalm ends at 47.5 events/min"_s);
        m_shown->document.edit("amplify", {7, std::string("first")}); // the feedback is cut
        QVERIFY(m_shown->settle());
        QVERIFY(events()->toolTip().isEmpty());
    }

    void everyWayOutIsOffered()
    {
        m_shown->document.edit("amplify", {1, 3.0});
        QVERIFY(m_shown->settle());
        auto* button = m_shown->window.currentPage().findChild<QToolButton*>(u"otherRepairs"_s);
        QVERIFY(button->isVisible());
        QStringList ways;
        for (const QAction* action : button->menu()->actions()) {
            ways << action->text();
        }
        QCOMPARE(ways, (QStringList{u"Calls per handler run: 3 → 1 calls"_s,
                                    u"Events: 40 → 15.6 events/min"_s,
                                    u"Tier: 50 → 128 requests/min"_s}));
        button->menu()->actions().at(1)->trigger();
        QVERIFY(m_shown->settle());
        QCOMPARE(numberOf(m_shown->document.values("amplify").at(0)), 15.6);
        QCOMPARE(word(), u"stable"_s);
        QVERIFY(!button->isVisible());
    }

    /// What a chart's axis shows makes no other configuration of a preset.
    void aChartsChoiceKeepsThePresetsName()
    {
        m_shown->document.edit("amplify", {1, 3.0});
        const auto* preset =
            m_shown->window.currentPage().findChild<QToolButton*>(u"presetButton"_s);
        QCOMPARE(preset->accessibleName(), u"Preset: The note's storm"_s);
        m_shown->document.edit("amplify", {10, std::string("tier")});
        QVERIFY(m_shown->settle());
        QCOMPARE(preset->accessibleName(), u"Preset: The note's storm"_s);
        m_shown->document.edit("amplify", {4, 20.0});
        QCOMPARE(preset->accessibleName(), u"Presets"_s);
    }

private:
    [[nodiscard]] ScaleSlider* events() const
    {
        return m_shown->window.currentPage()
            .findChild<NumberRow*>(u"events-per-minute"_s)
            ->findChild<ScaleSlider*>();
    }

    [[nodiscard]] QString word() const
    {
        return m_shown->window.currentPage().findChild<QLabel*>(u"verdictWord"_s)->text();
    }

    std::unique_ptr<WindowFixture> m_shown;
};

QTEST_MAIN(CliffEdges)
#include "tst_cliff_edges.moc"
