// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/amplification/amplification.h"
#include "tests/model/any_value.h"
#include "tests/model/toy.h"

#include <QTest>

using namespace stormglass;

namespace {

/// What holds of any value of any parameter of a table.
template <class Inputs>
void everyValueComesBack(std::span<const Parameter<Inputs>> table)
{
    Values values;
    for (const auto& parameter : table) {
        const ParameterInfo& info = parameter.info();
        values.push_back(anyValue(info));
        const Value& value = values.back();
        RC_ASSERT(!rangeProblem(info, value));
        const auto accepted = acceptFlags(info, flagTexts(value));
        RC_ASSERT(accepted.ok());
        RC_ASSERT(accepted.value().value == value);
        RC_ASSERT(accepted.value().warning.empty());
    }
    RC_ASSERT(valuesOf(table, inputsFrom(table, values)) == values);
}

} // namespace

class ValueProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesComeBackFromTextAndInputs()
    {
        QVERIFY(rc::check([] { everyValueComesBack(toyTable()); }));
        QVERIFY(rc::check([] { everyValueComesBack(Amplification::parameters()); }));
    }

    /// What people read can be typed again; a choice by its label.
    void whatIsShownCanBeTyped()
    {
        QVERIFY(rc::check([] {
            for (const auto& parameter : toyTable()) {
                const ParameterInfo& info = parameter.info();
                if (info.kind == Kind::Rows) {
                    continue;
                }
                const Value value = anyValue(info);
                const auto typed = acceptTyped(info, valueText(info, value));
                RC_ASSERT(typed.ok());
                RC_ASSERT(valueText(info, typed.value()) == valueText(info, value));
            }
        }));
    }
};

QTEST_GUILESS_MAIN(ValueProperties)
#include "tst_value_properties.moc"
