// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/architecture/house_rules.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace stormglass::architecture {

using namespace Qt::StringLiterals;

namespace {

/// A folder, and what its files may include of the project. The first folder that fits counts.
struct Layer {
    QString folder;
    QStringList allowed;
};

const std::vector<Layer>& layers()
{
    static const std::vector<Layer> all{
        {u"model/core"_s, {u"model/core"_s}},
        {u"model/amplification"_s, {u"model/core"_s, u"model/amplification"_s}},
        {u"model/chain"_s, {u"model/core"_s, u"model/chain"_s}},
        {u"model/failover"_s, {u"model/core"_s, u"model/failover"_s}},
        {u"model/reconnect"_s, {u"model/core"_s, u"model/reconnect"_s}},
        {u"model/timeline"_s, {u"model/core"_s, u"model/timeline"_s, u"model/amplification"_s}},
        {u"model/analysis"_s, {u"model/core"_s, u"model/analysis"_s, u"model/amplification"_s}},
        {u"model/sampling"_s, {u"model/core"_s, u"model/sampling"_s, u"model/amplification"_s}},
        {u"model"_s, {u"model"_s}},
        {u"ui/work"_s, {u"ui/work"_s, u"model/core"_s}},
        {u"ui/widgets"_s, {u"ui/widgets"_s, u"model"_s}},
        {u"ui/charts"_s, {u"ui/charts"_s, u"ui/widgets"_s, u"model"_s}},
        {u"ui/instruments"_s,
         {u"ui/instruments"_s, u"ui/charts"_s, u"ui/widgets"_s, u"ui/work"_s, u"model"_s}},
        {u"ui"_s, {u"ui"_s, u"model"_s}},
        {u"app/cli"_s, {u"app/cli"_s, u"model"_s}},
        {u"app/desktop"_s, {u"app/desktop"_s, u"ui"_s, u"model"_s}},
        {u"tests"_s, {u"tests"_s, u"app"_s, u"ui"_s, u"model"_s}},
    };
    return all;
}

bool isProjectFile(const QString& include)
{
    static const std::array tops{u"app/"_s, u"model/"_s, u"ui/"_s, u"tests/"_s};
    return std::ranges::any_of(tops, [&](const QString& top) { return include.startsWith(top); });
}

bool isQt(const QString& include)
{
    static const QRegularExpression pattern(u"^(Q[A-Z]|Qt)"_s);
    return pattern.match(include).hasMatch();
}

bool isWidgetsOrCharts(const QString& include)
{
    static const QRegularExpression pattern(
        u"^(QtWidgets|QtCharts|QtGui|QtPrintSupport|QWidget|QApplication|QGuiApplication|QColor|"
        u"QFont|QPainter|QPalette|QAction|QLabel)"_s);
    return pattern.match(include).hasMatch();
}

bool mayUseQt(const SourceFile& file)
{
    return !file.isUnder(u"model"_s) || file.isUnder(u"model/sampling"_s) ||
           file.isUnder(u"model/scenario"_s);
}

bool isAllowed(const QString& include, const QStringList& folders)
{
    return std::ranges::any_of(
        folders, [&](const QString& folder) { return include.startsWith(folder + u'/'); });
}

} // namespace

QStringList layerViolations(const SourceFile& file)
{
    const auto layer = std::ranges::find_if(
        layers(), [&](const Layer& candidate) { return file.isUnder(candidate.folder); });
    QStringList found;
    if (!file.isCode()) {
        return found;
    }
    if (layer == layers().end()) {
        return {u"lies in no layer"_s};
    }
    const QStringList includes = file.includes();
    for (const QString& include : includes) {
        if (isProjectFile(include) && !isAllowed(include, layer->allowed)) {
            found << u"must not include "_s + include;
        }
        if (isQt(include) && !mayUseQt(file)) {
            found << u"is standard C++ only, and includes "_s + include;
        }
        if (isWidgetsOrCharts(include) && file.isUnder(u"model"_s)) {
            found << u"is model, and includes "_s + include;
        }
        if (include.contains(u"QtCharts"_s) && !file.isUnder(u"ui/charts"_s)) {
            found << u"is not ui/charts, and includes "_s + include;
        }
    }
    return found;
}

} // namespace stormglass::architecture
