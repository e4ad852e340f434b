// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/csv_splitter.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace stormglass::sampling {

namespace {

/// Where the letter is at or after `from`; the text's size for nowhere.
std::size_t find(std::string_view text, char letter, std::size_t from)
{
    const std::size_t at = text.find(letter, from);
    return at == std::string_view::npos ? text.size() : at;
}

/// Where an unquoted field ends. Fields are short, so a loop beats a search for either letter.
std::size_t plainEnd(std::string_view text, std::size_t begin, char separator)
{
    std::size_t end = begin;
    while (end < text.size() && text[end] != separator && text[end] != '\n') {
        ++end;
    }
    return end;
}

/// Where the quote is that begins a field; the text's size where none does.
std::size_t openingQuote(std::string_view text, std::size_t begin)
{
    for (std::size_t at = begin; at < text.size(); ++at) {
        if (text[at] != ' ') {
            return text[at] == '"' ? at : text.size();
        }
    }
    return text.size();
}

std::string_view withoutReturn(std::string_view field)
{
    return field.ends_with('\r') ? field.substr(0, field.size() - 1) : field;
}

} // namespace

CsvRecord CsvSplitter::split(std::string_view text, Ending ending)
{
    m_fields.clear();
    m_lines = 1;
    std::size_t begin = 0;
    for (;;) {
        if (openingQuote(text, begin) < text.size()) {
            m_fields.clear();
            return splitQuoted(text, ending);
        }
        const std::size_t end = plainEnd(text, begin, m_separator);
        if (end == text.size() && ending == Ending::Open) {
            return CsvRecord::Unfinished;
        }
        m_fields.emplace_back(text.data() + begin, end - begin);
        if (endsRecord(text, end)) {
            m_fields.back() = withoutReturn(m_fields.back());
            const bool blank = m_fields.size() == 1 && m_fields.front().empty();
            return blank ? CsvRecord::Blank : CsvRecord::Row;
        }
        begin = end + 1;
    }
}

bool CsvSplitter::endsRecord(std::string_view text, std::size_t at)
{
    m_consumed = std::min(at + 1, text.size());
    return at == text.size() || text[at] == '\n';
}

CsvRecord CsvSplitter::splitQuoted(std::string_view text, Ending ending)
{
    m_unquoted.clear();
    // Unquoted a text is never longer, so the views into it stay where they are.
    m_unquoted.reserve(text.size());
    std::size_t begin = 0;
    for (;;) {
        const std::size_t quote = openingQuote(text, begin);
        const Field field =
            quote < text.size() ? quotedField(text, quote, ending) : plainField(text, begin);
        if (field.state == CsvRecord::Malformed) {
            const std::size_t end = find(text, '\n', field.end);
            m_consumed = std::min(end + 1, text.size());
            return end == text.size() && ending == Ending::Open ? CsvRecord::Unfinished
                                                                : CsvRecord::Malformed;
        }
        if (field.state == CsvRecord::Unfinished ||
            (field.end == text.size() && ending == Ending::Open)) {
            return CsvRecord::Unfinished;
        }
        m_fields.push_back(field.text);
        if (endsRecord(text, field.end)) {
            return CsvRecord::Row;
        }
        begin = field.end + 1;
    }
}

CsvSplitter::Field CsvSplitter::plainField(std::string_view text, std::size_t begin) const
{
    const std::size_t end = plainEnd(text, begin, m_separator);
    const std::string_view field = text.substr(begin, end - begin);
    const bool last = end == text.size() || text[end] == '\n';
    return {.text = last ? withoutReturn(field) : field, .end = end};
}

CsvSplitter::Field CsvSplitter::quotedField(std::string_view text, std::size_t begin, Ending ending)
{
    const std::size_t unquotedFrom = m_unquoted.size();
    std::size_t from = begin + 1;
    std::size_t quote = find(text, '"', from);
    while (quote + 1 < text.size() && text[quote + 1] == '"') {
        m_unquoted.append(text.substr(from, quote + 1 - from));
        from = quote + 2;
        quote = find(text, '"', from);
    }
    if (quote == text.size() || (quote + 1 == text.size() && ending == Ending::Open)) {
        return {.state = CsvRecord::Unfinished};
    }
    const bool doubled = from != begin + 1;
    const std::string_view rest = text.substr(from, quote - from);
    if (doubled) {
        m_unquoted.append(rest);
    }
    const std::string_view whole = text.substr(begin + 1, quote - begin - 1);
    m_lines += std::count(whole.begin(), whole.end(), '\n');
    std::size_t end = quote + 1;
    while (end < text.size() && text[end] == ' ') {
        ++end;
    }
    const bool hasReturn = end < text.size() && text[end] == '\r';
    end += hasReturn ? 1 : 0;
    const bool ends =
        end == text.size() || text[end] == '\n' || (text[end] == m_separator && !hasReturn);
    return {.state = ends ? CsvRecord::Row : CsvRecord::Malformed,
            .text = doubled ? std::string_view(m_unquoted).substr(unquotedFrom) : rest,
            .end = end};
}

char csvSeparator(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::string_view head = text.substr(begin, find(text, '\n', begin) - begin);
    constexpr std::array separators{',', ';', '\t'};
    return *std::ranges::max_element(
        separators, {}, [head](char separator) { return std::ranges::count(head, separator); });
}

} // namespace stormglass::sampling
