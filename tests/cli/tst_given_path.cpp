// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/run_command.h"
#include "tests/model/made_zip.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace stormglass;
using namespace stormglass::cli;
using namespace Qt::StringLiterals;

namespace {

const std::string channelList = R"([{"id":"C1","name":"general"}])";
const std::string dayFile = R"([{"ts":"1433558319.0"},{"ts":"1433558329.0"}])";

void write(const std::filesystem::path& path, const std::string& text)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

} // namespace

/// Names of files are bytes: those of an old system are no UTF-8.
class GivenPathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void latin1NamesAreOpened()
    {
        const QTemporaryDir folder;
        const std::string odd = folder.path().toStdString() + "/caf\xe9";
        write(odd + ".log", "time,retry_num\n1700000000,0\n1700000060,0\n");
        write(odd + "/channels.json", channelList);
        write(odd + "/general/2015-06-06.json", dayFile);
        tests::MadeZip zip;
        zip.add("channels.json", QByteArray::fromStdString(channelList));
        zip.add("general/2015-06-06.json", QByteArray::fromStdString(dayFile));
        write(odd + ".zip", zip.bytes().toStdString());
        const Run log = runCommand({"sample", "--json", "--log", odd + ".log"});
        QVERIFY2(log.exitCode == 0, log.err.c_str());
        QCOMPARE(json(log)[u"rate"_s].toObject()[u"count"_s].toInt(), 2);
        for (const std::string& path : {odd, odd + ".zip"}) {
            const Run exported = runCommand({"sample", "--json", "--export", path});
            QVERIFY2(exported.exitCode == 0, exported.err.c_str());
            QCOMPARE(json(exported)[u"rate"_s].toObject()[u"count"_s].toInt(), 2);
        }
    }

    void refusalsShowTheNameThatWasGiven()
    {
        const QTemporaryDir folder;
        const std::string odd = folder.path().toStdString() + "/caf\xe9";
        write(odd, "no log");
        const std::string shown = folder.path().toStdString() + "/caf\xef\xbf\xbd";
        for (const char* flag : {"--log", "--export"}) {
            for (const char* ending : {"", "-nowhere"}) {
                const Run run = runCommand({"sample", flag, odd + ending});
                QCOMPARE(run.exitCode, 2);
                QVERIFY2(run.err.starts_with(shown + ending + ": "), run.err.c_str());
            }
        }
    }
};

QTEST_GUILESS_MAIN(GivenPathTest)
#include "tst_given_path.moc"
