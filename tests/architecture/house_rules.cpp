// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/architecture/house_rules.h"

#include "model/instruments.h"

#include <QRegularExpression>

#include <algorithm>

namespace stormglass::architecture {

using namespace Qt::StringLiterals;

namespace {

struct Ban {
    QString pattern;
    QString reason;
};

QStringList breaches(const QString& text, const std::vector<Ban>& bans)
{
    QStringList found;
    for (const Ban& ban : bans) {
        const QRegularExpression pattern(ban.pattern, QRegularExpression::MultilineOption);
        if (const auto match = pattern.match(text); match.hasMatch()) {
            found << u'\'' + match.captured().simplified() + u"': "_s + ban.reason;
        }
    }
    return found;
}

bool isProduct(const SourceFile& file)
{
    return file.isUnder(u"model"_s) || file.isUnder(u"ui"_s) || file.isUnder(u"app"_s);
}

bool isStandardOnly(const SourceFile& file)
{
    return file.isUnder(u"model"_s) && !file.isUnder(u"model/sampling"_s) &&
           !file.isUnder(u"model/scenario"_s);
}

/// Declarations at the margin of a header that have no docstring above them.
QStringList undocumented(const SourceFile& file)
{
    static const QRegularExpression declaration(
        u"^(\\[\\[nodiscard\\]\\] |inline |constexpr |struct \\w+ \\{|class \\w+|enum class |"
        u"template |concept |using )"_s);
    QStringList found;
    const QStringList lines = file.lines();
    for (qsizetype line = 1; line < lines.size(); ++line) {
        const QString& above = lines[line - 1];
        const bool documented = above.startsWith(u"///"_s) || above.startsWith(u"template"_s) ||
                                above.startsWith(u"inline"_s) || above.startsWith(u"enum"_s);
        if (declaration.match(lines[line]).hasMatch() && !documented &&
            !lines[line].endsWith(u';') && above.isEmpty()) {
            found << u"no docstring above '"_s + lines[line] + u'\'';
        }
    }
    return found;
}

} // namespace

QStringList purityViolations(const SourceFile& file)
{
    if (!file.isCode() || !isStandardOnly(file)) {
        return {};
    }
    static const std::vector<Ban> bans{
        {u"_clock\\b"_s, u"an instrument has no clock"_s},
        {u"\\b(s?rand|time|clock)\\("_s, u"an instrument has no clock and no hidden randomness"_s},
        {u"random_device|mt19937|_distribution\\b"_s,
         u"only model/core/random.h is reproducible"_s},
        {u"^\\s*(static|thread_local)\\s+(?!const\\b|constexpr\\b)[\\w:<>, ]+\\s\\w+\\s*(=|;|\\{)"_s,
         u"no mutable state outlives a call"_s},
        {u"std::(cout|cerr|getenv)|\\bprintf\\("_s, u"an instrument touches nothing outside"_s},
        {u"#include <(iostream|fstream|thread|future)>"_s,
         u"an instrument touches nothing outside"_s},
    };
    return breaches(file.textWithoutComments(), bans);
}

QStringList parameterViolations(const SourceFile& file)
{
    if (!file.isCode() || !isProduct(file) || file.path.endsWith(u"parameters.cpp"_s)) {
        return {};
    }
    const QString code = file.textWithoutComments();
    QStringList found;
    for (const InstrumentEntry& instrument : instruments()) {
        for (const ParameterInfo& parameter : instrument.parameters) {
            const QString key = QString::fromStdString(parameter.flag()).mid(2);
            // Keys of one word ("rounds") are ordinary words, and may stand as such.
            if (key.contains(u'-') && code.contains(key)) {
                found << u"writes the parameter key '"_s + key + u"', which belongs to its table"_s;
            }
            if (code.contains(u"\"--"_s + key)) {
                found << u"writes the flag of '"_s + key + u"', which belongs to its table"_s;
            }
        }
    }
    return found;
}

QStringList kindViolations(const SourceFile& file)
{
    const bool mayTell = file.isUnder(u"model/core"_s) || file.isUnder(u"model/scenario"_s) ||
                         file.isUnder(u"app/cli"_s) || file.isUnder(u"ui/widgets"_s);
    if (!file.isCode() || !isProduct(file) || mayTell) {
        return {};
    }
    static const std::vector<Ban> bans{
        {u"\\bKind::[A-Z]\\w+|std::holds_alternative<Off>"_s,
         u"only entrances and rows tell kinds of values apart"_s},
    };
    return breaches(file.textWithoutComments(), bans);
}

QStringList bannedCallViolations(const SourceFile& file)
{
    if (!file.isCode() || !isProduct(file)) {
        return {};
    }
    static const std::vector<Ban> bans{
        {u"setUseOpenGL"_s, u"crashes without a display and is missing from exports"_s},
        {u"->setTheme\\("_s, u"Qt Charts' themes ignore the palette"_s},
        {u"(SeriesAnimations|GridAxisAnimations|AllAnimations)"_s, u"no animation"_s},
        {u"(series|m_curves\\[\\w+\\]|curve\\([^)]*\\))->append\\("_s,
         u"append() redraws per point; use replace()"_s},
        {u"QEventLoop|processEvents\\("_s, u"no nested event loops"_s},
        {u"QFileDialog::get|QMessageBox::(about|information|warning|critical|question)\\("_s,
         u"no nested event loops"_s},
        {u"(dialog|box)->exec\\("_s, u"no nested event loops"_s},
        {u"\\bsleep\\(|sleep_for"_s, u"nothing sleeps"_s},
    };
    return breaches(file.textWithoutComments(), bans);
}

QStringList sizeViolations(const SourceFile& file)
{
    if (!file.isCode()) {
        return {};
    }
    qsizetype most = 400;
    if (file.path == u"app/desktop/main.cpp"_s) {
        most = 60;
    } else if (file.path == u"app/cli/main.cpp"_s) {
        most = 20;
    }
    const qsizetype lines = file.text.count(u'\n');
    return lines <= most ? QStringList()
                         : QStringList(u"%1 lines, at most %2"_s.arg(lines).arg(most));
}

QStringList formViolations(const SourceFile& file)
{
    QStringList found;
    if (file.isCode() && !file.text.startsWith(u"// SPDX-FileCopyrightText: "_s)) {
        found << u"no licence head"_s;
    }
    if (file.isHeader() && !file.text.contains(u"\n#pragma once\n"_s)) {
        found << u"no #pragma once"_s;
    }
    if (file.isHeader() && isProduct(file)) {
        found << undocumented(file);
    }
    // Written in pieces, so that this file keeps its own rule.
    static const std::vector<Ban> bans{
        {u"(^|[\\s\"'(=])/(work|home|root|tmp)"_s + u"/\\w"_s, u"a path of some machine"_s},
        {u"\\bTO"_s + u"DO\\b(?!:? \\w)"_s, u"a reminder without a reason"_s},
        {u"\\bFIX"_s + u"ME\\b"_s, u"mend it instead"_s},
    };
    return found + breaches(file.text, bans);
}

} // namespace stormglass::architecture
