// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/chain/diagnosis_table.h"

#include <utility>

namespace stormglass::chain {

Table diagnosisTable(std::string id, std::string title, const Diagnosis& diagnosis)
{
    Table table{.id = std::move(id),
                .title = std::move(title),
                .columns = {{"evidence", "Evidence", units::none}}};
    for (const std::string& line : diagnosis.evidence) {
        table.rows.push_back({line});
    }
    return table;
}

} // namespace stormglass::chain
