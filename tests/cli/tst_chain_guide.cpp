// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The guide to the retry chain, executed: its examples, its numbers, its flags.

#include "model/chain/chain.h"
#include "model/core/number_text.h"
#include "tests/cli/guide_page.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace stormglass;
using namespace stormglass::tests;

namespace {

QString number(double value) { return QString::fromStdString(shortestText(value)); }

/// Every sentence with a number, with the number worked out.
QStringList sentences()
{
    const Chain::Inputs inputs;
    const Chain::Result result = Chain::evaluate(inputs);
    const chain::Thresholds thresholds;
    const chain::ThrottlingCost& none = result.throttling.back();
    return {
        u"%1 layers of %2 attempts make up to %3 calls of one request"_s.arg(inputs.layers)
            .arg(inputs.allowance)
            .arg(result.ceiling),
        u"from %1 times its usual value"_s.arg(number(thresholds.rise)),
        u"from %1 per distinct request"_s.arg(number(thresholds.amplification)),
        u"fallen by %1 points"_s.arg(number(thresholds.successDrop * 100.0)),
        u"from %1 % of what comes in"_s.arg(number(thresholds.reach * 100.0)),
        u"An allowance of %1 makes the storm of the note end %2 round after the fault in place of "
        u"%3, and drops %4 requests in place of %5."_s.arg(none.allowance)
            .arg(none.recovery.value_or(-1))
            .arg(result.recovery.value_or(-1))
            .arg(none.drops)
            .arg(result.throttling.front().drops),
    };
}

/// An hour of a dependency, a row for a minute, and a row that is damaged.
QByteArray metricsOfAnHour()
{
    const Chain::Inputs hour{.rounds = 60, .interval = 2, .faultStart = 21, .faultEnd = 40};
    const chain::RoundSeries series = chain::runRounds(hour.setup());
    QByteArray text = "time,edge,calls,successes\n";
    for (std::size_t at = 0; at < series.size(); ++at) {
        text += QByteArray::number(60 * static_cast<qint64>(at + 1)) + ',' +
                QByteArray::number(series.edge[at]) + ',' +
                QByteArray::number(static_cast<qint64>(series.calls[at])) + ',' +
                QByteArray::number(series.successes[at]) + '\n';
    }
    return text + "3660,4,x,4\n";
}

/// Numbers that are names or forms.
QStringList quoted()
{
    return {u"ISO 8601"_s, u"since 1970"_s, u"a ratio from 0 to 1"_s, u"[1m]"_s};
}

} // namespace

class ChainGuide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_page = readGuidePage(u"chain.md"_s);
        QVERIFY(m_page.examples.size() >= 3);
    }

    /// Beside the file that the page speaks of: a row in it is damaged.
    void everyExampleIsWhatTheProgramPrints()
    {
        const QTemporaryDir folder;
        QFile metrics(folder.filePath(u"metrics.csv"_s));
        QVERIFY(metrics.open(QIODevice::WriteOnly));
        metrics.write(metricsOfAnHour());
        metrics.close();
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        for (const Example& example : m_page.examples) {
            QCOMPARE(missingLine(example), QString());
        }
        QVERIFY(QDir::setCurrent(before));
    }

    void everySentencesNumbersAreComputed()
    {
        QString prose = m_page.prose;
        for (const QString& sentence : sentences() + quoted()) {
            QVERIFY2(prose.contains(sentence), qPrintable(sentence));
            prose.remove(sentence);
        }
        const auto left = QRegularExpression(u"[^\n]*\\d[^\n]*"_s).match(prose);
        QVERIFY2(!left.hasMatch(), qPrintable(left.captured()));
    }

    void everyFlagOfThePageExists() { QCOMPARE(unknownFlag(m_page, u"chain"_s), QString()); }

    void everyColumnOfThePageIsKnown()
    {
        for (const char* column :
             {"time", "calls", "edge", "distinct", "successes", "success", "errors"}) {
            QVERIFY(m_page.prose.contains(u'`' + QString::fromLatin1(column) + u'`'));
        }
    }

private:
    GuidePage m_page;
};

QTEST_GUILESS_MAIN(ChainGuide)
#include "tst_chain_guide.moc"
