// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/scenario/value_json.h"
#include "tests/model/any_value.h"
#include "tests/model/toy.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace stormglass;
using namespace Qt::StringLiterals;

namespace {

QByteArray written(std::size_t row, const Value& value)
{
    return QJsonDocument(QJsonArray{jsonOf(toyTable()[row].info(), value)})
        .toJson(QJsonDocument::Compact);
}

QString refusal(std::size_t row, const QJsonValue& json)
{
    const auto value = acceptJson(toyTable()[row].info(), json);
    return value ? QString() : QString::fromStdString(value.problem().sentence());
}

} // namespace

class ValueJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachKindHasItsForm()
    {
        QCOMPARE(written(0, 0.1), QByteArray("[0.1]"));
        QCOMPARE(written(2, Off{}), QByteArray("[null]"));
        QCOMPARE(written(3, std::string("blue")), QByteArray("[\"blue\"]"));
        QCOMPARE(written(4, switchValue(true)), QByteArray("[true]"));
        QCOMPARE(written(5, std::vector<std::string>{"0:1", "2:3"}),
                 QByteArray("[[\"0:1\",\"2:3\"]]"));
    }

    void everyValueComesBack()
    {
        QVERIFY(rc::check([] {
            for (const auto& parameter : toyTable()) {
                const Value value = anyValue(parameter.info());
                const auto text =
                    QJsonDocument(QJsonArray{jsonOf(parameter.info(), value)}).toJson();
                const auto read =
                    acceptJson(parameter.info(), QJsonDocument::fromJson(text).array().first());
                RC_ASSERT(read.ok());
                RC_ASSERT(read.value() == value);
            }
        }));
    }

    void rowsBecomeCanonical()
    {
        const auto read = acceptJson(toyTable()[5].info(), QJsonArray{u" 0 : 1.50 "_s, u"2:3"_s});
        QVERIFY(read.ok());
        QCOMPARE(rowsOf(read.value()), (std::vector<std::string>{"0:1.5", "2:3"}));
    }

    void otherFormsAreRefused()
    {
        QCOMPARE(refusal(0, u"much"_s),
                 u"Share: its value is not a number; give a number from 0 to 100 %"_s);
        QCOMPARE(refusal(0, QJsonValue::Null),
                 u"Share: its value is not a number; give a number from 0 to 100 %"_s);
        QCOMPARE(refusal(2, true),
                 u"Limit: its value is not a number; give a number from 0 to 100 s, or off"_s);
        QCOMPARE(refusal(3, 7), u"Colour: its value is not a choice; give Red, Green, Blue or "
                                u"Grey"_s);
        QCOMPARE(refusal(5, 7), u"Windows: its value is not a list of rows; give FROM:TO"_s);
        QCOMPARE(refusal(5, QJsonArray{u"soon"_s}),
                 u"Windows: 'soon' is no window; give FROM:TO"_s);
        QCOMPARE(refusal(5, QJsonArray{7}), u"Windows: '' is no window; give FROM:TO"_s);
    }
};

QTEST_GUILESS_MAIN(ValueJsonTest)
#include "tst_value_json.moc"
