// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/ndjson_rows.h"

#include "model/core/number_text.h"
#include "model/sampling/json_token.h"
#include "model/sampling/log_buffer.h"

#include <cstring>
#include <simdjson.h>

namespace stormglass::sampling {

namespace {

namespace ondemand = simdjson::ondemand;

static_assert(LogBuffer::padding >= simdjson::SIMDJSON_PADDING);
static_assert(ColumnNames::longest < simdjson::SIMDJSON_PADDING);

std::string_view textOf(std::string_view token) { return unquoted(trimmed(token)); }

/// A key up to its quote; stage 1 has made sure that there is one.
std::string_view textOf(const ondemand::raw_json_string& key)
{
    const char* begin = key.raw();
    const char* end = begin;
    while (*end != '"') {
        end += *end == '\\' ? 2 : 1;
    }
    return {begin, static_cast<std::size_t>(end - begin)};
}

/// Gives every field of the line's object to `use`; false where it is no whole object.
template <class Use>
bool forEachField(ondemand::parser& parser, std::string_view line, Use use)
{
    ondemand::document document;
    ondemand::object object;
    if (parser.iterate(line.data(), line.size(), line.size() + LogBuffer::padding).get(document) !=
            simdjson::SUCCESS ||
        document.get_object().get(object) != simdjson::SUCCESS) {
        return false;
    }
    std::size_t place = 0;
    for (auto next : object) {
        ondemand::field field;
        if (std::move(next).get(field) != simdjson::SUCCESS) {
            return false;
        }
        use(place, field);
        ++place;
    }
    // Anything behind the object would still be to come.
    return document.current_location().error() == simdjson::OUT_OF_BOUNDS;
}

} // namespace

struct NdjsonRows::Parser {
    ondemand::parser json{LogBuffer::mostLine};
};

NdjsonRows::NdjsonRows(LogColumns columns)
    : m_names(std::move(columns))
    , m_parser(std::make_unique<Parser>())
{
}

NdjsonRows::~NdjsonRows() = default;

bool NdjsonRows::read(std::string_view line, LogRow& row)
{
    row.clear();
    // Room for the longest line at once: growing by each longer one would be quadratic.
    if (m_parser->json.capacity() < LogBuffer::mostLine &&
        m_parser->json.allocate(LogBuffer::mostLine) != simdjson::SUCCESS) {
        return false;
    }
    return forEachField(m_parser->json, line, [&](std::size_t place, ondemand::field& field) {
        const ColumnNames::Place* last = m_names.lastAt(place);
        const bool same = last != nullptr && field.key().unsafe_is_equal(last->name);
        const auto& match = same ? last->match : m_names.resolve(place, textOf(field.key()));
        if (match) {
            row.add(*match, textOf(field.value().raw_json_token()));
        }
    });
}

std::vector<std::pair<std::string, std::string>> NdjsonRows::fields(std::string_view line,
                                                                    std::size_t most)
{
    std::vector<std::pair<std::string, std::string>> all;
    const bool whole =
        forEachField(m_parser->json, line, [&all, most](std::size_t place, ondemand::field& field) {
            if (place < most) {
                const std::string key(textOf(field.key()));
                std::string value(textOf(field.value().raw_json_token()));
                all.emplace_back(key, value == "{" ? "{…}" : value == "[" ? "[…]" : value);
            }
        });
    return whole ? all : std::vector<std::pair<std::string, std::string>>();
}

} // namespace stormglass::sampling
