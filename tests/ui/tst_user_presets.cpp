// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/window_fixture.h"
#include "ui/widgets/preset_button.h"

#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class UserPresetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_shown = std::make_unique<WindowFixture>();
        QVERIFY(m_shown->open({1600, 900}));
    }

    void theNotesStormIsShownAtFirst()
    {
        QCOMPARE(button()->text(), u"Preset: The note's storm"_s);
        QVERIFY(story()->isVisible());
        QVERIFY(story()->accessibleDescription().contains(u"126.3 calls a minute"_s));
    }

    void takingAPresetSetsEverythingInOneStep()
    {
        m_shown->document.edit("amplify", {2, 0.4});
        QCOMPARE(button()->text(), u"Presets"_s);
        QVERIFY(!story()->isVisible());
        choose(u"The same traffic, one call a run"_s);
        QCOMPARE(m_shown->document.values("amplify").at(1), Value(1.0));
        QCOMPARE(m_shown->document.values("amplify").at(2), Value(0.05));
        QCOMPARE(m_shown->document.undoStack().undoText(),
                 u"Preset The same traffic, one call a run"_s);
        m_shown->document.undoStack().undo();
        QCOMPARE(m_shown->document.values("amplify").at(2), Value(0.4));
    }

    void onesOwnAreSavedTakenAndRemoved()
    {
        m_shown->document.edit("amplify", {2, 0.4});
        save(u"Bad day & night"_s);
        QCOMPARE(button()->accessibleName(), u"Preset: Bad day & night"_s);
        m_shown->document.edit("amplify", {2, 0.1});
        choose(u"Bad day && night"_s);
        QCOMPARE(m_shown->document.values("amplify").at(2), Value(0.4));
        QCOMPARE(m_shown->settings.presets(instruments().front()).size(), std::size_t{1});
        action(u"Remove"_s)->menu()->actions().front()->trigger();
        QVERIFY(m_shown->settings.presets(instruments().front()).empty());
        QVERIFY(action(u"Bad day && night"_s) == nullptr);
    }

    void savingAgainReplaces()
    {
        save(u"Mine"_s);
        m_shown->document.edit("amplify", {2, 0.4});
        save(u"Mine"_s);
        const auto presets = m_shown->settings.presets(instruments().front());
        QCOMPARE(presets.size(), std::size_t{1});
        QCOMPARE(presets.front().values.at(2), Value(0.4));
    }

    void namesAreRefusedWithASentence()
    {
        m_shown->document.edit("amplify", {2, 0.4});
        save(u"   "_s);
        QCOMPARE(dialog()->labelText(), u"The preset: it has no name; give it one."_s);
        dialog()->setTextValue(u"the NOTE's storm"_s);
        dialog()->accept();
        QVERIFY(dialog()->labelText().contains(u"a built-in preset has that name"_s));
        QCOMPARE(dialog()->textValue(), u"the NOTE's storm"_s); // what was typed is kept
        QVERIFY(m_shown->settings.presets(instruments().front()).empty());
    }

private:
    [[nodiscard]] PresetButton* button() const
    {
        return m_shown->window.currentPage().findChild<PresetButton*>();
    }

    [[nodiscard]] QWidget* story() const
    {
        return m_shown->window.currentPage().findChild<QWidget*>(u"presetStory"_s);
    }

    /// The dialog that is open; one that was accepted may not be gone yet.
    [[nodiscard]] QInputDialog* dialog() const
    {
        for (QInputDialog* candidate : m_shown->window.findChildren<QInputDialog*>()) {
            if (candidate->isVisible()) {
                return candidate;
            }
        }
        return nullptr;
    }

    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* candidate : button()->menu()->actions()) {
            if (candidate->text() == text || candidate->text() == u'&' + text) {
                return candidate;
            }
        }
        return nullptr;
    }

    void choose(const QString& title) const
    {
        QVERIFY(action(title) != nullptr);
        action(title)->trigger();
        QVERIFY(m_shown->settle());
    }

    void save(const QString& title) const
    {
        action(u"Save as preset…"_s)->trigger();
        dialog()->setTextValue(title);
        dialog()->accept();
    }

    std::unique_ptr<WindowFixture> m_shown;
};

QTEST_MAIN(UserPresetsTest)
#include "tst_user_presets.moc"
