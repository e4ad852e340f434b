// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/accept.h"

#include "model/core/number_text.h"
#include "model/core/spelling.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace stormglass {

namespace {

/// Whom a refusal talks to: who wrote a flag, or who sees the field.
enum class Entrance { Flag, Field };

bool isWhole(double value) { return value == std::floor(value); }

/// "after, first or never".
std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (std::size_t word = 0; word < words.size(); ++word) {
        const bool last = word + 1 == words.size();
        text += (word == 0 ? "" : last ? " or " : ", ") + words[word];
    }
    return text;
}

std::vector<std::string> choiceNames(const ParameterInfo& parameter, Entrance entrance)
{
    std::vector<std::string> names;
    for (const Choice& choice : parameter.choices) {
        names.emplace_back(entrance == Entrance::Flag ? choice.key : choice.label);
    }
    return names;
}

std::string numbersText(const ParameterInfo& parameter, Entrance entrance)
{
    return (parameter.wholeNumber ? "a whole number from " : "a number from ") +
           (entrance == Entrance::Flag ? parameter.flagRangeText() : parameter.rangeText());
}

std::string whatCanBeGiven(const ParameterInfo& parameter, Entrance entrance)
{
    switch (parameter.kind) {
    case Kind::Number:
        return "give " + numbersText(parameter, entrance);
    case Kind::OptionalNumber:
        return "give " + numbersText(parameter, entrance) + ", or " + std::string(offWord);
    case Kind::Choice:
    case Kind::Switch:
        return "give " + listed(choiceNames(parameter, entrance));
    case Kind::Rows:
        return "give " + rowHint(parameter.rowColumns);
    }
    return {};
}

std::string nameOf(const ParameterInfo& parameter, Entrance entrance)
{
    return entrance == Entrance::Flag ? parameter.flag() : std::string(parameter.label);
}

Problem refusal(const ParameterInfo& parameter, Entrance entrance, std::string what)
{
    return {nameOf(parameter, entrance), std::move(what), whatCanBeGiven(parameter, entrance)};
}

Problem noChoice(const ParameterInfo& parameter, Entrance entrance, std::string_view text)
{
    Problem problem = refusal(parameter, entrance,
                              text.empty() ? "nothing is chosen"
                                           : "'" + std::string(text) + "' is none of its choices");
    if (text.empty()) {
        return problem;
    }
    if (const std::string meant = nearest(text, choiceNames(parameter, entrance)); !meant.empty()) {
        problem.remedy = "did you mean " + meant + "? Otherwise " + problem.remedy;
    }
    return problem;
}

bool turnsOff(std::string_view text)
{
    return trimmed(text) == offWord || trimmed(text) == noRowsWord;
}

Outcome<std::string> acceptRow(const ParameterInfo& parameter, Entrance entrance,
                               std::string_view text)
{
    Outcome<std::string> row = parameter.acceptRow(text);
    if (row) {
        return row;
    }
    const Problem& problem = row.problem();
    return Problem{nameOf(parameter, entrance), problem.what,
                   problem.remedy.empty() ? whatCanBeGiven(parameter, entrance) : problem.remedy};
}

bool clampsAt(const ParameterInfo& parameter, double value)
{
    switch (parameter.outside) {
    case OutsideRange::Refused:
        return false;
    case OutsideRange::ClampedBelow:
        return value < parameter.hard.minimum;
    case OutsideRange::ClampedBothSides:
        return true;
    }
    return false;
}

Outcome<Accepted> acceptNumberFlag(const ParameterInfo& parameter, std::string_view text)
{
    const Outcome<double> number = parseNumber(text);
    if (!number) {
        return refusal(parameter, Entrance::Flag, number.problem().what);
    }
    const double value = number.value() + 0.0; // "-0" is 0
    if (parameter.wholeNumber && !isWhole(value)) {
        return refusal(parameter, Entrance::Flag, shortestText(value) + " is not a whole number");
    }
    if (parameter.hard.contains(value)) {
        return Accepted{value, ""};
    }
    if (!clampsAt(parameter, value)) {
        return refusal(parameter, Entrance::Flag, shortestText(value) + " is out of range");
    }
    const bool isPerCent = parameter.unit == units::percent && value > 1.0;
    return Accepted{
        value,
        parameter.flag() + ": " + shortestText(value) + " is outside " + parameter.flagRangeText() +
            "; computing with " + shortestText(parameter.hard.clamped(value)) +
            (isPerCent ? " (" + shortestText(value) + " % is " + shortestText(value / 100.0) + ")"
                       : "")};
}

std::optional<Problem> numberProblem(const ParameterInfo& parameter, const Value& value)
{
    if (!isNumber(value)) {
        return refusal(parameter, Entrance::Field, "its value is not a number");
    }
    const double number = numberOf(value);
    if (parameter.wholeNumber && !isWhole(number)) {
        return refusal(parameter, Entrance::Field,
                       displayText(number, parameter.unit) + " is not a whole number");
    }
    if (!parameter.hard.contains(number)) {
        return refusal(parameter, Entrance::Field,
                       quantityText(number, parameter.unit) + " is out of range");
    }
    return std::nullopt;
}

std::optional<Problem> choiceProblem(const ParameterInfo& parameter, const Value& value)
{
    const auto* key = std::get_if<std::string>(&value);
    if (key == nullptr) {
        return refusal(parameter, Entrance::Field, "its value is not a choice");
    }
    return parameter.choice(*key) == nullptr
               ? std::optional(noChoice(parameter, Entrance::Field, *key))
               : std::nullopt;
}

std::optional<Problem> rowsProblem(const ParameterInfo& parameter, const Value& value)
{
    const auto* rows = std::get_if<std::vector<std::string>>(&value);
    if (rows == nullptr) {
        return refusal(parameter, Entrance::Field, "its value is not a list of rows");
    }
    for (const std::string& text : *rows) {
        const Outcome<std::string> row = acceptRow(parameter, Entrance::Field, text);
        if (!row) {
            return row.problem();
        }
        if (row.value() != text) {
            return Problem{std::string(parameter.label), "'" + text + "' is written another way",
                           "give " + row.value()};
        }
    }
    return std::nullopt;
}

Outcome<Value> acceptTypedNumber(const ParameterInfo& parameter, std::string_view text)
{
    const Outcome<double> number = parseQuantity(text, parameter.unit);
    if (!number) {
        return refusal(parameter, Entrance::Field, number.problem().what);
    }
    if (auto problem = numberProblem(parameter, number.value())) {
        return *std::move(problem);
    }
    return Value(number.value() + 0.0); // "-0" is 0
}

Outcome<Value> acceptTypedChoice(const ParameterInfo& parameter, std::string_view text)
{
    const auto found = std::ranges::find_if(parameter.choices, [&](const Choice& choice) {
        return choice.key == text || choice.label == text;
    });
    if (found == parameter.choices.end()) {
        return noChoice(parameter, Entrance::Field, text);
    }
    return Value(std::string(found->key));
}

Outcome<Value> acceptTypedRows(const ParameterInfo& parameter, std::string_view text)
{
    std::vector<std::string> rows;
    while (!trimmed(text).empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (!trimmed(text.substr(0, end)).empty()) {
            Outcome<std::string> row = acceptRow(parameter, Entrance::Field, text.substr(0, end));
            if (!row) {
                return row.problem();
            }
            rows.push_back(std::move(row).value());
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return Value(std::move(rows));
}

} // namespace

Outcome<Accepted> acceptFlag(const ParameterInfo& parameter, std::string_view text)
{
    switch (parameter.kind) {
    case Kind::OptionalNumber:
        if (turnsOff(text)) {
            return Accepted{Off{}, ""};
        }
        [[fallthrough]];
    case Kind::Number:
        return acceptNumberFlag(parameter, text);
    case Kind::Choice:
    case Kind::Switch:
        if (parameter.choice(trimmed(text)) == nullptr) {
            return noChoice(parameter, Entrance::Flag, trimmed(text));
        }
        return Accepted{std::string(trimmed(text)), ""};
    case Kind::Rows:
        break;
    }
    Outcome<std::string> row = acceptRow(parameter, Entrance::Flag, text);
    if (!row) {
        return row.problem();
    }
    return Accepted{std::vector{std::move(row).value()}, ""};
}

Outcome<Accepted> acceptFlags(const ParameterInfo& parameter, std::span<const std::string> texts)
{
    if (parameter.kind != Kind::Rows) {
        return acceptFlag(parameter, texts.back());
    }
    std::vector<std::string> rows;
    if (texts.size() == 1 && trimmed(texts.front()) == noRowsWord) {
        return Accepted{rows, ""};
    }
    for (const std::string& text : texts) {
        const Outcome<Accepted> row = acceptFlag(parameter, text);
        if (!row) {
            return row.problem();
        }
        std::ranges::copy(rowsOf(row.value().value), std::back_inserter(rows));
    }
    return Accepted{std::move(rows), ""};
}

Outcome<Value> acceptTyped(const ParameterInfo& parameter, std::string_view text)
{
    switch (parameter.kind) {
    case Kind::OptionalNumber:
        if (turnsOff(text)) {
            return Value(Off{});
        }
        [[fallthrough]];
    case Kind::Number:
        return acceptTypedNumber(parameter, text);
    case Kind::Choice:
    case Kind::Switch:
        return acceptTypedChoice(parameter, trimmed(text));
    case Kind::Rows:
        break;
    }
    return acceptTypedRows(parameter, text);
}

std::optional<Problem> rangeProblem(const ParameterInfo& parameter, const Value& value)
{
    switch (parameter.kind) {
    case Kind::OptionalNumber:
        if (isOff(value)) {
            return std::nullopt;
        }
        [[fallthrough]];
    case Kind::Number:
        return numberProblem(parameter, value);
    case Kind::Choice:
    case Kind::Switch:
        return choiceProblem(parameter, value);
    case Kind::Rows:
        break;
    }
    return rowsProblem(parameter, value);
}

} // namespace stormglass
