// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/instruments.h"

#include <QTest>

#include <set>

using namespace stormglass;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

class PresetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySentenceHolds_data()
    {
        QTest::addColumn<std::size_t>("instrument");
        QTest::addColumn<std::size_t>("preset");
        QTest::addColumn<std::size_t>("claim");
        const auto list = instruments();
        for (std::size_t instrument = 0; instrument < list.size(); ++instrument) {
            const auto& presets = list[instrument].presets;
            for (std::size_t preset = 0; preset < presets.size(); ++preset) {
                for (std::size_t claim = 0; claim < presets[preset].claims.size(); ++claim) {
                    QTest::newRow(qPrintable(text(presets[preset].claims[claim].sentence)))
                        << instrument << preset << claim;
                }
            }
        }
    }

    void everySentenceHolds()
    {
        QFETCH(std::size_t, instrument);
        QFETCH(std::size_t, preset);
        QFETCH(std::size_t, claim);
        QVERIFY(instruments()[instrument].presets[preset].claims[claim].holds());
    }

    void everyPresetSaysSomethingAndWhereItIsFrom()
    {
        for (const InstrumentEntry& instrument : instruments()) {
            QVERIFY(!instrument.presets.empty());
            std::set<std::string_view> titles;
            for (const PresetEntry& preset : instrument.presets) {
                QVERIFY2(!preset.claims.empty(), qPrintable(text(preset.title)));
                QVERIFY2(!preset.source.empty(), qPrintable(text(preset.title)));
                QVERIFY2(titles.insert(preset.title).second, qPrintable(text(preset.title)));
            }
        }
    }

    void everyPresetCanBeSet()
    {
        for (const InstrumentEntry& instrument : instruments()) {
            for (const PresetEntry& preset : instrument.presets) {
                for (std::size_t row = 0; row < instrument.parameters.size(); ++row) {
                    QVERIFY2(!rangeProblem(instrument.parameters[row], preset.values.at(row)),
                             qPrintable(text(preset.title)));
                }
            }
        }
    }

    /// What people see first is a finding.
    void theFirstPresetIsTheDefault()
    {
        for (const InstrumentEntry& instrument : instruments()) {
            QCOMPARE(instrument.presets.front().values, instrument.initial);
        }
    }
};

QTEST_GUILESS_MAIN(PresetsTest)
#include "tst_presets.moc"
