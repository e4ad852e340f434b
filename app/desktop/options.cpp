// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktop/options.h"

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
    CLI::App parser{"Stormglass, a what-if explorer for retry storms", "stormglass"};
    std::string screenshot;
    std::string size = "1600x900";
    std::string theme;
    int textPercent = 100;
    parser.set_version_flag("--version", std::string("stormglass ") + STORMGLASS_VERSION);
    CLI::Option* picture =
        parser
            .add_option("--screenshot", screenshot,
                        "Write a picture of the window to this PNG file, without a display")
            ->type_name("OUT.png");
    parser.add_option("--size", size, "Size of that picture in pixels")
        ->type_name("WxH")
        ->capture_default_str();
    CLI::Option* colours =
        parser.add_option("--theme", theme, "Colours: system, light or dark; as last chosen")
            ->type_name("THEME");
    CLI::Option* text =
        parser
            .add_option("--text-size", textPercent,
                        "Size of text in percent of the system's, 100 to 200; as last chosen")
            ->type_name("PERCENT");
    parser.allow_extras();
    DesktopOptions options;
    try {
        std::ranges::reverse(arguments);
        parser.parse(std::move(arguments));
    } catch (const CLI::CallForVersion& version) {
        options.answer = version.what() + std::string("\n");
        return options;
    } catch (const CLI::Success&) {
        options.answer = parser.help();
        return options;
    } catch (const CLI::ParseError& error) {
        const std::string what = error.what();
        return what.starts_with("--")
                   ? Problem{what.substr(0, what.find(':')), "its value is missing", seeHelp}
                   : Problem{"", what, seeHelp};
    }
    if (!parser.remaining().empty()) {
        const std::string first = parser.remaining().front();
        return first.starts_with("-")
                   ? Problem{first, "there is no such flag", seeHelp}
                   : Problem{"'" + first + "'", "this argument was not expected", seeHelp};
    }
    const Outcome<QSize> parsedSize = parseSize(size);
    if (!parsedSize) {
        return parsedSize.problem();
    }
    if (colours->count() > 0) {
        const Outcome<ui::Theme> parsedTheme = parseTheme(theme);
        if (!parsedTheme) {
            return parsedTheme.problem();
        }
        options.theme = parsedTheme.value();
    }
    if (text->count() > 0) {
        if (textPercent < 100 || textPercent > 200) {
            return Problem{"--text-size", std::to_string(textPercent) + " is out of range",
                           "give a whole number from 100 to 200 percent"};
        }
        options.textPercent = textPercent;
    }
    if (picture->count() > 0 && !screenshot.ends_with(".png")) {
        return Problem{"--screenshot", "'" + screenshot + "' does not end in .png",
                       "give the name of a PNG file: storm.png"};
    }
    options.screenshot = QString::fromStdString(screenshot);
    options.size = parsedSize.value();
    return options;
}

} // namespace stormglass
