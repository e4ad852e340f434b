// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/instruments.h"
#include "ui/shell/settings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stormglass;
using namespace stormglass::ui;
using namespace Qt::StringLiterals;

class SettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"s.ini"_s);
    }

    void nothingIsRememberedAtFirst()
    {
        QSettings storage(m_path, QSettings::IniFormat);
        const Settings settings(storage);
        QVERIFY(settings.geometry().isEmpty());
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.textPercent(), 100);
        QVERIFY(!settings.hintDismissed());
        QVERIFY(settings.exportFolder().isEmpty());
        QVERIFY(settings.measureSource().isEmpty());
        QVERIFY(settings.deliveryLog().isEmpty());
        QVERIFY(!settings.tokenRemembered());
        QVERIFY(settings.presets(instrument()).empty());
    }

    void whatIsSetIsThereAfterAStart()
    {
        {
            QSettings storage(m_path, QSettings::IniFormat);
            Settings settings(storage);
            settings.setGeometry(QByteArrayLiteral("place"));
            settings.setTheme(Theme::Dark);
            settings.setTextPercent(150);
            settings.setHintDismissed();
            settings.setExportFolder(u"/tm"_s + u"p/a b"_s);
            settings.setMeasureSource(u"export"_s);
            settings.setDeliveryLog(u"a b.csv"_s);
            settings.setTokenRemembered(true);
            settings.savePreset(instrument(), mine().title, mine().values);
        }
        QSettings storage(m_path, QSettings::IniFormat);
        const Settings settings(storage);
        QCOMPARE(settings.geometry(), QByteArray("place"));
        QCOMPARE(settings.theme(), Theme::Dark);
        QCOMPARE(settings.textPercent(), 150);
        QVERIFY(settings.hintDismissed());
        QCOMPARE(settings.exportFolder(), u"/tm"_s + u"p/a b"_s);
        QCOMPARE(settings.measureSource(), u"export"_s);
        QCOMPARE(settings.deliveryLog(), u"a b.csv"_s);
        QVERIFY(settings.tokenRemembered());
        QCOMPARE(settings.presets(instrument()).size(), std::size_t{1});
        QCOMPARE(settings.presets(instrument()).front().title, mine().title);
        QCOMPARE(settings.presets(instrument()).front().values, mine().values);
    }

    void damageReadsAsDefaults()
    {
        QSettings storage(m_path, QSettings::IniFormat);
        storage.setValue(u"window/theme"_s, u"blue"_s);
        storage.setValue(u"window/text-percent"_s, u"huge"_s);
        storage.setValue(u"presets/amplify"_s,
                         QByteArray(R"([{"title":"bad","values":{"miss_rate":7,)"
                                    R"("calls_per_event":2,"retry_budget":"much","ack":7,)"
                                    R"("method":[" a = 1.0"]}},{"title":""},7])"));
        Settings settings(storage);
        QCOMPARE(settings.theme(), Theme::System);
        QCOMPARE(settings.textPercent(), 100);
        const auto presets = settings.presets(instrument());
        QCOMPARE(presets.size(), std::size_t{1});
        QCOMPARE(presets.front().values.at(1), Value(2.0));                 // what is good is kept
        QCOMPARE(presets.front().values.at(2), instrument().initial.at(2)); // what is not, is not
        QCOMPARE(presets.front().values.at(6), Value(Off{}));
        QCOMPARE(presets.front().values.at(7), Value(std::string("after")));
        QCOMPARE(presets.front().values.at(9), Value(std::vector<std::string>{"a=1"}));
        storage.setValue(u"presets/amplify"_s, QByteArray("{{{"));
        QVERIFY(settings.presets(instrument()).empty());
        storage.setValue(u"window/text-percent"_s, 5000);
        QCOMPARE(settings.textPercent(), 200);
    }

    /// What another version has written must outlive a save.
    void savingOneLeavesTheOthersAsTheyAre()
    {
        QSettings storage(m_path, QSettings::IniFormat);
        const QByteArray foreign = R"({"note":"kept","title":"Other","values":{"future":1}})";
        storage.setValue(u"presets/amplify"_s, QByteArray('[' + foreign + ']'));
        Settings settings(storage);
        settings.savePreset(instrument(), mine().title, mine().values);
        settings.savePreset(instrument(), mine().title.toUpper(), mine().values);
        const QByteArray stored = storage.value(u"presets/amplify"_s).toByteArray();
        QVERIFY(stored.contains(foreign));
        QCOMPARE(settings.presets(instrument()).size(), std::size_t{2}); // one name, whatever case
        settings.removePreset(instrument(), u"OTHER"_s);
        QCOMPARE(settings.presets(instrument()).size(), std::size_t{1});
    }

private:
    static const InstrumentEntry& instrument() { return instruments().front(); }

    static PresetChoice mine()
    {
        PresetChoice preset{
            u"Mine, \"quoted\" & ü"_s, {}, {}, instrument().initial, PresetOrigin::User};
        preset.values.at(0) = 0.0022974181046037595; // every digit
        preset.values.at(6) = 0.2;
        preset.values.at(7) = std::string("first");
        preset.values.at(9) = std::vector<std::string>{"chat.update=1@50", "users.info=2"};
        return preset;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QTEST_MAIN(SettingsTest)
#include "tst_settings.moc"
