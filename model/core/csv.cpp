// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/core/csv.h"

#include "model/core/number_text.h"

#include <algorithm>

namespace stormglass {

namespace {

using WordsText = std::string (*)(std::string);

std::string quoted(std::string text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos) {
        return text;
    }
    std::string result = "\"";
    for (const char letter : text) {
        result += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return result + '"';
}

std::string onOneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](char letter) { return letter == '\t' || letter == '\n' || letter == '\r'; }, ' ');
    return text;
}

std::string textOf(const Cell& cell, WordsText wordsText)
{
    if (const auto* number = std::get_if<double>(&cell)) {
        return shortestText(*number);
    }
    const auto* words = std::get_if<std::string>(&cell);
    return words == nullptr ? std::string() : wordsText(*words);
}

std::string separatedText(const Table& table, char separator, WordsText wordsText)
{
    std::string text;
    const auto endLine = [&text] {
        if (!text.empty() && text.back() != '\n') {
            text.back() = '\n';
        }
    };
    for (const Column& column : table.columns) {
        text += wordsText(column.key) + separator;
    }
    endLine();
    for (const auto& row : table.rows) {
        for (const Cell& cell : row) {
            text += textOf(cell, wordsText) + separator;
        }
        endLine();
    }
    return text;
}

} // namespace

std::string csvText(const Table& table) { return separatedText(table, ',', quoted); }

std::string tabSeparatedText(const Table& table) { return separatedText(table, '\t', onOneLine); }

} // namespace stormglass
