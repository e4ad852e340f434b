// SPDX-FileCopyrightText: 2026 The Stormglass authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/look.h"

#include <QEvent>
#include <QGuiApplication>
#include <QWidget>

namespace stormglass::ui {

namespace {

const Look& lightLook()
{
    static const Look look{
        .dark = false,
        .window = QColor(0xF7F8FA),
        .card = QColor(0xFFFFFF),
        .border = QColor(0xD9DEE5),
        .text = QColor(0x1B2430),
        .quietText = QColor(0x5A6675),
        .accent = QColor(0x1F5FBF),
        .grid = QColor(0xEEF1F5),
        .series = {QColor(0x0072B2), QColor(0xC24E00), QColor(0x00795C), QColor(0xA64D79),
                   QColor(0x7A6A00), QColor(0x5A6675)},
        .calm = QColor(0x00695C),
        .caution = QColor(0x8A5A00),
        .failing = QColor(0xB3261E),
        .switchedOff = QColor(0x6A1B9A),
    };
    return look;
}

const Look& darkLook()
{
    static const Look look{
        .dark = true,
        .window = QColor(0x14181F),
        .card = QColor(0x1C222B),
        .border = QColor(0x323B47),
        .text = QColor(0xE8ECF1),
        .quietText = QColor(0xA3AFBD),
        .accent = QColor(0x7FB2FF),
        .grid = QColor(0x252D38),
        .series = {QColor(0x56B4E9), QColor(0xFF9E57), QColor(0x3FD0A8), QColor(0xF0A6CF),
                   QColor(0xE6D36A), QColor(0xA3AFBD)},
        .calm = QColor(0x5AD1BF),
        .caution = QColor(0xF2B84B),
        .failing = QColor(0xFF8A80),
        .switchedOff = QColor(0xD6A4FF),
    };
    return look;
}

double factorOf(TextSize size)
{
    constexpr double body = 14.0; // the sizes of the look page, against its body text
    switch (size) {
    case TextSize::Note:
        return 12.0 / body;
    case TextSize::Body:
        return 1.0;
    case TextSize::Title:
        return 15.0 / body;
    case TextSize::Figure:
        return 20.0 / body;
    case TextSize::Verdict:
        return 26.0 / body;
    }
    return 1.0;
}

/// Sets its widget's font again when the system's has changed, which Qt tells windows only.
class FontFollower : public QObject {
public:
    FontFollower(QWidget* widget, TextSize size, QFont::Weight weight)
        : QObject(widget)
        , m_widget(widget)
        , m_size(size)
        , m_weight(weight)
    {
        m_widget->installEventFilter(this);
        followWindow();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ApplicationFontChange) {
            m_widget->setFont(fontOf(m_size, m_weight));
        } else if (watched == m_widget && event->type() == QEvent::Show) {
            followWindow(); // only now is it surely where it stays
        }
        return false;
    }

private:
    void followWindow()
    {
        m_widget->setFont(fontOf(m_size, m_weight));
        m_widget->window()->installEventFilter(this);
    }

    QWidget* m_widget;
    TextSize m_size;
    QFont::Weight m_weight;
};

} // namespace

std::optional<Theme> themeNamed(const QString& name)
{
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark}) {
        if (nameOf(theme) == name) {
            return theme;
        }
    }
    return std::nullopt;
}

QString nameOf(Theme theme)
{
    switch (theme) {
    case Theme::System:
        return QStringLiteral("system");
    case Theme::Light:
        return QStringLiteral("light");
    case Theme::Dark:
        return QStringLiteral("dark");
    }
    return {};
}

QColor Look::tone(Tone tone) const
{
    switch (tone) {
    case Tone::Neutral:
        return quietText;
    case Tone::Calm:
        return calm;
    case Tone::Precarious:
    case Tone::Caution:
        return caution;
    case Tone::Failing:
        return failing;
    case Tone::SwitchedOff:
        return switchedOff;
    }
    return quietText;
}

const Look& lookOf(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5F ? darkLook() : lightLook();
}

QPalette paletteFor(Theme theme, const QPalette& system)
{
    const Look& look = theme == Theme::System ? lookOf(system)
                       : theme == Theme::Dark ? darkLook()
                                              : lightLook();
    QPalette palette(look.text, look.card, look.border, look.border, look.grid, look.text,
                     look.text, look.card, look.window);
    palette.setColor(QPalette::Highlight, look.accent);
    palette.setColor(QPalette::HighlightedText, look.card);
    palette.setColor(QPalette::Link, look.accent);
    palette.setColor(QPalette::PlaceholderText, look.quietText);
    palette.setColor(QPalette::ToolTipBase, look.card);
    palette.setColor(QPalette::ToolTipText, look.text);
    palette.setColor(QPalette::AlternateBase, look.window);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, look.quietText);
    }
    return palette;
}

QFont fontOf(TextSize size, QFont::Weight weight)
{
    QFont font = QGuiApplication::font();
    if (font.pointSizeF() > 0.0) {
        font.setPointSizeF(font.pointSizeF() * factorOf(size));
    } else {
        font.setPixelSize(qRound(font.pixelSize() * factorOf(size)));
    }
    font.setWeight(weight);
    return font;
}

void useTextSize(QWidget* widget, TextSize size, QFont::Weight weight)
{
    new FontFollower(widget, size, weight); // the widget owns it
}

} // namespace stormglass::ui
