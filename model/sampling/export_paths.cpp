// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/sampling/export_paths.h"

#include "model/sampling/export_files.h"

namespace stormglass::sampling {

namespace {

constexpr std::string_view teams = "teams/";

/// Takes the first folder off the path, with its '/'; empty where there is none.
std::string_view takeFolder(std::string_view& path)
{
    const std::size_t slash = path.find('/');
    const std::string_view folder =
        slash == std::string_view::npos ? std::string_view() : path.substr(0, slash + 1);
    path.remove_prefix(folder.size());
    return folder;
}

} // namespace

ExportPath partsOf(std::string_view path)
{
    ExportPath parts;
    std::string_view rest = path;
    if (rest.starts_with(teams)) {
        rest.remove_prefix(teams.size());
        const std::size_t team = takeFolder(rest).size();
        if (team > 0) {
            parts.team = path.substr(0, teams.size() + team);
        } else {
            rest = path; // a channel that is called "teams"
        }
    }
    parts.folder = takeFolder(rest);
    parts.name = rest;
    parts.fits = rest.find('/') == std::string_view::npos;
    return parts;
}

bool belongsToExport(std::string_view path)
{
    const ExportPath parts = partsOf(path);
    if (!parts.fits) {
        return false;
    }
    if (parts.folder.empty()) {
        return isIndexFile(parts.name);
    }
    return parts.name.empty() || parts.name.ends_with(".json");
}

bool isDayFile(std::string_view name)
{
    constexpr std::string_view pattern = "dddd-dd-dd.json";
    if (name.size() != pattern.size()) {
        return false;
    }
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool digit = name[at] >= '0' && name[at] <= '9';
        if (pattern[at] == 'd' ? !digit : name[at] != pattern[at]) {
            return false;
        }
    }
    return true;
}

bool isPlainName(std::string_view name)
{
    return !name.empty() && name.find_first_of("/\\") == std::string_view::npos && name != "." &&
           name != "..";
}

} // namespace stormglass::sampling
