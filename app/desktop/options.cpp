// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/options.h"

#include "model/sampling/slack_token.h"
#include "ui/shell/appearance.h"
#include "ui/shell/settings.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>

namespace stormglass {

namespace {

constexpr auto seeHelp = "see stormglass --help";

Outcome<QSize> parseSize(const std::string& text)
{
    const Problem problem{"--size", "'" + text + "' is no size",
                          "give width and height in pixels, each from 320 to 10000: 1600x900"};
    const std::size_t by = text.find('x');
    if (by == std::string::npos) {
        return problem;
    }
    const auto pixels = [](const std::string& digits) {
        int value = 0;
        const char* end = digits.data() + digits.size();
        const auto read = std::from_chars(digits.data(), end, value);
        return read.ec == std::errc() && read.ptr == end ? value : 0;
    };
    const QSize size(pixels(text.substr(0, by)), pixels(text.substr(by + 1)));
    const auto fits = [](int value) {
        return value >= 320 && value <= 10000;
    };
    return fits(size.width()) && fits(size.height()) ? Outcome<QSize>(size)
                                                     : Outcome<QSize>(problem);
}

Outcome<ui::Theme> parseTheme(const std::string& text)
{
    if (const auto theme = ui::themeNamed(QString::fromStdString(text))) {
        return *theme;
    }
    return Problem{"--theme", "'" + text + "' is no theme", "give system, light or dark"};
}

/// The flags as they are written.
struct Flags {
    std::optional<std::string> screenshot;
    std::string size = "1600x900";
    std::optional<std::string> theme;
    std::optional<std::string> textSize;
};

void declare(CLI::App& parser, Flags& flags)
{
    parser.set_version_flag("--version", std::string("stormglass ") + STORMGLASS_VERSION);
    parser
        .add_option("--screenshot", flags.screenshot,
                    "Write a picture of the window to this PNG file, without a display")
        ->type_name("OUT.png");
    parser.add_option("--size", flags.size, "Size of that picture in pixels")
        ->type_name("WxH")
        ->capture_default_str();
    parser.add_option("--theme", flags.theme, "Colours: system, light or dark; as last chosen")
        ->type_name("THEME");
    parser
        .add_option("--text-size", flags.textSize,
                    "Size of text in percent of the system's, 100 to 200; as last chosen")
        ->type_name("PERCENT");
    parser.allow_extras();
}

Outcome<int> parsePercent(const std::string& text)
{
    int value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ec == std::errc() && read.ptr == end && value >= 100 && value <= 200) {
        return value;
    }
    return Problem{"--text-size", "'" + text + "' is no size of text",
                   "give a whole number from 100 to 200 percent"};
}

std::optional<Problem> leftOver(const CLI::App& parser)
{
    if (parser.remaining().empty()) {
        return std::nullopt;
    }
    const std::string first = parser.remaining().front();
    return first.starts_with("-")
               ? Problem{first, "there is no such flag", seeHelp}
               : Problem{"'" + first + "'", "this argument was not expected", seeHelp};
}

Outcome<DesktopOptions> optionsFrom(const Flags& flags)
{
    DesktopOptions options;
    const Outcome<QSize> size = parseSize(flags.size);
    if (!size) {
        return size.problem();
    }
    options.size = size.value();
    if (flags.theme) {
        const Outcome<ui::Theme> theme = parseTheme(*flags.theme);
        if (!theme) {
            return theme.problem();
        }
        options.theme = theme.value();
    }
    if (flags.textSize) {
        const Outcome<int> percent = parsePercent(*flags.textSize);
        if (!percent) {
            return percent.problem();
        }
        options.textPercent = percent.value();
    }
    if (flags.screenshot && !flags.screenshot->ends_with(".png")) {
        return Problem{"--screenshot", "'" + *flags.screenshot + "' does not end in .png",
                       "give the name of a PNG file: storm.png"};
    }
    options.screenshot = QString::fromStdString(flags.screenshot.value_or(""));
    return options;
}

} // namespace

std::optional<Problem> displayProblem()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(variable)) {
            return std::nullopt;
        }
    }
    return Problem{"", "there is no display to open a window on",
                   "use --screenshot OUT.png for a picture, or stormglass-cli for the numbers"};
}

void applyAppearance(const DesktopOptions& options, ui::Settings& settings,
                     ui::Appearance& appearance)
{
    appearance.setTheme(options.theme.value_or(settings.theme()));
    const int percent = options.textPercent.value_or(settings.textPercent());
    if (percent != appearance.textPercent()) { // a font once set no longer follows the system's
        appearance.setTextPercent(percent);
    }
    if (!options.screenshot.isEmpty()) {
        settings.setHintDismissed();
    }
}

Outcome<DesktopOptions> parseDesktopOptions(std::vector<std::string> arguments)
{
    if (auto problem = sampling::tokenAmongArguments(arguments)) {
        return *std::move(problem);
    }
    CLI::App parser{"Stormglass, a what-if explorer for retry storms", "stormglass"};
    Flags flags;
    declare(parser, flags);
    DesktopOptions answer;
    try {
        std::ranges::reverse(arguments);
        parser.parse(std::move(arguments));
    } catch (const CLI::CallForVersion& version) {
        answer.answer = version.what() + std::string("\n");
        return answer;
    } catch (const CLI::Success&) {
        answer.answer = parser.help();
        return answer;
    } catch (const CLI::ParseError& error) {
        const std::string what = error.what();
        return what.starts_with("--")
                   ? Problem{what.substr(0, what.find(':')), "its value is missing", seeHelp}
                   : Problem{"", what, seeHelp};
    }
    if (auto problem = leftOver(parser)) {
        return *std::move(problem);
    }
    return optionsFrom(flags);
}

} // namespace stormglass
