// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The two lists an instrument is entered in, held against each other.

#include "model/instruments.h"
#include "ui/shell/pages.h"

#include <QTest>

#include <algorithm>

using namespace stormglass;

class PagesMatchInstruments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyInstrumentHasItsPage()
    {
        QCOMPARE(ui::pages().size(), instruments().size());
        for (const InstrumentEntry& instrument : instruments()) {
            QVERIFY(std::ranges::find(ui::pages(), instrument.id, &ui::PageEntry::instrument) !=
                    ui::pages().end());
        }
    }

    void everyChartOfAPageIsPlotted()
    {
        for (const ui::PageEntry& page : ui::pages()) {
            const InstrumentEntry* instrument = findInstrument(page.instrument);
            QVERIFY(instrument != nullptr);
            const Presentation shown = instrument->present(instrument->initial, {}, {});
            for (const auto& row : page.charts()) {
                for (const std::string_view id : row) {
                    QVERIFY2(std::ranges::find(shown.charts, id, &Chart::id) != shown.charts.end(),
                             id.data());
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(PagesMatchInstruments)
#include "tst_pages_match_instruments.moc"
