// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a fuzzer over the files of its corpus, where there is no libFuzzer to do it.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** arguments)
{
    std::set<std::filesystem::path> files; // in the same order everywhere
    for (int at = 1; at < count; ++at) {
        for (const auto& entry : std::filesystem::directory_iterator(arguments[at])) {
            files.insert(entry.path());
        }
    }
    for (const auto& path : files) {
        std::ifstream file(path, std::ios::binary);
        const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
        const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
        std::printf("%s\n", path.filename().c_str());
        std::fflush(stdout);
        LLVMFuzzerTestOneInput(data.data(), data.size());
    }
    // Nothing to replay is a wrong path.
    return files.empty() ? 1 : 0;
}
