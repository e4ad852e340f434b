// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/csv_rows.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace stormglass::sampling;

namespace {

using Fields = std::vector<std::string>;

Fields fieldsOf(const CsvSplitter& csv) { return {csv.fields().begin(), csv.fields().end()}; }

Fields split(std::string_view text, char separator = ',')
{
    CsvSplitter csv(separator);
    return csv.split(text, true) == CsvRecord::Row ? fieldsOf(csv) : Fields{"<no row>"};
}

CsvRecord record(std::string_view text, bool atEnd)
{
    CsvSplitter csv(',');
    return csv.split(text, atEnd);
}

} // namespace

class CsvRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsPlainLines()
    {
        QCOMPARE(split("a,b,c\nd"), (Fields{"a", "b", "c"}));
        QCOMPARE(split("a,b\r\nd"), (Fields{"a", "b"}));
        QCOMPARE(split("a\rb,c\n"), (Fields{"a\rb", "c"}));
        QCOMPARE(split(",,\n"), (Fields{"", "", ""}));
        QCOMPARE(split("a;b,c;d\n", ';'), (Fields{"a", "b,c", "d"}));
        QCOMPARE(split("a\tb\n", '\t'), (Fields{"a", "b"}));
        QCOMPARE(split("last"), (Fields{"last"}));
        QCOMPARE(split("it is 5\" wide,b\n"), (Fields{"it is 5\" wide", "b"}));
    }

    void splitsQuotedFields()
    {
        QCOMPARE(split("\"a,b\",c\n"), (Fields{"a,b", "c"}));
        QCOMPARE(split("a,\"say \"\"no\"\"\",c\n"), (Fields{"a", "say \"no\"", "c"}));
        QCOMPARE(split("\"\"\"\",\"\"\"x\"\"\"\n"), (Fields{"\"", "\"x\""}));
        QCOMPARE(split("a,\"two\nlines\",c\r\n"), (Fields{"a", "two\nlines", "c"}));
        QCOMPARE(split("\"\",\"\"\r\n"), (Fields{"", ""}));
        QCOMPARE(split("\"a\"\r"), (Fields{"a"}));
        QCOMPARE(split("\"a\""), (Fields{"a"}));
        QCOMPARE(split("\"a\",b\r\nc"), (Fields{"a", "b"}));
    }

    void tellsWhatIsNoRow()
    {
        QCOMPARE(record("\n", false), CsvRecord::Blank);
        QCOMPARE(record("\r\n", false), CsvRecord::Blank);
        QCOMPARE(record("a,b", false), CsvRecord::Unfinished);
        QCOMPARE(record("\"a", false), CsvRecord::Unfinished);
        QCOMPARE(record("\"a", true), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"", false), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"\r", false), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\",", false), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"b\n", false), CsvRecord::Malformed);
        QCOMPARE(record("\"a\"b", false), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"b", true), CsvRecord::Malformed);
        QCOMPARE(record("\"a\"\rb\n", false), CsvRecord::Malformed);
        QCOMPARE(record("\"a\"\r,b\n", false), CsvRecord::Malformed);
    }

    void readsOnBehindAMalformedRecord()
    {
        CsvSplitter csv(',');
        const std::string_view text = "\"a\nb\"c\nd,e\n";
        QCOMPARE(csv.split(text, false), CsvRecord::Malformed);
        QCOMPARE(csv.lines(), 2);
        QCOMPARE(csv.split(text.substr(csv.consumed()), false), CsvRecord::Row);
        QCOMPARE(fieldsOf(csv), (Fields{"d", "e"}));
        QCOMPARE(csv.lines(), 1);
    }

    void findsTheSeparator()
    {
        QCOMPARE(csvSeparator("a,b;c,d"), ',');
        QCOMPARE(csvSeparator("a;b;c"), ';');
        QCOMPARE(csvSeparator("a\tb"), '\t');
        QCOMPARE(csvSeparator("alone"), ',');
    }

    /// What is written by RFC 4180 comes back, and while it is not whole nothing does.
    void readsWhatIsWritten()
    {
        QVERIFY(rc::check([] {
            const auto letters = rc::gen::element('a', 'b', ',', '"', '\n', '\r', ' ', ';');
            const auto field = rc::gen::container<std::string>(letters);
            const auto fields =
                *rc::gen::suchThat(rc::gen::container<Fields>(field), [](const Fields& all) {
                    return !all.empty() && all != Fields{""};
                });
            const bool carriageReturn = *rc::gen::arbitrary<bool>();
            std::string text;
            for (const std::string& each : fields) {
                const bool quote = each.find_first_of(",\"\n\r") != std::string::npos ||
                                   *rc::gen::arbitrary<bool>();
                std::string written = each;
                for (std::size_t at = 0; quote && at < written.size(); ++at) {
                    if (written[at] == '"') {
                        written.insert(at++, 1, '"');
                    }
                }
                text += text.empty() && &each == &fields.front() ? "" : ",";
                text += quote ? '"' + written + '"' : written;
            }
            const std::string whole = text + (carriageReturn ? "\r\n" : "\n");
            const std::string more = whole + "next";
            CsvSplitter csv(',');
            RC_ASSERT(csv.split(more, false) == CsvRecord::Row);
            RC_ASSERT(fieldsOf(csv) == fields);
            RC_ASSERT(csv.consumed() == whole.size());
            RC_ASSERT(csv.lines() == std::count(whole.begin(), whole.end(), '\n'));
            RC_ASSERT(csv.split(text, false) == CsvRecord::Unfinished);
        }));
    }
};

QTEST_GUILESS_MAIN(CsvRows)
#include "tst_csv_rows.moc"
