// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/csv_splitter.h"

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
    return csv.split(text, Ending::Final) == CsvRecord::Row ? fieldsOf(csv) : Fields{"<no row>"};
}

CsvRecord record(std::string_view text, Ending ending)
{
    CsvSplitter csv(',');
    return csv.split(text, ending);
}

} // namespace

class CsvSplitterTest : public QObject {
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
        QCOMPARE(split(" \"a,b\",  \"c\" , d\n"), (Fields{"a,b", "c", " d"}));
    }

    void tellsWhatIsNoRow()
    {
        QCOMPARE(record("\n", Ending::Open), CsvRecord::Blank);
        QCOMPARE(record("\r\n", Ending::Open), CsvRecord::Blank);
        QCOMPARE(record("a,b", Ending::Open), CsvRecord::Unfinished);
        QCOMPARE(record("\"a", Ending::Open), CsvRecord::Unfinished);
        QCOMPARE(record("\"a", Ending::Final), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"", Ending::Open), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"\r", Ending::Open), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\",", Ending::Open), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"b\n", Ending::Open), CsvRecord::Malformed);
        QCOMPARE(record("\"a\"b", Ending::Open), CsvRecord::Unfinished);
        QCOMPARE(record("\"a\"b", Ending::Final), CsvRecord::Malformed);
        QCOMPARE(record("\"a\"\rb\n", Ending::Open), CsvRecord::Malformed);
        QCOMPARE(record("\"a\"\r,b\n", Ending::Open), CsvRecord::Malformed);
    }

    void readsOnBehindAMalformedRecord()
    {
        CsvSplitter csv(',');
        const std::string_view text = "\"a\nb\"c\nd,e\n";
        QCOMPARE(csv.split(text, Ending::Open), CsvRecord::Malformed);
        QCOMPARE(csv.lines(), 2);
        QCOMPARE(csv.split(text.substr(csv.consumed()), Ending::Open), CsvRecord::Row);
        QCOMPARE(fieldsOf(csv), (Fields{"d", "e"}));
        QCOMPARE(csv.lines(), 1);
    }

    void findsTheSeparator()
    {
        QCOMPARE(csvSeparator("a,b;c,d"), ',');
        QCOMPARE(csvSeparator("a;b;c"), ';');
        QCOMPARE(csvSeparator("a\tb"), '\t');
        QCOMPARE(csvSeparator("alone"), ',');
        QCOMPARE(csvSeparator("\n \r\na;b\n1,2,3;4"), ';');
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
            RC_ASSERT(csv.split(more, Ending::Open) == CsvRecord::Row);
            RC_ASSERT(fieldsOf(csv) == fields);
            RC_ASSERT(csv.consumed() == whole.size());
            RC_ASSERT(csv.lines() == std::count(whole.begin(), whole.end(), '\n'));
            RC_ASSERT(csv.split(text, Ending::Open) == CsvRecord::Unfinished);
        }));
    }
};

QTEST_GUILESS_MAIN(CsvSplitterTest)
#include "tst_csv_splitter.moc"
